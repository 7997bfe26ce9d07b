import { and, eq, gt, ne } from 'drizzle-orm';
import { v5 } from 'uuid';
import { listReachableAdministrators } from '#app/features/accounts/queries.server.ts';
import { contactMessages, contactReplies } from '#app/features/contact/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import {
  ADDRESS_DAYS,
  type Outcome,
  type Reply,
  type ReplySubject,
} from '#app/features/messages/by-email/reply-subject.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { CONTACT_PREFIX, tellOthers } from './inbox.server.ts';

type Asked = { messageId: string; email: string; reference: string };

const NO_FILES = 'Files are not taken by email here.';

/**
 * What the sender of a contact message answers to our answer: it lands below the message, which waits for an answer
 * again. From the address that wrote it alone; an address works as long as a tracking link, and not once it is spam.
 */
export const contactReplySubject: ReplySubject = {
  prefix: CONTACT_PREFIX,
  async findPlace(db, tokenHash) {
    const { id: messageId, email, reference } = contactMessages;
    const [asked] = await db
      .select({ messageId, email, reference })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(
        and(
          eq(contactReplies.addressHash, tokenHash),
          gt(contactReplies.createdAt, new Date(now().getTime() - ADDRESS_DAYS * DAY_MS)),
          ne(contactMessages.state, 'spam'),
        ),
      );
    if (!asked) return null;
    return {
      key: asked.messageId,
      findSender: async () => asked.email,
      add: (parts, reply) => add(parts.db, asked, reply),
      answer: (on, why) => answer(on, asked, why),
    };
  },
};

async function add(db: Db, asked: Asked, { text, read, key }: Reply): Promise<Outcome> {
  if (text !== '') await keep(db, asked, { id: v5(key, asked.messageId), body: text });
  return read.files.length > 0 ? answer(db, asked, NO_FILES, text !== '') : 'taken';
}

/** The same mail twice is one entry. */
async function keep(db: Db, { messageId, reference }: Asked, reply: { id: string; body: string }) {
  await db.transaction(async (tx) => {
    const entry = { ...reply, messageId, kind: 'received' as const };
    const [kept] = await tx.insert(contactReplies).values(entry).onConflictDoNothing().returning();
    if (!kept) return;
    const [message] = await tx
      .update(contactMessages)
      .set({ state: 'new', writtenAgainAt: now() })
      .where(eq(contactMessages.id, messageId))
      .returning({ assigneeId: contactMessages.assigneeId });
    const thing = { kind: 'contact_message', id: messageId };
    const data = { replyId: reply.id };
    await recordAudit(tx, VISITOR, { action: 'contact.written_again', thing, data });
    const all = await listReachableAdministrators(tx);
    const assigned = all.filter(({ id }) => id === message?.assigneeId);
    for (const { id: userId, email } of assigned.length > 0 ? assigned : all) {
      await notify(tx, {
        kind: 'contact_written_again',
        to: { userId, email },
        data: { reference, messageId },
        occasion: reply.id,
      });
    }
    await tellOthers(tx);
  });
}

async function answer(
  db: Db,
  { messageId, email, reference }: Asked,
  why: string,
  isPartly = false,
): Promise<Outcome> {
  await db.transaction((tx) =>
    notify(tx, {
      kind: 'contact_reply_not_taken',
      to: { email },
      data: { reference, why, isPartly },
      occasion: `${messageId} ${why} ${albertaDate(now())}`,
    }),
  );
  return 'answered';
}
