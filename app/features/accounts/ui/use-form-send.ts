import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { userMessage } from '#app/platform/http/api-client.ts';
import { showFieldErrors } from './field-errors.ts';

type Sending<Sent, Input, Answer> = {
  mutation: MutationOptions<Answer, Error, Input>;
  toInput: (sent: Sent) => Input;
  onDone: (answer: Answer, sent: Sent) => unknown;
  /** What to say when the server gives no words of its own. */
  otherwise: string;
};

/**
 * Sends a form once at a time. What the server finds wrong with a field stands beside it; `problem` is what it says
 * about the whole.
 */
export function useFormSend<Values extends FieldValues, Sent, Input, Answer>(
  form: UseFormReturn<Values, unknown, Sent>,
  { mutation, toInput, onDone, otherwise }: Sending<Sent, Input, Answer>,
) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation(mutation);
  const send = (sent: Sent) => {
    setProblem(undefined);
    mutate(toInput(sent), {
      onSuccess: (answer) => onDone(answer, sent),
      onError: (error) => {
        if (!showFieldErrors(form, error)) setProblem(userMessage(error, otherwise));
      },
    });
  };
  const onSubmit = (event: BaseSyntheticEvent) => {
    if (isPending) return event.preventDefault();
    return void form.handleSubmit(send)(event);
  };
  return { onSubmit, isPending, problem };
}
