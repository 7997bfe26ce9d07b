import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { brand } from '#content/brand.ts';
import { peopleNotes } from '#content/chat/people.ts';
import type { HandedOffChat } from './handed-off-chats.server.ts';

/** Where somebody who may answer reads their mail, and where they find their conversations. */
export type Recipient = { email: string; home: '/admin' | '/broker' };

/** To those who may answer: a visitor waits. Nothing that the visitor said or that says who they are is in it. */
export async function mailChatWaits(tx: Db, chat: HandedOffChat, recipients: readonly Recipient[]) {
  const { session, reference, answerer } = chat;
  const who = answerer
    ? 'A visitor whose conversation you have has written again and waits for an answer.'
    : 'A visitor has asked for a person in the chat and waits for an answer.';
  const by = session.promiseAt
    ? `They were told that a person answers by ${formatAlbertaTime(session.promiseAt, 'dayTime')}.`
    : 'They have waited longer than we promised.';
  await toStaff(tx, chat, recipients, {
    kind: 'chat_waits',
    subject: `Somebody waits in the chat: ${nameOf(reference)}`,
    paragraphs: [`${who} ${by}`, 'We do not write again for each line they add.'],
    occasion: String(session.unansweredAt?.toISOString()),
  });
}

/** To the visitor, and to the team of this site: the promised time has passed without an answer. */
export async function mailChatPromiseMissed(
  tx: Db,
  chat: HandedOffChat,
  { to, missed, next }: { to: string | null; missed: string; next: string | null },
): Promise<void> {
  const { session, reference } = chat;
  const occasion = String(session.promiseAt?.toISOString());
  await toStaff(tx, chat, [{ email: brand.email, home: '/admin' }], {
    kind: 'chat_promise_missed_alert',
    subject: `Promise missed in the chat: ${nameOf(reference)}`,
    paragraphs: [`No person has answered this visitor by ${missed}.`],
    occasion,
  });
  if (!to) return;
  const letter = writeLetter({
    subject: `We missed our promise for ${nameOf(reference)}`,
    greeting: 'Hello,',
    paragraphs: [
      'You asked for a person in our chat.',
      `${peopleNotes.promiseMissed(missed)} ${next ? peopleNotes.answerBy(next) : peopleNotes.noPromiseAgain}`,
      'You do not need to do anything. If you did not write to us, you can ignore this email.',
    ],
  });
  const dedupeKey = `chat_promise_missed:${session.id}:${occasion}`;
  await queueMail(tx, { ...letter, kind: 'chat_promise_missed', to, dedupeKey });
}

/** To a visitor who has left: what people have written to them since. `name` is the person who wrote last. */
export async function mailChatAnswered(
  tx: Db,
  { session, reference }: HandedOffChat,
  { to, name, lines, occasion }: { to: string; name: string; lines: readonly string[]; occasion: string },
): Promise<void> {
  const letter = writeLetter({
    subject: `An answer to your question in the chat, ${nameOf(reference)}`,
    greeting: 'Hello,',
    paragraphs: [
      `You asked for a person in our chat. ${name} has answered while the window was closed:`,
      ...lines,
      'You can answer in the chat from the same browser within a day, or write to us on the contact page.',
      'If you did not write to us, you can ignore this email.',
    ],
    action: { label: 'Open the contact page', path: '/contact' },
  });
  await queueMail(tx, {
    ...letter,
    kind: 'chat_answered',
    to,
    dedupeKey: `chat_answered:${session.id}:${occasion}`,
  });
}

type Words = { kind: string; subject: string; paragraphs: string[]; occasion: string };

async function toStaff(
  tx: Db,
  { session }: HandedOffChat,
  recipients: readonly Recipient[],
  { kind, occasion, ...words }: Words,
): Promise<void> {
  for (const { email, home } of recipients) {
    const action = { label: 'Open the conversation', path: `${home}/chats/${session.id}` };
    const letter = writeLetter({ greeting: 'Hello,', ...words, action });
    await queueMail(tx, {
      ...letter,
      kind,
      to: email,
      dedupeKey: `${kind}:${session.id}:${occasion}:${email}`,
    });
  }
}

function nameOf(reference: string | null): string {
  return reference ?? 'without a reference';
}
