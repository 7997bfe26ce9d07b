import type { NoticeFilter } from '#app/features/notifications/bell/data.ts';
import { CATEGORIES } from '#app/features/notifications/categories.ts';
import type { FilterLink } from '#app/ui/frame/filter-links.tsx';

const MESSAGES = { kind: 'message', label: 'Messages' } as const;
const DOCUMENTS = { kind: 'document', label: 'Documents' } as const;
const ASKED = { kind: 'request', label: 'Requests for information' } as const;
const PROGRESS = { kind: 'status', label: 'Progress' } as const;
const ACCOUNT = { kind: 'security', label: 'Your account' } as const;

/** The kinds that people look for, by the portal they are in; the others stand under "All". */
const KINDS = {
  '/portal': [MESSAGES, DOCUMENTS, ASKED, PROGRESS, ACCOUNT],
  '/broker': [
    { kind: 'case_assigned', label: 'New requests' },
    MESSAGES,
    DOCUMENTS,
    { kind: 'request', label: 'Answers' },
    { kind: 'promise_due', label: 'Calls and deadlines' },
    { kind: 'task_due', label: 'Tasks' },
    PROGRESS,
    ACCOUNT,
  ],
  '/admin': [MESSAGES, ACCOUNT],
} as const;

/** Where the page of a portal stands. */
export type NoticesHome = keyof typeof KINDS;

/** What the address says is shown; an unknown kind shows all. */
export function filterOf(search: URLSearchParams): NoticeFilter {
  const kind = CATEGORIES.find((category) => category === search.get('kind'));
  return { show: search.get('show') === 'unread' ? 'unread' : 'all', kind };
}

export function filtersFor(home: NoticesHome, search: URLSearchParams, unread: number): FilterLink[] {
  const page = `${home}/notifications`;
  const { show, kind } = filterOf(search);
  return [
    { to: page, label: 'All', isCurrent: show === 'all' && !kind },
    { to: `${page}?show=unread`, label: 'Unread', isCurrent: show === 'unread' && !kind, count: unread },
    ...KINDS[home].map((one) => ({
      to: `${page}?kind=${one.kind}`,
      label: one.label,
      isCurrent: show === 'all' && kind === one.kind,
    })),
  ];
}
