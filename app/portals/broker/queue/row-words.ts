import { statusWords } from '#app/features/cases/rules/status-text.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { ReopenedCase } from '#app/features/cases/schema.ts';
import { shortDay, shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { Readiness } from '#app/features/queue/filters.ts';
import type { Clock } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

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
      return actWords(about?.act, name);
    case 'reach':
      return `${contactWord(about)} ${name} again`;
    case 'work':
      return about?.status === 'quoted' ? `Follow up on ${name}’s decision` : `Prepare ${name}’s quote`;
    case 'silent':
      return `Ask ${name} again, or close`;
    case 'snoozed':
      return `Resume ${name}’s request`;
    case 'client':
      return about?.status === 'quoted' ? `Waiting for ${name}’s decision` : `Waiting for ${name}’s reply`;
    case 'task':
      return title ?? 'Task';
  }
}

type Act = NonNullable<QueueItem['case']>['act'] | undefined;

/** What to do about what the client did. */
function actWords(act: Act, name: string): string {
  const quote = act?.insurer ?? 'a quote';
  switch (act?.what) {
    case 'changes':
      return `Revise ${name}’s quote`;
    case 'interested':
      return `Contact ${name}: interested in ${quote}`;
    case 'declined':
      return `Contact ${name}: declined ${quote}`;
    case 'corrected':
      return `Review what ${name} corrected`;
    case 'reopened':
      return `Resume ${name}’s request, reopened`;
    default:
      return `Review what ${name} sent`;
  }
}

function briefAct(act: Act): string {
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
      return 'Review what was sent';
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
      return briefAct(about?.act);
    case 'reach':
      return `${contactWord(about)} again`;
    case 'work':
      return about?.status === 'quoted' ? 'Follow up on the decision' : 'Prepare the quote';
    case 'silent':
      return 'Ask again, or close';
    case 'snoozed':
      return 'Resume';
    case 'client':
      return about?.status === 'quoted' ? 'Waiting for the decision' : 'Waiting for the reply';
    case 'task':
      return title ?? 'Task';
  }
}

/** Whom a row is about: by name once it is accepted, before that by what and where. */
export function subjectWords(about: Named['case']): string {
  return about.name ?? [subjectOf(about), about.city].filter(Boolean).join(', ');
}

/** What a row is about, after what is to be done, in parts: who, what and where. */
export function aboutParts(item: Pick<QueueItem, 'clock' | 'case' | 'since'>, now: Date): string[] {
  const { clock, case: about } = item;
  if (!about) return ['Your own task'];
  // What a new request is about, and where, stands in its first line.
  if (clock === 'accept') return offerParts({ ...item, case: about }, now);
  const again = clock !== 'task' && about.reopened ? againWords(about.reopened, now) : null;
  const paused = clock !== 'task' ? pausedPart(about) : null;
  // Of a task and a certificate the first line names something else than the client.
  const who = clock === 'task' || clock === 'certificate' ? about.name : null;
  return [who, subjectOf(about), about.city, again, paused].filter((part) => part !== null);
}

/** Whom the broker waits for before anybody was in touch: what they were promised stands still. */
export function pausedPart({ pausedPromise }: Pick<Named['case'], 'pausedPromise'>): string | null {
  if (!pausedPromise) return null;
  const time = formatAlbertaTime(new Date(pausedPromise), 'short').replaceAll(' ', '\u00a0');
  return `not yet contacted: promised ${time}, paused`;
}

