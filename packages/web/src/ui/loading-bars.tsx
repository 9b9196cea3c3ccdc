const WIDTHS = ['46%', '88%', '72%', '80%', '64%'];

/** Bars as high as the rows they stand for, from 300 ms on, so that a quick answer never flashes them. */
export function LoadingBars({
  rows = 4,
  rowHeight = 24,
  label = 'Loading',
}: {
  rows?: number;
  /** In px. */
  rowHeight?: number;
  label?: string;
}) {
  return (
    <div role="status" aria-label={label} className="animate-late">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <div key={row} className="flex items-center" style={{ height: rowHeight }}>
          <div
            className="h-2.5 rounded-sm bg-hover"
            style={{ width: WIDTHS[row % WIDTHS.length] }}
          />
        </div>
      ))}
    </div>
  );
}
