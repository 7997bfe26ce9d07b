import type { FormOptions } from '#app/ui/forms/state/form-state.ts';
import type { NameOf } from '#app/ui/forms/state/values.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import { explainStep } from './use-step.ts';

type StepFormOptions<Held extends object, Input> = Pick<
  FormOptions<Held, Input, unknown>,
  'values' | 'schema' | 'send'
> & {
  /** What goes with the values once the step was taken. */
  onEmptied?: () => void;
};

/** A dialog that is to close has closed by then. */
const CLOSING_MS = 500;
const FRAME_MS = 20;

/**
 * The form of a step on a case. What is typed stays through a refusal and while its dialog is closed, and goes when the
 * step was taken: `send` answers false where it was only looked over.
 */
export function useStepForm<Held extends object, Input, Name extends string = NameOf<Held>>({
  values,
  send,
  onEmptied,
  ...options
}: StepFormOptions<Held, Input>) {
  const form = useForm<Held, Input, unknown, Name>({
    ...options,
    values,
    send: async (input) => {
      if ((await send(input)) === false) return;
      await closed(form.held.element.current);
      onEmptied?.();
      form.reset(values);
    },
    onDone: () => undefined,
    otherwise: '',
    explain: explainStep,
  });
  return form;
}

/** An emptied form in a dialog that is closing would look as if nothing had been sent. */
async function closed(form: HTMLFormElement | null): Promise<void> {
  if (!form?.closest('[role="dialog"]')) return;
  const until = performance.now() + CLOSING_MS;
  while (form.isConnected && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}
