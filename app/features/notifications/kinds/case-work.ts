import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { type ByLink, kind, type MailWords, openLabel, pageOf } from './kind.ts';

type Case = ByLink & { caseId: string; reference: string };
type Warned = Case & { by: Date };
/** With the broker whose doing it is, where one has the case, and what the case is about. */
type ByBroker = Case & {
  broker?: { fullName: string; brokerage: string } | undefined;
  coverage?: string;
};

/** What is asked for: `named` where it is one of our own words for a document. */
type Asked = {
  what?: 'document' | 'answer';
  named?: string | undefined;
  isAnother?: boolean;
  isRequired?: boolean;
};

/** What the client was asked for and has not sent: how many documents and answers; none of them where a message waits. */
type Awaited = { documents?: number; answers?: number };

/** So many quotes; all of them in the place of others, and after the person asked for changes. */
type Sent = { count?: number; isRevision?: boolean; isAsAsked?: boolean };

const PERSON = { mayWait: true, limit: 'person' } as const;
const BROKER = { mayWait: true, limit: null } as const;

const wayWords = (purpose: 'call' | 'text') => (purpose === 'text' ? 'text messages' : 'phone calls');

/** What broker and client do together on a case. Their own words stand on the page, not in a mail that anybody may open. */
export const CASE_WORK_KINDS = {
  information_requested: kind<ByBroker & Asked>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(
        about,
        `${nameOf(about)} ${askedWords(about)}: ${about.reference}`,
        [
          `${nameOf(about, 'whole')} ${askedWords(about)}, for your request ${about.reference}${subjectOf(about)}.`,
          about.isRequired
            ? `It is needed to continue: until you reply, the deadlines of your broker are paused. ${saysWhat(about)}`
            : saysWhat(about),
        ],
        about.what === 'answer' ? 'Answer the question' : `Send ${about.named ?? 'the document'}`,
      ),
    bell: (about) =>
      atClient(about, 'Your broker has requested information', 'A document or a reply is needed.'),
  }),
  information_rejected: kind<Case>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(about, `Your broker needs something more: ${about.reference}`, [
        `Your broker has what you sent for your request ${about.reference}, and needs something more. What is still needed is on ${pageOf(about)}.`,
      ]),
    bell: (about) => atClient(about, 'Your broker needs something more', 'They wrote what is still needed.'),
  }),
  client_asked: kind<Case>({
    ...{ ...PERSON, category: 'message' },
    mail: (about) =>
      toPerson(about, `Your broker is waiting for your reply: ${about.reference}`, [
        `Your broker has written to you about your request ${about.reference} and is waiting for your reply. You can read the message and reply on ${pageOf(about)}.`,
      ]),
    bell: (about) =>
      atClient(about, 'Your broker is waiting for your reply', 'Please open your request to reply.'),
  }),
  client_reminded: kind<ByBroker & Awaited>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(about, `Reminder: your reply is needed: ${about.reference}`, [
        `${nameOf(about, 'whole')} is still waiting for ${awaitedWords(about)} for your request ${about.reference}${subjectOf(about)}, and cannot continue without it. ${upperFirst(pageOf(about))} says what is needed, and you can reply there.`,
        'If you no longer need the quote, you can withdraw your request on the same page.',
      ]),
    bell: (about) => atClient(about, 'Reminder: your reply is needed', 'Your broker is waiting for it.'),
  }),
  client_silent: kind<Case>({
    ...{ ...BROKER, category: 'request' },
    mail: (about) =>
      toBroker(about, `No answer for five business days: ${about.reference}`, [
        `The client of ${about.reference} was reminded twice and has not answered. Please decide whether to continue without an answer, ask again, or close the request.`,
      ]),
    bell: (about) => atBroker(about, 'No answer for five business days', 'Please decide what to do next.'),
  }),
  information_given: kind<Case>({
    ...{ ...BROKER, category: 'request' },
    mail: (about) =>
      toBroker(about, `The client has answered: ${about.reference}`, [
        `What you asked for in ${about.reference} has come in.`,
      ]),
    bell: (about) => atBroker(about, 'The client has answered', 'What you asked for has come in.'),
  }),
  answers_corrected: kind<Case>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `The client corrected their answers: ${about.reference}`, [
        `Answers of ${about.reference} have changed. The history of the case says which ones.`,
      ]),
    bell: (about) => atBroker(about, 'The client corrected their answers', 'The history says which ones.'),
  }),
  reach_ended: kind<Case & { purpose: 'call' | 'text' }>({
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
      atClient(about, `Your broker ${sentWords(about, 'you ')}`, 'Tell your broker what you think.'),
  }),
  quotes_given: kind<Case>({
    ...{ ...PERSON, category: 'status' },
    mail: (about) =>
      toPerson(about, `Your broker has given you a quote: ${about.reference}`, [
        `Your broker says that you have their quote for your request ${about.reference}, by phone or email.`,
        `If you have not received it, please tell them on ${pageOf(about)}.`,
      ]),
    bell: (about) =>
      atClient(about, 'Your broker has given you a quote', 'They say they gave it by phone or email.'),
  }),
  quotes_reworked: kind<Case>({
    ...{ ...PERSON, category: 'status' },
    mail: (about) =>
      toPerson(about, `Your broker is working on your quote again: ${about.reference}`, [
        `Your broker has taken up your request ${about.reference} again. You do not need to do anything.`,
      ]),
    bell: (about) =>
      atClient(about, 'Your broker is working on your quote again', 'You do not need to do anything.'),
  }),
  quote_decided: kind<Case & { decision: keyof typeof DECIDED }>({
    ...{ ...BROKER, category: 'status' },
    mail: ({ decision, ...about }) =>
      toBroker(about, `${DECIDED[decision].title}: ${about.reference}`, [
        `The client of ${about.reference} ${DECIDED[decision].words}`,
      ]),
    bell: ({ decision, ...about }) => atBroker(about, DECIDED[decision].title, 'View quotes.'),
  }),
  changes_asked: kind<Case>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `Changes requested: ${about.reference}`, [
        `The client of ${about.reference} would like something other than what you quoted, and wrote what.`,
      ]),
    bell: (about) => atBroker(about, 'Changes requested', 'The client wrote what they would like.'),
  }),
  case_won: kind<Case>({
    ...{ ...PERSON, category: 'status', isToKeep: true },
    mail: (about) =>
      toPerson(about, `Your broker has arranged your policy: ${about.reference}`, [
        `Your broker has arranged a policy for your request ${about.reference}. ${upperFirst(pageOf(about))} shows the insurer and the effective date, and keeps your documents.`,
        'If this is not right, please reply to this email.',
      ]),
    bell: (about) => atClient(about, 'Your broker has arranged your policy', 'Read its details.'),
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
    bell: (about) => atClient(about, 'Your request is open again', 'Work on it continues.'),
  }),
  case_reopened_broker: kind<Case>({
    ...{ ...BROKER, category: 'status' },
    mail: (about) =>
      toBroker(about, `Open again: ${about.reference}`, [
        `The request ${about.reference} was opened again and is with you. Please contact the client within one business day.`,
      ]),
    bell: (about) => atBroker(about, 'Open again', 'Please contact the client within one business day.'),
  }),
  certificate_requested: kind<Case & { neededBy: string }>({
    ...{ ...BROKER, category: 'task_due' },
    mail: ({ neededBy, ...about }) =>
      toBroker(about, `Send the certificate, due ${dayWords(neededBy)}: ${about.reference}`, [
        `The client of ${about.reference} asks for a certificate of insurance by ${dayWords(neededBy)}.`,
      ]),
    bell: ({ neededBy, ...about }) => atBroker(about, 'Send the certificate', `Due ${dayWords(neededBy)}.`),
  }),
  certificate_answered: kind<Case & { isSent: boolean }>({
    ...{ ...PERSON, category: 'document' },
    mail: ({ isSent, ...about }) =>
      toPerson(about, `${certificateTitle(isSent)}: ${about.reference}`, [
        isSent
          ? `Your broker has sent the certificate you asked for in ${about.reference}. You can download it on ${pageOf(about)}.`
          : `Your broker could not send the certificate you asked for in ${about.reference}. They wrote why on ${pageOf(about)}.`,
      ]),
    bell: ({ isSent, ...about }) => atClient(about, certificateTitle(isSent), 'See it on your page.'),
  }),
  testimonial_published: kind<Case>({
    ...{ ...PERSON, category: 'status', isRecalled: true },
    mail: (about) =>
      toPerson(about, `Your comment is on our home page: ${about.reference}`, [
        `What you wrote about your request ${about.reference} is now on the home page of this website, with the name and city that you entered.`,
        `If you change your mind, open ${pageOf(about)}: under Policy, you can take the comment off the site at once. Or reply to this email, and we will do it.`,
      ]),
    bell: (about) =>
      atClient(about, 'Your comment is on our home page', 'You can take it off the site under Policy.'),
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

function nameOf({ broker }: ByBroker, how?: 'whole'): string {
  if (!broker) return 'Your broker';
  return how === 'whole' ? `${broker.fullName} (${broker.brokerage})` : broker.fullName;
}

function subjectOf({ coverage }: ByBroker): string {
  return coverage ? ` (${coverage})` : '';
}

/** Two that come in one minute do not read alike. */
function askedWords({ what, named, isAnother }: Asked): string {
  if (what === 'answer') return isAnother ? 'asks you another question' : 'asks you a question';
  return `asks for ${named ?? (isAnother ? 'another document' : 'a document')}`;
}

function awaitedWords({ documents = 0, answers = 0 }: Awaited): string {
  const named = [
    ...(documents > 0 ? [documents === 1 ? 'a document' : `${documents} documents`] : []),
    ...(answers > 0
      ? [answers === 1 ? 'your answer to a question' : `your answers to ${answers} questions`]
      : []),
  ];
  return named.join(' and ') || 'your reply to a message';
}

/** Which quotes those are stands on the page: the names of insurers are the broker’s words. */
function sentWords({ count = 1, isRevision, isAsAsked }: Sent, whom = ''): string {
  if (isRevision) return `has revised your quote${count > 1 ? 's' : ''}${isAsAsked ? ' as you asked' : ''}`;
  return `has sent ${whom}${count > 1 ? `${count} quotes` : 'a quote'}`;
}

function saysWhat(about: ByLink): string {
  return `${upperFirst(pageOf(about))} says what exactly is asked for, and takes your answer and your files.`;
}

function toPerson(about: Case, subject: string, paragraphs: string[], label = openLabel(about)): MailWords {
  const path = `/portal/cases/${about.caseId}`;
  return { subject, paragraphs, isActionFirst: true, action: { label, path } };
}

function toBroker({ caseId }: Case, subject: string, paragraphs: string[]): MailWords {
  return { subject, paragraphs, action: { label: 'Open the case', path: `/broker/cases/${caseId}` } };
}

const atClient = ({ caseId, reference }: Case, title: string, body: string) => ({
  ...{ title: `${title}: ${reference}`, body },
  path: `/portal/cases/${caseId}`,
});

const atBroker = ({ caseId, reference }: Case, title: string, body: string) => ({
  ...{ title: `${title}: ${reference}`, body },
  path: `/broker/cases/${caseId}`,
});

const DECIDED = {
  interested: {
    title: 'The client is interested',
    words: 'is interested in one of your quotes. Please contact them.',
  },
  declined: { title: 'A quote was declined', words: 'does not want one of your quotes.' },
  none: {
    title: 'The client is deciding again',
    words: 'has taken back an answer to one of your quotes, and decides again.',
  },
};
const certificateTitle = (isSent: boolean) =>
  isSent ? 'Your certificate is here' : 'About your certificate';
