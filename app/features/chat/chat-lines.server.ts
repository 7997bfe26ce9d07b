import { and, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { StoredLine } from './people-schema.ts';
import { chatMessages } from './tables.server.ts';

/** Of a longer conversation the newest lines. */
const LISTED = 200;

/** All that was said in a conversation, oldest first; `since` leaves out what came before. */
export function listLines(db: Db, sessionId: string, since?: Date): Promise<StoredLine[]> {
  return readLines(db, sessionId, since && gte(chatMessages.createdAt, since));
}

/** What the visitor's window did not write itself: the lines of people, and the notes about them. */
export function listLinesByPeople(db: Db, sessionId: string): Promise<StoredLine[]> {
  return readLines(db, sessionId, inArray(chatMessages.role, ['person', 'note']));
}

/** Writes one after another, so that the order of several notes is their order. */
export async function addNotes(tx: Db, sessionId: string, notes: readonly string[], aboutId?: string) {
  if (notes.length === 0) return;
  const at = now().getTime();
  await tx.insert(chatMessages).values(
    notes.map((content, index) => ({
      sessionId,
      role: 'note' as const,
      content,
      authorId: aboutId ?? null,
      createdAt: new Date(at + index),
    })),
  );
}

type Named = { fullName: string; brokerage: string | null; licenceNumber: string | null };

/** How people are named in a conversation: a broker with brokerage and licence. */
export function nameInChat({ fullName, brokerage, licenceNumber }: Named): string {
  return [fullName, brokerage, licenceNumber && `licence ${licenceNumber}`].filter(Boolean).join(', ');
}

async function readLines(db: Db, sessionId: string, only: SQL | undefined): Promise<StoredLine[]> {
  const rows = await db
    .select({
      id: chatMessages.id,
      role: chatMessages.role,
      content: chatMessages.content,
      createdAt: chatMessages.createdAt,
      fullName: users.fullName,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
    })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(brokerProfiles, eq(brokerProfiles.userId, chatMessages.authorId))
    .where(and(eq(chatMessages.sessionId, sessionId), only))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(LISTED);
  return rows.toReversed().map(({ id, role, content, createdAt, fullName, brokerage, licenceNumber }) => ({
    id,
    role,
    content,
    author: fullName && role === 'person' ? nameInChat({ fullName, brokerage, licenceNumber }) : null,
    createdAt: createdAt.toISOString(),
  }));
}
