import { desc, eq } from 'drizzle-orm';
import { listLines } from '#app/features/messages/queries/list-lines.server.ts';
import type { ThreadLine } from '#app/features/messages/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { peopleNotes } from '#content/chat/people.ts';
import { chatMessages } from '../tables.server.ts';
import type { StoredLine } from './people-schema.ts';
import { threadOf } from './thread.server.ts';

/** Of a longer conversation with the assistant the newest lines. */
const LISTED = 200;

/** What was said in a conversation since a person was asked for, oldest first; 404 when it is not the viewer's. */
export async function listPeopleLines(
  db: Db,
  viewer: Viewer,
  id: string,
  since: Date,
): Promise<StoredLine[]> {
  const lines = await listLines(db, viewer, threadOf(id));
  return lines.filter(({ createdAt }) => createdAt >= since).map(toStoredLine);
}

/** All that was said in a conversation, to the assistant and to people, oldest first. */
export async function listAllLines(db: Db, viewer: Viewer, id: string): Promise<StoredLine[]> {
  const exchanges = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, id))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(LISTED);
  const asked = exchanges.toReversed().map(({ createdAt, role, content, ...line }) => ({
    ...{ id: line.id, role, content, author: null, createdAt: createdAt.toISOString() },
  }));
  const said = (await listLines(db, viewer, threadOf(id))).map(toStoredLine);
  // Both are in order, and sorting keeps the order of what was said at the same time.
  return [...asked, ...said].toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** What the visitor's window did not write itself: the lines of people and the notes about them. */
export async function listLinesByPeople(db: Db, id: string): Promise<ThreadLine[]> {
  const lines = await listLines(db, VISITOR, threadOf(id));
  return lines.filter(({ kind, role }) => kind === 'note' || role === 'broker' || role === 'admin');
}

const ROLES = {
  visitor: 'user',
  client: 'user',
  broker: 'person',
  admin: 'person',
  assistant: 'assistant',
} as const;

export function toStoredLine({ id, role, body, author, createdAt, deletedAt }: ThreadLine): StoredLine {
  return {
    id,
    role: role ? ROLES[role] : 'note',
    content: deletedAt ? peopleNotes.deleted : body,
    author,
    createdAt: createdAt.toISOString(),
  };
}
