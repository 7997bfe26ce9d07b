import { CirclePlus, FilePlus2, type LucideIcon, Scale, ShieldCheck } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import { type CoverRow, STANDING_LABELS } from '#content/pages/page-part.ts';

type Look = { icon: LucideIcon; colours: string };

const LOOKS: Record<CoverRow['standing'], Look> = {
  required: { icon: Scale, colours: 'bg-ink text-paper' },
  unlessOptedOut: { icon: ShieldCheck, colours: 'bg-spruce-soft text-spruce-strong' },
  core: { icon: ShieldCheck, colours: 'bg-spruce-soft text-spruce-strong' },
  included: { icon: ShieldCheck, colours: 'bg-spruce-soft text-spruce-strong' },
  optional: { icon: CirclePlus, colours: 'bg-mist text-ink' },
  separate: { icon: FilePlus2, colours: 'bg-warning-soft text-warning' },
};

/** Said once for the whole table, so that its rows stay bare. On a phone each row is a tile: its sign, its name, its words. */
const TABLE = classNames(
  'mt-6 w-full text-left max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block',
  'max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:[&_tr]:relative max-sm:[&_tr]:py-3.5 max-sm:[&_tbody_th]:flex max-sm:[&_tbody_th]:pl-13 max-sm:[&_tr:last-child]:border-0',
  '[&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-line',
  '[&_th]:font-semibold [&_td]:text-sm max-sm:[&_td]:mt-1.5',
  'sm:[&_th:first-child]:w-[38%] sm:[&_th]:py-4 sm:[&_th]:pr-6 sm:[&_th]:align-top sm:[&_tbody_th]:relative sm:[&_tbody_th]:pl-14 sm:[&_td]:pt-4.5 sm:[&_td]:pb-4 sm:[&_td]:align-top',
);
const SIGN =
  'absolute top-3.5 left-0 sm:top-4.5 grid size-10 place-items-center rounded-full forced-colors:border print:border print:border-line print:bg-transparent print:text-ink';

/** What each coverage does and whether it comes by law, with the policy, or by choice. */
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
        {rows.map(({ cover, what, standing }) => {
          const { icon: Icon, colours } = LOOKS[standing];
          return (
            <tr key={cover}>
              <th scope="row" className="min-h-10 flex-col justify-center">
                <span className={classNames(SIGN, colours)}>
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                {cover}
                <span className="block text-xs font-medium text-slate">{STANDING_LABELS[standing]}</span>
              </th>
              <td>{what}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
