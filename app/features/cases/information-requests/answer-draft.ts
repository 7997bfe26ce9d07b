import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';

const KIND = 'answer';

/** What was typed as an answer to something that was asked for, and not sent, kept on this device. */
export const readAnswerDraft = (requestId: string) => readDraft(requestId, KIND);

export const keepAnswerDraft = (requestId: string, text: string) => keepDraft(requestId, KIND, text);
