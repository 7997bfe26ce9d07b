import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { brand } from '#content/brand.ts';
import type { ContactInput } from './schema.ts';

type Received = { id: string; reference: string };

/**
 * To the sender: we have it. Nothing they typed is in it, not even the name: anybody can put somebody else's
 * address and any words into a form.
 */
export async function mailContactReceived(tx: Db, { id, reference, to }: Received & { to: string }) {
  const letter = writeLetter({
    subject: `We have your message ${reference}`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for contacting us. We will reply within one business day. Your reference is ${reference}.`,
      'If you did not write to us, you can ignore this email.',
    ],
  });
  await queueMail(tx, {
    ...letter,
    kind: 'contact_received',
    to,
    dedupeKey: `contact_received:${id}`,
  });
}

/** To the people of this site: the message itself. Answering the email answers the visitor. */
export async function mailContactToTeam(tx: Db, message: ContactInput & Received) {
  const { fullName, email, phone, topic } = message;
  const letter = writeLetter({
    subject: `Message ${message.reference}: ${topic.replaceAll('_', ' ')}`,
    greeting: 'A visitor wrote:',
    paragraphs: [
      ...message.message.split(/\n{2,}/),
      `From ${fullName}, ${email}${phone ? `, ${phone}` : ''}. Please answer within one business day.`,
    ],
    action: { label: 'Open the messages', path: '/admin/messages' },
  });
  await queueMail(tx, {
    ...letter,
    kind: 'contact_team',
    to: brand.email,
    replyTo: email,
    dedupeKey: `contact_team:${message.id}`,
  });
}
