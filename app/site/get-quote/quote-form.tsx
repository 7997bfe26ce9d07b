import {
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormProvider, get, type Resolver, useForm, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { isQuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import {
  EMPTY_FORM,
  isStep,
  listErrors,
  STEP_FIELDS,
  STEP_LABELS,
  STEPS,
  type Step,
  stepOfField,
} from './form-values.ts';
import { KeptNotice } from './kept-notice.tsx';
import { summaryErrors } from './summary-errors.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useSentRequest } from './use-sent-request.ts';
import { WhatStep } from './what-step.tsx';

// Only the first step is needed to read the page; the rest follows once a type is chosen.
const loadDetails = () => import('./details-step.tsx');
const loadContact = () => import('./contact-step.tsx');
const loadReview = () => import('./review-step.tsx');
const loadChecks = () => import('./check-quote.ts');
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));
const ContactStep = lazy(async () => ({ default: (await loadContact()).ContactStep }));
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));

const resolver: Resolver = async (values, _context, options) =>
  (await loadChecks()).resolveQuote(values, options);

export function QuoteForm() {
  const form = useForm({ defaultValues: EMPTY_FORM, resolver, shouldFocusError: false });
  const [params, setParams] = useSearchParams();
  const { draft, isReady, restoredAt, reached, reach, clear } = useDraft(form, params.get('type'));
  useSentRequest(params.get('step'));
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const chosen: unknown = useWatch({ control: form.control, name: 'type' });
  const type = isQuoteType(chosen) ? chosen : null;
  const step = currentStep(params.get('step'), isReady && type ? reached : 0);
  const { errors } = useFormState({ control: form.control });
  const visibleErrors = listErrors(errors).filter(({ name }) => stepOfField(name) === step);
  const { send, failure, showFailure, forgetFailure } = useSending(form, draft, (first) => {
    goTo(first);
    setAttempt((count) => count + 1);
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
    const names = step === 'review' ? STEPS.flatMap((one) => STEP_FIELDS[one]) : STEP_FIELDS[step];
    const isRight = await form.trigger([...names]);
    if (isRight && step === 'review') return send();
    if (isRight) return goTo(STEPS[STEPS.indexOf(step) + 1] ?? 'review');
    const [first] = listErrors(form.formState.errors).map(({ name }) => stepOfField(name));
    if (first && first !== step) goTo(first);
    setAttempt((count) => count + 1);
  }

  return (
    <FormProvider {...form}>
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
        method="get"
        action="/get-quote/plain"
        noValidate
        onSubmit={onSubmit}
        onChange={(event) => recheck(event, (name) => get(errors, name) && form.trigger(name))}
        className="relative mt-9 flex flex-col gap-8"
      >
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl focus:outline-none">
          {step === 'details' && type ? `${quoteTypeLabel(type)}: details` : HEADINGS[step]}
        </h2>
        <ErrorSummary attempt={attempt} errors={summaryErrors(visibleErrors)} />
        {/* Outside of Suspense: a prerendered boundary stays folded until a script opens it. */}
        {step === 'what' && <WhatStep />}
        <Suspense fallback={<SkeletonText lines={5} />}>
          {step === 'details' && type && <DetailsStep key={type} type={type} />}
          {step === 'contact' && type && <ContactStep type={type} />}
          {step === 'review' && type && <ReviewStep type={type} onChange={goTo} />}
        </Suspense>
        {failure && <Failure>{failure}</Failure>}
        <Buttons step={step} isBusy={isBusy} onBack={() => goTo(STEPS[STEPS.indexOf(step) - 1] ?? 'what')} />
      </form>
    </FormProvider>
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

/** A message disappears as soon as its field is right, and not before it was shown do we find fault. */
function recheck(event: SyntheticEvent, check: (name: string) => void) {
  const { target } = event;
  const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
  if (name) check(name.replace(/-unknown$/, ''));
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
