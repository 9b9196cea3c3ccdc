/** Where a page of the file begins. */
export function PageLine({ page }: { page: number }) {
  return (
    <p className="type-label mx-3 my-3 border-t border-line pt-1.5 pr-1 text-right font-normal text-ink-3">
      Page {page}
    </p>
  );
}
