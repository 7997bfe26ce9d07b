import { z } from 'zod';
import { contradictionWords } from '#app/features/cases/quote-summaries/comparison/contradictions.ts';
import { DAY_PASSED, summaryList } from '#app/features/cases/quote-summaries/schema.ts';
import type { RecordChange } from '#app/features/cases/records/case-records.server.ts';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { note } from '#app/features/cases/steps/note.ts';
import { type Decision, defineStep, type StepCase } from '#app/features/cases/steps/step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { invalid, notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { currentQuotes } from './current-quotes.server.ts';

/**
 * The broker sends quotes, in their own words. Without new ones, those that stand are offered again. `isOutside` is for
 * a site that shows no quotes: then a note says that it was given by phone or email.
 */
export const sendQuotes = defineStep({
  audit: 'quotes_sent',
  input: z.strictObject({
    summaries: summaryList.default([]),
    isOutside: z.boolean().default(false),
    /** The person had asked for changes to the quotes before. */
    isAsAsked: z.boolean().default(false),
    note,
  }),
  decide: (held, { summaries, isOutside, isAsAsked, note: words }, { now }) => {
    if (isOutside) return givenOutside(held, words, now);
    if (summaries.length === 0 && currentQuotes(held, now).length === 0) {
      throw invalid({ summaries: 'Please add a quote summary that is valid today or longer' });
    }
    const today = albertaDate(now);
    summaries.forEach((summary, at) => {
      if (summary.validUntil < today) throw invalid({ [`summaries.${at}.validUntil`]: DAY_PASSED });
      const contradiction = contradictionWords(summary, held.row.type);
      if (contradiction) throw invalid({ [`summaries.${at}.notCovered`]: contradiction });
    });
    const brokerId = held.access?.brokerId ?? '';
    const sent = summaries.map((summary) => ({ ...summary, id: newId(), brokerId }));
    const replaced = sent.flatMap(({ replacesId }): RecordChange[] =>
      replacesId
        ? [{ record: 'quote_summary', id: revised(held, replacesId), set: { replacedAt: now } }]
        : [],
    );
    const insurers = sent.map(({ insurer }) => insurer);
    return {
      records: [...sent.map((add) => ({ record: 'quote_summary' as const, add })), ...replaced],
      events: [
        {
          kind: 'quotes_sent',
          data: {
            summaryIds: sent.map(({ id }) => id),
            insurers,
            isRevision: replaced.length > 0,
            ...(words && { note: words }),
          },
        },
      ],
      notices: [
        {
          ...{ kind: 'quotes_sent', to: 'person', occasion: `${held.row.id} ${now.toISOString()}` },
          data: {
            broker: held.access ?? undefined,
            coverage: coverageName(held.row.type, held.row.details),
            count: sent.length,
            isRevision: sent.length > 0 && replaced.length === sent.length,
            isAsAsked,
          },
        },
      ],
      audit: { summaryIds: sent.map(({ id }) => id) },
    };
  },
});

function givenOutside({ row }: StepCase, words: string | undefined, now: Date): Decision {
  if (!words) throw invalid({ note: 'Please note how you gave the quote, such as by phone or email' });
  return {
    events: [{ kind: 'quotes_sent', data: { summaryIds: [], insurers: [], isRevision: false, note: words } }],
    notices: [{ kind: 'quotes_given', to: 'person', occasion: `${row.id} ${now.toISOString()}` }],
  };
}

/** The id of a summary that may be replaced. Refuses another case's, another broker's and one that was replaced. */
function revised({ records, access }: StepCase, summaryId: string): string {
  const found = records.summaries.find(({ id }) => id === summaryId);
  if (!found || found.brokerId !== access?.brokerId) throw notFound();
  if (found.replacedAt) throw invalid({ replacesId: 'This quote has already been revised' });
  return found.id;
}
