import { callOf, isAtCall } from '#app/features/cases/calls/call-times.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { WHY_NEEDED, wayAgreedTo } from '#app/features/cases/rules/way-agreed-to.ts';
import { listReachConsents } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type StepRequest, takeStep } from './take-step.server.ts';

/**
 * Notes that a broker was in touch with the person of a case. Refuses what the step refuses, and (422) without a reason a
 * call or a text message to somebody who does not agree to it.
 */
export async function logContactAsAgreed(
  db: Db,
  viewer: Viewer,
  { caseId, ...told }: Omit<StepRequest<'log_contact'>, 'step' | 'to'> & { caseId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, records } = await holdCase(tx, caseId);
    // Who may not do it at all hears that first.
    await takeStep(tx, viewer, { caseId, step: 'log_contact', ...told });
    const booked = callOf(records);
    const way = wayAgreedTo(told.input, booked !== undefined && isAtCall(booked, now()));
    if (!way || told.input.why) return;
    const { contactEmail: email, contactPhone: phone } = row;
    const agreed = phone ? await listReachConsents(tx, { email, phone }) : [];
    if (!agreed.some(({ purpose }) => purpose === way)) throw invalid({ why: WHY_NEEDED[way] });
  });
}
