import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/find-row.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { answersSchema } from '#app/features/quotes/answers/answers-schema.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

type Corrected = { caseId: string; version: number; details: Record<string, unknown> };

const LONGEST_LIST = 40;

/**
 * Corrects the answers of an open case, by the person whose it is; the history says in words what differs. Refuses
 * (422) answers that the form would refuse, by field, and (409) answers that change nothing.
 */
export async function correctAnswers(
  db: Db,
  viewer: Viewer,
  { caseId, version, details }: Corrected,
): Promise<void> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => isStepFor('correct_answers', actor));
  const input = correctionOf(row, details);
  await takeStep(db, viewer, { caseId, version, step: 'correct_answers', input });
}

/** The same for somebody whose tracking link the caller has checked. */
export async function correctAnswersByLink(
  db: Db,
  row: CaseRow,
  details: Record<string, unknown>,
): Promise<void> {
  const input = correctionOf(row, details);
  await takeStepByLink(db, VISITOR, { caseId: row.id, step: 'correct_answers', input });
}

function correctionOf(row: CaseRow, told: Record<string, unknown>) {
  const parsed = answersSchema(row.type).safeParse(told);
  if (!parsed.success) {
    const errors = Object.entries(fieldErrors(parsed.error.issues));
    throw invalid(Object.fromEntries(errors.map(([name, message]) => [`details.${name}`, message])));
  }
  // As the database gives answers back: without what is undefined.
  const details: Record<string, unknown> = JSON.parse(JSON.stringify(parsed.data));
  return { details, readiness: readiness(row.type, details), changes: changesOf(row, details) };
}

/** What differs, in the words of the form. */
function changesOf({ type, details }: CaseRow, corrected: Record<string, unknown>) {
  const inWords = (answers: Record<string, unknown>) =>
    new Map(describeAnswers(type, answers).map((answer) => [answer.name, answer] as const));
  const before = inWords(details);
  const after = inWords(corrected);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({
      label: (after.get(name) ?? before.get(name))?.label ?? name,
      from: before.get(name)?.value ?? null,
      to: after.get(name)?.value ?? null,
    }))
    .filter(({ from, to }) => from !== to)
    .slice(0, LONGEST_LIST);
}
