import { classNames } from '#app/ui/class-names.ts';
import type { PriceDriver } from '#content/pages/page-part.ts';
import { PhoneFold } from './phone-fold.tsx';

/** So many stand open on a phone, two beside each other elsewhere; the rest is folded there where there are many. */
const FIRST = 4;
const MANY = 6;

/** What moves the price, each on a scale from what usually lowers it to what usually raises it. */
export function PriceScales({ items }: { items: readonly PriceDriver[] }) {
  const first = items.length < MANY ? items.length : FIRST;
  const rest = items.slice(first);
  return (
    <figure className="mt-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <figcaption className="text-xs text-slate">
        <p className="flex justify-between font-medium">
          <span>Price usually lower</span>
          <span>Price usually higher</span>
        </p>
      </figcaption>
      <Drivers items={items.slice(0, first)} />
      {rest.length > 0 && (
        <PhoneFold summary={`${rest.length} more: ${rest.map(({ factor }) => factor).join(' · ')}`}>
          <Drivers items={rest} isRest />
        </PhoneFold>
      )}
      <p className="mt-3 text-xs text-slate">
        These are general tendencies. Each insurer sets its own prices.
      </p>
    </figure>
  );
}

function Drivers({ items, isRest = false }: { items: readonly PriceDriver[]; isRest?: boolean }) {
  return (
    <dl
      className={classNames(
        'grid gap-x-10 *:break-inside-avoid *:border-line *:py-3.5 sm:grid-cols-2 sm:*:py-4',
        isRest
          ? '*:border-t max-sm:[&>:first-child]:border-0'
          : 'mt-1 *:border-t [&>:first-child]:border-0 sm:[&>:nth-child(2)]:border-0',
      )}
    >
      {items.map(({ factor, why, scale }) => (
        <div key={factor}>
          <dt className="font-semibold">{factor}</dt>
          {why && <dd className="text-sm text-slate">{why}</dd>}
          {scale && <Scale ends={scale} />}
        </div>
      ))}
    </dl>
  );
}

function Scale({ ends: [less, more] }: { ends: readonly [string, string] }) {
  return (
    <dd>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2.5 h-2.5 w-full text-spruce"
      >
        <path fill="currentColor" d="M0 9 100 0V10H0Z" />
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-xs">
        <span>
          <span className="sr-only">Price usually lower: </span>
          {less}
        </span>
        <span className="text-right">
          <span className="sr-only">Price usually higher: </span>
          {more}
        </span>
      </p>
    </dd>
  );
}
