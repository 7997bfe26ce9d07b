import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import { takeBackReach } from '#app/features/quotes/consents/consents.server.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import { type ContactCorrection, INVALID_POSTAL_CODE } from '#app/features/quotes/schema.ts';
import { mailboxKey } from '#app/features/quotes/tracking/mailbox.server.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

type Corrected = { caseId: string; version: number; contact: ContactCorrection };

/**
 * Corrects how the person of an open case is reached, by that person; the history says what differs. Whoever chooses
 * email instead takes back calls and text messages with it. Refuses (422) to leave out a postal code that the type needs,
 * (409) a correction that changes nothing, and what the step refuses.
 */
export async function correctContact(
  db: Db,
  viewer: Viewer,
  { caseId, version, contact }: Corrected,
): Promise<void> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => isStepFor('correct_contact', actor));
  const input = correctionOf(row, contact);
  await withReach(db, viewer, { row, contact }, (tx) =>
    takeStep(tx, viewer, { caseId, version, step: 'correct_contact', input }),
  );
}

/** The same for somebody whose tracking link the caller has checked. */
export async function correctContactByLink(db: Db, row: CaseRow, contact: ContactCorrection): Promise<void> {
  const input = correctionOf(row, contact);
  await withReach(db, VISITOR, { row, contact }, (tx) =>
    takeStepByLink(tx, VISITOR, { caseId: row.id, step: 'correct_contact', input }),
  );
}

/** Takes the step and, where email was chosen in place of calls or text messages, takes these back. */
async function withReach(
  db: Db,
  viewer: Viewer,
  { row, contact }: { row: CaseRow; contact: ContactCorrection },
  correct: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const isEmailNow = contact.contactMethod === 'email' && row.contactMethod !== 'email';
  await db.transaction(async (tx) => {
    // The same order as a switch that is pressed at the same time: first the mailbox, then the case.
    if (isEmailNow) await lockUntilCommit(tx, mailboxKey(row.contactEmail));
    await correct(tx);
    if (isEmailNow) await takeBackReach(tx, viewer, row);
  });
}

function correctionOf(row: CaseRow, told: ContactCorrection) {
  const { fullName, phone = null, contactMethod: method, windows } = told;
  const earliestOn = told.earliestOn === undefined ? row.contactEarliestOn : told.earliestOn || null;
  const postalCode = told.postalCode === undefined ? row.postalCode : told.postalCode || null;
  if (!postalCode && row.postalCode && !POSTAL_CODE_OPTIONAL.some((type) => type === row.type))
    throw invalid({ 'contact.postalCode': INVALID_POSTAL_CODE });
  const before = inWords({
    ...{ fullName: row.contactFullName, phone: row.contactPhone, postalCode: row.postalCode },
    ...{ method: row.contactMethod, windows: row.contactWindows, earliestOn: row.contactEarliestOn },
  });
  const contact = { fullName, phone, method, windows, earliestOn, postalCode };
  const after = inWords(contact);
  const changes = Object.entries(after)
    .map(([label, to]) => ({ label, from: before[label] ?? null, to }))
    .filter(({ from, to }) => from !== to);
  return { contact, changes };
}

type Reached = {
  fullName: string;
  phone: string | null;
  method: string | null;
  windows: readonly string[];
  earliestOn: string | null;
  postalCode: string | null;
};

/** In the words of the form. */
function inWords({
  fullName,
  phone,
  method,
  windows,
  earliestOn,
  postalCode,
}: Reached): Record<string, string | null> {
  const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
    options.find((option) => option.value === value)?.label ?? null;
  return {
    Name: fullName,
    Phone: phone && formatPhone(phone),
    'Contact by': labelOf(CONTACT_METHODS, method),
    'Good times': windows.map((window) => labelOf(CONTACT_WINDOWS, window)).join(', ') || 'Any time',
    'Not before': earliestOn && dayInWords(earliestOn),
    'Postal code': postalCode,
  };
}
