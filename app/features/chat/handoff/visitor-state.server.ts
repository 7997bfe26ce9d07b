import { eq } from 'drizzle-orm';
import { markRead } from '#app/features/messages/commands/mark-read.server.ts';
import { SIGN_EVERY_MS } from '#app/features/messages/presence.ts';
import { listUnseen } from '#app/features/messages/queries/list-unseen.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import type { ChatSession } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';
import { listLinesByPeople, toStoredLine } from './chat-lines.server.ts';
import { readChats } from './handed-off-chats.server.ts';
import type { ChatState } from './people-schema.ts';
import { isHere } from './presence.ts';
import { threadOf } from './thread.server.ts';

/** What people have written to a visitor and who has the conversation. Reading it says that the window is open. */
export async function readState(db: Db, session: ChatSession): Promise<ChatState> {
  const lines = await listLinesByPeople(db, session.id);
  await noteVisitor(db, session, lines.at(-1)?.position ?? 0);
  const [chat] = session.mode === 'human' ? await readChats(db, eq(chatSessions.id, session.id)) : [];
  return {
    mode: session.mode,
    promiseAt: session.promiseAt?.toISOString() ?? null,
    person: chat?.answerer
      ? { name: chat.answerer.name, isHere: isHere(session.answererSeenAt, now()) }
      : null,
    messages: lines.map(toStoredLine),
  };
}

async function noteVisitor(db: Db, { id, visitorSeenAt }: ChatSession, upTo: number): Promise<void> {
  const unseen = await listUnseen(db, { kind: 'chat', role: 'visitor', subjectId: id });
  if (unseen.length > 0) await markRead(db, VISITOR, { subject: threadOf(id), upTo });
  const isFresh = visitorSeenAt !== null && now().getTime() - visitorSeenAt.getTime() < SIGN_EVERY_MS / 2;
  if (isFresh) return;
  await db.update(chatSessions).set({ visitorSeenAt: now() }).where(eq(chatSessions.id, id));
}
