import type { z } from 'zod';
import { announceCase, requireCurrentBroker } from '#app/features/cases/access.server.ts';
import { type CaseStatus, cannotMoveMessage, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import {
  addEvent,
  lockCase,
  requireTransition,
  requireVersion,
  saveCase,
} from '#app/features/cases/locked-case.server.ts';
import { mailCaseLost } from '#app/features/cases/mail.server.ts';
import { requireCase } from '#app/features/cases/policy.ts';
import { purgeAfter } from '#app/features/cases/retention.ts';
import { loseInput, returnInput, type TransitionInput } from '#app/features/cases/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { acceptCase } from './accept-case.server.ts';
import { returnCase } from './return-case.server.ts';
import { withdrawCase } from './withdraw-case.server.ts';

type Input = TransitionInput & { caseId: string };

/**
 * Moves a case to another status by the command that owns the step. Refuses (409) a pair that the lifecycle
 * does not have, and (422) a step whose conditions are not met.
 */
export async function changeStatus(db: Db, viewer: Viewer, input: Input): Promise<void> {
  const { caseId, version, reason, note } = input;
  switch (input.to) {
    case 'withdrawn':
      return withdrawCase(db, viewer, { caseId, version, reason: reason ?? note });
    case 'lost':
      return loseCase(db, viewer, { caseId, ...parse(loseInput, { version, reason, note }) });
    case 'new':
      return returnCase(db, viewer, { caseId, ...parse(returnInput, { version, reason, note }) });
    case 'in_progress':
      return acceptCase(db, viewer, { caseId, version });
    default:
      return refuseStep(db, viewer, { caseId, version, to: input.to });
  }
}

/**
 * The broker or an admin closes a case without a policy. The broker keeps access for 30 days, the time in
 * which it can be reopened. Refuses (409) a closed case and a stale version.
 */
export async function loseCase(
  db: Db,
  viewer: Viewer,
  input: z.output<typeof loseInput> & { caseId: string },
) {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const { row, access } = locked;
    const actor = await requireCurrentBroker(tx, viewer, 'lose', locked);
    await requireVersion(tx, row, input.version);
    requireTransition(row.status, 'lost', actor);
    const closedAt = now();
    await saveCase(tx, row, {
      status: 'lost',
      stage: STAGE_OF_STATUS.lost,
      lostReason: input.reason,
      lostNote: input.note || null,
      acceptBy: null,
      closedAt,
      purgeAfter: purgeAfter('lost', closedAt),
    });
    await addEvent(tx, viewer, actor, row.id, {
      kind: 'status',
      visibility: 'client',
      data: { from: row.status, to: 'lost', lostReason: input.reason },
    });
    await mailCaseLost(tx, row);
    await announceCase(tx, row, [access?.brokerId]);
  });
}

/** Steps whose commands need quote summaries, messages or merging: the answer is still about this very case. */
async function refuseStep(
  db: Db,
  viewer: Viewer,
  input: { caseId: string; version: number; to: CaseStatus },
) {
  await db.transaction(async (tx) => {
    const { row, parties } = await lockCase(tx, input.caseId);
    const actor = requireCase(viewer, 'read', parties);
    await requireVersion(tx, row, input.version);
    requireTransition(row.status, input.to, actor);
    throw new AppError('conflict', cannotMoveMessage(row.status, input.to));
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}
