import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { quoteSummariesQuery, sendQuotesMutation } from '#app/features/cases/quote-summaries/data.ts';
import { MOST_SUMMARIES, type QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { fromBefore } from '#app/features/cases/quote-summaries/ui/drafts/from-before.ts';
import { keepDrafts, readDrafts } from '#app/features/cases/quote-summaries/ui/drafts/kept-drafts.ts';
import {
  draftOf,
  emptyDraft,
  type QuoteDraft,
  type QuoteDrafts,
  quoteDrafts,
} from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { currentQuotes } from '#app/features/cases/quote-summaries/ui/quote-order.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { askedFor, startAskedFor } from './asked-for.ts';
import { ClientWish } from './client-wish.tsx';
import { PastedText } from './pasted-text.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { QuotePreview } from './quote-preview.tsx';

/** The second press of a double one must not send what the first has shown: the button stands in the same place. */
const DOUBLE_PRESS_MS = 500;

type QuoteEditorProps = StepDialogProps & {
  type: InsuranceType;
  /** Of the request. */
  title: string;
  /** What the client answered, of which it says what they want of a quote. */
  answers?: Parameters<typeof askedFor>[0] | undefined;
  /** The quote to be revised: the new one takes its place. */
  revises?: QuoteSummary;
};

/** The broker writes quotes, one or several, looks them over, and sends them together. What was typed stays until then, also on
 * this device when the page is left. */
export function QuoteEditor(props: QuoteEditorProps) {
  const { caseId, type, title, version, open, onClose, answers = [], revises } = props;
  const asked = askedFor(answers);
  const [before] = useState(() => (revises ? draftOf(revises) : undefined));
  const [values] = useState<QuoteDrafts>(() => ({ summaries: [before ?? emptyDraft()] }));
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const isChecked = checkedAt !== null;
  const step = useStep({
    ...sendQuotesMutation,
    done: {
      title: revises ? 'Quote revised' : 'Sent to the client',
      description: 'The client sees it on the page of their request.',
    },
    onDone: onClose,
  });
  const [schema] = useState(() => quoteDrafts(type));
  const form = useStepForm<QuoteDrafts, z.output<typeof schema>, string>({
    ...{ values, schema },
    async send({ summaries }) {
      if (checkedAt === null) {
        setCheckedAt(performance.now());
        return false;
      }
      if (performance.now() - checkedAt < DOUBLE_PRESS_MS) return false;
      return step.send({ caseId, version, summaries }).finally(() => setCheckedAt(null));
    },
  });
  const drafts = form.values.summaries;
  const [kept] = useState(() => readDrafts(caseId, revises?.id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is filled in once
  useEffect(() => {
    if (kept) form.fill({ summaries: kept });
  }, []);
  const isTyped = typedIn(drafts) !== typedIn(values.summaries);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  useEffect(() => {
    keepDrafts(caseId, revises?.id, isTyped ? drafts : null);
    setKeptAt(isTyped ? now() : null);
  }, [caseId, revises?.id, drafts, isTyped]);
  const close = () => {
    if (isTyped)
      showToast({ title: 'Kept as a draft', description: 'On this device, not sent.', tone: 'info' });
    onClose();
  };
  // Beside those that the client has: looked over next to each other, not below.
  const { data } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase, enabled: open });
  const others = currentQuotes(data?.items ?? []).filter(({ id }) => id !== revises?.id);
  const areSeveral = drafts.length + others.length > 1;
  const change = (at: number, changes: Partial<QuoteDraft>) =>
    form.fill({ summaries: drafts.with(at, { ...emptyDraft(), ...drafts[at], ...changes }) });
  const addAnother = () => {
    form.fill({ summaries: [...drafts, emptyDraft()] });
    // Beside the one before, it begins where that does.
    document.getElementById(form.idOf(`summaries.${drafts.length}.insurer`))?.focus();
  };
  return (
    <StepDialog
      {...{ form, caseId, open }}
      onClose={close}
      place={(isChecked ? areSeveral : drafts.length > 1) ? 'wide-beside' : 'beside'}
      title={revises ? 'Revise the quote' : 'Send a quote'}
      // What was typed is said to be kept where it is in sight, and in as many lines.
      description={`Shown with your name and licence number. ${keptAt ? `Draft kept on this device, ${formatAlbertaTime(keptAt, 'clock')}.` : 'Quotes sent together appear side by side.'}`}
      sendLabel={`${isChecked ? 'Send' : 'Check'} ${drafts.length > 1 ? `${drafts.length} quotes` : 'the quote'}`}
      pendingLabel={isChecked ? 'Sending…' : 'Checking…'}
    >
      {open && <ClientWish caseId={caseId} />}
      {asked.length > 0 && (
        <section aria-label="The client asked for" className="rounded-control bg-mist p-3">
          <h3 className="mb-1 text-sm font-semibold">The client asked for</h3>
          <KeyFacts isDense facts={asked} />
        </section>
      )}
      {open && revises && !isChecked && <p className="text-sm text-slate">{revisionWords(revises)}</p>}
      {isChecked && open && (
        <QuotePreview
          {...{ caseId, type, drafts }}
          {...{ asked, before }}
          wantedOn={startAskedFor(answers)}
          onChange={() => setCheckedAt(null)}
        />
      )}
      {/* The fields hold what is typed. */}
      <div className={isChecked ? 'hidden' : 'flex flex-col gap-5'}>
        {/* Several stand beside each other, as they are read. */}
        <div className={classNames('grid items-start gap-5', drafts.length > 1 && 'xl:grid-cols-2')}>
          {drafts.map((draft, at) => {
            const field = (name: keyof QuoteDraft) => form.field(`summaries.${at}.${name}`);
            return (
              <fieldset
                key={draft.key}
                className={classNames(
                  'flex min-w-0 flex-col gap-4',
                  drafts.length > 1 && 'border-t border-line pt-4',
                )}
              >
                <legend className="sr-only">Quote {at + 1}</legend>
                {drafts.length > 1 && (
                  <p aria-hidden="true" className="font-semibold">
                    Quote {at + 1}
                  </p>
                )}
                <PastedText
                  {...{ draft, type }}
                  field={field('pasted')}
                  onTake={(found) => change(at, found)}
                />
                <QuoteFields
                  {...{ field, type, title }}
                  coverage={draft.coverage}
                  period={draft.period}
                  fromBefore={fromBefore(draft, before, type)}
                  onChange={(coverage) => change(at, { coverage })}
                />
                {drafts.length > 1 && (
                  <Button
                    look="quiet"
                    size="small"
                    className="self-start"
                    onClick={() => form.reset({ summaries: drafts.toSpliced(at, 1) })}
                  >
                    Leave this one out
                  </Button>
                )}
              </fieldset>
            );
          })}
        </div>
        {!revises && drafts.length < MOST_SUMMARIES && (
          <Button look="secondary" size="small" className="self-start" onClick={addAnother}>
            Add another insurer
          </Button>
        )}
      </div>
    </StepDialog>
  );
}

/** What is typed, to be compared: drafts that were kept have keys of their own. */
const typedIn = (drafts: readonly QuoteDraft[]) => JSON.stringify(drafts.map(({ key, ...typed }) => typed));

/** What becomes of the quote that is revised, and of what the client said of it. */
function revisionWords({ decision }: QuoteSummary): string {
  const answer =
    decision === 'interested'
      ? 'The client is interested in the quote you revise. The new one asks for their answer again. '
      : '';
  return `${answer}The client can still read the old one, marked as replaced. A question in their messages is not answered by this: please reply there.`;
}
