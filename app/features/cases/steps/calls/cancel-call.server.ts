import { z } from 'zod';
import { callOf } from '#app/features/cases/calls/call-times.ts';
import { toldOf } from '#app/features/cases/calls/told-of-call.server.ts';
import type { CallRow } from '#app/features/cases/records/case-records.server.ts';
import type { Broker, CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { pausedPromise } from '#app/features/cases/rules/deadlines/paused-promise.server.ts';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { note } from '#app/features/cases/steps/note.ts';
import { type CaseChanges, type Decision, defineStep } from '#app/features/cases/steps/step.server.ts';
import { notFound } from '#app/platform/errors.ts';

/**
 * Somebody calls a booked call off. It was the promise: the person's broker has a business day then, but a broker who
 * calls it off never has longer than before.
 */
export const cancelCall = defineStep({
  audit: 'call_cancelled',
  isAboutRecord: true,
  input: z.strictObject({ note }),
  decide: ({ row, access, records }, { note: words }, { now, actor }) => {
    const booked = callOf(records);
    if (!booked || !access) throw notFound();
    const isBroker = actor === 'broker';
    const day = promisedBy(now, row.contactEarliestOn);
    const promiseAt = isBroker && row.promiseAt && row.promiseAt < day ? row.promiseAt : day;
    return {
      changes: row.firstRespondedAt ? {} : promised(row, promiseAt, now),
      ...calledOff(booked, { access, by: isBroker ? 'broker' : 'person', note: words }),
      audit: { callId: booked.id },
    };
  },
});

type CalledOff = { access: Broker; by: 'broker' | 'person'; note?: string | undefined };

/** A booked call ends: in the history, in both calendars, and nobody is reminded of it. */
export function calledOff(booked: CallRow, { access, by, note: words }: CalledOff) {
  const call = { ...booked, revision: booked.revision + 1 };
  const data = { ...toldOf(call, access), by };
  const occasion = `${call.id} ${call.revision}`;
  return {
    records: [{ record: 'call', id: call.id, set: { state: 'cancelled', revision: call.revision } }],
    events: [
      {
        kind: 'call_cancelled',
        data: { startsAt: call.startsAt.toISOString(), ...(words && { note: words }) },
      },
    ],
    notices: [
      { kind: 'call_cancelled', to: 'person', data, occasion },
      { kind: 'call_cancelled_broker', to: access, data, occasion },
    ],
  } satisfies Decision;
}

/** While it is the client's turn, the new promise stands still as any other. */
function promised({ status }: CaseRow, promiseAt: Date, now: Date): CaseChanges {
  if (status !== 'waiting_on_client') return { promiseAt };
  return pausedPromise(promiseAt, now);
}
