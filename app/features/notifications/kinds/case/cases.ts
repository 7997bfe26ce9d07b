import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { houseRules, sayDays } from '#content/house-rules.ts';
import { kind, type MailWords, pageOf } from '../kind.ts';
import { atClient, openBy, type ToldCase, toBroker } from './about-case.ts';

type Withdrawn = ToldCase & { wasAccepted: boolean };
/** `reopened`: that it had ended, and is open again. */
type ToBroker = ToldCase & { acceptBy: Date; reopened?: { at: Date; wasWithdrawn: boolean } | null };
type Accepted = ToldCase & {
  broker: { fullName: string; brokerage: string; licenceNumber: string };
  promiseAt: Date | null;
};
type Missed = ToldCase & { promiseAt: Date | null; hadBroker: boolean; nextPromiseAt: Date | null };

const BROKER = { mayWait: true, limit: null } as const;
const PERSON = { category: 'status', mayWait: true, limit: 'person' } as const;
const TEAM = { category: 'system', mayWait: true, limit: null } as const;

const LOOKING = 'We are looking for another licensed broker partner. You do not need to do anything.';

/** Where brokers see what was theirs: its page is closed to them. */
const CLOSED = { label: 'Open your closed requests', path: '/broker/closed' } as const;

/** What is said about a case: to the broker who has it, to the person whose it is, and to the team of this site. */
export const CASE_KINDS = {
  case_assigned: kind<ToBroker>({
    ...BROKER,
    category: 'case_assigned',
    mail: ({ acceptBy, reopened, ...about }) =>
      toAsked(about, `A new request for you: ${about.reference}`, [
        `We have chosen you for the request ${about.reference}. Nobody else has it.`,
        ...(reopened ? [reopenedWords(reopened)] : []),
        `Please accept or return it by ${formatAlbertaTime(acceptBy, 'dayDateTime')}. After that it goes to someone else.`,
      ]),
    bell: ({ acceptBy, reopened, ...about }) =>
      atAsked(
        about,
        `A new request for you: ${about.reference}`,
        [...(reopened ? [reopenedWords(reopened)] : []), acceptOrReturn(acceptBy)].join(' '),
      ),
  }),
  case_given_back: kind<ToldCase>({
    ...BROKER,
    category: 'case_assigned',
    mail: (about) =>
      toAsked(about, `The request ${about.reference} is with you again`, [
        `An administrator has given you the request ${about.reference} back. Nobody else has it.`,
      ]),
    bell: (about) => atAsked(about, `${about.reference} is with you again`, 'An administrator gave it back.'),
  }),
  access_ended: kind<ToldCase & { hadAccepted: boolean }>({
    ...BROKER,
    category: 'status',
    mail: ({ hadAccepted, ...about }) =>
      noLongerTheirs(`The request ${about.reference} was withdrawn`, [
        hadAccepted
          ? `The request ${about.reference} was withdrawn, and your access to it has ended.`
          : `The request ${about.reference} was withdrawn before you answered. You do not need to do anything.`,
        ...(hadAccepted ? ['Please do not contact the client about it anymore.'] : []),
      ]),
    bell: ({ hadAccepted, ...about }) =>
      atAsked(
        about,
        `${about.reference} was withdrawn`,
        hadAccepted
          ? 'Please do not contact the client anymore.'
          : 'You had not answered yet. You do not need to do anything.',
      ),
  }),
  case_taken_back: kind<ToldCase>({
    ...BROKER,
    category: 'status',
    mail: (about) =>
      noLongerTheirs(`The request ${about.reference} is no longer with you`, [
        `An administrator has taken the request ${about.reference} back, and your access to it has ended.`,
        'Please do not contact the client about it anymore.',
      ]),
    bell: (about) =>
      atAsked(
        about,
        `${about.reference} is no longer with you`,
        'An administrator took it back. Please do not contact the client anymore.',
      ),
  }),
  case_accepted: kind<Accepted>({
    ...PERSON,
    mail: ({ broker, promiseAt, ...about }) => ({
      ...openBy(about),
      subject: `${broker.fullName} has taken your request ${about.reference}`,
      paragraphs: [
        `${broker.fullName} of ${broker.brokerage} (licence ${broker.licenceNumber}) has taken your request. We have asked them to contact you${byTime(promiseAt)}.`,
        `Your name and contact details were shared with this broker and with nobody else. ${upperFirst(pageOf(about))} shows what was shared, and lets you withdraw.`,
      ],
      facts: [
        { term: 'Broker', detail: broker.fullName },
        { term: 'Brokerage', detail: broker.brokerage },
        { term: 'Licence', detail: broker.licenceNumber },
        ...(promiseAt
          ? [{ term: 'Contact requested by', detail: formatAlbertaTime(promiseAt, 'dayDateTime') }]
          : []),
      ],
    }),
    bell: ({ broker, ...about }) =>
      atClient(about, 'A broker has taken your request', `It is with ${broker.brokerage} now.`),
  }),
  case_returned: kind<ToldCase>({
    ...PERSON,
    mail: (about) => movesOn(about, 'The broker we asked could not take your request.'),
    bell: (about) => atClient(about, 'We are asking another broker', 'The first one could not take it.'),
  }),
  case_released: kind<ToldCase>({
    ...PERSON,
    mail: (about) =>
      movesOn(about, 'The broker we asked cannot continue with your request, and can no longer see it.'),
    bell: (about) =>
      atClient(about, 'We are asking another broker', 'The first one cannot continue with it.'),
  }),
  /** Their policy goes on; its broker is suspended. */
  policy_left: kind<ToldCase & { broker: { fullName: string }; tellBy: Date }>({
    ...PERSON,
    mail: ({ broker, tellBy, ...about }) => ({
      ...openBy(about),
      subject: `Your broker is not with us at the moment: ${about.reference}`,
      paragraphs: [
        `${broker.fullName} is not with us at the moment, and can no longer see your request. Your policy is not changed by this.`,
        `We look after it. If you are waiting for a certificate or for documents, we tell you by ${formatAlbertaTime(tellBy, 'dayDateTime')} who sends them.`,
      ],
    }),
    bell: ({ broker, tellBy: _, ...about }) =>
      atClient(
        about,
        'Your broker is not with us at the moment',
        `${broker.fullName} can no longer see your request. We look after it.`,
      ),
  }),
  policy_given_back: kind<ToldCase & { broker: { fullName: string } }>({
    ...PERSON,
    mail: ({ broker, ...about }) => ({
      ...openBy(about),
      subject: `Your broker is back: ${about.reference}`,
      paragraphs: [
        `${broker.fullName} is with us again and looks after your policy. They can see your request again; ${pageOf(about)} shows what is shared with them.`,
        'If you are waiting for a certificate, documents or an answer, they send it.',
      ],
    }),
    bell: ({ broker, ...about }) =>
      atClient(about, 'Your broker is back', `${broker.fullName} looks after your policy again.`),
  }),
  /** To the broker who was asked; an email would tell them of something that they can do nothing about. */
  case_expired_broker: kind<ToldCase>({
    ...BROKER,
    category: 'status',
    bell: ({ reference }) => ({
      title: `Went to someone else: ${reference}`,
      body: 'The time to accept it has passed.',
      path: CLOSED.path,
    }),
  }),
  case_expired: kind<ToldCase>({
    ...PERSON,
    mail: (about) =>
      movesOn(about, 'The broker we asked did not answer in time, so they can no longer see your request.'),
    bell: (about) => atClient(about, 'We are asking another broker', 'The first one did not answer in time.'),
  }),
  promise_missed: kind<Missed>({
    ...PERSON,
    category: 'promise_missed',
    mail: ({ promiseAt, hadBroker, nextPromiseAt, ...about }) => ({
      ...openBy(about),
      subject: `We missed our promise for ${about.reference}`,
      paragraphs: [
        `We had asked a licensed broker partner to contact you by ${timeOf(promiseAt)}. That did not happen, and we are sorry.`,
        hadBroker
          ? 'The broker we asked can no longer see your request. We are looking for another one.'
          : 'We have not found a licensed broker partner who can take your request yet. We are still looking.',
        nextPromiseAt
          ? `We ask a broker partner to contact you by ${formatAlbertaTime(nextPromiseAt, 'dayDateTime')}. You do not need to do anything.`
          : 'We will not name another time that we might not keep. We will write to you as soon as a broker has taken your request, and you can withdraw it at any time.',
      ],
    }),
    bell: (about) =>
      atClient(about, 'We missed our promise', 'We are sorry. We are still looking for a broker.'),
  }),
  /** To the broker who was to make contact. */
  promise_missed_broker: kind<ToldCase & { promiseAt: Date | null }>({
    ...BROKER,
    category: 'promise_missed',
    mail: ({ promiseAt, ...about }) =>
      noLongerTheirs(`The request ${about.reference} is no longer with you`, [
        `No contact was logged for ${about.reference} by ${timeOf(promiseAt)}, the time that the client was told. The request goes to another broker, and your access to it has ended.`,
        'Please do not contact the client about it anymore. If you did reach them in time, reply to this email: an administrator can give the request back to you.',
      ]),
    bell: ({ reference }) => ({
      title: `No longer with you: ${reference}`,
      body: 'No contact was logged by the promised time. Please do not contact the client anymore.',
      path: CLOSED.path,
    }),
  }),
  case_withdrawn: kind<Withdrawn>({
    ...PERSON,
    mayWait: false,
    mail: ({ wasAccepted, ...about }) => ({
      ...openBy(about),
      subject: `You have withdrawn your request ${about.reference}`,
      paragraphs: [
        wasAccepted
          ? 'Your request is withdrawn. No broker can see it on our site anymore. A broker who had accepted it may have kept notes of their own, and you can ask them to delete those.'
          : 'Your request is withdrawn. No broker had accepted it, so none was given your name or how to reach you.',
        `For 30 days you can open the request again on ${pageOf(about)}. We delete it ${sayDays(houseRules.keptClosedDays)} after it was closed, or sooner if you ask us to.`,
        'If you did not do this, please reply to this email.',
      ],
    }),
    bell: ({ wasAccepted: _, ...about }) =>
      atClient(about, 'You have withdrawn your request', 'No broker can see it anymore.'),
  }),
  case_lost: kind<ToldCase>({
    ...PERSON,
    mail: (about) => ({
      ...openBy(about),
      subject: `Your request ${about.reference} is closed`,
      paragraphs: [
        'The broker has closed your request. If you still need insurance, you are welcome to ask again.',
      ],
    }),
    bell: (about) => atClient(about, 'Your request is closed', 'The broker has closed it.'),
  }),
  case_not_real: kind<ToldCase>({
    ...PERSON,
    mail: (about) => ({
      ...openBy(about),
      subject: `Your request ${about.reference} is closed`,
      paragraphs: [
        'The broker told us that this request was sent by mistake, so it is closed and no broker can see it anymore.',
        'If you did send it on purpose, please reply to this email: someone on our team will look at it and open it again.',
      ],
    }),
    bell: (about) =>
      atClient(about, 'Your request is closed', 'The broker told us that it was sent by mistake.'),
  }),
  /** Belongs to no case, as there is none any more. */
  never_matched: kind<Pick<ToldCase, 'reference'>>({
    ...PERSON,
    mail: ({ reference }) => ({
      action: { label: 'Get a Free Quote', path: '/get-quote' },
      subject: `We found no broker for your request ${reference}`,
      paragraphs: [
        'No licensed broker partner could take your request within 30 days. We are sorry.',
        'Your request and your contact details are now deleted, as our privacy policy says. If you still need insurance, you are welcome to ask again.',
      ],
    }),
  }),
  promise_missed_alert: kind<ToldCase & { promiseAt: Date | null }>({
    ...TEAM,
    mail: ({ reference, promiseAt }) =>
      toTeam(`Promise missed: ${reference}`, [
        `Nobody contacted the client of ${reference} by ${timeOf(promiseAt)}.`,
      ]),
  }),
  promise_due_alert: kind<ToldCase & { promiseAt: Date | null }>({
    ...TEAM,
    mayWait: false,
    mail: ({ reference, promiseAt }) =>
      toTeam(`Promise due: ${reference}`, [
        `Contact is promised for ${reference}${byTime(promiseAt)}, and no broker partner has it.`,
        'That leaves no broker enough time, so no other broker will be asked. Please contact the client or assign a broker by hand.',
      ]),
  }),
};

