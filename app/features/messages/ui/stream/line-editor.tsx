import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editLineMutation } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { CONTROL_CLASS, FieldError } from '#app/ui/forms/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type LineEditorProps = { caseId: string; line: CaseLine; onDone: () => void };

/** Changes the words of a message where they stand. */
export function LineEditor({ caseId, line, onDone }: LineEditorProps) {
  const client = useQueryClient();
  const edit = useMutation({ ...editLineMutation(client, caseId) });
  const form = useForm({
    values: { body: line.body },
    schema: async () => (await import('#app/features/messages/schema.ts')).editInput,
    send: ({ body }) => edit.mutateAsync({ id: line.id, body }),
    onDone,
    otherwise: 'It was not changed. Please try again.',
  });
  const { id, error, ...field } = form.field('body');

  return (
    <Form
      form={form}
      sendLabel="Save"
      pendingLabel="Saving…"
      problemTitle="It was not changed"
      size="small"
      onCancel={onDone}
      className="gap-2"
    >
      <label htmlFor={id} className="sr-only">
        Change your message
      </label>
      <textarea
        {...field}
        id={id}
        // Whoever pressed Edit wants to type.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`${CONTROL_CLASS} field-sizing-content text-sm`}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Form>
  );
}
