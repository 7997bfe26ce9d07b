import { writeLetter } from '#app/features/notifications/letter.server.ts';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { CaseRow, OpenAccess } from './locked-case.server.ts';

type Case = Pick<CaseRow, 'id' | 'reference' | 'contactEmail' | 'promiseAt'>;
type Broker = Pick<OpenAccess, 'id' | 'email' | 'fullName' | 'brokerage' | 'licenceNumber'>;
type Words = { kind: string; subject: string; paragraphs: string[]; dedupeKey?: string };

/** To the broker: a case waits. Says nothing about the person: mailboxes are not where their data belongs. */
export async function mailCaseAssigned(tx: Db, case_: Case, broker: Broker, acceptBy: Date): Promise<void> {
  await toBroker(tx, case_, broker, {
    kind: 'case_assigned',
    subject: `A request waits for you: ${case_.reference}`,
    paragraphs: [
      `We have chosen you for the request ${case_.reference}. Nobody else has it.`,
      `Please accept or return it by ${formatAlbertaTime(acceptBy, 'dayTime')}. After that it goes to somebody else.`,
    ],
    dedupeKey: `case_assigned:${broker.id}`,
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
      'Your name and contact details were shared with this broker and with nobody else. The link in our first e-mail shows what was shared, and lets you withdraw.',
    ],
    dedupeKey: `case_accepted:${broker.id}`,
  });
}

/** To the person: the broker gave the request back, or did not answer in time, and we go on looking. */
export async function mailCaseMovesOn(tx: Db, case_: Case, access: Broker, why: 'returned' | 'expired') {
  const what =
    why === 'returned'
      ? 'The broker we asked could not take your request.'
      : 'The broker we asked did not answer in time, so they can no longer see your request.';
  await toPerson(tx, case_, {
    kind: `case_${why}`,
    subject: `We are asking another broker about ${case_.reference}`,
    paragraphs: [what, 'We are looking for another licensed broker partner. You do not need to do anything.'],
    dedupeKey: `case_${why}:${access.id}`,
  });
}

/** To the person: what they withdrew, and what that ended. */
export async function mailCaseWithdrawn(tx: Db, case_: Case): Promise<void> {
  await toPerson(tx, case_, {
    kind: 'case_withdrawn',
    subject: `You have withdrawn your request ${case_.reference}`,
    paragraphs: [
      'Your request is withdrawn, and no broker can see it through us any more.',
      'If you did not do this, please reply to this e-mail.',
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
    dedupeKey: `access_ended:${broker.id}`,
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