function movesOn(about: ToldCase, what: string): MailWords {
  const subject = `We are asking another broker about ${about.reference}`;
  return { ...openBy(about), subject, paragraphs: [what, LOOKING] };
}

/** To a broker for whom it is no case of theirs yet. */
function toAsked(about: ToldCase, subject: string, paragraphs: string[]): MailWords {
  return toBroker(about, subject, paragraphs, 'Open the request');
}

/** Its page is closed to them. */
function noLongerTheirs(subject: string, paragraphs: string[]): MailWords {
  return { subject, paragraphs, action: CLOSED };
}

function toTeam(subject: string, paragraphs: string[]): MailWords {
  return { subject, paragraphs, action: { label: 'Open the admin area', path: '/admin' } };
}

const atAsked = ({ caseId }: ToldCase, title: string, body: string) => ({
  ...{ title, body },
  path: `/broker/cases/${caseId}`,
});

/** What was said before of its end is not so any more. */
const reopenedWords = ({ at, wasWithdrawn }: NonNullable<ToBroker['reopened']>) =>
  `${wasWithdrawn ? 'The client had withdrawn it and opened it again' : 'It was closed before, and opened again'} on ${formatAlbertaTime(at, 'dayDateTime')}.`;
const acceptOrReturn = (by: Date) => `Please accept or return it by ${formatAlbertaTime(by, 'dayDateTime')}.`;
const timeOf = (at: Date | null) => (at ? formatAlbertaTime(at, 'dayDateTime') : 'the promised time');
const byTime = (at: Date | null) => (at ? ` by ${formatAlbertaTime(at, 'dayDateTime')}` : '');
