import { z } from 'zod';
import { type CaseActor, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { defineStep, type Notice, type StepCase } from '#app/features/cases/steps/step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';

/**
 * A case goes with everything that hangs on it: when its time is over, as the privacy policy says, or when an
 * administrator grants its person an earlier deletion (`privacy/answering`). Consents, passport and audit log stay for
 * their own period. The person of a request that nobody took is told, and so is whoever asked, with the broker who
 * still had it.
 */
export const purge = defineStep({
  audit: 'purged',
  input: z.strictObject({
    /** Who is told otherwise, of all their requests at once, is not told of each. */
    isPersonTold: z.boolean().default(false),
  }),
  decide: (held, { isPersonTold }, { actor, now }) => {
    const { row } = held;
    return {
      ending: { reason: 'completed' },
      events: [],
      audit: { reference: row.reference, type: row.type, status: row.status },
      notices: noticesOf(held, actor, now).filter(({ to }) => !(isPersonTold && to === 'person')),
    };
  },
});

function noticesOf({ row, access }: StepCase, actor: CaseActor, now: Date): Notice[] {
  if (isOpenStatus(row.status)) return [{ kind: 'never_matched', to: 'person', occasion: row.id }];
  if (actor !== 'admin') return [];
  const about = { data: { on: albertaDate(now) }, occasion: row.id };
  const told: Notice[] = [{ kind: 'case_deleted', to: 'person', ...about }];
  return access ? [...told, { kind: 'case_deleted_for_client', to: access, ...about }] : told;
}
