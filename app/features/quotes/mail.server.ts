import { formatAlbertaTime } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';

type Received = {
  caseId: string;
  requestId: string;
  reference: string;
  to: string;
  promiseAt: Date;
  token: string;
};

/**
 * To the person: we have it, and when they will hear. Nothing they typed is in it, not even the name: anybody
 * can put somebody else's address and any words into a form.
 */
export async function mailQuoteReceived(tx: Db, received: Received): Promise<void> {
  const letter = writeLetter({
    subject: `We have your quote request ${received.reference}`,
    greeting: 'Hello,',
    paragraphs: [
      `A licensed broker partner will contact you by ${formatAlbertaTime(received.promiseAt, 'dayTime')}. Your reference is ${received.reference}.`,
      'One broker at a time can see your request. The link below shows who, what was shared and when, and lets you withdraw. It works for 90 days and asks for the last digits of your phone number (or of your postal code, when you gave no phone).',
      'If you did not ask for this, open the link and withdraw the request, or reply to this email.',
    ],
    action: { label: 'Follow your request', path: trackingPath(received.token) },
  });
  await queueMail(tx, {
    ...letter,
    kind: 'quote_received',
    to: received.to,
    caseId: received.caseId,
    dedupeKey: `quote_received:${received.requestId}`,
  });
}

export function trackingPath(token: string): string {
  return `/track/${token}`;
}
