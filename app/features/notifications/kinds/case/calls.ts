import type { CalendarEvent } from '#app/platform/clock/calendar-file.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { type ByLink, kind, type MailWords, pageOf } from '../kind.ts';
import { atBroker, atClient, openRequest, type ToldCase, toBroker } from './about-case.ts';

/** A booked call, with its times as text. `revision` counts its changes, for calendars. */
export type ToldCall = { id: string; startsAt: string; endsAt: string; revision: number; broker: string };

type Case = ToldCase & { call: ToldCall };
/** `us`: their broker has the case no more. `policy`, `closed`: the request has ended. */
type Changed = Case & { by: 'person' | 'broker' | 'us' | 'policy' | 'closed' };

const PERSON = { category: 'status', mayWait: false, limit: 'person' } as const;
const BROKER = { category: 'promise_due', mayWait: false, limit: null } as const;

const move = (about: ByLink) => `You can move or cancel it on ${pageOf(about)} until it starts.`;
const choose = (about: ByLink) => `You can choose another time on ${pageOf(about)}.`;

/** What is said about booked calls, with the calendar file that keeps up with it. No name of the person is in it. */
export const CALL_KINDS = {
  call_booked: kind<Case & { isMoved: boolean }>({
    ...PERSON,
    mail: ({ isMoved, ...about }) => ({
      ...withCall(about, `${isMoved ? 'Your call is moved' : 'Your call is booked'}: ${about.reference}`, [
        `${about.call.broker} will call you about your request ${about.reference}. We will remind you a day before and an hour before.`,
        move(about),
      ]),
      calendar: inCalendar(about, `Call by ${about.call.broker}`),
    }),
    bell: ({ isMoved, ...about }) =>
      atClient(about, isMoved ? 'Your call is moved' : 'Your call is booked', `${timeOf(about.call)}.`),
  }),
  call_booked_broker: kind<Case & { isMoved: boolean }>({
    ...BROKER,
    mail: ({ isMoved, ...about }) => ({
      ...withCallToBroker(about, `${isMoved ? 'A call is moved' : 'A call is booked'}: ${about.reference}`, [
        `The client of ${about.reference} has chosen a time for your call. Until the first contact, this time is the promise. Please call then, and log the call.`,
        'If you cannot call then, cancel the call on the page of the case, so that the client is told.',
      ]),
      calendar: inCalendar(about, `Call the client of ${about.reference}`),
    }),
    bell: ({ isMoved, ...about }) =>
      atBroker(about, isMoved ? 'A call is moved' : 'A call is booked', `${timeOf(about.call)}.`),
  }),
  call_cancelled: kind<Changed>({
    ...PERSON,
    mail: ({ by, ...about }) => ({
      ...withCall(about, `Your call is cancelled: ${about.reference}`, [
        WHY_PERSON[by](about.call),
        by === 'person' || by === 'broker'
          ? choose(about)
          : `${upperFirst(pageOf(about))} says what happens next.`,
      ]),
      calendar: inCalendar(about, `Call by ${about.call.broker}`, true),
    }),
    bell: ({ by, ...about }) => atClient(about, 'Your call is cancelled', WHY_PERSON[by](about.call)),
  }),
  call_cancelled_broker: kind<Changed>({
    ...BROKER,
    mail: ({ by, ...about }) => ({
      ...withCallToBroker(about, `A call is cancelled: ${about.reference}`, [WHY_BROKER[by]()]),
      // Its page is closed to them.
      ...((by === 'us' || by === 'closed') && {
        action: { label: 'Open your closed requests', path: '/broker/closed' },
      }),
      calendar: inCalendar(about, `Call the client of ${about.reference}`, true),
    }),
    bell: ({ by, ...about }) =>
      atBroker(about, 'A call is cancelled', `${timeOf(about.call)}. ${WHY_BROKER[by]()}`),
  }),
  call_near: kind<Case & { isSoon: boolean }>({
    ...PERSON,
    mail: ({ isSoon, ...about }) =>
      withCall(about, `${isSoon ? 'Your call is soon' : 'Your call is coming up'}: ${about.reference}`, [
        `${about.call.broker} will call you at the time below. Please keep your phone nearby.`,
        move(about),
      ]),
    bell: ({ isSoon, ...about }) =>
      atClient(about, isSoon ? 'Your call is soon' : 'Your call is coming up', `${timeOf(about.call)}.`),
  }),
  call_near_broker: kind<Case & { isSoon: boolean }>({
    ...BROKER,
    mail: ({ isSoon, ...about }) =>
      withCallToBroker(
        about,
        `${isSoon ? 'Your call is soon' : 'Your call is coming up'}: ${about.reference}`,
        [`The client of ${about.reference} expects your call at the time below.`],
      ),
    bell: ({ isSoon, ...about }) =>
      atBroker(about, isSoon ? 'Your call is soon' : 'Your call is coming up', `${timeOf(about.call)}.`),
  }),
  call_unanswered: kind<Case>({
    ...PERSON,
    mail: (about) =>
      withCall(about, `We could not reach you: ${about.reference}`, [
        `${about.call.broker} called at the booked time and did not reach you. ${choose(about)}`,
      ]),
    bell: (about) => atClient(about, 'Your broker could not reach you', choose(about)),
  }),
  call_missed: kind<Case>({
    ...PERSON,
    mail: (about) =>
      withCall(about, `Did your broker call? ${about.reference}`, [
        `Your broker has not logged the booked call. If they did not call, we are sorry. ${choose(about)}`,
      ]),
    bell: (about) => atClient(about, 'Did your broker call?', `If not, we are sorry. ${choose(about)}`),
  }),
  call_missed_broker: kind<Case>({
    ...BROKER,
    mail: (about) =>
      withCallToBroker(about, `A booked call was not logged: ${about.reference}`, [
        `The client of ${about.reference} expected your call. If you called, please log it; if not, please call now.`,
      ]),
    bell: (about) => atBroker(about, 'A booked call was not logged', 'Please call now, or log the call.'),
  }),
};

