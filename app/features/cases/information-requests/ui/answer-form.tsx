import { changeRequestMutation } from '#app/features/cases/information-requests/data.ts';
import { informationChange } from '#app/features/cases/information-requests/schema.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

/** A question of the broker, answered in place. */
export function AnswerForm({ requestId: id, label }: { requestId: string; label: string }) {
  const step = useStep(changeRequestMutation);
  const form = useStepForm({
    values: { state: 'submitted', answer: '' },
    schema: informationChange,
    send: (change) => step.send({ id, ...change }),
  });
  return (
    <Form form={form} sendLabel="Send answer" pendingLabel="Sending…" size="small" className="mt-3">
      <TextArea label={label} rows={2} {...form.field('answer')} />
    </Form>
  );
}
