import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { type ByLink, kind, pageOf } from '../kind.ts';
import {
  atBroker,
  atClient,
  type ByBroker,
  type ClientPart,
  nameOf,
  subjectOf,
  type ToldCase,
  toBroker,
  toPerson,
} from './about-case.ts';

/** What is asked for: `named` where it is one of our own words for a document. */
type Asked = {
  what?: 'document' | 'answer';
  /** In the broker's words, which stand in no mail. */
  title?: string;
  named?: string | undefined;
  isAnother?: boolean;
  isRequired?: boolean;
};

/** What the client was asked for and has not sent: how many documents and answers; none of them where a message waits. */
type Awaited = { documents?: number; answers?: number; titles?: readonly string[] };

/** What was sent for something and is not what was asked for, in the broker's words. */
type Refused = Pick<Asked, 'what' | 'title'> & { reason?: string };

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
      atClient(
        about,
        // What it is called stands beside it.
        `Your broker ${askedWords({ ...about, named: undefined })}`,
        about.title ?? 'The page of your request says exactly what.',
        placeOf(about),
      ),
  }),
  information_rejected: kind<ToldCase & Refused>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(about, `Your broker needs something more: ${about.reference}`, [
        `Your broker has what you sent for your request ${about.reference}, and needs something more. What is still needed is on ${pageOf(about)}.`,
      ]),
    bell: (about) =>
      atClient(
        about,
        'Your broker needs something more',
        about.title && about.reason ? `${about.title}: ${about.reason}` : 'They wrote what is still needed.',
        placeOf(about),
      ),
  }),
  client_asked: kind<ToldCase>({
    ...{ ...PERSON, category: 'message' },
    mail: (about) =>
      toPerson(about, `Your broker is waiting for your reply: ${about.reference}`, [
        `Your broker has written to you about your request ${about.reference} and is waiting for your reply. You can read the message and reply on ${pageOf(about)}.`,
      ]),
    bell: (about) =>
      atClient(
        about,
        'Your broker is waiting for your reply',
        'Please open your request to reply.',
        'messages',
      ),
  }),
  client_reminded: kind<ByBroker & Awaited>({
    ...{ ...PERSON, category: 'request' },
    mail: (about) =>
      toPerson(about, `Reminder: your reply is needed: ${about.reference}`, [
        `${nameOf(about, 'whole')} is still waiting for ${awaitedWords(about)} for your request ${about.reference}${subjectOf(about)}, and cannot continue without it. ${upperFirst(pageOf(about))} says what is needed, and you can reply there.`,
        'If you no longer need the quote, you can withdraw your request on the same page.',
      ]),
    bell: (about) =>
      atClient(
        about,
        'Reminder: your reply is needed',
        `Your broker is waiting for ${quotedWords(about.titles) || awaitedWords(about)}.`,
        awaitedPlace(about),
      ),
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

/** `“Current policy” and “When was the roof last replaced?”`, in the broker's words. */
const quotedWords = (titles: readonly string[] = []) => andWords(titles.map((title) => `“${title}”`));

/** Where on the page of the case it is given. */
const placeOf = ({ what }: Pick<Asked, 'what'>): ClientPart | undefined =>
  what && (what === 'answer' ? 'sent#to-answer' : 'documents');

function awaitedPlace({ documents = 0, answers = 0 }: Awaited): ClientPart {
  if (documents > 0) return 'documents';
  return answers > 0 ? 'sent#to-answer' : 'messages';
}

function saysWhat(about: ByLink): string {
  return `${upperFirst(pageOf(about))} says exactly what is needed, and you can reply and add files there.`;
}
