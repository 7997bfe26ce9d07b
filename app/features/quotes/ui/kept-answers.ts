import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';
import { withoutNumbers } from '#app/platform/text/sensitive-numbers.ts';

type Answers = Readonly<Record<string, unknown>>;

const KIND = 'answers';

/** A sign of the answers that were corrected: after others were saved, these are not what was begun with. */
const signOf = (answers: Answers) => withoutNumbers(JSON.stringify(answers));

/** What was changed in the answers of a request and not saved, as its form holds it; null where there is nothing. */
export function readKeptAnswers(reference: string, before: Answers): Answers | null {
  try {
    const kept = Object(JSON.parse(readDraft(reference, KIND)));
    const isOurs = kept.before === signOf(before) && typeof kept.now === 'object' && kept.now !== null;
    return isOurs ? kept.now : null;
  } catch {
    return null;
  }
}

export function keepAnswers(reference: string, before: Answers, now: Answers): void {
  keepDraft(reference, KIND, JSON.stringify({ before: signOf(before), now }));
}

export const forgetKeptAnswers = (reference: string) => keepDraft(reference, KIND, '');
