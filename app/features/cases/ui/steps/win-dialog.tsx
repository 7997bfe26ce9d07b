import type { ReactNode } from 'react';
import { transitionMutation } from '#app/features/cases/data.ts';
import { premiumTyped, premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { startRemark } from '#app/features/cases/quote-summaries/ui/editor/asked-for.ts';
import type { PolicyRecord } from '#app/features/cases/steps/ending/policy-record.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';
import { likelyQuote, OF_NO_QUOTE, startShown, winDraft } from './win-draft.ts';

type WinDialogProps = StepDialogProps & {
  /** Those that stand now: what is known of the likely one is filled in. */
  quotes: readonly QuoteSummary[];
  /** The client has written and waits for an answer. */
  isReplyOwed: boolean;
  /** What was recorded before the request was opened again: it is offered again. */
  earlier: PolicyRecord | null;
  /** From which day the client asked to be covered, in words. */
  wantedOn?: string | undefined;
  /** What else ends with it, or does not. */
  children?: ReactNode;
};

const NOTHING = {
  ...{ insurer: '', policyNumber: '', effectiveOn: '', premiumCents: '', period: '' },
  ...{ quoteId: '', note: '' },
};

/** What a policy takes over from the quote it came of. */
const takenOver = ({ insurer, effectiveOn, premiumCents, period }: QuoteSummary) => ({
  ...{ insurer, effectiveOn: effectiveOn ?? '', premiumCents: premiumTyped(premiumCents), period },
});

const recorded = ({ insurer, effectiveOn, policyNumber, premiumCents, premiumPeriod }: PolicyRecord) => ({
  ...{ insurer, effectiveOn, policyNumber: policyNumber ?? '', period: premiumPeriod ?? '' },
  premiumCents: premiumCents === null ? '' : premiumTyped(premiumCents),
});

const fromDay = ({ effectiveOn }: QuoteSummary) => effectiveOn && `from ${dayWords(effectiveOn)}`;

/** The broker says that the request ended with a policy: with which insurer, from which day, and what else they have of it. */
export function WinDialog({
  caseId: id,
  version,
  open,
  onClose,
  quotes,
  isReplyOwed,
  earlier,
  wantedOn,
  children,
}: WinDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: {
      title: 'Policy recorded',
      description: 'The client sees on the page of their request that they have a policy.',
    },
    onDone: onClose,
  });
  const form = useStepForm({
    values: NOTHING,
    schema: winDraft({ hasQuotes: quotes.length > 0 }),
    send: (told) => step.send({ id, version, to: 'won', ...told }),
  });
  const likely = earlier ? quotes.find(({ id }) => id === earlier.quoteId) : likelyQuote(quotes);
  const known = earlier ? recorded(earlier) : likely && takenOver(likely);
  const chosen = quotes.find((quote) => quote.id === form.values.quoteId) ?? earlier ?? likely;
  const start = startShown(form.values.effectiveOn, chosen);
  const remark = startRemark(start.day, wantedOn);
  const otherStart = remark && <Callout tone="warning">{remark}</Callout>;
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      place="beside"
      title="Record the policy"
      description="Use this when the policy is bound. The client is told, and the renewal is set for a year later."
      sendLabel="Record the policy"
      pendingLabel="Recording…"
    >
      {isReplyOwed && (
        <Callout tone="warning" title="What the client wrote is not answered yet">
          It can be a question about this quote. Your reply stays on your list after the policy is recorded.
        </Callout>
      )}
      {/* What nobody typed is in sight when the dialog opens: it is recorded with one press. */}
      {!start.isTyped && otherStart}
      {quotes.length > 0 && (
        <ChoiceGroup
          kind="radio"
          legend="Which quote became the policy?"
          help="It fills in the fields below. The client sees that this quote became their policy."
          choices={[
            ...quotes.map((quote) => ({
              ...{ value: quote.id, label: quote.insurer },
              help: [premiumWords(quote).year, fromDay(quote)].filter(Boolean).join(', '),
            })),
            { value: OF_NO_QUOTE, label: 'None of these' },
          ]}
          {...form.field('quoteId')}
          defaultValue={form.values.quoteId || (likely?.id ?? (earlier ? OF_NO_QUOTE : ''))}
          onChange={({ currentTarget: { value: quoteId } }) => {
            const one = quotes.find((quote) => quote.id === quoteId);
            if (one) form.fill({ quoteId, ...takenOver(one) });
          }}
        />
      )}
      <PolicyFields {...{ form, known }}>{start.isTyped && otherStart}</PolicyFields>
      <TextArea label="Note" optional rows={2} help="For you, not for the client." {...form.field('note')} />
      {children}
    </StepDialog>
  );
}
