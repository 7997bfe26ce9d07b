import { dayWords } from '#app/platform/clock/day-words.ts';
import { brand } from '#content/brand.ts';
import { ASKED, KEPT } from './deletion.ts';
import { kind } from './kind.ts';
import { PROFILE_PATHS } from './profile-paths.ts';

/** What somebody asked about their data, in words to them. */
export const ASKED_FOR = {
  access: 'a copy of your data',
  correction: 'a correction of your data',
  deletion: 'the deletion of your data',
} as const;
type Asked = { type: keyof typeof ASKED_FOR };

const REVIEW =
  'You may reply to this email, or ask the Information and Privacy Commissioner of Alberta to review our answer, free of charge.';

/** What is said to a mailbox of a request that came with a contact message. */
export const PRIVACY_KINDS = {
  privacy_request_opened: kind<Asked & { reference: string; dueOn: string; path: string }>({
    ...ASKED,
    mail: ({ type, reference, dueOn, path }) => ({
      subject: 'Please confirm what you asked about your data',
      paragraphs: [
        `You wrote to us (${reference}) and asked for ${ASKED_FOR[type]}. We will answer by ${dayWords(dueOn)}.`,
        'First, please confirm that it was you. We release and delete nothing before that.',
        'If you did not ask for this, please reply and tell us.',
      ],
      action: { label: 'Confirm that it was me', path },
      replyTo: brand.email,
    }),
  }),
  privacy_request_done: kind<Asked & { note: string; hasAccount: boolean }>({
    ...ASKED,
    mail: ({ type, note, hasAccount }) => ({
      subject: `Our answer about your data`,
      paragraphs: [
        `You asked for ${ASKED_FOR[type]}. This is our answer:`,
        ...note.split(/\n{2,}/),
        ...(type === 'access' ? [copyWords(hasAccount)] : []),
        REVIEW,
      ],
      ...(type === 'access' &&
        hasAccount && { action: { label: 'Open your profile', path: PROFILE_PATHS.client } }),
      replyTo: brand.email,
    }),
  }),
  privacy_request_declined: kind<Asked & { reason: string }>({
    ...ASKED,
    mail: ({ type, reason }) => ({
      subject: 'We cannot do what you asked about your data',
      paragraphs: [
        `You asked for ${ASKED_FOR[type]}. We have looked at it.`,
        `The reason: ${reason}`,
        REVIEW,
      ],
      replyTo: brand.email,
    }),
  }),
  /** To a mailbox without an account: what came from it is gone. */
  data_deleted: kind<{ on: string; references: readonly string[] }>({
    ...ASKED,
    mail: ({ on, references }) => ({
      subject: 'Your data is deleted',
      paragraphs: [
        `As you asked, on ${dayWords(on)} we deleted your messages to us${references.length > 0 ? ` and your requests (${references.join(', ')})` : ''}. The links in earlier emails no longer open.`,
        KEPT,
      ],
    }),
  }),
};

const copyWords = (hasAccount: boolean) =>
  hasAccount
    ? 'Log in and choose “Download my data” in your profile to save everything we have.'
    : 'For each request you have sent, we email you a fresh link. On its page you can save everything we have about it.';
