import { z } from 'zod';
import { quoteOfWish } from '#app/features/cases/quote-summaries/wish.ts';
import { note } from '#app/features/cases/steps/note.ts';
import { SAY_WHAT_CHANGES } from '#app/features/cases/steps/reasons.ts';
import { defineStep, type Notice } from '#app/features/cases/steps/step.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { currentQuotes } from './current-quotes.server.ts';

/** The person wants something else than was quoted, and says what; or the broker goes back to work on it. */
export const askForChanges = defineStep({
  audit: 'changes_asked',
  input: z.strictObject({ note }),
  decide: (held, { note: words }, { now, actor }) => {
    const { row, access } = held;
    if (actor !== 'broker' && !words) throw invalid({ note: SAY_WHAT_CHANGES });
    const standing = currentQuotes(held, now).map((quote) => ({ ...quote, standing: 'current' as const }));
    const occasion = `${row.id} ${now.toISOString()}`;
    const told: Notice[] =
      actor === 'broker'
        ? [{ kind: 'quotes_reworked', to: 'person', occasion }]
        : (access ? [access] : []).map((to) => ({
            ...{ kind: 'changes_asked', to, occasion },
            data: { insurer: quoteOfWish(standing, words ?? '')?.insurer },
          }));
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
