import { classNames } from '#app/ui/class-names.ts';
import { type CoverRow, STANDING_LABELS } from '#content/pages/page-part.ts';

const LOOKS: Record<CoverRow['standing'], string> = {
  required: 'bg-ink text-paper',
  core: 'bg-spruce-soft text-spruce-strong',
  included: 'bg-spruce-soft text-spruce-strong',
  optional: 'bg-mist text-ink',
  separate: 'bg-warning-soft text-warning',
};

/** Said once for the whole table, so that its rows stay bare. */
const TABLE = classNames(
  'mt-6 w-full text-left max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block',
  '[&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-line max-sm:[&_tr]:py-4',
  '[&_th]:font-semibold [&_td]:text-sm max-sm:[&_td]:mt-2',
  'sm:[&_th:first-child]:w-[34%] sm:[&_th]:py-4 sm:[&_th]:pr-6 sm:[&_th]:align-top sm:[&_td]:pt-4.5 sm:[&_td]:pb-4 sm:[&_td]:align-top',
);
const STANDING =
  'mt-1 block w-fit rounded-small px-2 py-0.5 text-xs font-medium forced-colors:border print:border print:border-line print:bg-transparent print:text-ink';

/** What each coverage does and whether it comes by law, with the policy, or by choice. Reads as a list on a phone. */
export function CoverTable({ rows, caption }: { rows: readonly CoverRow[]; caption: string }) {
  return (
    <table className={TABLE}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-slate max-sm:hidden">
        <tr>
          <th scope="col">Coverage</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cover, what, standing }) => (
          <tr key={cover}>
            <th scope="row">
              {cover}
              <span className={classNames(STANDING, LOOKS[standing])}>{STANDING_LABELS[standing]}</span>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
