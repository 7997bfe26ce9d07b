import { eq } from 'drizzle-orm';
import { listPeopleLines } from '#app/features/chat/handoff/chat-lines.server.ts';
import { noteAnswered } from '#app/features/chat/handoff/commands/answer-chat.server.ts';
import {
  type HandedOffChat,
  lockStaffChat,
  requireFree,
} from '#app/features/chat/handoff/handed-off-chats.server.ts';
import { nextPromise } from '#app/features/chat/handoff/next-promise.ts';
import { findNameInChat, requireStaff } from '#app/features/chat/handoff/staff-access.server.ts';
import { announceChat, threadOf } from '#app/features/chat/handoff/thread.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import { addNotes } from '#app/features/messages/commands/add-line.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { peopleNotes } from '#content/chat/people.ts';

/** As it is while nobody has asked for a person. */
const WITH_ASSISTANT = {
  mode: 'bot',
  handedOffAt: null,
  unansweredAt: null,
  promiseAt: null,
  missedPromises: 0,
  answeredById: null,
  answererSeenAt: null,
} as const;

/**
 * Gives a conversation back to the assistant. Refuses (409) one that somebody else has, and one in which no person
 * has answered since the visitor asked, unless they say that they answered elsewhere; 404 for others'.
 */
export async function handBackChat(
  db: Db,
  viewer: Viewer,
  { id, wasAnsweredElsewhere = false }: { id: string; wasAnsweredElsewhere?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await lockStaffChat(tx, viewer, id);
    const staff = requireStaff(viewer);
    requireFree(chat, staff);
    if (!wasAnsweredElsewhere && !(await hasAnswer(tx, viewer, chat))) {
      throw new AppError(
        'conflict',
        'The visitor was promised an answer. Answer first, here or by phone or email.',
      );
    }
    const name = await findNameInChat(tx, staff);
    const notes = wasAnsweredElsewhere ? [peopleNotes.answeredElsewhere(name)] : [];
    await addNotes(tx, threadOf(id), [...notes, peopleNotes.left(name), peopleNotes.assistantAgain]);
    if (wasAnsweredElsewhere) await noteAnswered(tx, viewer, chat, 'Answered by phone or email.');
    await tx.update(chatSessions).set(WITH_ASSISTANT).where(eq(chatSessions.id, id));
    await announceChat(tx, chat.session);
  });
}

/**
 * The person who had a held conversation may not answer it any more. Without an open question the assistant is back;
 * otherwise it waits for somebody else, with a new time where none is running.
 */
export async function freeChat(tx: Db, { session, answerer }: HandedOffChat): Promise<void> {
  const left = answerer ? [peopleNotes.left(answerer.name)] : [];
  if (!session.unansweredAt) {
    await addNotes(tx, threadOf(session.id), [...left, peopleNotes.assistantAgain]);
    await tx.update(chatSessions).set(WITH_ASSISTANT).where(eq(chatSessions.id, session.id));
  } else {
    const promiseAt = session.promiseAt ?? nextPromise(session);
    const by = promiseAt ? [peopleNotes.answerBy(formatAlbertaTime(promiseAt, 'dayTime'))] : [];
    await addNotes(tx, threadOf(session.id), [...left, ...by]);
    await tx
      .update(chatSessions)
      .set({ mode: 'waiting', answeredById: null, answererSeenAt: null, promiseAt })
      .where(eq(chatSessions.id, session.id));
  }
  await announceChat(tx, session);
}

async function hasAnswer(tx: Db, viewer: Viewer, { session }: HandedOffChat): Promise<boolean> {
  const lines = await listPeopleLines(tx, viewer, session.id, session.handedOffAt ?? new Date(0));
  return lines.some(({ role }) => role === 'person');
}
