import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { editLineMutation } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { type Question, questionOnEdit } from '#app/features/messages/ui/composer/question-about.ts';
import { SendQuestion } from '#app/features/messages/ui/composer/send-question.tsx';
import { useWholeInView } from '#app/ui/focus/use-whole-in-view.ts';
import { CONTROL_CLASS, FieldError } from '#app/ui/forms/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { sendByKeys } from '#app/ui/forms/state/send-by-keys.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import { useLineActs } from './editable-until.ts';

type LineEditorProps = {
  caseId: string;
  line: CaseLine;
  /** Who reads it, as in the middle of a sentence. */
  reader: string;
  onDone: () => void;
};

/** Changes the words of a message where they stand; what better stays out is asked about as before it is sent. */
export function LineEditor({ caseId, line, reader, onDone }: LineEditorProps) {
  const client = useQueryClient();
  const edit = useMutation({ ...editLineMutation(client, caseId) });
  const [question, setQuestion] = useState<Question & { body: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  // The words that were read in the question and saved all the same.
  const meant = useRef<string | undefined>(undefined);
  const form = useForm({
    values: { body: line.body },
    schema: async () => (await import('#app/features/messages/schema.ts')).editInput,
    async send({ body }) {
      const asked = meant.current === body ? undefined : questionOnEdit(body, line.kind, reader);
      setQuestion(asked && { ...asked, body });
      if (asked) return false;
      await edit.mutateAsync({ id: line.id, body });
      return true;
    },
    onDone: (isSaved) => isSaved && onDone(),
    otherwise: 'It was not changed. Please try again.',
  });
  const { id, error, ...field } = form.field('body');
  const { until } = useLineActs(line);
  const helpId = `${id}-until`;
  useWholeInView(form.props.ref);

  return (
    <Form
      form={form}
      sendLabel="Save"
      pendingLabel="Saving…"
      problemTitle="It was not changed"
      size="small"
      onCancel={onDone}
      className="scroll-my-3 gap-2"
    >
      <label htmlFor={id} className="sr-only">
        Change your message
      </label>
      <textarea
        {...field}
        ref={area}
        id={id}
        // Whoever pressed Edit wants to type.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : helpId}
        className={`${CONTROL_CLASS} field-sizing-content text-sm`}
        onChange={() => setQuestion(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          // Pressed twice, it must not answer the question that the first press has asked.
          sendByKeys(event, !question);
        }}
      />
      {question && (
        <SendQuestion
          {...question}
          onSend={() => {
            meant.current = question.body;
            area.current?.form?.requestSubmit();
          }}
          onBack={() => {
            setQuestion(undefined);
            area.current?.focus();
          }}
        />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={helpId} className="text-xs text-slate">
        {until}
      </p>
    </Form>
  );
}
