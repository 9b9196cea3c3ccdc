import { PRODUCT_NAME } from '@lintel/contract';
import { useEffect } from 'react';

/** Names the browser's tab and the entry in its history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
