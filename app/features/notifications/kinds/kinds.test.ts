import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { EVERYTHING_TOLD as TOLD, toldOf } from '#tests/fixtures/notices.ts';
import { CALL_KINDS } from './case/calls.ts';
import { CASE_WORK_KINDS } from './case/case-work.ts';
import { CASE_KINDS } from './case/cases.ts';
import { DOCUMENT_KINDS } from './case/documents.ts';
import { INFORMATION_KINDS } from './case/information.ts';
import { MERGING_KINDS } from './case/merging.ts';
import { CHAT_KINDS } from './chat.ts';
import { CASE_DELETION_KINDS } from './deletion.ts';
import type { Kind, MailWords } from './kind.ts';
import { KINDS } from './kinds.ts';
import { MESSAGE_KINDS } from './messages.ts';
import { NEWSLETTER_KINDS } from './newsletter.ts';
import { QUOTE_KINDS } from './quotes.ts';

/** The request and everything about it is deleted by then, or was never theirs: there is nothing left to open. */
const ABOUT_NOTHING_LEFT = ['never_matched', 'case_deleted', 'case_deleted_for_client', 'quote_misaddressed'];

const all = {
  ...CASE_KINDS,
  ...CASE_DELETION_KINDS,
  ...MERGING_KINDS,
  ...INFORMATION_KINDS,
  ...CASE_WORK_KINDS,
  ...CALL_KINDS,
  ...DOCUMENT_KINDS,
  ...MESSAGE_KINDS,
  ...QUOTE_KINDS,
};
/** What goes to the people who asked counts for a limit of their address; what goes to brokers and to us does not. */
const aboutRequests = Object.entries(all as Record<string, Kind<unknown>>).filter(
  ([name, { limit }]) =>
    (limit !== null || name.startsWith('case_deletion')) && !ABOUT_NOTHING_LEFT.includes(name),
);

test('there are mails about requests', () => expect(aboutRequests.length).toBeGreaterThan(15));

test('what a broker sent or asks for says who it is, from where, for what, and how many quotes', () => {
  const told = { caseId: TOLD.caseId, reference: 'AB-1' };
  const broker = { fullName: 'Dana Whitford', brokerage: 'Foothills' };
  const sent = CASE_WORK_KINDS.quotes_sent.mail?.({ ...told, broker, coverage: 'Auto insurance', count: 2 });
  expect(sent?.subject).toBe('Dana Whitford has sent you 2 quotes: AB-1');
  expect(sent?.paragraphs[0]).toMatch(
    /^Dana Whitford \(Foothills\) has sent 2 quotes for your request AB-1 \(Auto insurance\)\./,
  );
  expect(CASE_WORK_KINDS.quotes_sent.mail?.(told).subject).toBe('Your broker has sent you a quote: AB-1');
  const revised = { ...told, broker, count: 1, isRevision: true };
  expect(CASE_WORK_KINDS.quotes_sent.mail?.(revised).subject).toBe(
    'Dana Whitford has revised your quote: AB-1',
  );
  expect(CASE_WORK_KINDS.quotes_sent.bell?.({ ...revised, isAsAsked: true }).title).toBe(
    'Your broker has revised your quote as you asked: AB-1',
  );
});

test('a reminder says who is waiting, and for what', () => {
  const told = { caseId: TOLD.caseId, reference: 'AB-1', coverage: 'Auto insurance' };
  const broker = { fullName: 'Dana Whitford', brokerage: 'Foothills' };
  const saidOf = (awaited: object) =>
    INFORMATION_KINDS.client_reminded.mail?.({ ...told, broker, ...awaited }).paragraphs[0];
  expect(saidOf({ documents: 1, answers: 2 })).toBe(
    'Dana Whitford (Foothills) is still waiting for a document and your answers to 2 questions for your request AB-1 (Auto insurance), and cannot continue without it. The page of your request says what is needed, and you can reply there.',
  );
  expect(saidOf({ documents: 2 })).toContain('is still waiting for 2 documents for your request AB-1');
  expect(saidOf({})).toContain('is still waiting for your reply to a message for your request AB-1');
});

test('what a broker asks for is the subject, the first sentence and the button, and two at once do not read alike', () => {
  const told = { caseId: TOLD.caseId, reference: 'AB-1', coverage: 'Auto insurance', isRequired: true };
  const broker = { fullName: 'Dana Whitford', brokerage: 'Foothills' };
  const mailOf = (asked: object) =>
    INFORMATION_KINDS.information_requested.mail?.({ ...told, broker, ...asked });
  const policy = mailOf({ what: 'document', named: 'your current policy' });
  expect(policy).toMatchObject({
    subject: 'Dana Whitford asks for your current policy: AB-1',
    isActionFirst: true,
    action: { label: 'Send your current policy' },
  });
  expect(policy?.paragraphs[0]).toBe(
    'Dana Whitford (Foothills) asks for your current policy, for your request AB-1 (Auto insurance).',
  );
  expect(policy?.paragraphs[1]).toContain('until you reply, their deadlines are paused');
  expect(mailOf({ what: 'answer', isRequired: false })).toMatchObject({
    subject: 'Dana Whitford asks you a question: AB-1',
    paragraphs: [expect.anything(), expect.not.stringContaining('paused')],
    action: { label: 'Answer the question' },
  });
  const unnamed = [false, true].map((isAnother) => mailOf({ what: 'document', isAnother })?.subject);
  expect(unnamed).toEqual([
    'Dana Whitford asks for a document: AB-1',
    'Dana Whitford asks for another document: AB-1',
  ]);
});

