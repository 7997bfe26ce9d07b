import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { type Letter, writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { trackingPath } from './tracking/paths.ts';

type Linked = { caseId: string; caseReference: string; to: string; token: string };
type Received = Linked & { requestId: string; reference: string; promiseAt: Date };

const HOW_IT_OPENS =
  'It works for 90 days and asks for the last 4 digits of your phone number (when you gave none: the last 3 characters of your postal code; when you gave neither, leave it empty).';
const NOT_YOU =
  'If you did not ask for this, you do not need to do anything. If you would like us to delete it, reply to this email.';

/**
 * To the mailbox: we have a request, and when they will hear. Nothing that was typed is in it, not even the name:
 * anybody can put somebody else's address and any words into a form.
 */
export async function mailQuoteReceived(tx: Db, received: Received): Promise<void> {
  const paragraphs = [
    `We ask a licensed broker partner to contact you by ${formatAlbertaTime(received.promiseAt, 'dayTime')}. Your reference is ${received.reference}.`,
    `Please open the link below: it tells us that this address is yours, and requests that are confirmed come first. The page shows who has your request, what was shared and when, and lets you withdraw. ${HOW_IT_OPENS}`,
    NOT_YOU,
  ];
  await send(tx, received, {
    kind: 'quote_received',
    subject: `We have your quote request ${received.reference}`,
    label: 'Follow your request',
    paragraphs,
    dedupeKey: `quote_received:${received.requestId}`,
  });
}

/** To the mailbox, and not to the browser that sent it: the request was added to one that is open already. */
export async function mailQuoteJoined(tx: Db, received: Received): Promise<void> {
  const paragraphs = [
    `A quote request with your email address came in (${received.reference}). You have an open request for the same coverage, ${received.caseReference}, so we added it there. Your contact details and your earlier answers stay as they are; the broker reads that you asked again and which answers differ, and asks you about them.`,
    `If it was you, please open the link below. Until then the broker sees it marked as not confirmed. ${HOW_IT_OPENS}`,
    'If it was not you, do not open this link: the request stays marked as not confirmed. If it worries you, reply to this email.',
  ];
  await send(tx, received, {
    kind: 'quote_joined',
    subject: `Added to your request ${received.caseReference}`,
    label: 'Open your request',
    paragraphs,
    dedupeKey: `quote_joined:${received.requestId}`,
  });
}

/** To the mailbox: one more link to the same page, as the first was lost, has expired or was ended. */
export async function mailFreshLink(tx: Db, linked: Linked): Promise<void> {
  const paragraphs = [
    `Here is a new link to your request ${linked.caseReference}, as was asked for on our site.`,
    HOW_IT_OPENS,
    'If you did not ask for it, you do not need to do anything: the link came to you alone.',
  ];
  const subject = `A new link to your request ${linked.caseReference}`;
  await send(tx, linked, { kind: 'quote_link', subject, label: 'Open your request', paragraphs });
}

type Words = Omit<Letter, 'greeting' | 'action'> & { kind: string; label: string; dedupeKey?: string };

async function send(tx: Db, { caseId, to, token }: Linked, { kind, label, dedupeKey, ...words }: Words) {
  const action = { label, path: trackingPath(token) };
  const letter = writeLetter({ greeting: 'Hello,', ...words, action });
  await queueMail(tx, { ...letter, kind, to, caseId, ...(dedupeKey && { dedupeKey }) });
}
