import { classNames } from '#app/ui/class-names.ts';
import { type CoverRow, STANDING_LABELS } from '#content/skeleton-page.ts';

const LOOKS: Record<CoverRow['standing'], string> = {
  required: 'bg-ink text-paper',
  included: 'bg-spruce-soft text-spruce-strong',
  optional: 'bg-mist text-ink',
  separate: 'bg-warning-soft text-warning',
};

/** What each cover does and whether it comes by law, with the policy, or by choice. Reads as a list on a phone. */
export function CoverTable({ rows, caption }: { rows: readonly CoverRow[]; caption: string }) {
  return (
    <table className="mt-6 block w-full text-left text-sm sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b border-control">
          <th scope="col" className="w-1/3 py-2.5 pr-6 font-semibold text-slate">
            Cover
          </th>
          <th scope="col" className="py-2.5 font-semibold text-slate">
            What it is for
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ cover, what, standing }) => (
          <tr key={cover} className="block border-b border-line py-4 sm:table-row sm:py-0">
            <th scope="row" className="block font-semibold sm:table-cell sm:py-4 sm:pr-6 sm:align-top">
              <span className="block text-base">{cover}</span>
              <Standing standing={standing} />
            </th>
            <td className="mt-2 block sm:mt-0 sm:table-cell sm:py-4 sm:align-top">{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Standing({ standing }: { standing: CoverRow['standing'] }) {
  return (
    <span
      className={classNames(
        'mt-1.5 inline-block rounded-small px-2 py-0.5 text-xs font-medium forced-colors:border',
        LOOKS[standing],
      )}
    >
      {STANDING_LABELS[standing]}
    </span>
  );
}
