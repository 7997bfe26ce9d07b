import { classNames } from '#app/ui/class-names.ts';
import type { DatedChange } from '#content/pages/skeleton-page.ts';

/** Said once for the whole table; on a phone each row is a small list, with the label above each side. */
const TABLE = classNames(
  'w-full text-left text-sm max-md:block max-md:px-5 max-md:[&_:is(tbody,tr,th,td)]:block sm:max-md:px-7',
  '[&_tr]:break-inside-avoid [&_tbody_tr]:border-t [&_tbody_tr]:border-line max-md:[&_tr]:py-4 max-md:[&_tr:first-child]:border-t-0',
  '[&_th]:font-semibold max-md:[&_td]:mt-2 max-md:[&_td]:before:block max-md:[&_td]:before:text-xs max-md:[&_td]:before:font-semibold max-md:[&_td]:before:text-slate',
  'max-md:[&_td]:before:content-[attr(data-label)] md:[&_:is(th,td)]:py-3.5 md:[&_:is(th,td)]:pr-7 md:[&_:is(th,td)]:align-top md:[&_:is(th,td):first-child]:pl-7',
);

/** Rules before and after a day, side by side: right on both sides of it. */
export function ChangeBox({ change, id }: { change: DatedChange; id: string }) {
  return (
    <section aria-labelledby={id} className="mt-14 rounded-card border border-line bg-surface print:mt-8">
      <div className="rounded-t-card border-b border-line bg-blush/45 px-5 py-5 sm:px-7 print:bg-transparent">
        <h2 id={id} className="text-2xl">
          {change.heading}
        </h2>
        <p className="mt-2 max-w-text">{change.intro}</p>
      </div>
      <table className={TABLE}>
        <caption className="sr-only">{change.heading}</caption>
        <thead className="text-slate max-md:hidden">
          <tr>
            <th scope="col" className="w-[26%]">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="w-[37%]">
              {change.beforeLabel}
            </th>
            <th scope="col">{change.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {change.rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td data-label={change.beforeLabel}>{row.before}</td>
              <td data-label={change.afterLabel}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-5 py-4 text-sm text-slate sm:px-7">{change.note}</p>
    </section>
  );
}
