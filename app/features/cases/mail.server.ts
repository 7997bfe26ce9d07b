import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { brand } from '#content/brand.ts';
import type { Broker, CaseRow } from './records/held-case.server.ts';

type Case = Pick<CaseRow, 'id' | 'reference' | 'contactEmail' | 'promiseAt'>;
type Words = { kind: string; subject: string; paragraphs: string[]; dedupeKey?: string };

/** To the broker: a case waits. Says nothing about the person: mailboxes are not where their data belongs. */
export async function mailCaseAssigned(
  tx: Db,
  case_: Case,
  { broker, accessId, acceptBy }: { broker: Broker; accessId: string; acceptBy: Date },
): Promise<void> {
  await toBroker(tx, case_, broker, {
    kind: 'case_assigned',
    subject: `A request waits for you: ${case_.reference}`,
    paragraphs: [
      `We have chosen you for the request ${case_.reference}. Nobody else has it.`,
      `Please accept or return it by ${formatAlbertaTime(acceptBy, 'dayTime')}. After that it goes to somebody else.`,
    ],
    dedupeKey: `case_assigned:${accessId}`,
  });
}

/** To the person: who has their request now. */
export async function mailCaseAccepted(tx: Db, case_: Case, broker: Broker): Promise<void> {
  const by = case_.promiseAt ? ` by ${formatAlbertaTime(case_.promiseAt, 'dayTime')}` : '';
  await toPerson(tx, case_, {
    kind: 'case_accepted',
    subject: `${broker.fullName} has taken your request ${case_.reference}`,
    paragraphs: [
      `${broker.fullName} of ${broker.brokerage} (licence ${broker.licenceNumber}) has taken your request and will contact you${by}.`,
      'Your name and contact details were shared with this broker and with nobody else. The link in our first email shows what was shared, and lets you withdraw.',
    ],
    dedupeKey: `case_accepted:${case_.id}:${broker.brokerId}`,
  });
}

/** To the broker: what a clock took from them is theirs again. */
export async function mailCaseGivenBack(
  tx: Db,
  case_: Case,
  { broker, accessId }: { broker: Broker; accessId: string },
): Promise<void> {
  await toBroker(tx, case_, broker, {
    kind: 'case_given_back',
    subject: `The request ${case_.reference} is with you again`,
    paragraphs: [`An administrator has given you the request ${case_.reference} back. Nobody else has it.`],
    dedupeKey: `case_given_back:${accessId}`,
  });
}

/** To the person: the broker gave the request back, or did not answer in time, and we go on looking. */
export async function mailCaseMovesOn(
  tx: Db,
  case_: Case,
  { accessId, why }: { accessId: string; why: 'returned' | 'expired' },
): Promise<void> {
  const what =
    why === 'returned'
      ? 'The broker we asked could not take your request.'
      : 'The broker we asked did not answer in time, so they can no longer see your request.';
  await toPerson(tx, case_, {
    kind: `case_${why}`,
    subject: `We are asking another broker about ${case_.reference}`,
    paragraphs: [what, 'We are looking for another licensed broker partner. You do not need to do anything.'],
    dedupeKey: `case_${why}:${accessId}`,
  });
}

/**
 * To the person: nobody contacted them by the time we promised, and what happens now. To the site's own team:
 * that it happened. `nextPromiseAt` is null when we do not promise a time again.
 */
export async function mailPromiseMissed(
  tx: Db,
  case_: Case,
  { hadBroker, nextPromiseAt }: { hadBroker: boolean; nextPromiseAt: Date | null },
): Promise<void> {
  const missed = case_.promiseAt ? formatAlbertaTime(case_.promiseAt, 'dayTime') : 'the promised time';
  const key = `${case_.id}:${case_.promiseAt?.toISOString()}`;
  await toPerson(tx, case_, {
    kind: 'promise_missed',
    subject: `We missed our promise for ${case_.reference}`,
    paragraphs: [
      `We promised that a licensed broker partner would contact you by ${missed}. That did not happen, and we are sorry.`,
      hadBroker
        ? 'The broker we asked can no longer see your request. We are looking for another one.'
        : 'We have not found a licensed broker partner who can take your request yet. We keep looking.',
      nextPromiseAt
        ? `Somebody will contact you by ${formatAlbertaTime(nextPromiseAt, 'dayTime')}. You do not need to do anything.`
        : 'We will not name another time that we may not keep. We write to you as soon as a broker has taken your request, and you can withdraw it at any time.',
    ],
    dedupeKey: `promise_missed:${key}`,
  });
  const alert = writeLetter({
    greeting: 'Hello,',
    subject: `Promise missed: ${case_.reference}`,
    paragraphs: [`Nobody contacted the person of ${case_.reference} by ${missed}.`],
    action: { label: 'Open the admin area', path: '/admin' },
  });
  const toTeam = { kind: 'promise_missed_alert', to: brand.email, caseId: case_.id };
  await queueMail(tx, { ...alert, ...toTeam, dedupeKey: `promise_missed_alert:${key}` });
}

