import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { leftOf } from './time-left.ts';

type PromiseRingProps = {
  /** When the time began to run. */
  from: Date;
  by: Date;
  now: Date;
  /** When somebody was in touch: then it is stamped, and runs no more. */
  keptAt?: Date | null;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** The time by which contact was asked for, as a ring that runs out; stamped once there was contact. */
export function PromiseRing({ from, by, now, keptAt = null }: PromiseRingProps) {
  const left = leftOf({ from, by, now });
  const isLate = keptAt ? keptAt > by : now >= by;
  const colour = isLate ? 'text-warning' : 'text-spruce';
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 100 100" aria-hidden="true" className={`size-24 shrink-0 ${colour}`}>
        <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--color-line)" strokeWidth="8" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (keptAt ? 0 : 1 - left.share)}
          transform="rotate(-90 50 50)"
        />
        {keptAt ? (
          <path
            d="M33 51l12 12 23-26"
            fill="none"
            stroke="currentColor"
            strokeWidth="8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <g textAnchor="middle" className="fill-ink">
            <text x="50" y="52" className="text-[21px] font-semibold tabular-nums">
              {left.short}
            </text>{' '}
            <text x="50" y="69" className="text-[14px] font-medium">
              left
            </text>
          </g>
        )}
      </svg>
      <p>
        <span className="block text-sm text-slate">{wordsAbove({ keptAt, isLate })}</span>
        <strong className="block text-lg leading-snug">
          {formatAlbertaTime(keptAt ?? by, 'dayDateTime')}
        </strong>
        {!keptAt && !isLate && <span className="sr-only">{`, ${left.words} left`}</span>}
      </p>
    </div>
  );
}

function wordsAbove({ keptAt, isLate }: { keptAt: Date | null; isLate: boolean }): string {
  if (keptAt) return isLate ? 'First contact, late' : 'First contact, on time';
  return isLate ? 'Contact was requested by' : 'Contact requested by';
}
