import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TONES, type Tone } from '#app/ui/tone.ts';

type DecisionGroupProps = { label: string; tone: Tone; aside?: ReactNode; children: ReactNode };

/** The decisions of one kind. The dot repeats in colour what the label says. */
export function DecisionGroup({ label, tone, aside, children }: DecisionGroupProps) {
  return (
    <section aria-label={label} className="px-4 py-3 sm:px-5">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h3 className="flex items-center gap-2 text-xs font-semibold tracking-wide text-slate uppercase">
          <span
            aria-hidden="true"
            className={classNames('size-2 rounded-full bg-current', TONES[tone].text)}
          />
          {label}
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
  /** By when it has to be decided: said before everything else. */
  due?: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  /** Below the row, across its whole width. */
  below?: ReactNode;
};

/** One thing that waits: what it is on the left, what can be done on the right. */
export function DecisionRow({ title, due, detail, actions, below }: DecisionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <div className="font-medium wrap-anywhere">{title}</div>
        {due && <div className="text-sm font-semibold wrap-anywhere">{due}</div>}
        {detail && <div className="text-sm text-slate wrap-anywhere">{detail}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      {below}
    </li>
  );
}

type DecisionFoldProps = Pick<DecisionRowProps, 'title' | 'detail'> & { label: string; children: ReactNode };

/** Several of a kind in one row; a press shows each of them below it. */
export function DecisionFold({ title, detail, label, children }: DecisionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <DecisionRow
      {...{ title, detail }}
      actions={
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
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
    <ButtonLink to={to} look="secondary" size="small">
      {children}
    </ButtonLink>
  );
}
