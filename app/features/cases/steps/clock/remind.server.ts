import { z } from 'zod';
import { nextReminder, reminderOccasion } from '#app/features/cases/rules/reminders.server.ts';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The client has been asked and has not answered: they are reminded, and after the last time the broker is told to
 * decide. After a long stop it is one reminder, not all that were missed.
 */
export const remind = defineStep({
  audit: 'client_reminded',
  input: z.strictObject({}),
  decide: ({ row, access, records }, _, { now }) => {
    const { nth, isLast, remindAt } = nextReminder(row, now);
    const waiting = records.requests.filter(({ state }) => state === 'open' || state === 'rejected');
    const awaited = (kind: 'document' | 'answer') => waiting.filter((one) => one.kind === kind).length;
    const titles = waiting.map(({ title }) => title);
    const occasion = reminderOccasion(row, nth);
    return {
      changes: { remindersSent: nth, remindAt },
      events: [{ kind: 'client_reminded', data: { nth, titles } }],
      notices: [
        {
          ...{ kind: 'client_reminded', to: 'person', occasion },
          data: {
            ...{ broker: access ?? undefined, coverage: coverageName(row.type, row.details) },
            ...{ documents: awaited('document'), answers: awaited('answer'), titles },
          },
        },
        ...(isLast && access ? [{ kind: 'client_silent' as const, to: access, occasion }] : []),
      ],
    };
  },
});
