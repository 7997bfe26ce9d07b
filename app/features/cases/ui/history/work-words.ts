import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { type Difference, differenceWords, lowerFirst, nameOf, type WordsByKind } from './event-word.ts';

const STAGES: Record<string, string> = {
  contact: 'making contact',
  information: 'collecting information',
  quoting: 'preparing quotes',
};

const RESUMED = {
  message: 'A reply came in: it is the broker’s turn',
  document: 'A document came in: it is the broker’s turn',
  broker: 'The broker continues',
} as const;

const callTime = (at: string | undefined) => (at ? formatAlbertaTime(new Date(at), 'dateTime') : 'a time');

const list = (items: readonly string[] = []) => items.join(', ');

/** The words of what broker and client do together. */
export const WORK_WORDS: WordsByKind = {
  stage_set: ({ to }, by) => ({ title: `${nameOf(by)}: now ${STAGES[to ?? ''] ?? 'at work'}` }),
  // An address is no answer, and neither the old nor the new one stands in a history.
  answers_corrected: ({ changes = [] }, by) =>
    changes.every(({ label }) => label === 'Email address')
      ? { title: `${nameOf(by)} corrected the email address` }
      : { title: `${nameOf(by)} corrected answers`, note: changes.map(differenceWords).join('\n') },
  reach_changed: ({ purpose, isAgreed }, by) => ({
    title: `${nameOf(by)} turned ${purpose === 'text' ? 'text messages' : 'phone calls'} ${isAgreed ? 'on' : 'off'}`,
    note: isAgreed ? undefined : 'The broker is asked to use email, or another way that is on.',
    ...(!isAgreed && { tone: 'warning' as const }),
  }),
  call_booked: ({ startsAt, isMoved }) => ({
    title: `A call is ${isMoved ? 'moved to' : 'booked for'} ${callTime(startsAt)}`,
    tone: 'info',
  }),
  call_cancelled: ({ startsAt, note }, by) => ({
    title: `The call on ${callTime(startsAt)} was cancelled (${lowerFirst(nameOf(by))})`,
    note,
    tone: 'warning',
  }),
  call_missed: ({ startsAt }) => ({
    title: `No contact was logged for the call on ${callTime(startsAt)}`,
    tone: 'warning',
  }),
  information_requested: ({ title, what }, by) => ({
    title: `${nameOf(by)} asked for ${what === 'answer' ? 'an answer' : 'a document'}: ${title ?? ''}`,
    tone: 'info',
  }),
  information_given: ({ title, isCorrection, changes, notKnown }, by) => ({
    title: `${givenWords(by, isCorrection)}: ${title ?? ''}`,
    note: answeredWords(changes, notKnown),
    tone: 'success',
  }),
  information_accepted: ({ title }, by) => ({
    title: `${nameOf(by)} confirmed receiving: ${title ?? ''}`,
    tone: 'success',
  }),
  information_rejected: ({ title, reason }) => ({
    title: `More needed: ${title ?? ''}`,
    note: reason,
    tone: 'warning',
  }),
  information_cancelled: ({ title }) => ({ title: `No longer needed: ${title ?? ''}` }),
  client_asked: ({ note }, by) => ({
    title: note ? `${nameOf(by)} asked for a reply` : `${nameOf(by)} still waits for what was asked for`,
    ...{ note, tone: 'info' },
  }),
  resumed: ({ by = 'broker' }) => ({ title: RESUMED[by] }),
  client_reminded: ({ nth, titles }) => ({
    // An email of it goes out only where the site has a mail server.
    title: `${nth === 2 ? 'Second reminder' : 'Reminder'} on the client’s page: ${remindedWords(titles)}`,
  }),
  quotes_sent: ({ insurers = [], isRevision, note }, by) => ({
    title: quotesTitle(nameOf(by), insurers, isRevision === true),
    note,
    tone: 'info',
  }),
  quote_decided: ({ insurer, decision, reason }, by) => ({
    title: `${nameOf(by)} ${decidedWords(decision, by)} ${insurer ?? 'a quote'}`,
    note: reason,
    ...(decision === 'interested' && { tone: 'success' as const }),
  }),
  changes_asked: ({ note, isResumed }, by) => ({
    title: `${nameOf(by)} ${isResumed ? 'resumed work on' : 'asked for changes to'} the quote`,
    note,
  }),
  won: ({ insurer, effectiveOn, renewalOn, note }) => ({
    title: `Policy arranged: ${insurer ?? ''}, effective ${dayWords(effectiveOn)}, renews ${dayWords(renewalOn)}`,
    note,
    isInternal: true,
    tone: 'success',
  }),
  policy_corrected: ({ changes = [] }, by) => ({
    title: `${nameOf(by)} corrected the policy details`,
    note: changes.map(differenceWords).join('\n'),
    tone: 'info',
  }),
  reopened: ({ reason }, by) => ({ title: `${nameOf(by)} reopened the request`, note: reason }),
  certificate_requested: ({ neededBy, holder }, by) => ({
    title: `${nameOf(by)} requested a certificate${holder ? ` for ${holder}` : ''}, needed by ${dayWords(neededBy)}`,
  }),
  certificate_answered: ({ isSent, reason, holder }) => ({
    title: `The certificate${holder ? ` for ${holder}` : ''} ${isSent ? 'was sent' : 'could not be sent'}`,
    note: reason,
    tone: isSent ? 'success' : 'warning',
  }),
  certificate_cancelled: ({ holder }, by) => ({
    title: `${nameOf(by)} cancelled the request for a certificate for ${holder}`,
  }),
  deletion_requested: ({ dueOn }, by) => ({
    title: `${nameOf(by)} asked for this request to be deleted`,
    note: dueOn && `To be answered by ${dayWords(dueOn)}`,
  }),
  deletion_declined: ({ reason }) => ({ title: 'The request was not deleted sooner', note: reason }),
  comment_given: ({ words }, by) => ({
    title: `${nameOf(by)} said how it went`,
    note: words && `“${words}”`,
  }),
  testimonial_answered: ({ isGiven, words }, by) => ({
    title: isGiven ? `${nameOf(by)} said how it went` : `${nameOf(by)} preferred not to say how it went`,
    note: words && `“${words}”`,
  }),
};

