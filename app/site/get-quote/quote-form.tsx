import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isQuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { QuoteFormProvider, type QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Stepper } from '#app/ui/forms/stepper.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { KeptNotice } from './draft/kept-notice.tsx';
import { useDraft } from './draft/use-draft.ts';
import { useKnownPerson } from './draft/use-known-person.ts';
import { EMPTY_FORM, isStep, listErrors, STEP_LABELS, STEPS, type Step, stepOfField } from './form-values.ts';
import { summaryErrors } from './summary-errors.ts';
import { useSending } from './use-sending.ts';
import { useSentRequest } from './use-sent-request.ts';
import { WhatStep } from './what-step.tsx';

// Only the first step is needed to read the page; the rest follows once a type is chosen.
const loadDetails = () => import('#app/features/quotes/ui/questions/question-sections.tsx');
const loadContact = () => import('./contact-step.tsx');
const loadReview = () => import('./review-step.tsx');
const loadEarlier = () => import('./draft/earlier-answers.tsx');
const loadChecks = () => import('./check-quote.ts');
const QuestionSections = lazy(async () => ({ default: (await loadDetails()).QuestionSections }));
const EarlierAnswers = lazy(async () => ({ default: (await loadEarlier()).EarlierAnswers }));
const ContactStep = lazy(async () => ({ default: (await loadContact()).ContactStep }));
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));

const loadWork = () => import('#app/ui/forms/state/work.ts');

export function QuoteForm() {
  const form = useForm<QuoteValues, unknown, unknown, string>({
    values: EMPTY_FORM,
    schema: async () => (await loadChecks()).quoteFormSchema,
    // Each step is left on its own; the last one sends.
    send: async () => undefined,
    onDone: () => undefined,
    otherwise: '',
    hasSummary: true,
  });
  const [params, setParams] = useSearchParams();
  const { draft, isReady, restoredAt, reached, reach, clear } = useDraft(form, params.get('type'));
  useSentRequest(params.get('step'));
  const [isBusy, setIsBusy] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const { type: chosen } = form.values;
  const type = isQuoteType(chosen) ? chosen : null;
  const { isKnown, earlier, use, usedFor } = useKnownPerson(form, isReady ? type : null);
  const step = currentStep(params.get('step'), isReady && type ? reached : 0);
  const visibleErrors = listErrors(form.errors).filter(({ name }) => stepOfField(name) === step);
  const { send, failure, showFailure, forgetFailure } = useSending(form, draft, (first) => {
    goTo(first);
    countAttempt();
  });
  const heading = useStepHeading(step, visibleErrors.length > 0);

  useEffect(() => {
    if (type) void Promise.allSettled([loadDetails(), loadContact(), loadReview(), loadChecks()]);
  }, [type]);

  function goTo(next: Step) {
    forgetFailure();
    setHasMoved(true);
    reach(STEPS.indexOf(next));
    setParams({ ...(type && { type }), step: next }, { preventScrollReset: true });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await leaveStep();
    } catch {
      // The part that checks could not be loaded: the connection is gone, or the site has been updated.
      showFailure();
    } finally {
      setIsBusy(false);
    }
  }

  async function leaveStep() {
    const { checkForm } = await loadWork();
    const checked = await checkForm(form.held);
    const found = listErrors('errors' in checked ? checked.errors : {}).filter(({ name }) => {
      const place = stepOfField(name);
      return step === 'review' ? place : place === step;
    });
    form.held.set({ errors: Object.fromEntries(found.map(({ name, message }) => [name, message])) });
    const [first] = found.map(({ name }) => stepOfField(name));
    if (!first) return step === 'review' ? send() : goTo(STEPS[STEPS.indexOf(step) + 1] ?? 'review');
    if (first !== step) goTo(first);
    countAttempt();
  }

  function countAttempt() {
    form.held.set({ attempt: form.held.latest.current.attempt + 1 });
  }

  return (
    <QuoteFormProvider value={form}>
      {restoredAt && (!hasMoved || step === 'what') && (
        <KeptNotice
          onClear={() => {
            clear();
            setParams({}, { replace: true });
          }}
        />
      )}
      <Stepper
        steps={STEPS.map((one) => STEP_LABELS[one])}
        current={STEPS.indexOf(step)}
        label="Steps of the request"
      />
      <form
        {...form.props}
        method="get"
        action="/get-quote/plain"
        onSubmit={onSubmit}
        className="relative mt-9 flex flex-col gap-8"
      >
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl focus:outline-none">
          {step === 'details' && type ? `${quoteTypeLabel(type)}: details` : HEADINGS[step]}
        </h2>
        <ErrorSummary attempt={form.attempt} errors={summaryErrors(visibleErrors)} />
        {/* Outside of Suspense: a prerendered boundary stays folded until a script opens it. */}
        {step === 'what' && <WhatStep />}
        <Suspense fallback={<SkeletonText lines={5} />}>
          {step === 'details' && earlier && <EarlierAnswers earlier={earlier} onUse={use} />}
          {step === 'details' && type && <QuestionSections key={`${type} ${usedFor}`} type={type} />}
          {step === 'contact' && isKnown && <p className="-mt-4 text-slate">Filled in from your account.</p>}
          {step === 'contact' && type && <ContactStep type={type} />}
          {step === 'review' && type && <ReviewStep type={type} onChange={goTo} />}
        </Suspense>
        {failure && <Failure>{failure}</Failure>}
        <Buttons step={step} isBusy={isBusy} onBack={() => goTo(STEPS[STEPS.indexOf(step) - 1] ?? 'what')} />
      </form>
    </QuoteFormProvider>
  );
}

const HEADINGS: Record<Step, string> = {
  what: 'What would you like to insure?',
  details: 'Details',
  contact: 'How to reach you',
  review: 'Review before sending',
};

/** The step the address asks for, but never one beyond those reached. */
function currentStep(wanted: string | null, reached: number): Step {
  const position = isStep(wanted) ? STEPS.indexOf(wanted) : 0;
  return STEPS[Math.min(position, reached)] ?? 'what';
}

/** After a change of step the reader starts at its heading, or at what must be put right. */
function useStepHeading(step: Step, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (hasErrors) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step, hasErrors]);
  return heading;
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <Callout tone="danger" title="Error" live>
      <p>{children}</p>
      <p className="mt-1">Nothing is lost: your answers are still here and on this device.</p>
    </Callout>
  );
}

function Buttons({ step, isBusy, onBack }: { step: Step; isBusy: boolean; onBack: () => void }) {
  const isLast = step === 'review';
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center">
      {step !== 'what' && (
        <Button look="secondary" size="large" onClick={onBack}>
          Back
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        pending={isBusy}
        pendingLabel={isLast ? 'Sending…' : 'Checking…'}
        className="sm:min-w-44"
      >
        {isLast ? 'Send my request' : 'Continue'}
      </Button>
    </div>
  );
}
