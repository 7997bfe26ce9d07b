import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { PhoneFold } from '../parts/phone-fold.tsx';
import type { ShownChange } from './show-change.ts';

/** Said once for the whole table; on a phone each row is a small list, with the label above each side. */
const TABLE = classNames(
  'w-full text-left text-sm max-md:block max-md:px-5 max-md:[&_:is(tbody,tr,th,td)]:block sm:max-md:px-7',
  '[&_tr]:break-inside-avoid [&_tbody_tr]:border-t [&_tbody_tr]:border-line max-md:[&_tr]:py-3.5 max-md:[&_tr:first-child]:border-t-0',
  '[&_th]:font-semibold max-md:[&_td]:mt-2 max-md:[&_td]:before:block max-md:[&_td]:before:text-xs max-md:[&_td]:before:font-semibold max-md:[&_td]:before:text-slate',
  // Where the switch stands, it has said which side this is.
  'max-md:[&_td]:before:content-[attr(data-label)] [@media_screen_and_(scripting:enabled)]:[&_td]:before:hidden!',
  'md:[&_:is(th,td)]:py-3.5 md:[&_:is(th,td)]:pr-7 md:[&_:is(th,td)]:align-top md:[&_:is(th,td):first-child]:pl-7',
);

/** Which side a phone shows; on paper, on wide screens and without script both stand there. */
const SIDES = classNames(
  '[@media_screen_and_(scripting:enabled)]:max-md:[&:has([value=before]:checked)_td:last-child]:hidden',
  '[@media_screen_and_(scripting:enabled)]:max-md:[&:has([value=after]:checked)_td:nth-child(2)]:hidden',
);
const SIDE = classNames(
  'relative flex min-h-13 flex-col items-center justify-center rounded-control px-2 py-1.5 text-center text-sm font-semibold has-checked:bg-surface has-checked:text-spruce has-checked:shadow-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce forced-colors:has-checked:border-2',
);

/**
 * Rules before and after a day: right on both sides of it. Side by side, and on a phone one of the two, by a switch that
 * the browser holds. It begins with what holds today, and says so.
 */
export function ChangeBox({ change, id }: { change: ShownChange; id: string }) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('mt-8 rounded-card border border-line bg-surface sm:mt-14 print:mt-8', SIDES)}
    >
      <div className="rounded-t-card border-b border-line bg-blush/45 [--container-text:36.25rem] px-5 py-5 sm:px-7 print:bg-transparent">
        <h2 id={id} className="text-2xl">
          {change.heading}
        </h2>
        <p className="mt-2 max-w-text">{change.intro}</p>
        <fieldset className="mt-4 grid grid-cols-2 gap-1 rounded-control bg-mist p-1 md:hidden noscript:hidden print:hidden">
          <legend className="sr-only">Which rules to show</legend>
          {change.sides.map(({ side, name, when, isToday }) => (
            <label key={side} className={SIDE}>
              <input
                type="radio"
                name={`${id}-side`}
                value={side}
                defaultChecked={isToday}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              {name}
              <span className="text-xs font-medium whitespace-nowrap text-slate">{when}</span>
            </label>
          ))}
        </fieldset>
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
      <div className="border-t border-line px-5 py-4 text-sm text-slate max-sm:[&>details]:-mb-4 max-sm:[&>details]:border-b-0 sm:px-7">
        {change.link && (
          <p>
            <TextLink to={change.link.to}>{change.link.label}</TextLink>
          </p>
        )}
        <PhoneFold summary={change.noteName ?? null}>
          <p className="mt-2 max-sm:mb-4">{change.note}</p>
        </PhoneFold>
      </div>
    </section>
  );
}
