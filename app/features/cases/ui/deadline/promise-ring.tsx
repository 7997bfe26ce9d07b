import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { leftOf } from './time-left.ts';

type PromiseRingProps = {
  /** When the time began to run. */
  from: Date;
  by: Date;
  now: Date;
  /** On a phone what stands below needs the room. */
  isBrief?: boolean | undefined;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** The time by which contact was asked for, as a ring that runs out. */
export function PromiseRing({ from, by, now, isBrief = false }: PromiseRingProps) {
  const left = leftOf({ from, by, now });
  const isLate = now >= by;
  const colour = isLate ? 'text-warning' : 'text-spruce';
  return (
    <div className="flex items-center gap-4">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className={classNames('size-24 shrink-0', isBrief && 'max-sm:size-12', colour)}
      >
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
          strokeDashoffset={LENGTH * (1 - left.share)}
          transform="rotate(-90 50 50)"
        />
        <g textAnchor="middle" className="fill-ink">
          <text x="50" y="52" className="text-[21px] font-semibold tabular-nums">
            {left.short}
          </text>{' '}
          <text x="50" y="69" className="text-[14px] font-medium">
            left
          </text>
        </g>
      </svg>
      <p className={classNames(isBrief && 'max-sm:leading-5')}>
        <span className={classNames('block text-sm text-slate', isBrief && 'max-sm:inline')}>
          {isLate ? 'Contact was requested by' : 'Contact requested by'}
        </span>{' '}
        <strong
          className={classNames('block text-lg leading-snug', isBrief && 'max-sm:inline max-sm:text-sm')}
        >
          {/* The day keeps its month beside it. */}
          {formatAlbertaTime(by, 'dayDateTime').replace(/ (?=\d)/, '\u00a0')}
        </strong>
        {!isLate && <span className="sr-only">{`, ${left.words} left`}</span>}
      </p>
    </div>
  );
}
