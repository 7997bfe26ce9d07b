import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import { agree, type Place, reachOf, takeBackReach } from '#app/features/quotes/consents/consents.server.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import {
  CONSENT_OF_METHOD,
  type ContactCorrection,
  INVALID_POSTAL_CODE,
  missingConsent,
} from '#app/features/quotes/schema.ts';
import { mailboxKey } from '#app/features/quotes/tracking/mailbox.server.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

/** The contact as it was told, and where. */
type Told = { contact: ContactCorrection; place: Place };

/**
 * Corrects how the person of an open case is reached, by that person; the history says what differs. Whoever chooses
 * email instead takes back calls and text messages with it; whoever chooses one of these, or another number for it, agrees
 * to it, here or before. Refuses (422) such a change without its consent, and to leave out a postal code that the type needs, (409) a correction that
 * changes nothing, and what the step refuses.
 */
export async function correctContact(
  db: Db,
  viewer: Viewer,
  { caseId, version, ...told }: Told & { caseId: string; version: number },
): Promise<void> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => isStepFor('correct_contact', actor));
  const input = correctionOf(row, told.contact);
  await withReach(db, viewer, { row, ...told, isSame: input.changes.length === 0 }, (tx) =>
    takeStep(tx, viewer, { caseId, version, step: 'correct_contact', input }),
  );
}

/** The same for somebody whose tracking link the caller has checked. */
export async function correctContactByLink(db: Db, row: CaseRow, told: Told): Promise<void> {
  const input = correctionOf(row, told.contact);
  await withReach(db, VISITOR, { row, ...told, isSame: input.changes.length === 0 }, (tx) =>
    takeStepByLink(tx, VISITOR, { caseId: row.id, step: 'correct_contact', input }),
  );
}

/**
 * Takes the step, and what it means for calls and text messages: they are taken back where email was chosen in their place,
 * and agreed to where the consent for one that was chosen comes with it. A consent alone is no correction.
 */
async function withReach(
  db: Db,
  viewer: Viewer,
  { row, contact, place, isSame }: Told & { row: CaseRow; isSame: boolean },
  correct: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const { contactMethod: method, phone = null, consent } = contact;
  await db.transaction(async (tx) => {
    // The same order as a switch that is pressed at the same time: first the mailbox, then the case.
    await lockUntilCommit(tx, mailboxKey(row.contactEmail));
    if (method === 'email' || phone === null) {
      await correct(tx);
      if (row.contactMethod !== 'email') await takeBackReach(tx, viewer, row);
      return;
    }
    const { field: purpose } = CONSENT_OF_METHOD[method];
    const at = { ...row, contactPhone: phone };
    const since = (await reachOf(tx, at))[purpose];
    const isNew = since === null && consent?.[purpose] === true;
    if (!isSame || !isNew) await correct(tx);
    const missing = missingConsent(contact, () => since !== null);
    if (missing && isReachedAnew(row, contact))
      throw invalid({ [`contact.consent.${missing.field}`]: missing.message });
    if (isNew) await agree(tx, viewer, { row: at, purpose, ...consent, place });
  });
}

/** Whether another way was chosen, or another number: what is off already may stay so while the rest is corrected. */
function isReachedAnew(row: CaseRow, { contactMethod, phone }: ContactCorrection): boolean {
  return (
    contactMethod !== row.contactMethod || formatPhone(phone ?? '') !== formatPhone(row.contactPhone ?? '')
  );
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
