import { eq } from 'drizzle-orm';
import type { HandedOffChat } from '#app/features/chat/handoff/handed-off-chats.server.ts';
import { nextPromise } from '#app/features/chat/handoff/next-promise.ts';
import { announceChat, threadOf } from '#app/features/chat/handoff/thread.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import { findContact } from '#app/features/contact/queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { addNotes } from '#app/features/messages/commands/add-line.server.ts';
import { notify, TEAM } from '#app/features/notifications/notify.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { peopleNotes } from '#content/chat/people.ts';

/**
 * The promised time of a held conversation has passed and no person has answered: the visitor reads that, with a
 * new time, in the window and by email; the team is alerted; and whoever had taken it has it no more. A reply to
 * the message that was sent with the question keeps the promise too.
 */
export async function missChatPromise(tx: Db, viewer: Viewer, chat: HandedOffChat): Promise<void> {
  const { session } = chat;
  if (!session.promiseAt || session.promiseAt > now()) return;
  const message = session.contactMessageId ? await findContact(tx, session.contactMessageId) : null;
  if (message?.state === 'replied') {
    const answered = { promiseAt: null, unansweredAt: null, missedPromises: 0 };
    await tx.update(chatSessions).set(answered).where(eq(chatSessions.id, session.id));
    return;
  }
  const missedPromises = session.missedPromises + 1;
  const promiseAt = nextPromise({ missedPromises });
  await tx
    .update(chatSessions)
    .set({
      mode: 'waiting',
      promiseAt,
      missedPromises,
      answeredById: null,
      answererSeenAt: null,
      staffToldAt: now(),
    })
    .where(eq(chatSessions.id, session.id));
  const missed = formatAlbertaTime(session.promiseAt, 'dayTime');
  const next = promiseAt && formatAlbertaTime(promiseAt, 'dayTime');
  await addNotes(tx, threadOf(session.id), [
    ...(chat.answerer ? [peopleNotes.left(chat.answerer.name)] : []),
    peopleNotes.promiseMissed(missed),
    next ? peopleNotes.answerBy(next) : peopleNotes.noPromiseAgain,
  ]);
  const { reference } = chat;
  const occasion = `${session.id} ${session.promiseAt.toISOString()}`;
  const path = `/admin/chats/${session.id}`;
  await notify(tx, {
    kind: 'chat_promise_missed_alert',
    to: TEAM,
    data: { reference, missed, path },
    occasion,
  });
  const to = { email: message?.email ?? null };
  await notify(tx, { kind: 'chat_promise_missed', to, data: { reference, missed, next }, occasion });
  await announceChat(tx, session);
  await recordAudit(tx, viewer, {
    action: 'chat.promise_missed',
    thing: { kind: 'chat', id: session.id },
    data: { promisedFor: session.promiseAt.toISOString() },
  });
}
