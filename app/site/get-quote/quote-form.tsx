import { lazy, type ReactNode, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isQuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { QuoteFormProvider, type QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { summaryErrors, summaryTitle } from '#app/features/quotes/ui/questions/summary-errors.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Stepper } from '#app/ui/forms/stepper.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { KeptNotice } from './draft/kept-notice.tsx';
import { LinkedForm } from './draft/linked-form.tsx';
import { useDraft } from './draft/use-draft.ts';
import { useKnownPerson } from './draft/use-known-person.ts';
import { EMPTY_FORM, listErrors } from './form-values.ts';
import { changeId, Sought, seekField } from './sought.tsx';
import { ITEM, itemName, knowingItem } from './steps/known-item.ts';
import { StepButtons } from './steps/step-buttons.tsx';
import {
  currentStep,
  isStep,
  SHORT_STEPS,
  STEP_TITLES,
  type Step,
  screenOf,
  stepOfField,
  stepOnReview,
  stepsOf,
} from './steps/steps.ts';
import { useArrival } from './steps/use-arrival.ts';
import { useOpening } from './steps/use-opening.ts';
import { STEP_LINE, useStepHeading } from './steps/use-step-heading.ts';
import { useTypeOfAddress } from './steps/use-type-of-address.ts';
import { WhatStep } from './steps/what-step.tsx';
import { loadScreens, useScreens } from './use-screens.ts';
import { useSending } from './use-sending.ts';
import { useSentRequest } from './use-sent-request.ts';
import { WaitingToSend } from './waiting-to-send.tsx';

// Only the first step is needed to read the page; the rest follows once a type is chosen.
const loadDetails = () => import('#app/features/quotes/ui/questions/question-screen.tsx');
const loadContact = () => import('./contact/contact-step.tsx');
const loadReview = () => import('./review/review-step.tsx');
const loadEarlier = () => import('./draft/earlier-answers.tsx');
const loadTimeline = () => import('./draft/from-timeline.tsx');
const loadChecks = () => import('./check-quote.ts');
const QuestionScreen = lazy(async () => ({ default: (await loadDetails()).QuestionScreen }));
const EarlierAnswers = lazy(async () => ({ default: (await loadEarlier()).EarlierAnswers }));
const FromTimeline = lazy(async () => ({ default: (await loadTimeline()).FromTimeline }));
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
  const told = (name: string) => params.get(name);
  const known = { type: told('type'), trade: told('trade'), kind: told('kind'), item: told('item') };
  const [isItemTold, setIsItemTold] = useState(known.item !== null);
  const { draft, isReady, restored, reached, reach, resumeAt, clear } = useDraft(form, known);
  useTypeOfAddress(form, known.type, isReady);
  useSentRequest(params.get('step'));
  const [isBusy, setIsBusy] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const { type: chosen } = form.values;
  const type = isQuoteType(chosen) ? chosen : null;
  const { isKnown, earlier, use, usedFor } = useKnownPerson(form, isReady ? type : null);
  const screens = useScreens(type);
  const steps = screens && stepsOf(screens.length);
  const item = isItemTold ? itemName(screens?.[0], form.values) : undefined;
  const step = currentStep(params.get('step'), isReady && type ? reached : 0, steps);
  const asking = screens?.[screenOf(step) ?? -1];
  const screen = item && asking ? knowingItem(asking, item) : asking;
  const title =
    step === 'what' || step === 'contact' || step === 'review' ? STEP_TITLES[step] : screen?.title;
  const placeOf = step === 'review' ? stepOnReview : stepOfField;
  const visibleErrors = listErrors(form.errors).filter(({ name }) => placeOf(name, screens ?? []) === step);
  const { send, failure, showFailure, forgetFailure } = useSending(form, draft, (first) => {
    goTo(
      first,
      steps,
      first === 'review' ? { seek: listErrors(form.held.latest.current.errors)[0]?.name ?? '' } : {},
    );
    countAttempt();
  });
  const [target, setTarget] = useState<{ step: Step; name: string } | null>(null);
  const sought = target?.step === step ? target.name : null;
  // What is changed from another step leads back to it; the address remembers that over a reload.
  const back = params.get('back');
  const backTo = isStep(back) && back !== step ? back : null;
  // Before the heading takes focus, which nothing that is hidden can, or that is about to be shown by a transition.
  useOpening(isQuoteType(known.type) && told('step') !== 'what', step !== 'what' || (isReady && !type));
  const isJustShown = useArrival(step);
  const heading = useStepHeading(step, visibleErrors.length > 0 || sought !== null, hasMoved);
  useResuming(resumeAt, steps, (at) => {
    if (!params.get('step')) setParams({ type: String(type), step: at }, { replace: true });
  });

  useEffect(() => {
    if (type) void Promise.allSettled([loadDetails(), loadContact(), loadReview(), loadChecks()]);
  }, [type]);

  /** `seek`: the field that takes focus there, instead of the heading; `isBack`: what is left there leads back here. */
  function goTo(next: Step, among = steps, { seek, isBack }: { seek?: string; isBack?: boolean } = {}) {
    forgetFailure();
    setHasMoved(true);
    if (seek === ITEM) setIsItemTold(false);
    setTarget(seek === undefined ? null : { step: next, name: seek });
    reach(among?.indexOf(next) ?? 0);
    const held = form.held.latest.current.values.type;
    setParams(
      { ...(isQuoteType(held) && { type: held }), step: next, ...(isBack && { back: step }) },
      { preventScrollReset: true },
    );
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || isJustShown) return;
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
    const held = form.held.latest.current.values.type;
    const asked = isQuoteType(held) ? await loadScreens(held) : [];
    const all = stepsOf(asked.length);
    const found = listErrors('errors' in checked ? checked.errors : {}).filter(({ name }) => {
      const place = placeOf(name, asked);
      return step === 'review' ? place : place === step;
    });
    form.held.set({ errors: Object.fromEntries(found.map(({ name, message }) => [name, message])) });
    const places = found.map(({ name }) => placeOf(name, asked));
    const first = all.find((one) => places.includes(one));
    if (!first && step === 'review') return send();
    if (!first && backTo && held === known.type) return goBackTo(backTo);
    // Of another kind, which was begun before, it goes on where that was left.
    const next = step === 'what' && held !== known.type ? Math.max(1, reached) : all.indexOf(step) + 1;
    if (!first) return goTo(all[next] ?? 'review', all);
    if (first !== step) goTo(first, all);
    // On the review nothing but an agreement can be missing, which stands right above the button.
    else if (step === 'review') return seekField(found[0]?.name ?? '');
    countAttempt();
  }

  /** With focus on the button that led away, and the kind that was left there. */
  function goBackTo(place: Step) {
    if (isQuoteType(known.type) && known.type !== chosen) form.fill({ type: known.type });
    goTo(place, steps, sought ? { seek: changeId(sought) } : {});
  }

  function countAttempt() {
    form.held.set({ attempt: form.held.latest.current.attempt + 1 });
  }

  return (
    <QuoteFormProvider value={form}>
      <LinkedForm
        {...{ form, draft, isReady }}
        onFilled={async (held) => goTo('review', stepsOf((await loadScreens(held)).length))}
      />
      {restored && !hasMoved && (
        <KeptNotice
          from={restored.from}
          onClear={() => {
            clear();
            setParams({}, { replace: true });
          }}
        />
      )}
      <div
        id={STEP_LINE}
        className="relative in-[[data-opening]]:invisible [@media(min-height:30rem)]:-scroll-mt-8"
      >
        <p className="absolute hidden text-slate in-[[data-opening]]:visible in-[[data-opening]]:block">
          Opening your request…
        </p>
        <Stepper
          count={steps ? steps.length - 1 : SHORT_STEPS}
          current={step === 'what' ? null : (steps?.indexOf(step) ?? 1) - 1}
          title={step === 'what' ? 'What to insure' : (title ?? '')}
          label="Steps of the request"
        />
      </div>
      <form
        {...form.props}
        method="get"
        action="/get-quote/plain"
        onSubmit={onSubmit}
        className="relative mt-6 flex flex-col gap-6 transition-none sm:mt-8 in-[[data-opening]]:invisible"
      >
        <div className="transition-none">
          {step !== 'what' && type && (
            <Chosen
              label={item ?? quoteTypeLabel(type)}
              onChange={() =>
                item
                  ? goTo('details-1', steps, { seek: ITEM, isBack: true })
                  : goTo('what', steps, { seek: 'type', isBack: true })
              }
            />
          )}
          <h2 ref={heading} tabIndex={-1} className="text-2xl transition-none focus:outline-none">
            {title ?? (type && quoteTypeLabel(type))}
          </h2>
        </div>
        <ErrorSummary
          attempt={form.attempt}
          errors={step === 'review' ? [] : summaryErrors(visibleErrors)}
          title={summaryTitle(visibleErrors, form.values)}
        />
        {/* Outside of Suspense: a prerendered boundary stays folded until a script opens it. */}
        {step === 'what' && <WhatStep />}
        <Suspense fallback={<SkeletonText lines={5} />}>
          {step === 'details-1' && earlier && <EarlierAnswers earlier={earlier} onUse={use} />}
          {screen && type === 'supervisa' && <FromTimeline screen={screen} />}
          {screen && type && (
            <QuestionScreen key={`${type} ${step} ${usedFor}`} type={type} screen={screen} />
          )}
          {step === 'contact' && isKnown && <p className="-mt-4 text-slate">Filled in from your account.</p>}
          {step === 'contact' && type && <ContactStep type={type} />}
          {step === 'review' && type && screens && (
            <ReviewStep
              {...{ type, screens }}
              onChange={(at, seek) => goTo(at, steps, { seek, isBack: true })}
            />
          )}
          {sought && <Sought key={`${step} ${sought}`} name={sought} />}
          {step !== 'what' && !screens && <SkeletonText lines={5} />}
        </Suspense>
        <WaitingToSend />
        {failure && <Failure>{failure}</Failure>}
        <StepButtons
          {...{ step, isBusy, isJustShown, backTo }}
          isAnotherKind={chosen !== known.type}
          isFirstDone={type !== null}
          onBack={() => (backTo ? goBackTo(backTo) : goTo(steps?.[steps.indexOf(step) - 1] ?? 'what'))}
        />
      </form>
    </QuoteFormProvider>
  );
}

/** What the request is about, known from where the visitor came from or chosen before. */
function Chosen({ label, onChange }: { label: string; onChange: () => void }) {
  return (
    <p className="text-slate">
      {label} ·{' '}
      <button
        type="button"
        id={changeId('type')}
        onClick={onChange}
        className="min-h-11 cursor-pointer font-medium text-spruce underline underline-offset-4"
      >
        change<span className="sr-only"> what to insure</span>
      </button>
    </p>
  );
}

/** Goes on, once, where the visitor was, or after what the address has answered already. */
function useResuming(resumeAt: number, steps: readonly Step[] | null, go: (step: Step) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    const at = steps?.[Math.min(resumeAt, steps.length - 1)];
    if (isDone.current || resumeAt === 0 || !at) return;
    isDone.current = true;
    go(at);
  });
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <Callout tone="danger" title="Error" live>
      <p>{children}</p>
      <p className="mt-1">Nothing is lost: your answers are still here and on this device.</p>
    </Callout>
  );
}
