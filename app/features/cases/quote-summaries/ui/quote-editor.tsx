import { useState } from 'react';
import { sendQuotesMutation } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { MOST_SUMMARIES } from '#app/features/cases/quote-summaries/schema.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import { Button } from '#app/ui/button.tsx';
import { PastedText } from './pasted-text.tsx';
import { emptyDraft, type QuoteDraft, summaryOf } from './quote-draft.ts';
import { QuoteFields } from './quote-fields.tsx';

type QuoteEditorProps = {
  caseId: string;
  version: number;
  open: boolean;
  onClose: () => void;
  /** The quote to be revised: the new one takes its place. */
  revises?: QuoteSummary;
};

/** The broker writes quotes, one or several, and sends them together. What was typed stays until it is sent. */
export function QuoteEditor({ caseId, version, open, onClose, revises }: QuoteEditorProps) {
  const [drafts, setDrafts] = useState<QuoteDraft[]>(() => [revises ? draftOf(revises) : emptyDraft()]);
  const step = useStepSend({
    ...sendQuotesMutation,
    done: {
      title: drafts.length > 1 ? 'Quotes sent' : 'Quote sent',
      description: 'The client has been told.',
    },
    onDone: () => {
      setDrafts([emptyDraft()]);
      onClose();
    },
  });
  const change = (at: number, changes: Partial<QuoteDraft>) =>
    setDrafts(drafts.map((draft, index) => (index === at ? { ...draft, ...changes } : draft)));
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={revises ? 'Revise the quote' : 'Send a quote'}
      description="In your words, with your name and licence beside it. Quotes sent together stand side by side."
      sendLabel={drafts.length > 1 ? `Send ${drafts.length} quotes` : 'Send the quote'}
      pendingLabel="Sending…"
      pending={step.isPending}
      problem={step.problem ?? step.errors.form}
      onSend={() => step.send({ caseId, version, summaries: drafts.map(summaryOf) })}
    >
      {drafts.map((draft, at) => (
        <fieldset
          key={draft.key}
          className="flex flex-col gap-4 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0"
        >
          <legend className="sr-only">Quote {at + 1}</legend>
          <PastedText onTake={(changes) => change(at, changes)} />
          <QuoteFields
            draft={draft}
            errors={errorsAt(step.errors, at)}
            onChange={(changes) => change(at, changes)}
          />
          {drafts.length > 1 && (
            <Button
              look="quiet"
              size="small"
              className="self-start"
              onClick={() => setDrafts(drafts.filter((_, index) => index !== at))}
            >
              Leave this one out
            </Button>
          )}
        </fieldset>
      ))}
      {!revises && drafts.length < MOST_SUMMARIES && (
        <Button
          look="secondary"
          size="small"
          className="self-start"
          onClick={() => setDrafts([...drafts, emptyDraft()])}
        >
          Add another insurer
        </Button>
      )}
    </StepDialog>
  );
}

function draftOf({
  insurer,
  premiumCents,
  period,
  coverage,
  notCovered,
  effectiveOn,
  validUntil,
  id,
}: QuoteSummary): QuoteDraft {
  return {
    ...{ key: id, insurer, period, coverage, notCovered, validUntil, replacesId: id },
    premium: String(premiumCents / 100),
    effectiveOn: effectiveOn ?? '',
  };
}

/** The messages about one of the quotes, by field. */
function errorsAt(errors: Record<string, string>, at: number): Record<string, string> {
  const start = `summaries.${at}.`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(start))
      .map(([name, message]) => [name.slice(start.length), message]),
  );
}
