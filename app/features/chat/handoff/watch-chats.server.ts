import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { findContact } from '#app/features/contact/queries.server.ts';
import { noteTold } from '#app/features/messages/commands/mark-read.server.ts';
import { listUnseen, type Unseen } from '#app/features/messages/queries/list-unseen.server.ts';
import { notify, type Person, TEAM } from '#app/features/notifications/notify.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { chatSessions } from '../tables.server.ts';
import { listLinesByPeople } from './chat-lines.server.ts';
import { freeChat } from './commands/leave-chat.server.ts';
import { missChatPromise } from './commands/miss-promise.server.ts';
import { type HandedOffChat, lockChat, readChats } from './handed-off-chats.server.ts';
import { isHere } from './presence.ts';
import { findCaseBroker } from './staff-access.server.ts';

/** After a mail about a conversation, its next lines are left to that mail for so long. */
const SILENCE_MS = 30 * MINUTE_MS;
/** A visitor who has just looked away may be back; after that they get the answer by email. */
const UNSEEN_MS = 2 * MINUTE_MS;

type Step = {
  due: () => SQL | undefined;
  applies?: (chat: HandedOffChat) => boolean;
  take: (tx: Db, chat: HandedOffChat) => Promise<void>;
};

/**
 * One look at all conversations in which a person was asked for, every minute: frees those whose person may not
 * answer any more, faces missed promises, and writes to staff and visitors about what they have not seen.
 */
export async function watchChats(db: Db, viewer: Viewer): Promise<void> {
  const steps: Step[] = [
    { due: isHeld, applies: ({ answerer }) => !answerer?.mayAnswer, take: freeChat },
    { due: isPromiseOver, take: (tx, chat) => missChatPromise(tx, viewer, chat) },
    { due: isUntold, applies: (chat) => !isBeforeAnswerer(chat), take: tellStaff },
  ];
  for (const step of steps) await takeStep(db, step);
  await tellVisitors(db);
}

async function takeStep(db: Db, { due, applies = () => true, take }: Step): Promise<void> {
  for (const found of (await readChats(db, due())).filter(applies)) {
    await db.transaction(async (tx) => {
      await lockChat(tx, found.session.id);
      // Read again while it is held: another process may have been faster.
      const [chat] = await readChats(tx, and(eq(chatSessions.id, found.session.id), due()));
      if (chat && applies(chat)) await take(tx, chat);
    });
  }
}

const isHeld = () => eq(chatSessions.mode, 'human');
const isHandedOff = () => inArray(chatSessions.mode, ['waiting', 'human']);
const isPromiseOver = () => and(isHandedOff(), lte(chatSessions.promiseAt, now()));
const isUntold = () =>
  and(
    isHandedOff(),
    isNotNull(chatSessions.unansweredAt),
    or(
      isNull(chatSessions.staffToldAt),
      and(
        lte(chatSessions.staffToldAt, chatSessions.unansweredAt),
        lte(chatSessions.staffToldAt, new Date(now().getTime() - SILENCE_MS)),
      ),
    ),
  );

/** They have it open and see the line themselves. */
function isBeforeAnswerer({ session, answerer }: HandedOffChat): boolean {
  return answerer !== null && isHere(session.answererSeenAt, now());
}

async function tellStaff(tx: Db, chat: HandedOffChat): Promise<void> {
  const { session, reference, answerer } = chat;
  const by = session.promiseAt && formatAlbertaTime(session.promiseAt, 'dayTime');
  for (const { home, ...to } of await recipientsOf(tx, chat)) {
    await notify(tx, {
      kind: 'chat_waits',
      to,
      data: { reference, by, isHeld: answerer !== null, path: `${home}/chats/${session.id}` },
      occasion: `${session.id} ${session.unansweredAt?.toISOString()}`,
    });
  }
  await tx.update(chatSessions).set({ staffToldAt: now() }).where(eq(chatSessions.id, session.id));
}

/** Somebody of us, and the area in which they find their conversations. */
type Recipient = Person & { home: '/admin' | '/broker' };

/** Whoever has the conversation; while nobody has it, the team and the broker who may answer. */
async function recipientsOf(tx: Db, { session, answerer }: HandedOffChat): Promise<Recipient[]> {
  const broker = await findCaseBroker(tx, session);
  if (answerer) {
    const { id: userId, email } = answerer;
    return [{ userId, email, home: userId === broker?.id ? '/broker' : '/admin' }];
  }
  const team: Recipient = { ...TEAM, home: '/admin' };
  return broker ? [team, { userId: broker.id, email: broker.email, home: '/broker' }] : [team];
}

async function tellVisitors(db: Db): Promise<void> {
  const unseen = () => ({
    ...({ kind: 'chat', role: 'visitor' } as const),
    before: new Date(now().getTime() - UNSEEN_MS),
  });
  for (const { subjectId } of await listUnseen(db, unseen())) {
    await db.transaction(async (tx) => {
      await lockChat(tx, subjectId);
      // Read again while it is held: another process may have been faster, or the visitor.
      const [waiting] = await listUnseen(tx, { ...unseen(), subjectId });
      const [chat] = await readChats(tx, eq(chatSessions.id, subjectId));
      if (waiting && chat) await tellVisitor(tx, chat, waiting);
    });
  }
}

async function tellVisitor(
  tx: Db,
  chat: HandedOffChat,
  { participantId, since, upTo }: Unseen,
): Promise<void> {
  const { id, contactMessageId } = chat.session;
  await noteTold(tx, participantId, upTo);
  if (!contactMessageId) return;
  const contact = await findContact(tx, contactMessageId);
  const lines = (await listLinesByPeople(tx, id)).filter(
    ({ kind, createdAt, deletedAt }) => kind === 'said' && !deletedAt && createdAt >= since,
  );
  const name = lines.at(-1)?.author;
  if (!contact || !name) return;
  await notify(tx, {
    kind: 'chat_answered',
    to: { email: contact.email },
    data: { reference: chat.reference, name, lines: lines.map(({ body }) => body) },
    occasion: `${id} ${since.toISOString()}`,
  });
}
