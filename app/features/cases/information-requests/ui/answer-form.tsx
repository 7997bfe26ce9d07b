import type { FormEvent } from 'react';
import { useId } from 'react';
import { typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type AnswerFormProps = {
  label: string;
  pending: boolean;
  /** Why the last try was refused. */
  problem: string | undefined;
  onSend: (answer: string) => void;
};

/** A question of the broker, answered in place. */
export function AnswerForm({ label, pending, problem, onSend }: AnswerFormProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) onSend(typedIn(new FormData(event.currentTarget), 'answer'));
  };
  return (
    <form noValidate onSubmit={send} className="mt-3 flex flex-col gap-3">
      <TextArea id={id} name="answer" label={label} rows={2} error={problem} />
      <Button type="submit" size="small" className="self-start" pending={pending} pendingLabel="Sending…">
        Send answer
      </Button>
    </form>
  );
}
