import { and, eq, sql } from 'drizzle-orm';
import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { takeStep, takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { answersSchema } from '#app/features/quotes/answers/answers-schema.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

type Details = Record<string, unknown>;
type Corrected = { caseId: string; version: number; details: Details };

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
  await db.transaction(async (tx) => {
    await takeStep(tx, viewer, { caseId, version, step: 'correct_answers', input });
    await forgetOldWords(tx, row, input.details);
  });
}

/** The same for somebody whose tracking link the caller has checked. */
export async function correctAnswersByLink(
  db: Db,
  row: CaseRow,
  details: Record<string, unknown>,
): Promise<void> {
  const input = correctionOf(row, details);
  await db.transaction(async (tx) => {
    await takeStepByLink(tx, VISITOR, { caseId: row.id, step: 'correct_answers', input });
    await forgetOldWords(tx, row, input.details);
  });
}

function correctionOf(row: CaseRow, told: Record<string, unknown>) {
  const parsed = answersSchema(row.type).safeParse(told);
  if (!parsed.success) {
    const errors = Object.entries(fieldErrors(parsed.error.issues));
    throw invalid(Object.fromEntries(errors.map(([name, message]) => [`details.${name}`, message])));
  }
  return correctionTo(row, parsed.data);
}

/** What a step that changes the answers of a case is told: the answers, checked by the caller, and in words what differs. */
export function correctionTo(row: CaseRow, answers: Details) {
  // As the database gives answers back: without what is undefined.
  const details: Details = JSON.parse(JSON.stringify(answers));
  return { details, readiness: readiness(row.type, details), changes: changesOf(row, details) };
}

/** The names of the answers that are given in somebody's own sentences. */
function ownWordsOf(type: CaseRow['type']): string[] {
  return questionsFor(type).flatMap(({ kind, name }) => (kind === 'long-text' ? [name] : []));
}

/**
 * Takes words that were corrected out of the requests they came with. Nothing stands in their place there: what the
 * case says now is not for the browser that sent a request.
 */
export async function forgetOldWords(
  tx: Db,
  { id, type, details }: CaseRow,
  corrected: Details,
): Promise<void> {
  for (const name of ownWordsOf(type)) {
    if (details[name] === undefined || details[name] === corrected[name]) continue;
    const { answers } = quoteRequests;
    await tx
      .update(quoteRequests)
      .set({ answers: sql`${answers} - ${name}::text` })
      .where(and(eq(quoteRequests.caseId, id), sql`${answers} ->> ${name}::text = ${details[name]}`));
  }
}

/** What differs, in the words of the form; of somebody's own sentences only that they differ. */
function changesOf({ type, details }: CaseRow, corrected: Details) {
  const inWords = (answers: Record<string, unknown>) =>
    new Map(describeAnswers(type, answers).map((answer) => [answer.name, answer] as const));
  const before = inWords(details);
  const after = inWords(corrected);
  const own = new Set(ownWordsOf(type));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({
      label: (after.get(name) ?? before.get(name))?.label ?? name,
      from: before.get(name)?.value ?? null,
      to: after.get(name)?.value ?? null,
      isOwnWords: own.has(name),
    }))
    .filter(({ from, to }) => from !== to)
    .map(({ isOwnWords, ...one }) => (isOwnWords ? { ...one, from: null, to: null } : one))
    .slice(0, LONGEST_LIST);
}
