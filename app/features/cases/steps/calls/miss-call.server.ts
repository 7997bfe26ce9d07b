import { z } from 'zod';
import { callOf } from '#app/features/cases/calls/call-times.ts';
import { toldOf } from '#app/features/cases/calls/told-of-call.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { notFound } from '#app/platform/errors.ts';

/** A call after first contact has passed, and its broker has noted none: both are told. */
export const missCall = defineStep({
  audit: 'call_missed',
  isAboutRecord: true,
  input: z.strictObject({}),
  decide: ({ access, records }) => {
    const call = callOf(records);
    if (!call || !access) throw notFound();
    const data = toldOf(call, access);
    return {
      events: [{ kind: 'call_missed', data: { startsAt: call.startsAt.toISOString() } }],
      notices: [
        { kind: 'call_missed', to: 'person', data, occasion: call.id },
        { kind: 'call_missed_broker', to: access, data, occasion: call.id },
      ],
      audit: { callId: call.id },
    };
  },
});
