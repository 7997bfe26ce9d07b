import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { Step } from './steps.ts';

type StepButtonsProps = {
  step: Step;
  isBusy: boolean;
  /** The step has come this moment: a press meant the one before. */
  isJustShown: boolean;
  /** The step that what is changed here leads back to; null where it leads on. */
  backTo: Step | null;
  /** Another kind was chosen than the one that the review is of: its own questions come next. */
  isAnotherKind: boolean;
  /** Something to insure is chosen. */
  isFirstDone: boolean;
  onBack: () => void;
};

/** The ways on and back from a step of the form; the last one sends. */
export function StepButtons(props: StepButtonsProps) {
  const { step, isBusy, isJustShown, backTo, isAnotherKind, isFirstDone, onBack } = props;
  const isLast = step === 'review';
  const goOn = backTo === 'review' && !isAnotherKind ? 'Save and back to the review' : 'Continue';
  // On a phone ten kinds are longer than the window: once one is chosen, the way on stays in sight.
  const isInSight = step === 'what' && isFirstDone;
  return (
    <div
      className={classNames(
        // What does not fit beside the other stands above it.
        'flex flex-wrap-reverse gap-3',
        isInSight &&
          'max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-6 max-sm:bg-paper max-sm:px-6 max-sm:py-3',
      )}
    >
      {(step !== 'what' || backTo) && (
        <Button look="secondary" size="large" onClick={onBack}>
          Back
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        pending={isBusy}
        pendingLabel={isLast ? 'Sending…' : 'Checking…'}
        aria-disabled={isJustShown || undefined}
        className={classNames('max-sm:grow sm:min-w-44', isJustShown && 'opacity-100!')}
      >
        {isLast ? 'Send my request' : goOn}
      </Button>
    </div>
  );
}
