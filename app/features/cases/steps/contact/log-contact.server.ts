import { callOf, isAtCall } from '#app/features/cases/calls/call-times.ts';
import { WHY_NEEDED, wayAgreedTo } from '#app/features/cases/rules/way-agreed-to.ts';
import { invalid } from '#app/platform/errors.ts';
import { calledOff } from '../calls/cancel-call.server.ts';
import { acceptedBy } from '../matching/accept.server.ts';
import { contactInput } from '../reasons.ts';
import { defineStep } from '../step.server.ts';
import { contactTime } from './contact-time.server.ts';

/**
 * The broker has tried to reach the person. The first time they were reached, or were left a message, keeps the promise;
 * no answer does not. A case that waits for acceptance is accepted too. Whoever reached them before a booked call may
 * call that off with it. What was done earlier is noted with its time, by which clocks go. Refuses (422) without a reason a
 * call or a text message to somebody who does not agree to it, but for a call at the time that they booked.
 */
export const logContact = defineStep({
  audit: 'contact_logged',
  input: contactInput,
  looksAtReach: true,
  happenedAt: ({ at }, held, now) => contactTime(at, held, now),
  decide: ({ access, records, agreed }, { method, outcome, at, call, why, note: said }, { now }) => {
    const held = callOf(records);
    const way = wayAgreedTo({ method, outcome }, held !== undefined && isAtCall(held, now));
    if (way && !why && !agreed?.has(way)) throw invalid({ why: WHY_NEEDED[way] });
    const booked = call === 'cancel' ? held : undefined;
    const off =
      booked && access && !isAtCall(booked, now) ? calledOff(booked, { access, by: 'broker' }) : null;
    return {
      events: [
        ...(access && !access.acceptedAt ? [acceptedBy(access)] : []),
        {
          kind: 'contact',
          data: { method, outcome, ...(at && { at }), ...(why && { why }), ...(said && { note: said }) },
        },
        ...(off?.events ?? []),
      ],
      ...(off && { records: off.records, notices: off.notices }),
      // Where it settles a promise, the pipeline says which way.
      audit: { outcome, promise: 'none', ...(off && booked && { callId: booked.id }) },
    };
  },
  otherwise: () => 'This case is closed.',
});
