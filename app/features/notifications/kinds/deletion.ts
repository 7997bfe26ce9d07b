import { dayWords } from '#app/platform/clock/day-words.ts';
import type { Role } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { openRequest, type ToldCase } from './case/about-case.ts';
import { kind, pageOf } from './kind.ts';
import { PROFILE_PATHS } from './profile-paths.ts';

/** What somebody asked for, and what they did not: it always goes. */
export const ASKED = { category: 'security', mayWait: false, limit: null } as const;

type Gone = { reference: string; on: string };

export const KEPT =
  'What we must keep as proof stays for the time that our privacy policy says: what you agreed to, who has seen your data, and that it was deleted. A broker who had your request may have to keep records of their own.';

/** What is said of the deletion of one request. Days are Alberta days. */
export const CASE_DELETION_KINDS = {
  /** To somebody who asked for it. */
  case_deletion_requested: kind<ToldCase & { dueOn: string }>({
    ...ASKED,
    mail: ({ dueOn, ...about }) => ({
      subject: `You asked us to delete your request ${about.reference}`,
      paragraphs: [
        `We will answer by ${dayWords(dueOn)}. Until then the request stays as it is.`,
        'Records that the law requires us or the broker to keep cannot be deleted; we will tell you which ones.',
        'If you did not ask for this, please reply to this email.',
      ],
      action: openRequest(about),
    }),
    bell: ({ caseId, dueOn }) => ({
      title: 'You asked us to delete this request',
      body: `We will answer by ${dayWords(dueOn)}.`,
      path: `/portal/cases/${caseId}`,
    }),
  }),
  case_deletion_declined: kind<ToldCase & { reason: string }>({
    ...ASKED,
    mail: ({ reason, ...about }) => ({
      subject: `We cannot delete your request ${about.reference} yet`,
      paragraphs: [
        `You asked us to delete this request sooner. We have looked at it, and it stays until the day named on ${pageOf(about)}.`,
        `The reason: ${reason}`,
        'You may reply to this email, or ask the Information and Privacy Commissioner of Alberta to review our answer, free of charge.',
      ],
      action: openRequest(about),
    }),
    bell: ({ caseId, reference }) => ({
      title: `Not deleted sooner: ${reference}`,
      body: 'The page of the request says why.',
      path: `/portal/cases/${caseId}`,
    }),
  }),
  /** To somebody whose request is gone: there is nothing left to open. */
  case_deleted: kind<Gone>({
    ...ASKED,
    mail: ({ reference, on }) => ({
      subject: `Your request ${reference} is deleted`,
      paragraphs: [
        `As you asked, we deleted your request on ${dayWords(on)}, with its answers, messages, documents and quotes. Its page and the links in earlier emails no longer open.`,
        KEPT,
      ],
    }),
    bell: ({ reference, on }) => ({
      title: `Deleted: ${reference}`,
      body: `As you asked, we deleted it on ${dayWords(on)}.`,
      path: '/portal',
    }),
  }),
  /** To the broker who still had it. */
  case_deleted_for_client: kind<Gone>({
    category: 'status',
    mayWait: true,
    limit: null,
    mail: ({ reference, on }) => ({
      subject: `The request ${reference} was deleted`,
      paragraphs: [
        `The client asked us to delete the request ${reference}. It was deleted on ${dayWords(on)}, with its messages and documents, and your access has ended.`,
        'The records that you have to keep as a licence holder are your own; this does not change them.',
      ],
      action: { label: 'Open your requests', path: '/broker' },
    }),
    bell: ({ reference }) => ({
      title: `${reference} was deleted`,
      body: 'The client asked for this. Your access has ended.',
      path: '/broker',
    }),
  }),
};

type Owned = { role: Role };

const notYou = () => `If this was not you, please write to ${brand.email} at once.`;

/** What is said of the deletion of an account. */
export const ACCOUNT_DELETION_KINDS = {
  /** To somebody who asked for it. */
  deletion_requested: kind<Owned & { dueOn: string }>({
    ...ASKED,
    mail: ({ dueOn }) => ({
      subject: 'We have your request to delete your data',
      paragraphs: [
        `We will answer by ${dayWords(dueOn)}. Until then your account stays as it is.`,
        'Records that the law requires us or the broker to keep cannot be deleted; we will tell you which ones.',
        notYou(),
      ],
    }),
    bell: ({ dueOn, role }) => ({
      title: 'You asked us to delete your data',
      body: `We will answer by ${dayWords(dueOn)}. ${notYou()}`,
      path: PROFILE_PATHS[role],
    }),
  }),
  deletion_declined: kind<{ reason: string }>({
    ...ASKED,
    mail: ({ reason }) => ({
      subject: 'We cannot delete your data yet',
      paragraphs: [
        'You asked us to delete your account and your requests. We have looked at it, and they stay for now.',
        `The reason: ${reason}`,
        'You may reply to this email, or ask the Information and Privacy Commissioner of Alberta to review our answer, free of charge.',
      ],
      action: { label: 'Open your profile', path: PROFILE_PATHS.client },
    }),
    bell: ({ reason }) => ({
      title: 'We cannot delete your data yet',
      body: reason,
      path: PROFILE_PATHS.client,
    }),
  }),
  /** To a mailbox: the account is gone. */
  account_deleted: kind<{ on: string; references: readonly string[] }>({
    ...ASKED,
    mail: ({ on, references }) => ({
      subject: 'Your account is deleted',
      paragraphs: [
        `As you asked, we deleted your account on ${dayWords(on)}, with your requests${references.length > 0 ? ` (${references.join(', ')})` : ''}, their messages, documents and quotes. You cannot log in with it again.`,
        KEPT,
      ],
    }),
  }),
};
