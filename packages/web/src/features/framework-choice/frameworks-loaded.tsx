import type { FrameworkOption } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useFrameworks } from '../../api/use-frameworks.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBars } from '../../ui/loading-bars.tsx';

export function FrameworksLoaded({
  children,
}: {
  children: (frameworks: readonly FrameworkOption[]) => ReactNode;
}) {
  const frameworks = useFrameworks();
  if (frameworks.isError) {
    return (
      <div className="mt-4">
        <ErrorState title="The frameworks could not be read" onRetry={() => frameworks.refetch()}>
          Your document is safe. Try again to choose what it is checked against.
        </ErrorState>
      </div>
    );
  }
  if (frameworks.isPending) {
    return <LoadingBars rows={5} rowHeight={44} label="Loading the frameworks" />;
  }
  return children(frameworks.data);
}
