import { z } from 'zod';
import { quoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { standingOf } from './current-quotes.server.ts';

/**
 * The person says what they think of one quote, or takes back what they said. Interest is not a purchase: the broker
 * takes it from there.
 */
export const decideQuote = defineStep({
  audit: 'quote_decided',
  isAboutRecord: true,
  input: z.strictObject({ summaryId: z.uuid(), ...quoteDecision.shape }),
  decide: (held, { summaryId, decision, reason }, { now }) => {
    const summary = held.records.summaries.find(({ id }) => id === summaryId);
    if (!summary) throw notFound();
    if (standingOf(summary, held, now) !== 'current') {
      throw new AppError('conflict', 'This quote is no longer current.');
    }
    if (summary.clientDecision === decision)
      throw new AppError('conflict', `You have ${decision === 'none' ? 'not' : 'already'} answered this.`);
    const { insurer } = summary;
    return {
      records: [
        {
          record: 'quote_summary',
          id: summaryId,
          set: {
            clientDecision: decision,
            decisionReason: reason || null,
            decidedAt: decision === 'none' ? null : now,
          },
        },
      ],
      events: [{ kind: 'quote_decided', data: { summaryId, insurer, decision, ...(reason && { reason }) } }],
      notices: held.access
        ? [
            {
              kind: 'quote_decided',
              to: held.access,
              data: { decision },
              occasion: `${summaryId} ${decision} ${now.toISOString()}`,
            },
          ]
        : [],
      audit: { summaryId, decision },
    };
  },
});
