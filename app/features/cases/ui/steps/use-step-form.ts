import type { FormOptions } from '#app/ui/forms/state/form-state.ts';
import type { NameOf } from '#app/ui/forms/state/values.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import { explainStep } from './use-step.ts';

type StepFormOptions<Held extends object, Input> = Pick<
  FormOptions<Held, Input, unknown>,
  'values' | 'schema' | 'send'
>;

/**
 * The form of a step on a case. What is typed stays through a refusal and while its dialog is closed, and goes when the
 * step was taken: `send` answers false where it was only looked over.
 */
export function useStepForm<Held extends object, Input, Name extends string = NameOf<Held>>({
  values,
  send,
  ...options
}: StepFormOptions<Held, Input>) {
  const form = useForm<Held, Input, unknown, Name>({
    ...options,
    values,
    send: async (input) => {
      if ((await send(input)) !== false) form.reset(values);
    },
    onDone: () => undefined,
    otherwise: '',
    explain: explainStep,
  });
  return form;
}
