import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';

/**
 * The name stands in mail to a confirmed address alone: in any other mailbox it would be the words of a stranger, with
 * our letterhead.
 */
export type Recipient = { email: string; fullName: string; emailVerified: boolean };

type Words = {
  kind: string;
  subject: string;
  paragraphs: string[];
  action?: { label: string; path: string };
};

export const NOT_YOU = `If this was not you, please write to ${brand.email} at once.`;

/** To a new client: confirm that this mailbox is theirs. */
export async function mailVerifyLink(
  tx: Db,
  user: Recipient & { username: string },
  path: string,
): Promise<void> {
  await toUser(tx, user, {
    kind: 'verify_email',
    subject: 'Confirm your email address',
    paragraphs: [
      `An account with the username ${user.username} was made with this email address. Please confirm within 24 hours that the address and the account are yours.`,
      'Requests that you sent us with this address before will then be in your portal.',
      'If you did not make this account, do nothing: nobody can use your address without this confirmation.',
    ],
    action: { label: 'Confirm my address', path },
  });
}

/** To somebody who cannot log in: a link to choose a new password, with their username. */
export async function mailResetLink(
  tx: Db,
  user: Recipient & { username: string },
  path: string,
): Promise<void> {
  await toUser(tx, user, {
    kind: 'reset_password',
    subject: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, asked to choose a new password for your account. Your username is ${user.username}.`,
      'The link works once, for 60 minutes. If you did not ask for it, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', path },
  });
}

/** To the owner: the password is a new one. */
export async function mailPasswordChanged(tx: Db, user: Recipient): Promise<void> {
  await toUser(tx, user, {
    kind: 'password_changed',
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${formatAlbertaTime(now(), 'dateTime')}, and other devices were logged out.`,
      NOT_YOU,
    ],
  });
}

/** To the new address: confirm it, and it becomes the account's. */
export async function mailEmailChangeLink(tx: Db, email: string, path: string): Promise<void> {
  await send(tx, email, 'Hello,', {
    kind: 'email_change',
    subject: 'Confirm your new email address',
    paragraphs: [
      `Somebody, probably you, asked to use this address for an account with ${brand.name}. Please confirm it within 24 hours.`,
      'If you did not ask for this, do nothing: nothing changes.',
    ],
    action: { label: 'Confirm my new address', path },
  });
}

/** To the address that was the account's until now. */
export async function mailEmailChanged(tx: Db, user: Recipient): Promise<void> {
  await toUser(tx, user, {
    kind: 'email_changed',
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address, so this is the last message to this one.',
      NOT_YOU,
    ],
  });
}

/** To the owner: login now asks for a code, or no longer does. */
export async function mailTwoFactorChanged(tx: Db, user: Recipient, isOn: boolean): Promise<void> {
  await toUser(tx, user, {
    kind: 'two_factor_changed',
    subject: isOn ? 'Two-factor login is on' : 'Two-factor login is off',
    paragraphs: [
      isOn
        ? 'From now on you need your password and a code from your authenticator app to log in. Keep your recovery codes in a safe place.'
        : 'Your account can be used with the password alone again.',
      NOT_YOU,
    ],
  });
}

export async function toUser(tx: Db, user: Recipient, words: Words): Promise<void> {
  await send(tx, user.email, user.emailVerified ? `Hello ${user.fullName},` : 'Hello,', words);
}

export async function send(tx: Db, to: string, greeting: string, { kind, ...words }: Words): Promise<void> {
  await queueMail(tx, { ...writeLetter({ greeting, ...words }), kind, to });
}
