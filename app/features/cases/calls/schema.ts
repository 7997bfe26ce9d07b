import { z } from 'zod';
import { note } from '#app/features/cases/steps/note.ts';

/** `over`: its time has passed and the broker dealt with it. `missed`: it has passed, and nobody said that they called. */
export const CALL_STATES = ['booked', 'over', 'missed', 'cancelled'] as const;

const instant = z.iso.datetime();
const version = z.int({ error: 'Version is required' }).min(1);
const startsAt = z.iso.datetime({ error: 'Please choose a time' });

/** The call of a case that is booked and not over. */
export const bookedCall = z.object({ startsAt: instant, endsAt: instant });
export type BookedCall = z.output<typeof bookedCall>;

/** The calls that can be booked on a case, in order, and how their person is reminded of one; null where nothing reaches them. */
export const callSlotList = z.object({
  items: z.array(bookedCall),
  remindedBy: z.enum(['email', 'notifications']).nullable(),
});
export type CallSlotList = z.output<typeof callSlotList>;

export const bookCallInput = z.strictObject({ version, startsAt });
export const cancelCallInput = z.strictObject({ version, note });

/** The same by a tracking link, whose holder may act at any moment. */
export const bookTrackedCallInput = bookCallInput.pick({ startsAt: true });
export const cancelTrackedCallInput = cancelCallInput.pick({ note: true });
