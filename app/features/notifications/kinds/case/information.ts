import { upperFirst } from '#app/platform/text/first-letter.ts';
import { type ByLink, kind, pageOf } from '../kind.ts';
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

/** What is asked for: `named` where it is one of our own words for a document. */
type Asked = {
  what?: 'document' | 'answer';
  named?: string | undefined;
  isAnother?: boolean;
  isRequired?: boolean;
};

/** What the client was asked for and has not sent: how many documents and answers; none of them where a message waits. */
type Awaited = { documents?: number; answers?: number };

const PERSON = { mayWait: true, limit: 'person' } as const;
const BROKER = { mayWait: true, limit: null } as const;

/** What a broker asks a client for, and what is awaited of them. Its own words stand on the page, not in a mail that anybody may open. */
export const INFORMATION_KINDS = {
  information_requested: kind<ByBroker & Asked>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(
        about,
        `${nameOf(about)} ${askedWords(about)}: ${about.reference}`,
        [
          `${nameOf(about, 'whole')} ${askedWords(about)}, for your request ${about.reference}${subjectOf(about)}.`,
          about.isRequired
            ? `Your broker needs it to continue: until you reply, their deadlines are paused. ${saysWhat(about)}`
            : saysWhat(about),
        ],
        about.what === 'answer' ? 'Answer the question' : `Send ${about.named ?? 'the document'}`,
      ),
    bell: (about) =>
      atClient(about, 'Your broker has requested information', 'A document or a reply is needed.'),
  }),
  information_rejected: kind<ToldCase>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(about, `Your broker needs something more: ${about.reference}`, [
        `Your broker has what you sent for your request ${about.reference}, and needs something more. What is still needed is on ${pageOf(about)}.`,
      ]),
    bell: (about) => atClient(about, 'Your broker needs something more', 'They wrote what is still needed.'),
  }),
  client_asked: kind<ToldCase>({
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
    bell: (about) =>
      atClient(about, 'Reminder: your reply is needed', `Your broker is waiting for ${awaitedWords(about)}.`),
  }),
  client_silent: kind<ToldCase>({
    ...{ ...BROKER, category: 'request' },
    mail: (about) =>
      toBroker(about, `No answer for five business days: ${about.reference}`, [
        `The client of ${about.reference} was reminded twice and has not answered. Please decide whether to continue without an answer, ask again, or close the request.`,
      ]),
    bell: (about) => atBroker(about, 'No answer for five business days', 'Please decide what to do next.'),
  }),
  information_given: kind<ToldCase>({
    ...{ ...BROKER, category: 'request' },
    mail: (about) =>
      toBroker(about, `The client has answered: ${about.reference}`, [
        `What you asked for in ${about.reference} has come in.`,
      ]),
    bell: (about) => atBroker(about, 'The client has answered', 'What you asked for has come in.'),
  }),
};

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

function saysWhat(about: ByLink): string {
  return `${upperFirst(pageOf(about))} says exactly what is needed, and you can reply and add files there.`;
}
