import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { readLessons } from './queries.server.ts';
import type { WrittenEntry } from './schema.ts';
import type { Lesson } from './tables.server.ts';

/**
 * What was taught, as a file of `content/chat/wordings`: a line `## key`, and below it one wording to a line. Entries that
 * were written along stand above, as `content/chat/entries` has them. That it was taken is a row of the audit log. Refuses
 * (403) all but administrators.
 */
export async function exportLessons(db: Db, viewer: Viewer, requestId: string): Promise<string> {
  requireAdmin(viewer);
  const taught = await readLessons(db);
  const thing = { kind: 'lesson', id: 'all' };
  const data = { wordings: taught.length };
  await recordAudit(db, viewer, { action: 'assistant.lessons_exported', thing, data, requestId });
  return wordingsFile(taught);
}

function wordingsFile(taught: readonly Pick<Lesson, 'wording' | 'entryKey' | 'entry'>[]): string {
  const byKey = Map.groupBy(taught, ({ entryKey }) => entryKey);
  const written = taught.flatMap(({ entryKey, entry }) => (entry ? [entryText(entryKey, entry)] : []));
  const wordings = [...byKey].map(([key, rows]) =>
    [`## ${key}`, ...rows.map(({ wording }) => wording), ''].join('\n'),
  );
  return [...written, ...wordings].join('\n');
}

/** Nothing before the first key of such a file is read as a wording. */
function entryText(key: string, { question, first, more, links, from, until, source }: WrittenEntry): string {
  const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const answer = [first, more].filter(Boolean).join(' ');
  return [
    `// Source: ${source}`,
    `${quoted(key)}: {`,
    `  question: ${quoted(question)},`,
    `  answer: ${quoted(answer)},`,
    `  links: [${links.map(quoted).join(', ')}],`,
    ...(from ? [`  from: ${quoted(from)},`] : []),
    ...(until ? [`  until: ${quoted(until)},`] : []),
    '},',
    '',
  ].join('\n');
}
