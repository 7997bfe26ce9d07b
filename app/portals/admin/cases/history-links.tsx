import { FilterLinks } from '#app/ui/frame/filter-links.tsx';

/** What was written down about a case, one way of looking at a time. */
export const HISTORY_PARTS = [
  { id: 'history', label: 'What happened' },
  { id: 'passport', label: 'Who has seen it' },
  { id: 'audit', label: 'Audit log' },
  { id: 'mails', label: 'Email' },
] as const;

export function HistoryLinks({ current }: { current: string }) {
  return (
    <FilterLinks
      label="Ways to look at the history"
      links={HISTORY_PARTS.map(({ id, label }) => ({ to: `?tab=${id}`, label, isCurrent: id === current }))}
    />
  );
}