const WHY_PERSON = {
  person: () =>
    `You have cancelled the call. We ask your broker to contact you within ${sayLength(houseRules.promiseDays, 'business day')}.`,
  broker: ({ broker }: ToldCall) => `${broker} cannot call at this time, and had to cancel.`,
  us: () =>
    'The broker who was going to call you is no longer working on this request, so the call will not take place.',
  policy: ({ broker }: ToldCall) =>
    `${broker} has recorded your policy, so this call will not take place. If you still want to talk, you can call or email them.`,
  closed: () => 'Your request is closed, so the call will not take place.',
} as const;

const WHY_BROKER = {
  person: () =>
    `The client has cancelled the call. If you have not been in touch yet, please contact them within ${sayLength(houseRules.promiseDays, 'business day')}.`,
  broker: () => 'You have cancelled the call, and the client was told.',
  us: () => 'The request is no longer with you: please do not call.',
  policy: () => 'The policy is recorded, so the call is cancelled, and the client was told.',
  closed: () => 'The request is closed, so the call is cancelled: please do not call.',
} as const;

function timeOf({ startsAt }: ToldCall): string {
  return formatAlbertaTime(new Date(startsAt), 'dateTime');
}

function factsOf(call: ToldCall) {
  const minutes = Math.round((Date.parse(call.endsAt) - Date.parse(call.startsAt)) / MINUTE_MS);
  return [
    { term: 'When', detail: timeOf(call) },
    { term: 'How long', detail: `${minutes} minutes` },
  ];
}

function inCalendar({ reference, call }: Case, summary: string, isCancelled = false): CalendarEvent {
  const { id, startsAt, endsAt, revision } = call;
  const description = `About the request ${reference}. To move or cancel it, open the page of the request.`;
  return { uid: id, startsAt, endsAt, revision, summary, description, isCancelled };
}

function withCall(about: Case, subject: string, paragraphs: string[]): MailWords {
  const facts = [...factsOf(about.call), { term: 'Broker', detail: about.call.broker }];
  return { subject, paragraphs, facts, action: openRequest(about) };
}

function withCallToBroker(about: Case, subject: string, paragraphs: string[]): MailWords {
  return { ...toBroker(about, subject, paragraphs), facts: factsOf(about.call) };
}
