import { requireActor } from '#app/features/cases/policy.ts';
import { findCase, type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { askedFields } from '#app/features/quotes/answers/asked/asked-fields.ts';
import { takeAnswers } from '#app/features/quotes/answers/asked/take-answers.ts';
import { correctionTo, forgetOldWords } from '#app/features/quotes/corrections/correct-answers.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid, notFound } from '#app/platform/errors.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import type { GivenAnswers } from './schema.ts';

type Answering = { caseId: string; requestId: string; given: GivenAnswers };

/**
 * Answers questions of the form that a broker asked for, by the person whose case it is: they become answers of the case,
 * as corrections do, and the request is answered. Refuses (422) what the form would refuse, by field, and what the step
 * refuses. What was corrected meanwhile stays: only what is given is written.
 */
export async function answerAsked(
  db: Db,
  viewer: Viewer,
  { caseId, version, ...told }: Answering & { version?: number | undefined },
): Promise<void> {
  const { parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => isStepFor('answer_request', actor));
  await db.transaction(async (tx) => {
    const { row, records } = await holdCase(tx, caseId);
    const input = answerTo({ row, records }, told);
    await takeStep(tx, viewer, { caseId, version, step: 'answer_request', input });
    await forgetOldWords(tx, row, input.inForm.details);
  });
}

/** The same for somebody whose tracking link the caller has checked. */
export async function answerAskedByLink(db: Db, { caseId, ...told }: Answering): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, records } = await holdCase(tx, caseId);
    const input = answerTo({ row, records }, told);
    await takeStepByLink(tx, VISITOR, { caseId, step: 'answer_request', input });
    await forgetOldWords(tx, row, input.inForm.details);
  });
}

function answerTo(
  { row, records }: Pick<HeldCase, 'row' | 'records'>,
  { requestId, given: { answers, notKnown, answer, isCorrection } }: Omit<Answering, 'caseId'>,
) {
  const request = records.requests.find(({ id }) => id === requestId);
  if (!request) throw notFound();
  const { questions: names } = request;
  const strange = [...Object.keys(answers), ...notKnown].find((name) => !names.includes(name));
  if (strange) throw invalid({ [`answers.${strange}`]: 'This was not asked' });
  const given = { answers, notKnown, hasWords: answer !== undefined };
  const taken = takeAnswers(row.type, { names, before: row.details, given });
  if (taken.findings.length > 0) {
    throw invalid(
      Object.fromEntries(taken.findings.map(({ name, message }) => [`answers.${name}`, message])),
    );
  }
  const unknown = askedFields(row.type, notKnown, taken.answers);
  return {
    ...{ requestId, answer, isCorrection },
    inForm: {
      ...correctionTo(row, taken.answers),
      notKnown: unknown.map(({ name }) => name),
      notKnownLabels: unknown.map(({ question }) => question.label),
    },
  };
}
