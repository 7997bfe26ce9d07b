import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Overview } from '#app/features/oversight/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TONES, type Tone } from '#app/ui/tone.ts';

type DecisionGroupProps = {
  label: string;
  /** How much of its kind waits, shown here in full or not. */
  count: number;
  tone: Tone;
  aside?: ReactNode;
  children: ReactNode;
};

/** What each kind of decision is told. */
export type GroupProps = Pick<DecisionGroupProps, 'count' | 'tone'> & { overview: Overview };

/** The decisions of one kind. The dot repeats in colour what the label says. */
export function DecisionGroup({ label, count, tone, aside, children }: DecisionGroupProps) {
  return (
    <section aria-label={label} className="px-4 py-2 sm:px-5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4">
        <h3 className="flex items-center gap-2 text-xs font-semibold tracking-wide text-slate uppercase">
          <span
            aria-hidden="true"
            className={classNames('size-2 rounded-full bg-current', TONES[tone].text)}
          />
          <span>
            {label} <span className="font-normal tabular-nums">{count}</span>
          </span>
        </h3>
        {aside}
      </div>
      <ul className="flex flex-col divide-y divide-line">{children}</ul>
    </section>
  );
}

/** A title that leads to all of what it names. */
export const TITLE_LINK = 'text-ink no-underline hover:underline';

type DecisionRowProps = {
  title: ReactNode;
  /** By when it has to be decided. */
  due?: ReactNode;
  /** What helps to decide it. A phone has no room for it: it stands where the action leads. */
  detail?: ReactNode;
  /** The part of it that is needed there, too. */
  brief?: ReactNode;
  actions?: ReactNode;
  /** Below the row, across its whole width. */
  below?: ReactNode;
};

/** One thing that waits, in one line: what it is on the left, what can be done on the right. */
export function DecisionRow({ title, due, detail, brief, actions, below }: DecisionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 lg:items-baseline">
      <div className="min-w-0 flex-1 basis-40 items-baseline gap-x-6 wrap-anywhere lg:flex">
        <div className="min-w-0 flex-1 max-sm:leading-snug">
          <span className="font-medium">{title}</span>
          {detail && (
            <span className="text-sm text-slate max-sm:hidden sm:max-lg:block lg:ml-3">{detail}</span>
          )}
          {brief && <span className="block text-sm text-slate sm:hidden">{brief}</span>}
        </div>
        {due && <div className="text-sm font-medium lg:shrink-0">{due}</div>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
      {below}
    </li>
  );
}

type DecisionFoldProps = Pick<DecisionRowProps, 'title' | 'due' | 'detail'> & {
  children: ReactNode;
};

/** Several of a kind in one row; a press shows each of them below it. */
export function DecisionFold({ title, due, detail, children }: DecisionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <DecisionRow
      {...{ title, due, detail }}
      actions={
        <Button
          look="secondary"
          size="dense"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide them' : 'Show them'}
          <ChevronDown aria-hidden="true" className={classNames('size-4', isOpen && 'rotate-180')} />
        </Button>
      }
      below={
        isOpen && (
          <ul id={id} className="basis-full divide-y divide-line rounded-control bg-mist px-4 text-sm">
            {children}
          </ul>
        )
      }
    />
  );
}

/** The way to where something is decided. */
export function DecisionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="secondary" size="dense">
      {children}
    </ButtonLink>
  );
}
