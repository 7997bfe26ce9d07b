import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { kind, pageOf } from '../kind.ts';
import {
  atBroker,
  atClient,
  type ByBroker,
  nameOf,
  subjectOf,
  type ToldCase,
  toBroker,
  toPerson,
} from './about-case.ts';

type Warned = ToldCase & { by: Date };
/** So many quotes; all of them in the place of others, and after the person asked for changes. */
type Sent = { count?: number; isRevision?: boolean; isAsAsked?: boolean };
/** Of which insurer the quote is, where that is sure: for the bell of the broker who wrote it. */
type OfQuote = { insurer?: string | undefined };

const PERSON = { mayWait: true, limit: 'person' } as const;
const BROKER = { mayWait: true, limit: null } as const;

const wayWords = (purpose: 'call' | 'text') => (purpose === 'text' ? 'text messages' : 'phone calls');

/** What broker and client do together on a case. Their own words stand on the page, not in a mail that anybody may open. */
export const CASE_WORK_KINDS = {
  answers_corrected: kind<ToldCase>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `The client corrected their answers: ${about.reference}`, [
        `Answers of ${about.reference} have changed. The history of the case says which ones.`,
      ]),
    bell: (about) => atBroker(about, 'The client corrected their answers', 'The history says which ones.'),
  }),
  reach_ended: kind<ToldCase & { purpose: 'call' | 'text' }>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `The client turned ${wayWords(about.purpose)} off: ${about.reference}`, [
        `The client of ${about.reference} no longer agrees to ${wayWords(about.purpose)}. Please use another way that is on, such as email.`,
      ]),
    bell: (about) =>
      atBroker(
        about,
        `The client turned ${wayWords(about.purpose)} off`,
        'Please use another way, such as email.',
      ),
  }),
  /** Its last digits open the tracking page, and a broker calls there: whose request it is hears of it wherever it was done. */
  phone_changed: kind<ToldCase & { how: 'added' | 'changed' | 'removed' }>({
    ...{ ...PERSON, mayWait: false, category: 'status' },
    mail: ({ how, ...about }) =>
      toPerson(about, `The phone number of your request ${about.reference} was ${how}`, [
        `The phone number of your request ${about.reference} was ${how} a moment ago. You see what it is now on ${pageOf(about)}, and can correct it there.`,
        ...(about.isByLink && how !== 'removed'
          ? ['Your tracking page asks for the last 4 digits of the new number from now on.']
          : []),
        'If you did not do this, please reply to this email.',
      ]),
    bell: ({ how, ...about }) =>
      atClient(about, `Your phone number was ${how}`, 'If you did not do this, please tell us.', 'sent'),
  }),
  quotes_sent: kind<ByBroker & Sent>({
    ...{ ...PERSON, category: 'status' },
    mail: (about) =>
      toPerson(
        about,
        `${nameOf(about)} ${sentWords(about, 'you ')}: ${about.reference}`,
        [
          `${nameOf(about, 'whole')} ${sentWords(about)} for your request ${about.reference}${subjectOf(about)}. The prices and the coverage are the broker’s: we do not set prices or advise. You can ${(about.count ?? 1) > 1 ? 'read and compare them' : 'read it'} on ${pageOf(about)}.`,
        ],
        (about.count ?? 1) > 1 ? 'Read the quotes' : 'Read the quote',
      ),
    bell: (about) =>
      atClient(
        about,
        `Your broker ${sentWords(about, 'you ')}`,
        'Tell your broker what you think.',
        'quotes',
      ),
  }),
  quotes_given: kind<ToldCase>({
    ...{ ...PERSON, category: 'status' },
    mail: (about) =>
      toPerson(about, `Your broker has given you a quote: ${about.reference}`, [
        `Your broker says that they gave you a quote for your request ${about.reference} by phone or email.`,
        `If you have not received it, please tell them on ${pageOf(about)}.`,
      ]),
    bell: (about) =>
      atClient(about, 'Your broker has given you a quote', 'They say they gave it by phone or email.'),
  }),
  quotes_reworked: kind<ToldCase>({
    ...{ ...PERSON, category: 'status' },
    mail: (about) =>
      toPerson(about, `Your broker is working on your quote again: ${about.reference}`, [
        `Your broker has taken up your request ${about.reference} again. You do not need to do anything.`,
      ]),
    bell: (about) =>
      atClient(
        about,
        'Your broker is working on your quote again',
        'You do not need to do anything.',
        'quotes',
      ),
  }),
  quote_decided: kind<ToldCase & OfQuote & { decision: keyof typeof DECIDED }>({
    ...{ ...BROKER, category: 'status' },
    mail: ({ decision, ...about }) =>
      toBroker(about, `${DECIDED[decision].title}: ${about.reference}`, [
        `The client of ${about.reference} ${DECIDED[decision].words}`,
      ]),
    bell: ({ decision, ...about }) => atBroker(about, DECIDED[decision].title, quoteWords(about)),
  }),
  changes_asked: kind<ToldCase & OfQuote>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `Changes requested: ${about.reference}`, [
        `The client of ${about.reference} would like something other than what you quoted, and wrote what.`,
      ]),
    bell: (about) => atBroker(about, 'Changes requested', quoteWords(about)),
  }),
  case_won: kind<ToldCase>({
    ...{ ...PERSON, category: 'status', isToKeep: true },
    mail: (about) =>
      toPerson(about, `Your broker has arranged your policy: ${about.reference}`, [
        `Your broker has arranged a policy for your request ${about.reference}. ${upperFirst(pageOf(about))} shows the insurer and the effective date, and keeps your documents.`,
        'If this is not right, please reply to this email.',
      ]),
    bell: (about) => atClient(about, 'Your broker has arranged your policy', 'Read its details.', 'policy'),
  }),
  policy_corrected: kind<ToldCase>({
    ...{ ...PERSON, category: 'status', isToKeep: true },
    mail: (about) =>
      toPerson(about, `Your broker corrected your policy details: ${about.reference}`, [
        `Your broker corrected what they recorded of the policy for your request ${about.reference}. What changed stands on ${pageOf(about)}, under Messages and History.`,
        'If this is not right, please reply to this email.',
      ]),
    bell: (about) => atClient(about, 'Your broker corrected your policy details', 'Read them.', 'policy'),
  }),
  case_reopened: kind<Warned>({
    ...{ ...PERSON, category: 'status' },
    mail: ({ by, ...about }) => ({
      ...toPerson(about, `Your request ${about.reference} is open again`, [
        `Your request ${about.reference} was opened again. ${upperFirst(pageOf(about))} says which broker has it.`,
        'If you did not want this, you can withdraw it there.',
      ]),
      facts: [{ term: 'Contact requested by', detail: formatAlbertaTime(by, 'dayDateTime') }],
    }),
    bell: (about) => atClient(about, 'Your request is open again', 'Its page says which broker is asked.'),
  }),
  case_reopened_broker: kind<ToldCase>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `Open again: ${about.reference}`, [
        `The request ${about.reference} was opened again and is with you. Please contact the client within one business day.`,
      ]),
    bell: (about) => atBroker(about, 'Open again', 'Please contact the client within one business day.'),
  }),
  certificate_requested: kind<ToldCase & { neededBy: string }>({
    ...{ ...BROKER, category: 'task_due' },
    mail: ({ neededBy, ...about }) =>
      toBroker(about, `Send the certificate, due ${dayWords(neededBy)}: ${about.reference}`, [
        `The client of ${about.reference} asks for a certificate of insurance by ${dayWords(neededBy)}.`,
      ]),
    bell: ({ neededBy, ...about }) => atBroker(about, 'Send the certificate', `Due ${dayWords(neededBy)}.`),
  }),
  certificate_cancelled: kind<ToldCase>({
    ...{ ...BROKER, category: 'task_due' },
    mail: (about) =>
      toBroker(about, `Certificate no longer needed: ${about.reference}`, [
        `The client of ${about.reference} cancelled a request for a certificate of insurance. There is nothing to send for it.`,
      ]),
    bell: (about) => atBroker(about, 'Certificate no longer needed', 'There is nothing to send for it.'),
  }),
  certificate_answered: kind<ToldCase & { isSent: boolean }>({
    ...{ ...PERSON, category: 'document' },
    mail: ({ isSent, ...about }) =>
      toPerson(about, `${certificateTitle(isSent)}: ${about.reference}`, [
        isSent
          ? `Your broker has sent the certificate you asked for in ${about.reference}. You can download it on ${pageOf(about)}.`
          : `Your broker could not send the certificate you asked for in ${about.reference}. They wrote why on ${pageOf(about)}.`,
      ]),
    bell: ({ isSent, ...about }) =>
      atClient(about, certificateTitle(isSent), 'See it on the page of your request.', 'policy'),
  }),
  comment_given: kind<ToldCase>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `The client said how it went: ${about.reference}`, [
        `The client of ${about.reference} wrote how it went. Their words are in the history of the case. They appear on the website only once an administrator has published them.`,
      ]),
    bell: (about) => atBroker(about, 'The client said how it went', 'Read it in the history.'),
  }),
  testimonial_published: kind<ToldCase>({
    ...{ ...PERSON, category: 'status', isRecalled: true },
    mail: (about) =>
      toPerson(about, `Your comment is on our home page: ${about.reference}`, [
        `What you wrote about your request ${about.reference} is now on the home page of this website, with the name and city that you entered.`,
        `If you change your mind, open ${pageOf(about)}: under Policy, you can take the comment off the site at once. Or reply to this email, and we will do it.`,
      ]),
    bell: (about) =>
      atClient(
        about,
        'Your comment is on our home page',
        'You can take it off the site under Policy.',
        'policy',
      ),
  }),
  accept_near: kind<Warned>({
    ...{ ...BROKER, category: 'accept_due' },
    mail: ({ by, ...about }) =>
      toBroker(about, `Little time left to accept ${about.reference}`, [
        `Please accept or return ${about.reference} by ${formatAlbertaTime(by, 'dayDateTime')}. After that it goes to someone else.`,
      ]),
    bell: ({ by, ...about }) =>
      atBroker(about, 'Little time left to accept', `By ${formatAlbertaTime(by, 'dayDateTime')}.`),
  }),
  promise_near: kind<Warned>({
    ...{ ...BROKER, category: 'promise_due' },
    mail: ({ by, ...about }) =>
      toBroker(about, `Contact is promised soon: ${about.reference}`, [
        `The client of ${about.reference} was told that we ask you to contact them by ${formatAlbertaTime(by, 'dayDateTime')}. If that is before the times they chose, or you do not reach them, an email by then keeps the promise. Please log the contact: otherwise the request goes to someone else.`,
      ]),
    bell: ({ by, ...about }) =>
      atBroker(about, 'Contact is promised soon', `By ${formatAlbertaTime(by, 'dayDateTime')}.`),
  }),
};

/** Which quotes those are stands on the page: the names of insurers are the broker’s words. */
function sentWords({ count = 1, isRevision, isAsAsked }: Sent, whom = ''): string {
  if (isRevision) return `has revised your quote${count > 1 ? 's' : ''}${isAsAsked ? ' as you asked' : ''}`;
  return `has sent ${whom}${count > 1 ? `${count} quotes` : 'a quote'}`;
}

/** Which quote it is about. */
const quoteWords = ({ insurer }: OfQuote) => (insurer ? `The quote of ${insurer}.` : 'See your quotes.');

const DECIDED = {
  interested: {
    title: 'The client is interested',
    words: 'is interested in one of your quotes. Please contact them.',
  },
  declined: { title: 'A quote was declined', words: 'has declined one of your quotes.' },
  none: {
    title: 'The client is deciding again',
    words: 'has taken back their answer to one of your quotes and is deciding again.',
  },
};
const certificateTitle = (isSent: boolean) =>
  isSent ? 'Your certificate is here' : 'About your certificate';