/** To the site's own team: a promise is so near that no broker partner could keep it any more. */
export async function mailPromiseDue(tx: Db, case_: Case): Promise<void> {
  const by = case_.promiseAt ? ` by ${formatAlbertaTime(case_.promiseAt, 'dayTime')}` : '';
  const letter = writeLetter({
    greeting: 'Hello,',
    subject: `Promise due: ${case_.reference}`,
    paragraphs: [
      `Contact is promised for ${case_.reference}${by}, and no broker partner has it.`,
      'That leaves no broker enough time, so nobody is asked any more. Please contact the person or assign a broker by hand.',
    ],
    action: { label: 'Open the admin area', path: '/admin' },
  });
  await queueMail(tx, {
    ...letter,
    kind: 'promise_due_alert',
    to: brand.email,
    caseId: case_.id,
    dedupeKey: `promise_due_alert:${case_.id}:${case_.promiseAt?.toISOString()}`,
  });
}

/** To the person: nobody took the request, and it is deleted now. Belongs to no case, as there is none any more. */
export async function mailNeverMatched(tx: Db, case_: Case): Promise<void> {
  const subject = `We found no broker for your request ${case_.reference}`;
  const letter = writeLetter({
    greeting: 'Hello,',
    subject,
    paragraphs: [
      'In 30 days no licensed broker partner could take your request. We are sorry.',
      'Your request and your contact details are now deleted, as our privacy policy says. If you still need insurance, you are welcome to ask again.',
    ],
  });
  const to = case_.contactEmail;
  await queueMail(tx, { ...letter, kind: 'never_matched', to, dedupeKey: `never_matched:${case_.id}` });
}

/** To the person: what they withdrew, and what that ended. */
export async function mailCaseWithdrawn(tx: Db, case_: Case): Promise<void> {
  await toPerson(tx, case_, {
    kind: 'case_withdrawn',
    subject: `You have withdrawn your request ${case_.reference}`,
    paragraphs: [
      'Your request is withdrawn, and no broker can see it through us any more.',
      'If you did not do this, please reply to this email.',
    ],
  });
}

/** To the broker: the person withdrew, so stop. */
export async function mailAccessEnded(tx: Db, case_: Case, broker: Broker): Promise<void> {
  await toBroker(tx, case_, broker, {
    kind: 'access_ended',
    subject: `The request ${case_.reference} was withdrawn`,
    paragraphs: [
      `The request ${case_.reference} was withdrawn, and your access to it has ended.`,
      'Please do not contact the person about it any more.',
    ],
    dedupeKey: `access_ended:${case_.id}:${broker.brokerId}`,
  });
}

/** To the person: the broker closed the request without a policy. */
export async function mailCaseLost(tx: Db, case_: Case): Promise<void> {
  await toPerson(tx, case_, {
    kind: 'case_lost',
    subject: `Your request ${case_.reference} is closed`,
    paragraphs: [
      'The broker has closed your request. If you still need insurance, you are welcome to ask again.',
    ],
  });
}

async function toPerson(tx: Db, case_: Case, { kind, dedupeKey, ...words }: Words): Promise<void> {
  const letter = writeLetter({ greeting: 'Hello,', ...words });
  await queueMail(tx, {
    ...letter,
    kind,
    to: case_.contactEmail,
    caseId: case_.id,
    ...(dedupeKey && { dedupeKey }),
  });
}

async function toBroker(
  tx: Db,
  case_: Case,
  broker: Broker,
  { kind, dedupeKey, ...words }: Words,
): Promise<void> {
  const action = { label: 'Open your cases', path: `/broker/cases/${case_.id}` };
  const letter = writeLetter({ greeting: `Hello ${broker.fullName},`, ...words, action });
  await queueMail(tx, {
    ...letter,
    kind,
    to: broker.email,
    caseId: case_.id,
    ...(dedupeKey && { dedupeKey }),
  });
}
