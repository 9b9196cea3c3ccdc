import { type Arithmetic, creditFigure } from './arithmetic.ts';

/** Every control's weight and credit, and sums that can be checked with a pencil. */
export function ArithmeticTable({ arithmetic }: { arithmetic: Arithmetic }) {
  const { rows, earned, possible, score, excluded } = arithmetic;
  const number = 'py-1.5 pl-3 text-right tabular-nums';
  return (
    <div className="animate-open">
      <table className="type-small mt-3 w-full">
        <caption className="sr-only">How the score comes about</caption>
        <thead>
          <tr className="type-label border-b border-line-strong text-ink-3">
            <th scope="col" className="py-1.5 text-left font-medium">
              Control
            </th>
            <th scope="col" className={`${number} font-medium`}>
              Weight
            </th>
            <th scope="col" className={`${number} font-medium`}>
              Credit
            </th>
            <th scope="col" className={`${number} font-medium`}>
              Earned
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ control, weight, credit, earned: part }) => (
            <tr key={control.id} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 text-left font-normal">
                <span className="text-ink-2">{control.citation}</span> {control.title}
              </th>
              <td className={number}>{creditFigure(weight)}</td>
              <td className={number}>{creditFigure(credit)}</td>
              <td className={number}>{creditFigure(part)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-line-strong font-semibold">
            <th scope="row" className="py-1.5 text-left font-semibold">
              Sum
            </th>
            <td className={number}>{creditFigure(possible)}</td>
            <td />
            <td className={number}>{creditFigure(earned)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="type-small mt-2 text-ink-2">
        {score === null
          ? 'No control applies, so there is no score.'
          : `100 × ${creditFigure(earned)} ÷ ${creditFigure(possible)}, rounded half up: ${score}.`}{' '}
        {excluded.length === 0
          ? ''
          : `${excluded.length} ${excluded.length === 1 ? 'control does' : 'controls do'} not apply to this document and ${excluded.length === 1 ? 'is' : 'are'} left out.`}
      </p>
    </div>
  );
}
