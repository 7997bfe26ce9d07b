import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { editLineMutation } from '#app/features/messages/data.ts';
import { type CaseLine, lineBody } from '#app/features/messages/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL_CLASS, FieldError } from '#app/ui/forms/field.tsx';

type LineEditorProps = { caseId: string; line: CaseLine; onDone: () => void };

/** Changes the words of a message where they stand. */
export function LineEditor({ caseId, line, onDone }: LineEditorProps) {
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState(line.body);
  const [problem, setProblem] = useState<string>();
  const edit = useMutation({ ...editLineMutation(client, caseId) });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = lineBody.safeParse(text);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success || edit.isPending) return;
    edit.mutate(
      { id: line.id, body: checked.data },
      {
        onSuccess: onDone,
        onError: (error) => setProblem(userMessage(error, 'It was not changed. Please try again.')),
      },
    );
  };

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-2">
      <label htmlFor={id} className="sr-only">
        Change your message
      </label>
      <textarea
        id={id}
        // Whoever pressed Edit wants to type.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        className={`${CONTROL_CLASS} field-sizing-content text-sm`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className="flex gap-2">
        <Button type="submit" size="small" pending={edit.isPending} pendingLabel="Saving…">
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
