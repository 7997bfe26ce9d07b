import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { listLinesByPeople } from './chat-lines.server.ts';
import { readChats } from './handed-off-chats.server.ts';
import type { ChatState } from './people-schema.ts';
import { isHere, SIGN_EVERY_MS } from './presence.ts';
import type { ChatSession } from './sessions.server.ts';
import { chatSessions } from './tables.server.ts';

/** What people have written to a visitor and who has the conversation. Reading it says that the window is open. */
export async function readState(db: Db, session: ChatSession): Promise<ChatState> {
  await noteVisitor(db, session);
  const messages = await listLinesByPeople(db, session.id);
  const [chat] = session.mode === 'human' ? await readChats(db, eq(chatSessions.id, session.id)) : [];
  return {
    mode: session.mode,
    promiseAt: session.promiseAt?.toISOString() ?? null,
    person: chat?.answerer
      ? { name: chat.answerer.name, isHere: isHere(session.answererSeenAt, now()) }
      : null,
    messages,
  };
}

async function noteVisitor(db: Db, { id, unseenAt, visitorSeenAt }: ChatSession): Promise<void> {
  const isFresh = visitorSeenAt !== null && now().getTime() - visitorSeenAt.getTime() < SIGN_EVERY_MS / 2;
  if (isFresh && unseenAt === null) return;
  await db.update(chatSessions).set({ visitorSeenAt: now(), unseenAt: null }).where(eq(chatSessions.id, id));
}
