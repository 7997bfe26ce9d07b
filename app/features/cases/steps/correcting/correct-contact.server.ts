import { z } from 'zod';
import { callOf } from '#app/features/cases/calls/call-times.ts';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { AppError } from '#app/platform/errors.ts';
import { defineStep, type Notice, type StepCase } from '../step.server.ts';
import { correction, decideCorrection } from './correction.server.ts';

/** Brokers are chosen by place: whoever has accepted was chosen for this one. */
const PLACE_IS_SETTLED =
  'The postal code can be corrected until a broker has accepted your request. Please tell your broker about it.';

/**
 * The person corrects how they are reached, and until a broker has accepted where. A consent to calls or texts belongs to its number and does not follow to
 * another. The caller has validated the contact, and says in words what differs.
 */
export const correctContact = defineStep({
  audit: 'contact_corrected',
  isAboutRecord: true,
  input: correction.extend({
    contact: z.strictObject({
      fullName: z.string(),
      phone: z.string().nullable(),
      method: z.enum(CONTACT_METHODS),
      windows: z.array(z.string()),
      earliestOn: z.string().nullable(),
      postalCode: z.string().nullable(),
    }),
  }),
  decide: (held, { contact, changes }, moment) => {
    const { row } = held;
    if (held.access?.acceptedAt && contact.postalCode !== row.postalCode) {
      throw new AppError('conflict', PLACE_IS_SETTLED);
    }
    const promiseAt = promiseAfter(held, contact.earliestOn, moment.now);
    const moved = promiseAt ? [movedPromise(row.promiseAt, promiseAt)] : [];
    const corrected = {
      ...(promiseAt && { promiseAt }),
      contactFullName: contact.fullName,
      contactPhone: contact.phone,
      contactMethod: contact.method,
      contactWindows: contact.windows,
      contactEarliestOn: contact.earliestOn,
      ...(contact.postalCode !== row.postalCode && {
        postalCode: contact.postalCode,
        city: cityOfPostalCode(contact.postalCode),
      }),
    };
    const decision = decideCorrection(held, { changes: [...changes, ...moved] }, moment, corrected);
    const told = phoneNotice(row.contactPhone, contact.phone);
    // As of a withdrawal: the address of what nobody has confirmed may be a stranger’s.
    const isTold = moment.actor !== 'visitor' || row.emailConfirmedAt !== null;
    return told && isTold ? { ...decision, notices: [...(decision.notices ?? []), told] } : decision;
  },
});

/** To the person whose request it is, where their number is another one, however it is written. */
function phoneNotice(from: string | null, to: string | null): Notice | null {
  if (formatPhone(from ?? '') === formatPhone(to ?? '')) return null;
  const how = from === null ? 'added' : 'changed';
  return { kind: 'phone_changed', to: 'person', data: { how: to === null ? 'removed' : how } };
}

/**
 * The promise after the person has chosen another first day: it counts from that day, and never gives less than a whole
 * business day. Null where it stays: what was promised earlier than that, while no later day is asked for, a booked call,
 * and a promise that is kept, missed or standing still.
 */
function promiseAfter({ row, records }: StepCase, earliestOn: string | null, now: Date): Date | null {
  const { promiseAt, firstRespondedAt, contactEarliestOn } = row;
  if (earliestOn === contactEarliestOn || firstRespondedAt || callOf(records)) return null;
  if (!promiseAt || promiseAt <= now) return null;
  const by = promisedBy(now, earliestOn);
  const waits = earliestOn !== null && earliestOn > albertaDate(now);
  return by.getTime() !== promiseAt.getTime() && (waits || by < promiseAt) ? by : null;
}

function movedPromise(from: Date | null, to: Date) {
  const say = (at: Date | null) => at && formatAlbertaTime(at, 'dayDateTime');
  return { label: 'Contact requested by', from: say(from), to: say(to) };
}
