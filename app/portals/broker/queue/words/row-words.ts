import { insuranceIn, statusWords } from '#app/features/cases/rules/status-text.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { ReopenedCase } from '#app/features/cases/schema.ts';
import { shortDay, shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { Readiness } from '#app/features/queue/filters.ts';
import type { Clock } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { waitingPart } from './due-words.ts';

const CONTACT = { phone: 'Call', email: 'Email', text: 'Text' } as const;
const ASKED_OF = { phone: 'call', text: 'text', email: null } as const;

/** How a person is to be contacted first: as they wish, unless they did not agree to that at their number. */
function contactWord(about: QueueItem['case']): string {
  const { contactMethod, mayReach } = about ?? {};
  const method = contactMethod ?? 'phone';
  const purpose = ASKED_OF[method];
  return purpose && mayReach?.[purpose] === false ? CONTACT.email : CONTACT[method];
}

/** What to do next, in a few words. */
export function nextWords({
  clock,
  title,
  case: about,
}: Pick<QueueItem, 'clock' | 'title' | 'case'>): string {
  const name = about?.name ?? 'the client';
  switch (clock) {
    case 'accept':
      return about
        ? `New request: ${[subjectOf(about), about.city].filter(Boolean).join(', ')}`
        : 'New request';
    case 'call':
      return `Call ${name}, as booked`;
    case 'contact':
      return `${contactWord(about)} ${name}`;
    case 'reply':
      return `Reply to ${name}`;
    case 'certificate':
      return certificateWords(about?.certificate, name);
    case 'look':
      return actWords(about, name);
    case 'reach':
      return `${contactWord(about)} ${name} again`;
    case 'work':
      if (about?.isQuoteChosen) return `Record ${name}’s policy`;
      return about?.status === 'quoted' ? `Follow up on ${name}’s decision` : `Send ${name} a quote`;
    case 'silent':
      return `Ask ${name} again, or close`;
    case 'snoozed':
      return `Resume ${name}’s request`;
    case 'client':
      if (about?.isToHear) return `Waiting for ${name}’s answer`;
      return about?.status === 'quoted' ? `Waiting for ${name}’s decision` : `Waiting for ${name}’s reply`;
    case 'task':
      return title ?? 'Task';
  }
}

/** What to do about what the client did. */
function actWords(about: QueueItem['case'] | undefined, name: string): string {
  const { act, toConfirm = 0 } = about ?? {};
  switch (act?.what) {
    case 'changes':
      return `Revise ${name}’s quote`;
    case 'interested':
      return `Contact ${name}: interested in ${wantedQuote(about)}`;
    case 'declined':
      return `Contact ${name}: declined ${act.insurer ?? 'a quote'}`;
    case 'corrected':
      return `Review what ${name} corrected`;
    case 'reopened':
      return `Resume ${name}’s request, reopened`;
    default:
      return toConfirm > 0 ? `Confirm what ${name} sent` : `Review what ${name} sent`;
  }
}

/** Of all quotes that they are interested in: what they answered last alone would hide the others. */
const wantedQuote = (about: QueueItem['case'] | undefined) =>
  andWords(about?.interests ?? []) || (about?.act?.insurer ?? 'a quote');

function briefAct(about: QueueItem['case'] | undefined): string {
  const { act, toConfirm = 0 } = about ?? {};
  switch (act?.what) {
    case 'changes':
      return 'Revise the quote';
    case 'interested':
      return 'Client is interested';
    case 'declined':
      return 'Client declined';
    case 'corrected':
      return 'Review corrections';
    case 'reopened':
      return 'Resume: reopened';
    default:
      return toConfirm > 0 ? 'Confirm what was sent' : 'Review what was sent';
  }
}

/** The certificates that are asked for, by whom they are for: of more than two the one that is needed first. */
function certificateWords(asked: NonNullable<QueueItem['case']>['certificate'] | undefined, name: string) {
  const { holder = name, others = [] } = asked ?? {};
  if (others.length === 0) return `Send the certificate for ${holder}`;
  return `Send certificates for ${holder} and ${others.length === 1 ? others[0] : `${others.length} others`}`;
}

/** The same where who or what it is about stands beside it. */
export function briefWords({
  clock,
  title,
  case: about,
}: Pick<QueueItem, 'clock' | 'title' | 'case'>): string {
  switch (clock) {
    case 'accept':
      return 'New request';
    case 'call':
      return 'Call, as booked';
    case 'contact':
      return `First contact: ${contactWord(about).toLowerCase()}`;
    case 'reply':
      return 'Reply';
    case 'certificate':
      return certificateWords(about?.certificate, 'the client');
    case 'look':
      return briefAct(about);
    case 'reach':
      return `${contactWord(about)} again`;
    case 'work':
      if (about?.isQuoteChosen) return 'Record the policy';
      return about?.status === 'quoted' ? 'Follow up on the decision' : 'Send a quote';
    case 'silent':
      return 'Ask again, or close';
    case 'snoozed':
      return 'Resume';
    case 'client':
      if (about?.isToHear) return 'Waiting for the answer';
      return about?.status === 'quoted' ? 'Waiting for the decision' : 'Waiting for the reply';
    case 'task':
      return title ?? 'Task';
  }
}

/** What else of the client waits, where the words of the row are about something else. */
export function markWords({
  kind,
  clock,
  case: about,
}: Pick<QueueItem, 'kind' | 'clock' | 'case'>): string[] {
  if (!about || kind === 'task') return [];
  const { act, interests, toConfirm, isQuoteChosen } = about;
  const isPolicyNext = clock === 'work' && isQuoteChosen;
  const isInterested = interests.length > 0 || act?.what === 'interested';
  const interest = isInterested && !isPolicyNext && `Interested in ${wantedQuote(about)}`;
  if (clock === 'look') return interest && act?.what !== 'interested' ? [interest] : [];
  return [
    interest,
    act?.what === 'declined' && `Declined ${act.insurer ?? 'a quote'}`,
    act?.words && act.what !== 'changes' && 'New note',
    toConfirm > 0 && `${toConfirm} to confirm`,
  ].filter((words) => typeof words === 'string');
}

/** Whom a row is about: by name once it is accepted, before that by what and where. */
export function subjectWords(about: Named['case']): string {
  return about.name ?? [subjectOf(about), about.city].filter(Boolean).join(', ');
}

/** What a row is about, after what is to be done, in parts: who, what and where. */
export function aboutParts(
  item: Pick<QueueItem, 'clock' | 'case' | 'since'> & Partial<Pick<QueueItem, 'dueAt'>>,
  now: Date,
): string[] {
  const { clock, case: about } = item;
  if (!about) return ['Your own task'];
  // What a new request is about, and where, stands in its first line.
  if (clock === 'accept') return offerParts({ ...item, case: about }, now);
  const again = clock !== 'task' && about.reopened ? againWords(about.reopened, now) : null;
  const paused = clock !== 'task' ? pausedPart(about) : null;
  const told = clock === 'contact' && about.toldTime ? `the client expects it ${about.toldTime}` : null;
  // Of a task and a certificate the first line names something else than the client.
  const who = clock === 'task' || clock === 'certificate' ? about.name : null;
  const parts = [quotedPart(about), told, who, subjectOf(about), about.city, again, paused];
  return [...parts, waitingPart(item, now)].filter((part) => part !== null);
}

/** Whom the broker waits for before anybody was in touch: what they were promised stands still. */
export function pausedPart({ pausedPromise }: Pick<Named['case'], 'pausedPromise'>): string | null {
  if (!pausedPromise) return null;
  const time = formatAlbertaTime(new Date(pausedPromise), 'short').replaceAll(' ', '\u00a0');
  return `not yet contacted: promised ${time}, paused`;
}

const QUOTED_CHARACTERS = 80;

/** What the client wrote with their answer to a quote, until it is answered. */
function quotedPart({ act }: Pick<Named['case'], 'act'>): string | null {
  if (!act?.words) return null;
  const line = act.words.replaceAll(/\s+/g, ' ');
  return `“${line.length > QUOTED_CHARACTERS ? `${line.slice(0, QUOTED_CHARACTERS).trimEnd()}…` : line}”`;
}

/** Of a new request: since when it is there, and what helps to choose between two. */
function offerParts(
  { since, case: { offer, reopened, returnedAt, passedOn } }: Named & Pick<QueueItem, 'since'>,
  now: Date,
): string[] {
  const came = since && shortTime(new Date(since), now);
  return [
    offer && `${offer.readiness}% answered`,
    offer?.startOn && `starts ${dayOnly(offer.startOn)}`,
    returnedAt && `sent again by an administrator: you returned it ${shortTime(new Date(returnedAt), now)}`,
    reopened ? againWords(reopened, now) : !returnedAt && !passedOn && came && `sent ${came}`,
    passedOn && !reopened && `client sent ${shortTime(new Date(passedOn.sentAt), now)}`,
    passedOn &&
      !returnedAt &&
      came &&
      `passed on ${came}${passedOn.wasReached ? ', was contacted before' : ''}`,
  ].filter((part) => typeof part === 'string');
}

/** That it had ended before: `withdrawn and reopened Wed 9 am`. */
function againWords({ at, wasWithdrawn }: ReopenedCase, now: Date): string {
  return `${wasWithdrawn ? 'withdrawn' : 'closed'} and reopened ${shortTime(new Date(at), now)}`;
}

/** `Dec 5`, of a day of the calendar. */
const dayOnly = (day: string) => shortDay(new Date(`${day}T19:00:00Z`));

/** Before somebody is called or written to: what they agreed to at their number, as `Calls: yes` and `Text: no`. */
export function reachMarks({ clock, case: about }: Pick<QueueItem, 'clock' | 'case'>): string[] {
  if (!about?.mayReach || !REACHING.includes(clock)) return [];
  const { call, text } = about.mayReach;
  return [`Calls: ${call ? 'yes' : 'no'}`, `Text: ${text ? 'yes' : 'no'}`];
}

const REACHING: readonly Clock[] = ['call', 'contact', 'reply', 'reach', 'silent'];

/** `Auto`, and by what was answered `Motorcycle`, where the column says that it is a type of insurance. */
export const kindWords = ({ title }: Pick<Named['case'], 'title'>) =>
  title.replace(/ (insurance )?request$/, '');

/** `Auto insurance`. */
const subjectOf = ({ title }: Pick<Named['case'], 'title'>) => insuranceIn(title);

type Named = Pick<QueueItem, 'clock'> & { case: NonNullable<QueueItem['case']> };

/** The status of a request as its broker calls it: one that was sent to them is theirs to accept. */
export function rowStatusWords(status: CaseStatus): string {
  return status === 'assigned' ? 'To accept' : statusWords(status);
}

export const READINESS_WORDS: Record<Readiness, string> = {
  ready: 'Ready to quote',
  incomplete: 'Incomplete',
};

export const CLOCK_WORDS: Record<Clock, string> = {
  accept: 'Time to accept',
  call: 'Booked call',
  contact: 'First contact',
  reply: 'Reply',
  certificate: 'Certificate',
  look: 'Review',
  task: 'Task',
  snoozed: 'Snoozed',
  reach: 'To reach',
  work: 'In progress',
  silent: 'No reply',
  client: 'Waiting for client',
};
