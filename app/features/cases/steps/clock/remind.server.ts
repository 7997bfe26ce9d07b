import { z } from 'zod';
import { nextReminder } from '#app/features/cases/rules/reminders.server.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The client has been asked and has not answered: they are reminded, and after the last time the broker is told to
 * decide. After a long stop it is one reminder, not all that were missed.
 */
export const remind = defineStep({
  audit: 'client_reminded',
  input: z.strictObject({}),
  decide: ({ row, access }, _, { now }) => {
    const { nth, isLast, remindAt } = nextReminder(row, now);
    const occasion = `${row.id} ${row.waitingSince?.toISOString()} ${nth}`;
    return {
      changes: { remindersSent: nth, remindAt },
      events: [{ kind: 'client_reminded', data: { nth } }],
      notices: [
        { kind: 'client_reminded', to: 'person', occasion },
        ...(isLast && access ? [{ kind: 'client_silent' as const, to: access, occasion }] : []),
      ],
    };
  },
});
