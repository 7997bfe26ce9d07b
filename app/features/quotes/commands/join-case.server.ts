import { isDeepStrictEqual } from 'node:util';
import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { askerFor } from '#app/features/cases/policy.ts';
import { listOpenOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import { type CaseRow, type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import type { QuoteRequest } from '#app/features/quotes/schema.ts';
import type { TypedContact } from '#app/features/quotes/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const SAME_REQUEST_DAYS = 30;
const LONGEST_LIST = 30;

type Sender = { isOwner: boolean; source: 'quote' | 'chat' | 'contact' };

/**
 * The open case of the last 30 days that a request joins, held until the end of the transaction: one whose mailbox
 * was confirmed, or one that says the same word for word. Nobody captures somebody else's request by asking first.
 * A chat brings a conversation with it, so what a stranger asks there always is a case of its own.
 */
export async function findCaseToJoin(
  tx: Db,
  viewer: Viewer,
  input: QuoteRequest,
  { isOwner, source }: Sender,
): Promise<HeldCase | undefined> {
  if (source === 'chat' && !isOwner) return undefined;
  const { email } = input.contact;
  const since = new Date(now().getTime() - SAME_REQUEST_DAYS * DAY_MS);
  const found = await listOpenOfMailbox(tx, { email, type: input.type, since });
  const chosen =
    (await findConfirmed(tx, found, email)) ??
    found.find((row) => isSamePerson(viewer, row) && saysTheSame(row, input));
  if (!chosen) return undefined;
  const held = await holdCase(tx, chosen.id);
  return isOpenStatus(held.row.status) ? held : undefined;
}

/** The newest case whose mailbox was confirmed, and whose owner, when it has one, reads that mailbox. */
async function findConfirmed(tx: Db, found: CaseRow[], email: string): Promise<CaseRow | undefined> {
  for (const row of found) {
    if (row.emailConfirmedAt === null) continue;
    if (row.clientId === null) return row;
    const owner = await findMailbox(tx, row.clientId);
    if (owner?.email.toLowerCase() === email.toLowerCase()) return row;
  }
  return undefined;
}

/**
 * Adds a request to the case that is open already. The case's own contact data and answers stay as they are: the
 * sender has not proved who they are. The history names what differs, not the words that were typed, so that nobody
 * is led to call a number that a stranger put there.
 */
export async function joinCase(
  tx: Db,
  viewer: Viewer,
  held: HeldCase,
  input: QuoteRequest,
  { requestId, reference, isConfirmed }: { requestId: string; reference: string; isConfirmed: boolean },
): Promise<void> {
  await takeHeldStep(tx, viewer, {
    held,
    actor: isConfirmed ? askerFor(viewer) : 'visitor',
    step: 'attach',
    input: { requestId, reference, isConfirmed, changed: differences(held.row, input) },
  });
}

/** Who asked, as the case keeps it. */
export function contactOf({ contact, windows, earliestOn }: QuoteRequest) {
  return {
    fullName: contact.fullName,
    email: contact.email,
    phone: contact.phone || null,
    method: contact.contactMethod,
    windows,
    earliestOn: earliestOn ?? null,
  };
}

/** Who asked, as the request keeps it. */
export function typedContact({ contact }: QuoteRequest): TypedContact {
  const { fullName, email, phone, postalCode } = contact;
  return { fullName, email, phone: phone || null, postalCode: postalCode || null };
}

function isSamePerson(viewer: Viewer, row: CaseRow): boolean {
  return row.clientId === null || (viewer.kind === 'user' && viewer.id === row.clientId);
}

function saysTheSame(row: CaseRow, input: QuoteRequest): boolean {
  return changedContact(row, input).length === 0 && isDeepStrictEqual(row.details, plain(input.answers));
}

/** What the later request says differently, by the words of the form. */
function differences(row: CaseRow, input: QuoteRequest): string[] {
  const before = describeAnswers(row.type, row.details);
  const after = describeAnswers(input.type, plain(input.answers));
  const valueIn = (answers: typeof before, name: string) => answers.find((one) => one.name === name)?.value;
  const changed = after.filter(({ name, value }) => valueIn(before, name) !== value);
  const left = before.filter(({ name }) => valueIn(after, name) === undefined);
  const labels = [...changed, ...left].map(({ label }) => label);
  return [...changedContact(row, input), ...new Set(labels)].slice(0, LONGEST_LIST);
}

function changedContact(row: CaseRow, input: QuoteRequest): string[] {
  const typed = contactOf(input);
  const pairs: [string, unknown, unknown][] = [
    ['Full name', row.contactFullName, typed.fullName],
    ['Phone', digitsOf(row.contactPhone), digitsOf(typed.phone)],
    ['Postal code', row.postalCode, input.contact.postalCode || null],
    ['How to be contacted', row.contactMethod, typed.method],
    ['Best times', row.contactWindows, typed.windows],
    ['Not before', row.contactEarliestOn, typed.earliestOn],
  ];
  return pairs.filter(([, was, is]) => !isDeepStrictEqual(was, is)).map(([name]) => name);
}

function digitsOf(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '').slice(-10);
}

/** As the database gives answers back: without what is undefined. */
function plain(answers: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answers));
}
