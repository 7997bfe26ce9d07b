import { eq } from 'drizzle-orm';
import type { Party, Subject, ThreadPolicy } from '#app/features/messages/policy.server.ts';
import { announceThread } from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Announcement } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { chatSessions } from '../tables.server.ts';
import { findStaffChat } from './handed-off-chats.server.ts';
import { findCaseBroker } from './staff-access.server.ts';

/** What people say in a chat: its visitor, whose token was checked, and those who may answer it now. */
const chatThreads: ThreadPolicy = { kind: 'chat', partyOf, tell };

/** The thread of a conversation, in which its visitor and people write. What the assistant answers is not in it. */
export function threadOf(sessionId: string): Subject {
  return { policy: chatThreads, id: sessionId };
}

async function partyOf(tx: Db, viewer: Viewer, sessionId: string): Promise<Party | null> {
  if (viewer.kind === 'visitor') return { role: 'visitor', userId: null };
  if (viewer.kind !== 'user' || viewer.role === 'client') return null;
  try {
    await findStaffChat(tx, viewer, sessionId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
  return { role: viewer.role, userId: viewer.id };
}

async function tell(tx: Db, sessionId: string): Promise<Announcement> {
  const [session] = await tx.select().from(chatSessions).where(eq(chatSessions.id, sessionId));
  const broker = session ? await findCaseBroker(tx, session) : null;
  return {
    // The list and this conversation; not the votes and questions beside them.
    topics: ['only:chats', `chats/${sessionId}`],
    roles: ['admin'],
    userIds: broker ? [broker.id] : [],
    guests: [sessionId],
  };
}

/** Tells the open pages of those who may answer, and the visitor's window, that a conversation has changed. */
export async function announceChat(tx: Db, { id }: { id: string }): Promise<void> {
  await announceThread(tx, threadOf(id));
}