/** A file answers once it has been checked, which no person does: who sent it is said by whoever knows. */
function givenWords(by: string, isCorrection = false): string {
  if (by === 'The system') return 'Sent';
  return `${nameOf(by)} ${isCorrection ? 'changed the answer' : 'answered'}`;
}

/** The same for the person who was reminded. */
export function remindedTitle({ nth, titles }: { nth?: unknown; titles?: unknown }): string {
  const named = Array.isArray(titles) ? titles.map(String) : [];
  return `We reminded you${nth === 2 ? ' again' : ''} of ${remindedWords(named)}`;
}

/** What somebody was reminded of, who was asked for it in a message where nothing has a title. */
function remindedWords(titles: readonly string[] = []): string {
  return andWords(titles.map((title) => `“${title}”`)) || 'the reply that the broker is waiting for';
}

function quotesTitle(name: string, insurers: readonly string[], isRevision: boolean): string {
  if (insurers.length === 0) return `${name} gave a quote`;
  const { length } = insurers;
  const one = isRevision ? 'a revised quote' : 'a quote';
  const sent = length === 1 ? one : `${length} ${isRevision ? 'revised ' : ''}quotes`;
  return `${name} sent ${sent}: ${list(insurers)}`;
}

/** In the word of the button that was pressed. */
function decidedWords(decision: string | undefined, by: string): string {
  if (decision === 'none') return `took back ${by === 'You' ? 'your' : 'their'} answer to`;
  if (decision !== 'interested') return 'declined';
  return by === 'You' ? 'are interested in' : 'is interested in';
}

/** What was answered in fields of the form, a line each, and what is not known. */
function answeredWords(changes: readonly Difference[] = [], notKnown: readonly string[] = []) {
  const lines = changes.map(({ label, from, to }) =>
    from === null && to !== null
      ? `${label.replace(/[:?]$/, '')}: ${to}`
      : differenceWords({ label, from, to }),
  );
  const open = notKnown.map((label) => label.replace(/[:?]$/, ''));
  return [...lines, ...(open.length > 0 ? [`Not known: ${open.join(', ')}`] : [])].join('\n') || undefined;
}