test('at the bell stands what a broker asked for and wrote, and in no mail, and no title, which a browser shows', () => {
  const told = { caseId: TOLD.caseId, reference: 'AB-1', author: 'Dana Whitford' };
  const title = 'When was the roof last replaced?';
  const asked = INFORMATION_KINDS.information_requested;
  expect(asked.bell?.({ ...told, what: 'answer', title })).toEqual({
    ...{ title: 'Your broker asks you a question: AB-1', body: title },
    path: `/portal/cases/${TOLD.caseId}?tab=sent#to-answer`,
  });
  expect(asked.bell?.({ ...told, what: 'document', title: 'Current policy' })).toMatchObject({
    ...{ title: 'Your broker asks for a document: AB-1', body: 'Current policy' },
    path: `/portal/cases/${TOLD.caseId}?tab=documents`,
  });
  const titles = ['Current policy', title];
  expect(INFORMATION_KINDS.client_reminded.bell?.({ ...told, documents: 1, answers: 1, titles }).body).toBe(
    'Your broker is waiting for “Current policy” and “When was the roof last replaced?”.',
  );
  const wrote = (words?: string) => MESSAGE_KINDS.message_for_client.bell?.({ ...told, words });
  expect(wrote('Good news:\nboth insurers answered.')?.body).toBe(
    'Dana Whitford: Good news: both insurers answered.',
  );
  expect(wrote('')?.body).toBe('From Dana Whitford.');
  expect(wrote('word '.repeat(60))?.body).toMatch(/^Dana Whitford: (word )+word…$/);
  for (const [name, { mail, bell }] of aboutRequests) {
    const shown = `${JSON.stringify(mail?.(toldOf(name)))} ${bell?.(toldOf(name)).title}`;
    expect(shown, name).not.toContain(TOLD.title);
    expect(shown, name).not.toContain(TOLD.words);
  }
});

test.each(aboutRequests)('the mail %s to a person has the link to its request', (name, { mail }) => {
  const words = mail?.(toldOf(name));
  expect([`/portal/cases/${TOLD.caseId}`, TOLD.path]).toContain(words?.action?.path);
  expect(words?.paragraphs.join(' ')).not.toMatch(/first email|undefined/);
});

test.each(aboutRequests)(
  'the mail %s calls the page by one name: the tracking page for who opens it by a link',
  (name, { mail }) => {
    const wordsOf = (isByLink: boolean) => {
      const words = mail?.({ ...toldOf(name), isByLink });
      return [...(words?.paragraphs ?? []), words?.action?.label].join(' ');
    };
    expect(wordsOf(true)).not.toMatch(/page of (your|the) request|Open your request|on its page/);
    if (!(name in QUOTE_KINDS)) expect(wordsOf(false)).not.toMatch(/tracking page/);
  },
);

test.each(Object.entries(KINDS as Record<string, Kind<unknown>>))(
  'the mail %s says in words what fits its text as well: there is no button, and nothing below',
  (name, { mail }) => {
    const words = mail?.(toldOf(name));
    const said = [words?.subject, ...(words?.paragraphs ?? [])].join(' ');
    expect(said).not.toMatch(/\bbutton\b|\b(link|form) below\b/i);
    expect(said).not.toMatch(/undefined|\bnull\b/);
  },
);

test('a newsletter mail names its sender and a postal address at its foot', () => {
  for (const { mail } of Object.values(NEWSLETTER_KINDS)) {
    const words = (mail as (told: unknown) => MailWords)(TOLD);
    expect(words.foot?.join(' ')).toContain(brand.mailingAddress);
    expect(words.paragraphs.join(' ')).not.toContain(brand.mailingAddress);
  }
});

test('a broker who had not answered is not asked to leave the client alone, and gets to what is open to them', () => {
  const told = (hadAccepted: boolean) =>
    CASE_KINDS.access_ended.mail?.({ caseId: 'c', reference: 'AB-1', hadAccepted });
  expect(told(false)?.paragraphs.join(' ')).toContain('before you answered. You do not need to do anything.');
  expect(told(false)?.paragraphs.join(' ')).not.toContain('do not contact');
  expect(told(true)?.paragraphs.join(' ')).toContain('Please do not contact the client');
  expect(told(true)?.action?.path).toBe('/broker/closed');
});

test('a chat without a reference is named as what it is', () => {
  const subjects = (reference: string | null) => [
    CHAT_KINDS.chat_promise_missed.mail?.({ reference, missed: '2 pm', next: null }).subject,
    CHAT_KINDS.chat_answered.mail?.({ reference, name: 'Dana', lines: [] }).subject,
  ];
  expect(subjects(null)).toEqual([
    'We missed our promise in the chat',
    'An answer to your question in the chat',
  ]);
  expect(subjects('AB-1')).toEqual([
    'We missed our promise for AB-1',
    'An answer to your question in the chat, AB-1',
  ]);
});
