import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../ui/toast/toast-store.ts';
import { authenticationError } from './authentication-errors.ts';

/** Says once what the `error` parameter of the address means, and takes it out of the address. */
export function useErrorParameter(): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get('error');
  useEffect(() => {
    if (code === null) return;
    showToast({
      title: 'Authentication Error',
      description: authenticationError(code),
      tone: 'error',
    });
    setSearch(
      (params) => {
        params.delete('error');
        return params;
      },
      { replace: true },
    );
  }, [code, setSearch]);
}
