import { requireActor } from '#app/features/cases/policy.ts';
import { isBeforeAccepting, openFor } from '#app/features/cases/queries/open-for.server.ts';
import { type CaseRow, findCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { recordConsent, withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { listReachConsents } from '#app/features/ledger/queries.server.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { mailboxKey } from '#app/features/quotes/tracking/mailbox.server.ts';
import { openByLink, type TrackingKey } from '#app/features/quotes/tracking/open-link.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { REACH_PURPOSES, type ReachPurpose } from './reach-purposes.ts';
import type { ConsentChange, ReachConsents } from './schema.ts';

/** Where somebody changes it, and the network they do it from. */
export type Place = { page: string; ip: string };

type Agreement = {
  row: Pick<CaseRow, 'id' | 'contactEmail'> & { contactPhone: string };
  purpose: ReachPurpose;
  wordingVersion: string;
};

/** How the person of a case agrees to be reached. A broker who has not accepted yet reads nothing of it. */
export async function readReachConsents(db: Db, viewer: Viewer, caseId: string): Promise<ReachConsents> {
  const opened = await openFor(db, viewer, 'read', caseId);
  return isBeforeAccepting(opened) ? { call: null, text: null } : reachOf(db, opened.row);
}

/** The same for whoever holds a tracking link. Refuses what `openByLink` refuses. */
export async function readReachByLink(db: Db, key: TrackingKey): Promise<ReachConsents> {
  return reachOf(db, await openByLink(db, key));
}

/**
 * Agrees to calls or text messages, or takes that back; the same again changes nothing. For the person whose case it is.
 * Refuses (422) a case without a phone number.
 */
export async function changeReachConsent(
  db: Db,
  viewer: Viewer,
  { caseId, change, place }: { caseId: string; change: ConsentChange; place: Place },
): Promise<ReachConsents> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => actor === 'client');
  return changeOn(db, viewer, row, { change, place });
}

/** The same for whoever holds a tracking link. Refuses what `openByLink` refuses. */
export async function changeReachByLink(
  db: Db,
  key: TrackingKey,
  told: { change: ConsentChange; place: Place },
): Promise<ReachConsents> {
  return changeOn(db, VISITOR, await openByLink(db, key), told);
}

async function changeOn(
  db: Db,
  viewer: Viewer,
  row: CaseRow,
  { change: { purpose, isAgreed, wordingVersion }, place }: { change: ConsentChange; place: Place },
): Promise<ReachConsents> {
  const { contactEmail: email, contactPhone: phone } = row;
  if (!phone) throw invalid({ purpose: 'There is no phone number on this request' });
  return db.transaction(async (tx) => {
    // Of two presses at once, the second sees what the first has written.
    await lockUntilCommit(tx, mailboxKey(email));
    if (!isAgreed) await takeBack(tx, viewer, row, purpose);
    else if ((await reachOf(tx, row))[purpose] === null)
      await agree(tx, viewer, { row: { ...row, contactPhone: phone }, purpose, wordingVersion, place });
    return reachOf(tx, row);
  });
}

/**
 * Agrees to calls or text messages at the number in `row`, in the words of that version. The caller's transaction holds
 * the lock of the mailbox, and has seen that the consent is not in force.
 */
export async function agree(
  tx: Db,
  viewer: Viewer,
  { row, purpose, wordingVersion, place }: Agreement & { place: Place },
): Promise<void> {
  const wording = consentWordings(wordingVersion).find((one) => one.purpose === purpose);
  if (!wording) throw new Error(`There are no words for a consent to ${purpose}.`);
  await recordConsent(tx, viewer, {
    ...{ email: row.contactEmail, phone: row.contactPhone, purpose },
    ...{ text: wording.text, textVersion: wordingVersion, method: 'web_form', ...place },
  });
  await tell(tx, viewer, row.id, { purpose, isAgreed: true });
}

/**
 * Takes back calls and text messages, where they were agreed to for the number in `row`: its person has chosen email. The
 * caller's transaction holds the lock of the mailbox.
 */
export async function takeBackReach(tx: Db, viewer: Viewer, row: CaseRow): Promise<void> {
  for (const purpose of REACH_PURPOSES) await takeBack(tx, viewer, row, purpose);
}

async function takeBack(tx: Db, viewer: Viewer, row: CaseRow, purpose: ReachPurpose): Promise<void> {
  const { contactEmail: email, contactPhone: phone } = row;
  const all = phone ? await listReachConsents(tx, { email, phone }) : [];
  const standing = all.filter((one) => one.purpose === purpose);
  for (const { id } of standing) await withdrawConsent(tx, viewer, { consentId: id });
  if (standing.length > 0) await tell(tx, viewer, row.id, { purpose, isAgreed: false });
}

/** Writes it into the history of the case, and tells the open pages. */
async function tell(
  tx: Db,
  viewer: Viewer,
  caseId: string,
  input: { purpose: ReachPurpose; isAgreed: boolean },
): Promise<void> {
  const held = await holdCase(tx, caseId);
  const actor = viewer.kind === 'user' ? 'client' : 'visitor';
  await takeHeldStep(tx, viewer, { held, actor, step: 'change_reach', input });
  const { parties } = held;
  const userIds = [parties.brokerId, parties.clientId].filter((id) => id !== null);
  await announce(tx, { topics: [`cases/${caseId}/consents`], userIds, roles: ['admin'] });
}

/** Since when the person in `row` agrees to calls and texts at its number. */
export async function reachOf(
  db: Db,
  row: Pick<CaseRow, 'contactEmail' | 'contactPhone'>,
): Promise<ReachConsents> {
  const { contactEmail: email, contactPhone: phone } = row;
  const standing = phone ? await listReachConsents(db, { email, phone }) : [];
  const since = (purpose: string) =>
    standing.find((one) => one.purpose === purpose)?.at.toISOString() ?? null;
  return { call: since('call'), text: since('text') };
}
