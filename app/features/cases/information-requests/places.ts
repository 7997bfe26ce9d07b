import type { InformationKind } from './schema.ts';

/** The part of a case page where what was asked for stands: a question among the answers, a document among the documents. */
export const PLACES = {
  client: { answer: 'sent', document: 'documents' },
  broker: { answer: 'summary', document: 'documents' },
} as const satisfies Record<string, Record<InformationKind, string>>;

/** Leads within that part to the field of the first question. */
export const TO_ANSWER = '#to-answer';

/** Where the questions are within their part, which has more. */
export const QUESTIONS = 'questions';
