import type { DatedChange } from '#content/skeleton-page.ts';

/** Rules before and after a day, side by side: right on both sides of it. */
export function ChangeBox({ change, id }: { change: DatedChange; id: string }) {
  return (
    <section aria-labelledby={id} className="mt-14 rounded-card border border-line bg-surface">
      <div className="rounded-t-card border-b border-line bg-blush/45 px-5 py-5 sm:px-7">
        <h2 id={id} className="text-2xl">
          {change.heading}
        </h2>
        <p className="mt-2 max-w-text">{change.intro}</p>
      </div>
      <table className="block w-full px-5 text-left text-sm sm:px-7 md:table md:px-0">
        <caption className="sr-only">{change.heading}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            <th scope="col" className="w-[26%] px-7 pt-4 pb-2">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="pt-4 pr-6 pb-2 font-semibold text-slate">
              {change.beforeLabel}
            </th>
            <th scope="col" className="pt-4 pr-7 pb-2 font-semibold text-slate">
              {change.afterLabel}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {change.rows.map((row) => (
            <tr
              key={row.what}
              className="block border-line py-4 not-first:border-t md:table-row md:border-t md:py-0"
            >
              <th scope="row" className="block font-semibold md:table-cell md:px-7 md:py-3.5 md:align-top">
                {row.what}
              </th>
              <Side label={change.beforeLabel} className="md:pr-6">
                {row.before}
              </Side>
              <Side label={change.afterLabel} className="md:pr-7">
                {row.after}
              </Side>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-5 py-4 text-sm text-slate sm:px-7">{change.note}</p>
    </section>
  );
}

function Side({ label, className, children }: { label: string; className: string; children: string }) {
  return (
    <td className={`mt-2 block md:mt-0 md:table-cell md:py-3.5 md:align-top ${className}`}>
      <span aria-hidden="true" className="block text-xs font-semibold text-slate md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
