import { kind } from '../kind.ts';
import { openRequest, type ToldCase } from './about-case.ts';

/** `into` is the reference of the request that goes on. */
type Merged = ToldCase & { into: string };

const BROKER = { category: 'status', mayWait: true, limit: null } as const;
const PERSON = { category: 'status', mayWait: true, limit: 'person' } as const;

/** What the person is told whose two requests became one, or two again. */
export const MERGING_KINDS = {
  case_merged: kind<Merged>({
    ...PERSON,
    mail: ({ reference, into, ...about }) => ({
      action: openRequest(about),
      subject: `Your requests ${reference} and ${into} are now one`,
      paragraphs: [
        `You had two open requests for the same coverage. We have joined ${reference} with ${into}, so that one broker looks after both.`,
        `Everything continues under ${into}. If you meant two different requests, please tell us: we can separate them again.`,
      ],
    }),
    bell: ({ reference, into, ...about }) => ({
      title: `${reference} was joined with ${into}`,
      body: `It continues under ${into}.`,
      path: `/portal/cases/${about.caseId}`,
    }),
  }),
  case_took_in: kind<ToldCase>({
    ...BROKER,
    mail: ({ caseId, reference }) => ({
      subject: `Another request was joined with ${reference}`,
      paragraphs: [
        `The same person had sent two requests. We have joined the other one with ${reference}, which stays with you.`,
        'Answers, contact details or documents may be new. The history of the case says which ones.',
      ],
      action: { label: 'Open the request', path: `/broker/cases/${caseId}` },
    }),
    bell: ({ caseId, reference }) => ({
      title: `Another request was joined with ${reference}`,
      body: 'The history says what is new.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
  case_gave_up: kind<ToldCase>({
    ...BROKER,
    mail: ({ caseId, reference }) => ({
      subject: `Another request was separated from ${reference}`,
      paragraphs: [
        `We had joined another request with ${reference} by mistake, and have separated them again. ${reference} stays with you.`,
        'What came with it has been moved back. The history of the case says what changed.',
      ],
      action: { label: 'Open the request', path: `/broker/cases/${caseId}` },
    }),
    bell: ({ caseId, reference }) => ({
      title: `Another request was separated from ${reference}`,
      body: 'The history says what changed.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
  case_split: kind<ToldCase>({
    ...PERSON,
    mail: ({ reference, ...about }) => ({
      action: openRequest(about),
      subject: `Your request ${reference} is a separate request again`,
      paragraphs: [
        `We had joined your request ${reference} with another one of yours, and have separated them again.`,
        'We are looking for a licensed broker partner for it. You do not need to do anything.',
      ],
    }),
    bell: ({ reference, ...about }) => ({
      title: `${reference} is a separate request again`,
      body: 'We are looking for a licensed broker partner for it.',
      path: `/portal/cases/${about.caseId}`,
    }),
  }),
};
