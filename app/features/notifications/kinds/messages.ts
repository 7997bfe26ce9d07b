import { clientPath } from './case/about-case.ts';
import { kind } from './kind.ts';

/** `replyTo` takes an answer by email, where that is configured. */
type Answerable = { caseId: string; reference: string; replyTo?: string | undefined };
/** `words` is what the last of them wrote, for the bell alone. */
type FromBroker = Answerable & { author: string; words?: string | undefined };

const MESSAGE = { category: 'message', mayWait: true, limit: 'person' } as const;

/** So much of a message stands on a line of the bell. */
const FIRST_CHARACTERS = 120;

/** A message on one line, cut between words where it is long. */
function firstWords(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= FIRST_CHARACTERS) return line;
  const cut = line.slice(0, FIRST_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), FIRST_CHARACTERS / 2)).trimEnd()}…`;
}

const PRIVATE = 'What they wrote is not in this email: it stays on the site, with the request.';

const answering = (replyTo: string | undefined): string[] =>
  replyTo
    ? ['Reply to this email or open it on the site. A reply becomes part of the conversation there.']
    : [];

/** What people wrote to each other about a case and did not see there. What was said is in no mail of it. */
export const MESSAGE_KINDS = {
  /** To the client, who has an account. */
  message_for_client: kind<FromBroker>({
    ...MESSAGE,
    mail: ({ caseId, reference, author, replyTo }) => ({
      subject: `${author} wrote to you about ${reference}`,
      paragraphs: [
        `${author} wrote to you about your request ${reference}. ${PRIVATE}`,
        ...answering(replyTo),
      ],
      action: { label: 'Read and answer', path: `/portal/cases/${caseId}` },
      ...(replyTo && { replyTo }),
    }),
    bell: ({ caseId, reference, author, words }) => ({
      title: `New message about ${reference}`,
      body: words ? `${author}: ${firstWords(words)}` : `From ${author}.`,
      path: clientPath(caseId, 'messages'),
    }),
  }),
  /** To the mailbox of somebody without an account; `path` is the tracking page with its secret, `opens` what it asks. */
  message_for_visitor: kind<{ reference: string; author: string; path: string; opens: string }>({
    ...MESSAGE,
    mail: ({ reference, author, path, opens }) => ({
      subject: `${author} wrote to you about ${reference}`,
      paragraphs: [`${author} wrote to you about your request ${reference}.`, `${PRIVATE} ${opens}`.trim()],
      isActionFirst: true,
      action: { label: 'Read the message', path },
    }),
  }),
  /** To the broker. */
  message_for_broker: kind<Answerable>({
    ...MESSAGE,
    limit: null,
    mail: ({ caseId, reference, replyTo }) => ({
      subject: `Your client wrote to you about ${reference}`,
      paragraphs: [`There is a message about ${reference} that you have not read.`, ...answering(replyTo)],
      action: { label: 'Read and answer', path: `/broker/cases/${caseId}` },
      ...(replyTo && { replyTo }),
    }),
    bell: ({ caseId, reference }) => ({
      title: `New message about ${reference}`,
      body: 'Your client wrote to you.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
  /** To somebody whose answer by email could not be taken, or not all of it. Nothing of it is in this mail. */
  reply_not_taken: kind<{ reference: string; path: string; why: string; isPartly: boolean }>({
    ...{ category: 'system', mayWait: false, limit: 'person' },
    mail: ({ reference, path, why, isPartly }) => ({
      subject: isPartly
        ? `A file in your reply about ${reference} was not accepted`
        : `Your reply about ${reference} was not accepted`,
      paragraphs: [
        isPartly
          ? `What you wrote is now part of the conversation about ${reference}, but not all of its files are. ${why}`
          : `What you sent by email about ${reference} was not accepted, and nobody has read it. ${why}`,
        'You can write and add files in the conversation as long as the request is open.',
      ],
      action: { label: 'Open the conversation', path },
    }),
  }),
};
