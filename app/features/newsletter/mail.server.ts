import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { brand } from '#content/brand.ts';
import { newsletterPath, oneClickPath } from './link-paths.ts';
import { CONFIRM_DAYS } from './retention.ts';

const KINDS = ['newsletter_confirm', 'newsletter_welcome'] as const;

type Words = {
  kind: (typeof KINDS)[number];
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string };
};

/** Anti-spam law wants the sender and a postal address in a request for consent and in every issue. */
const SENDER = `Sent by ${brand.name}, ${brand.mailingAddress}.`;

/** To an address that somebody typed: is it theirs, and do they want the newsletter? */
export async function mailConfirmLink(tx: Db, to: string, token: string): Promise<void> {
  await toSubscriber(tx, to, token, {
    kind: 'newsletter_confirm',
    subject: 'Please confirm your newsletter subscription',
    paragraphs: [
      `Somebody, probably you, asked for the ${brand.name} newsletter at this address. It begins only when you press the button on the page behind this link. The link works for ${CONFIRM_DAYS} days.`,
      'If you did not ask for it, do nothing: the address is deleted after that. The same page deletes it at once.',
      SENDER,
    ],
    action: { label: 'Confirm my subscription', path: newsletterPath('confirm', token) },
  });
}

/** To a new subscriber: it worked, and here is how to choose topics and to leave. */
export async function mailWelcome(tx: Db, to: string, token: string): Promise<void> {
  await toSubscriber(tx, to, token, {
    kind: 'newsletter_welcome',
    subject: `You are subscribed to the ${brand.name} newsletter`,
    paragraphs: [
      'Thank you for confirming your address. The next issue comes when there is something worth knowing.',
      'With the link below, which stands in every issue, you choose what it is about, or unsubscribe. It needs no login.',
      SENDER,
    ],
    action: { label: 'Choose topics or unsubscribe', path: newsletterPath('preferences', token) },
  });
}

/** Deletes what we wrote to these addresses about the newsletter. */
export async function forgetMails(tx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const lower = addresses.map((address) => address.toLowerCase());
  await tx
    .delete(outboxMails)
    .where(and(inArray(outboxMails.kind, [...KINDS]), inArray(sql`lower(${outboxMails.recipient})`, lower)));
}

async function toSubscriber(tx: Db, to: string, token: string, { kind, ...words }: Words): Promise<void> {
  const letter = writeLetter({ greeting: 'Hello,', ...words });
  await queueMail(tx, {
    ...letter,
    kind,
    to,
    dedupeKey: `${kind}:${hashToken(token)}`,
    unsubscribeUrl: absoluteUrl(oneClickPath(token)),
  });
}
