import type { CaseEvent } from '#app/features/cases/schema.ts';
import { lowerFirst } from '#app/features/cases/ui/history/event-word.ts';

/** Who asked for a certificate and who answered, within a sentence; undefined for what has not happened. */
export type AuthorsOf = (certificateId: string) => {
  asked: string | undefined;
  answered: string | undefined;
};

/** The same, as the history of their case says it to this reader. */
export function certificateAuthors(events: readonly CaseEvent[]): AuthorsOf {
  const byOf = (id: string, wanted: CaseEvent['kind']) => {
    const found = events.find(({ kind, data }) => kind === wanted && data.certificateId === id);
    return found && lowerFirst(found.by);
  };
  return (id) => ({ asked: byOf(id, 'certificate_requested'), answered: byOf(id, 'certificate_answered') });
}
