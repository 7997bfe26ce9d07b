import { expect, test } from 'vitest';
import { EVERYTHING_TOLD as TOLD } from '#tests/fixtures/notices.ts';
import { CASE_WORK_KINDS } from './case-work.ts';
import { CASE_KINDS } from './cases.ts';
import { CASE_DELETION_KINDS } from './deletion.ts';
import { DOCUMENT_KINDS } from './documents.ts';
import type { Kind } from './kind.ts';
import { MERGING_KINDS } from './merging.ts';
import { MESSAGE_KINDS } from './messages.ts';
import { QUOTE_KINDS } from './quotes.ts';

/** The request and everything about it is deleted by then, or was never theirs: there is nothing left to open. */
const ABOUT_NOTHING_LEFT = ['never_matched', 'case_deleted', 'case_deleted_for_client', 'quote_misaddressed'];

const all = {
  ...CASE_KINDS,
  ...CASE_DELETION_KINDS,
  ...MERGING_KINDS,
  ...CASE_WORK_KINDS,
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
  expect(CASE_WORK_KINDS.information_requested.mail?.({ ...told, broker }).subject).toBe(
    'Dana Whitford has requested information: AB-1',
  );
});

test.each(aboutRequests)('the mail %s to a person has the link to its request', (_, { mail }) => {
  const words = mail?.(TOLD);
  expect([`/portal/cases/${TOLD.caseId}`, TOLD.path]).toContain(words?.action?.path);
  expect(words?.paragraphs.join(' ')).not.toMatch(/first email|undefined/);
});
