import { z } from 'zod';
import { quoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import type { SummaryRow } from '#app/features/cases/records/case-records.server.ts';
import type { Broker } from '#app/features/cases/records/held-case.server.ts';
import { type Decision, defineStep, type Notice } from '#app/features/cases/steps/step.server.ts';
import { MAIL_WAITS_MS } from '#app/features/notifications/mail-waits.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { standingOf } from './current-quotes.server.ts';

type Answer = Pick<SummaryRow, 'id' | 'insurer' | 'clientDecision' | 'decidedAt'>;

/** By which the notice of an answer is found again: one of another time is another. */
const occasionOf = ({ id, clientDecision, decidedAt }: Answer) =>
  `${id} ${clientDecision} ${decidedAt?.toISOString() ?? ''}`;

/**
 * What the broker is told, and what they were told that is not so any more: the mail of it does not go out, where it has
 * not. Whoever takes an answer back before its mail was due writes them none.
 */
function tellBroker(
  to: Broker,
  { before, after, now }: { before: Answer; after: Answer; now: Date },
): Pick<Decision, 'notices' | 'recalled'> {
  const isFresh = before.decidedAt !== null && now.getTime() - before.decidedAt.getTime() < MAIL_WAITS_MS;
  const told = (answer: Answer): Notice => ({
    kind: 'quote_decided',
    to,
    data: { decision: answer.clientDecision, insurer: answer.insurer },
    occasion: occasionOf(answer),
  });
  return {
    notices: isFresh && after.clientDecision === 'none' ? [] : [told({ ...after, decidedAt: now })],
    recalled: before.decidedAt ? [told(before)] : [],
  };
}

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
    const after = { ...summary, clientDecision: decision };
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
      ...(held.access && tellBroker(held.access, { before: summary, after, now })),
      audit: { summaryId, decision },
    };
  },
});
