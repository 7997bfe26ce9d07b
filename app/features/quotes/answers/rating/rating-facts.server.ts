import { type AskedBefore, listAsked } from '#app/features/cases/information-requests/queries.server.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { readCase } from '#app/features/cases/queries/case-queries.server.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { type MissingAnswer, missingAnswers } from '#app/features/quotes/answers/missing-answers.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { askedAs, isAskedIn } from './asked-as.server.ts';
import { keyFacts } from './key-facts.server.ts';
import { type NextQuestion, nextQuestions } from './next-questions.server.ts';
import { inRaterWords } from './rater-words.server.ts';
import type { RatingFacts, ToAsk } from './schema.ts';

/**
 * The answers of a case in a rater's words, what is missing of them, and what brokers ask next. It reads the case, which
 * the passport says; 404 for whoever may not read it, 403 for the person whose case it is.
 */
export async function readRatingFacts(db: Db, viewer: Viewer, caseId: string): Promise<RatingFacts> {
  const shown = await readCase(db, viewer, caseId);
  if (shown.view === 'client') throw new AppError('forbidden', 'You do not have permission to do this.');
  const { type, answers } = shown;
  const described = describeAnswers(type, answers, inRaterWords);
  if (shown.view === 'broker' && shown.disclosure === 'offered') {
    return { answers: described, key: keyFacts(described), missing: [], suggested: [] };
  }
  const before = await listAsked(db, caseId);
  const asked = before.map(wordsOf);
  return {
    answers: described,
    key: keyFacts(described),
    missing: missingAnswers(type, answers).flatMap((one) => missed(one, { before, asked })),
    // Whoever decides on a quote is not asked what it was made without.
    suggested: shown.status === 'quoted' ? [] : nextQuestions(answers, asked).map(toAsk),
  };
}

/** What was asked in the broker's own words; what the form asks has its names. */
function wordsOf({ title, instructions, questions, ownQuestion }: AskedBefore): string {
  return `${questions.length > 0 ? (ownQuestion ?? '') : title}\n${instructions}`;
}

type Asked = { before: readonly AskedBefore[]; asked: readonly string[] };

/** What the form asked, as a question, and whether it was asked again since; none where that was in other words. */
function missed({ name, label }: MissingAnswer, { before, asked }: Asked): ToAsk[] {
  const title = askedAs(label);
  if (isAskedIn(asked, { words: [label, title] })) return [];
  const last = before.findLast(({ questions }) => questions.includes(name));
  const isWaiting = UNANSWERED.some((one) => one === last?.state);
  const notKnown = last?.notKnown.includes(name) ? 'not_known' : null;
  return [
    {
      ...{ kind: 'answer', title, label: inRaterWords(label), question: name },
      asked: isWaiting ? 'waiting' : notKnown,
    },
  ];
}

function toAsk({ kind, title }: NextQuestion): ToAsk {
  return { kind, title, label: inRaterWords(title), question: null, asked: null };
}
