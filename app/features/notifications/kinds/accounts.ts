import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Role } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { kind } from './kind.ts';
import { PROFILE_PATHS } from './profile-paths.ts';

/** `path` is the page with the link's secret: it stands in the mail alone. */
type Link = { path: string };

/** To an address that somebody typed: it may be anybody's. */
const TYPED = { category: 'security', mayWait: false, limit: 'account' } as const;
/** About something that was done with an account: it always goes. */
const DONE = { category: 'security', mayWait: false, limit: null } as const;
const notYou = () => `If this was not you, please write to ${brand.email} at once.`;

type Owned = { role: Role };

/** What is said about an account and its safety. */
export const ACCOUNT_KINDS = {
  /** To a new client: confirm that this mailbox is theirs. */
  verify_email: kind<Link & { username: string }>({
    ...TYPED,
    mail: ({ path, username }) => ({
      subject: 'Confirm your email address',
      paragraphs: [
        `An account with the username ${username} was created with this email address. Please confirm within 24 hours that the address and the account are yours.`,
        'Once you have, all requests sent with this address are in your account.',
        'If you did not create this account, you can ignore this email: without this confirmation the account gets none of your requests.',
      ],
      isActionFirst: true,
      action: { label: 'Confirm my address', path },
    }),
  }),
  /** To a new client whose mailbox a link of ours had proved before: there is nothing to confirm. */
  account_opened: kind<{ username: string }>({
    ...DONE,
    mail: ({ username }) => ({
      subject: 'Your account is ready',
      paragraphs: [
        'An account was created from your tracking page, and your requests are in it. You log in with this email address and the password you chose.',
        `Your username is ${username}: it works in place of the email address.`,
        notYou(),
      ],
      isActionFirst: true,
      action: { label: 'Log in', path: '/portal/login' },
    }),
  }),
  /** To the new address of an account: confirm it, and it becomes the account's. */
  email_change: kind<Link>({
    ...TYPED,
    mail: ({ path }) => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        `Someone, probably you, asked to use this address for an account with ${brand.name}. Please confirm it within 24 hours.`,
        'If you did not ask for this, you can ignore this email. Nothing will change.',
      ],
      isActionFirst: true,
      action: { label: 'Confirm my new address', path },
    }),
  }),
  /** To somebody who cannot log in. How many links are open at a time bounds it: a daily limit would lock owners out. */
  reset_password: kind<Link & { username: string }>({
    ...DONE,
    mail: ({ path, username }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Someone, probably you, asked to choose a new password for your account. Your username is ${username}.`,
        'The link works once, for 60 minutes. If you did not ask for it, you can ignore this email: your password stays as it is.',
      ],
      isActionFirst: true,
      action: { label: 'Choose a new password', path },
    }),
  }),
  password_changed: kind<Owned & { at: Date }>({
    ...DONE,
    mail: ({ at }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed on ${formatAlbertaTime(at, 'dateTime')}, and other devices were logged out.`,
        notYou(),
      ],
    }),
    bell: ({ at, role }) => ({
      title: 'Your password was changed',
      body: `On ${formatAlbertaTime(at, 'dateTime')}. ${notYou()}`,
      path: PROFILE_PATHS[role],
    }),
  }),
  /** To the address that was the account's until now. */
  email_changed: kind<Owned>({
    ...DONE,
    mail: () => ({
      subject: 'Your email address was changed',
      paragraphs: [
        'Your account now uses another email address, so this is the last message to this one.',
        notYou(),
      ],
    }),
    bell: ({ role }) => ({
      title: 'Your email address was changed',
      body: notYou(),
      path: PROFILE_PATHS[role],
    }),
  }),
  /** An administrator corrected the details of an account: to the address that is the account's. */
  details_corrected: kind<Owned & { by: string; fields: readonly ('name' | 'phone' | 'email')[] }>({
    ...DONE,
    mail: ({ by, fields }) => ({
      subject: 'We corrected details of your account',
      paragraphs: [
        correctedWords(by, fields),
        `If you did not expect this, please write to ${brand.email} at once.`,
      ],
    }),
    bell: ({ by, fields, role }) => ({
      title: 'We corrected details of your account',
      body: correctedWords(by, fields),
      path: PROFILE_PATHS[role],
    }),
  }),
  /** Login now asks for a code, or no longer does. */
  two_factor_changed: kind<Owned & { isOn: boolean }>({
    ...DONE,
    mail: ({ isOn }) => ({
      subject: twoFactorTitle(isOn),
      paragraphs: [
        isOn
          ? 'From now on you need your password and a code from your authenticator app to log in. Keep your recovery codes in a safe place.'
          : 'From now on, you log in with your password alone.',
        notYou(),
      ],
    }),
    bell: ({ isOn, role }) => ({ title: twoFactorTitle(isOn), body: notYou(), path: PROFILE_PATHS[role] }),
  }),
  /** To a broker: choose a username and a password. */
  broker_invitation: kind<Link & { until: Date }>({
    ...DONE,
    mail: ({ path, until }) => ({
      subject: `You are invited to work with ${brand.name}`,
      paragraphs: [
        `${brand.name} would like to send you requests from people in Alberta who are looking for insurance.`,
        `Please choose a username and a password by ${formatAlbertaTime(until, 'dateTime')}. The link works once.`,
      ],
      action: { label: 'Accept the invitation', path },
    }),
  }),
  /** To somebody who is to administer this site: choose a username and a password. */
  admin_invitation: kind<Link & { until: Date }>({
    ...DONE,
    mail: ({ path, until }) => ({
      subject: `You are invited to administer ${brand.name}`,
      paragraphs: [
        `You have been asked to help run ${brand.name}. Your account will need an authenticator app at login.`,
        `Please choose a username and a password by ${formatAlbertaTime(until, 'dateTime')}. The link works once.`,
      ],
      action: { label: 'Accept the invitation', path },
    }),
  }),
};

/** Who corrected what, by the names of the fields alone: an old mailbox does not learn the new address. */
function correctedWords(by: string, fields: readonly ('name' | 'phone' | 'email')[]): string {
  const done = fields.filter((field) => field !== 'email').join(' and ');
  const who = `${by}, an administrator of ${brand.name},`;
  const address = 'a new email address, which is used once it has been confirmed from that mailbox.';
  if (!fields.includes('email')) return `${who} corrected your ${done}.`;
  return done ? `${who} corrected your ${done} and entered ${address}` : `${who} entered ${address}`;
}

function twoFactorTitle(isOn: boolean): string {
  return isOn ? 'Two-factor login is on' : 'Two-factor login is off';
}
