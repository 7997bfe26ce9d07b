import type { NoticeFilter } from '#app/features/notifications/bell/data.ts';
import { CATEGORIES } from '#app/features/notifications/categories.ts';
import type { FilterLink } from '#app/ui/filter-links.tsx';

/** The kinds that people look for; the others stand under "All". */
const KINDS = [
  { kind: 'message', label: 'Messages' },
  { kind: 'document', label: 'Documents' },
  { kind: 'request', label: 'Requests for information' },
  { kind: 'status', label: 'Progress' },
  { kind: 'security', label: 'Your account' },
] as const;

/** What the address says is shown; an unknown kind shows all. */
export function filterOf(search: URLSearchParams): NoticeFilter {
  const kind = CATEGORIES.find((category) => category === search.get('kind'));
  return { show: search.get('show') === 'unread' ? 'unread' : 'all', kind };
}

export function filtersFor(page: string, search: URLSearchParams, unread: number): FilterLink[] {
  const { show, kind } = filterOf(search);
  return [
    { to: page, label: 'All', isCurrent: show === 'all' && !kind },
    { to: `${page}?show=unread`, label: 'Unread', isCurrent: show === 'unread' && !kind, count: unread },
    ...KINDS.map((one) => ({
      to: `${page}?kind=${one.kind}`,
      label: one.label,
      isCurrent: show === 'all' && kind === one.kind,
    })),
  ];
}
