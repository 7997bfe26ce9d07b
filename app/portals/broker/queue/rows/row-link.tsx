import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import type { Clock } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';

const LINK =
  'min-w-0 rounded-small text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spruce';

type RowLinkProps = {
  item: QueueItem;
  className?: string;
  /** The first press of a pointer shows the case beside the list; Enter, or a second one, opens it. */
  isShownFirst?: boolean;
  /** What it is called where it shows less than that. */
  label?: string;
  children: ReactNode;
};

/** Where the page of a case opens, by what is to be done. */
const TABS: Partial<Record<Clock, string>> = {
  reply: '?tab=messages',
  certificate: `?tab=policy#${TO_SEND}`,
};

/** What opens a row: the keyboard stops at it, and all of the row around it can be pressed. */
export function RowLink({ item, className, isShownFirst = false, label, children }: RowLinkProps) {
  // A task of one's own leads nowhere.
  if (!item.case)
    return (
      <button type="button" data-go="" className={classNames(LINK, className, 'cursor-default text-left')}>
        {children}
      </button>
    );
  const tab = TABS[item.clock] ?? '';
  return (
    <Link
      prefetch="intent"
      to={`/broker/cases/${item.case.id}${tab}`}
      data-go=""
      aria-label={label}
      onClick={(event) => isShownFirst && showFirst(event)}
      className={classNames(LINK, className)}
    >
      {children}
    </Link>
  );
}

function showFirst(event: MouseEvent<HTMLAnchorElement>): void {
  const isOneClick =
    event.detail === 1 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isOneClick) return;
  event.preventDefault();
  event.currentTarget.focus();
}
