import { z } from 'zod';
import { note } from '#app/features/cases/steps/note.ts';
import { SAY_WHAT_CHANGES } from '#app/features/cases/steps/reasons.ts';
import { defineStep, type Notice } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';

/** The person wants something else than was quoted, and says what; or the broker goes back to work on it. */
export const askForChanges = defineStep({
  audit: 'changes_asked',
  input: z.strictObject({ note }),
  decide: ({ row, access }, { note: words }, { now, actor }) => {
    if (actor !== 'broker' && !words) throw invalid({ note: SAY_WHAT_CHANGES });
    const occasion = `${row.id} ${now.toISOString()}`;
    const told: Notice[] =
      actor === 'broker'
        ? [{ kind: 'quotes_reworked', to: 'person', occasion }]
        : (access ? [access] : []).map((to) => ({ kind: 'changes_asked', to, occasion }));
    return {
      events: [
        {
          kind: 'changes_asked',
          data: { ...(words && { note: words }), ...(actor === 'broker' && { isResumed: true }) },
        },
      ],
      notices: told,
    };
  },
});
