import { upperFirst } from '#app/platform/text/first-letter.ts';
import { kind, pageOf } from '../kind.ts';
import { clientPath, openRequest, type ToldCase } from './about-case.ts';

/** Files come several at once. */
const DOCUMENT = { category: 'document', mayWait: true, isSameAgain: true } as const;

/** Of documents: that there is one, never its name or what stands in it. */
export const DOCUMENT_KINDS = {
  document_for_person: kind<ToldCase>({
    ...{ ...DOCUMENT, limit: 'person' },
    mail: ({ caseId, reference, ...about }) => ({
      subject: `Your broker has sent a document for ${reference}`,
      paragraphs: [
        `Your broker has sent a document for your request ${reference}. You can open it on ${pageOf(about)}.`,
      ],
      isActionFirst: true,
      action: openRequest({ caseId }, 'Open the document'),
    }),
    bell: ({ caseId, reference }) => ({
      title: `A document from your broker: ${reference}`,
      body: 'You can view it under Documents.',
      path: clientPath(caseId, 'documents'),
    }),
  }),
  document_for_broker: kind<ToldCase>({
    ...{ ...DOCUMENT, limit: null },
    bell: ({ caseId, reference }) => ({
      title: `A document has arrived: ${reference}`,
      body: 'It has been checked and can be opened.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
  document_rejected: kind<ToldCase>({
    ...{ ...DOCUMENT, limit: 'person' },
    mail: ({ caseId, reference, ...about }) => ({
      subject: `A file for ${reference} could not be accepted`,
      paragraphs: [
        `A file that you sent for your request could not be accepted. ${upperFirst(pageOf(about))} says why, and what to send instead.`,
      ],
      action: openRequest({ ...about, caseId }),
    }),
    bell: ({ caseId, reference }) => ({
      title: `A file could not be accepted: ${reference}`,
      body: 'The page of your request says why, and what to send instead.',
      path: clientPath(caseId, 'documents'),
    }),
  }),
  broker_document_rejected: kind<ToldCase>({
    ...{ ...DOCUMENT, limit: null },
    bell: ({ caseId, reference }) => ({
      title: `A file could not be accepted: ${reference}`,
      body: 'The case says why.',
      path: `/broker/cases/${caseId}`,
    }),
  }),
};
