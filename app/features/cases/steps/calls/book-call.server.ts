import { z } from 'zod';
import { callOf, promiseOfCall } from '#app/features/cases/calls/call-times.ts';
import { toldOf } from '#app/features/cases/calls/told-of-call.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';

export const TAKEN = 'This time is no longer free. Please choose another.';

/**
 * The person chooses when their broker calls, or another time than they chose before. Until first contact the booked
 * call is the promise. Whether the broker offers this time is for the caller to know: null is one they do not.
 */
export const bookCall = defineStep({
  audit: 'call_booked',
  isAboutRecord: true,
  input: z.strictObject({
    slot: z.strictObject({ startsAt: z.date(), endsAt: z.date(), heldUntil: z.date() }).nullable(),
  }),
  decide: ({ row, access, records }, { slot }, { now }) => {
    const before = callOf(records);
    if (before && before.startsAt <= now) throw refusal('It is already time for the booked call.');
    if (before && before.startsAt.getTime() === slot?.startsAt.getTime()) {
      throw refusal('This call is already booked.');
    }
    if (!access || !slot || slot.startsAt <= now) throw refusal(TAKEN);
    const { id, revision } = before
      ? { id: before.id, revision: before.revision + 1 }
      : { id: newId(), revision: 0 };
    const isMoved = before !== undefined;
    const call = { ...slot, id, revision };
    const data = { ...toldOf(call, access), isMoved };
    const occasion = `${id} ${revision}`;
    return {
      changes: row.firstRespondedAt
        ? {}
        : { promiseAt: promiseOfCall(slot), promiseMinutesLeft: null, pausedPromiseAt: null },
      records: [
        isMoved
          ? { record: 'call', id, set: { ...slot, revision } }
          : { record: 'call', add: { ...call, brokerId: access.brokerId } },
      ],
      events: [{ kind: 'call_booked', data: { startsAt: slot.startsAt.toISOString(), isMoved } }],
      notices: [
        { kind: 'call_booked', to: 'person', data, occasion },
        { kind: 'call_booked_broker', to: access, data, occasion },
      ],
      audit: { callId: id },
    };
  },
});

function refusal(message: string): AppError {
  return new AppError('conflict', message);
}
