import { kind } from './kind.ts';

type FromBroker = { caseId: string; reference: string; author: string };

const MESSAGE = { category: 'message', mayWait: true, limit: 'person' } as const;

const PRIVATE = 'What they wrote is not in this email: it stays where only you and they can read it.';

/** What people wrote to each other about a case and did not see there. What was said is in none of it. */
export const MESSAGE_KINDS = {
  /** To the client, who has an account. */
  message_for_client: kind<FromBroker>({
    ...MESSAGE,
    mail: ({ caseId, reference, author }) => ({
      subject: `${author} wrote to you about ${reference}`,
      paragraphs: [`${author} wrote to you about your request ${reference}. ${PRIVATE}`],
      action: { label: 'Read and answer', path: `/portal/cases/${caseId}` },
    }),
    bell: ({ caseId, reference, author }) => ({
      title: `A message about ${reference}`,
      body: `${author} wrote to you.`,
      path: `/portal/cases/${caseId}`,
    }),
  }),
  /** To the mailbox of somebody without an account; `path` is the tracking page with its secret, `opens` what it asks. */
  message_for_visitor: kind<{ reference: string; author: string; path: string; opens: string }>({
    ...MESSAGE,
    mail: ({ reference, author, path, opens }) => ({
      subject: `${author} wrote to you about ${reference}`,
      paragraphs: [
        `${author} wrote to you about your request ${reference}. ${PRIVATE}`,
        `The link below opens it. ${opens}`.trim(),
      ],
      action: { label: 'Read the message', path },
    }),
  }),
  /** To the broker. */
  message_for_broker: kind<{ caseId: string; reference: string }>({
    ...MESSAGE,
    limit: null,
    mail: ({ caseId, reference }) => ({
      subject: `Your client wrote to you about ${reference}`,
      paragraphs: [`There is a message about ${reference} that you have not read.`],
      action: { label: 'Read and answer', path: `/broker/cases/${caseId}` },
    }),
    bell: ({ caseId, reference }) => ({
      title: `A message about ${reference}`,
      body: 'Your client wrote to you.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
};