/** Of a new request: since when it is there, and what helps to choose between two. */
function offerParts(
  { since, case: { offer, reopened } }: Named & Pick<QueueItem, 'since'>,
  now: Date,
): string[] {
  return [
    offer && `${offer.readiness}% answered`,
    offer?.startOn && `starts ${dayOnly(offer.startOn)}`,
    reopened ? againWords(reopened, now) : since && `sent ${shortTime(new Date(since), now)}`,
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
const subjectOf = ({ title }: Pick<Named['case'], 'title'>) => title.replace(/ request$/, '');

type Named = Pick<QueueItem, 'clock'> & { case: NonNullable<QueueItem['case']> };

/** Open minutes before its end at which a clock is urgent: a quarter of the time that it has. */
const SOON_MINUTES: Partial<Record<Clock, number>> = {
  accept: 30,
  call: 30,
  contact: 120,
  reply: 120,
  look: 120,
  task: 60,
};

/** Before a time of today, and before one of another day. */
const WORD_OF_TIME: Partial<Record<Clock, readonly [today: string, later: string]>> = {
  snoozed: ['until', 'until'],
  call: ['at', ''],
};
const DUE = ['by', 'due'] as const;

/** How a clock looks: what is urgent is bold too, so that it is not colour alone that says it. */
export const URGENCY: Record<Due['urgency'], string> = {
  calm: 'text-slate',
  soon: 'font-semibold text-warning',
  over: 'font-semibold text-danger',
};

export type Due = { words: string; urgency: 'calm' | 'soon' | 'over' };

/** What nobody was told a time of. */
const QUIET: readonly Clock[] = ['client', 'silent', 'reach', 'work'];

/** By when, or how long somebody waits: `by 2:30 pm`, `due tomorrow, 9:30 am`, `waiting 2 days`. The page says the zone. */
export function dueWords(
  { clock, dueAt, since }: Pick<QueueItem, 'clock' | 'dueAt' | 'since'>,
  now: Date,
  timeOf = shortTime,
): Due {
  const isQuiet = QUIET.includes(clock);
  if (isQuiet && since) return { words: waitingWords(new Date(since), now, timeOf), urgency: 'calm' };
  if (!dueAt) return { words: 'until they reply', urgency: 'calm' };
  const at = new Date(dueAt);
  const soon = SOON_MINUTES[clock];
  if (clock === 'certificate') return dayDue(at, now);
  if (at <= now) {
    if (soon === undefined) return { words: `since ${timeOf(at, now)}`, urgency: 'calm' };
    return { words: `overdue since ${timeOf(at, now)}`, urgency: 'over' };
  }
  const isSoon = soon !== undefined && addBusinessTime(now, { minutes: soon }) >= at;
  const [today, later] = WORD_OF_TIME[clock] ?? DUE;
  const word = albertaDate(at) === albertaDate(now) ? today : later;
  return { words: `${word} ${timeOf(at, now)}`.trim(), urgency: isSoon ? 'soon' : 'calm' };
}

/** The same where it stands alone: `Fri 5 pm`, `waiting 3 days`. */
export function briefDue(item: Pick<QueueItem, 'clock' | 'dueAt' | 'since'>, now: Date): Due {
  const { words, urgency } = dueWords(item, now, briefTime);
  return { words: words.replace(/^due /, ''), urgency };
}

/** The same times where room is shortest: `5 pm` today, `Fri 5 pm` within six days, otherwise `Dec 2`. */
export function briefTime(at: Date, now: Date): string {
  const isTomorrow = albertaDate(at) === albertaDate(new Date(now.getTime() + DAY_MS));
  return isTomorrow ? formatAlbertaTime(at, 'dayClock') : shortTime(at, now);
}

/** How long somebody waits: `waiting since 9 am` on the first day, then `waiting 2 days`. */
function waitingWords(at: Date, now: Date, timeOf: typeof shortTime): string {
  const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
  if (days < 1) return `waiting since ${timeOf(at, now)}`;
  return days === 1 ? 'waiting 1 day' : `waiting ${days} days`;
}

/** What is due by the end of a day: it is urgent on that day. */
function dayDue(at: Date, now: Date): Due {
  const isToday = albertaDate(at) === albertaDate(now);
  if (at <= now) return { words: `overdue since ${shortDay(at)}`, urgency: 'over' };
  return { words: isToday ? 'due today' : `due ${shortDay(at)}`, urgency: isToday ? 'soon' : 'calm' };
}

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
