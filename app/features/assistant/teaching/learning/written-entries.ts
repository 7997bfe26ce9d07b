import type { WrittenEntry } from '#app/features/assistant/teaching/schema.ts';
import type { Entries } from '#content/chat/entry.ts';

/** The entries that were written at the desk, as those of the content. */
export function writtenEntries(
  lessons: readonly { entryKey: string; entry: WrittenEntry | null }[],
): Entries {
  return Object.fromEntries(
    lessons.flatMap(({ entryKey, entry }) => {
      if (!entry) return [];
      const { question, first, more, links, from, until } = entry;
      const answer = [first, more].filter(Boolean).join(' ');
      return [[entryKey, { question, answer, links, ...(from && { from }), ...(until && { until }) }]];
    }),
  );
}
