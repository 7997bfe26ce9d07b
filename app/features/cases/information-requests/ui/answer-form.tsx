import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { keepAnswerDraft, readAnswerDraft } from '#app/features/cases/information-requests/answer-draft.ts';
import { TO_ANSWER } from '#app/features/cases/information-requests/places.ts';
import { informationAnswer } from '#app/features/cases/information-requests/schema.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { FieldNote } from '#app/ui/forms/field-note.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { sendByKeys } from '#app/ui/forms/state/send-by-keys.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

const answered = z.strictObject({ answer: informationAnswer });

type AnswerFormProps = {
  requestId: string;
  label: string;
  /** What there is to say of an answer while it is written. */
  noteOn: (text: string) => string;
  onSend: (answer: string) => Promise<unknown>;
  /** What was answered before, which this takes the place of. */
  before?: string;
  onCancel?: () => void;
  onDone?: () => void;
  /** A link that leads to what is to be answered leads to this field. */
  isNext?: boolean;
  /** Stands beside its button. */
  beside?: ReactNode;
};

/** A question of the broker, answered in place. What is typed is kept on this device until it is sent. */
export function AnswerForm(props: AnswerFormProps) {
  const { requestId, label, noteOn, onSend, before = '', onCancel, onDone, isNext = false, beside } = props;
  const { hash } = useLocation();
  const step = useStep({ mutationFn: onSend, ...(onDone && { onDone }) });
  const [draft] = useState(() => readAnswerDraft(requestId));
  const form = useStepForm({
    values: { answer: draft || before },
    schema: answered,
    send: async ({ answer }) => {
      await step.send(answer);
      keepAnswerDraft(requestId, '');
      form.reset({ answer: before });
      return false;
    },
  });
  const { answer: typed } = form.values;
  useEffect(() => keepAnswerDraft(requestId, typed === before ? '' : typed), [requestId, typed, before]);
  const fieldId = form.idOf('answer');
  // Once, as it appears: who has gone on from there stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (before || (isNext && hash === TO_ANSWER)) document.getElementById(fieldId)?.focus();
  }, []);
  return (
    <Form
      form={form}
      sendLabel={before ? 'Save' : 'Send answer'}
      pendingLabel={before ? 'Saving…' : 'Sending…'}
      size="small"
      beside={beside}
      className="mt-3 gap-3"
      {...(onCancel && { onCancel })}
    >
      {/* Of a note that is not there no gap is left. */}
      <div>
        <TextArea label={label} rows={2} {...form.field('answer')} onKeyDown={(event) => sendByKeys(event)} />
        <FieldNote>{noteOn(typed)}</FieldNote>
      </div>
    </Form>
  );
}
