import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TONES } from './tone.ts';

type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type CalloutProps = {
  tone?: CalloutTone;
  title?: ReactNode;
  /** Set when it appears in answer to something the reader did, so that it is read out. */
  live?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A note that stands apart from the text around it. */
export function Callout({ tone = 'info', title, live = false, children, className }: CalloutProps) {
  const Icon = ICONS[tone];
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={live ? liveRole : undefined}
      className={classNames(
        'flex gap-3 rounded-card border px-5 py-4',
        TONES[tone].soft,
        TONES[tone].line,
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
