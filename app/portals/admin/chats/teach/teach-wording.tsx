import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { teachMutation } from '#app/features/assistant/teaching/data.ts';
import { type LessonChoices, NO_ANSWER, wordingWords } from '#app/features/assistant/teaching/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { SearchChoice } from './search-choice.tsx';
import type { ToTeach } from './teach-link.tsx';

export const WORDING_HELP = 'As people say it, without names. Email addresses and long numbers are hidden.';
export const NOT_TAUGHT = 'We could not reach the server. Nothing was taught. Please try again.';

type TeachWordingProps = { toTeach: ToTeach; entries: LessonChoices['entries']; onDone: () => void };

/** Attaches a wording to an answer that is there. */
export function TeachWording({ toTeach: { asked, nearest }, entries, onDone }: TeachWordingProps) {
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<string[]>([]);
  const teach = useMutation(teachMutation);
  const form = useForm({
    values: { wording: asked },
    schema: wordingWords,
    send: ({ wording }) =>
      teach.mutateAsync({ id, wording, asked: asked || null, entryKey: chosen[0] ?? '' }),
    onDone,
    otherwise: NOT_TAUGHT,
    id: 'teach',
  });
  return (
    <Form form={form} sendLabel="Teach" pendingLabel="Saving…">
      <TextArea label="How people ask" rows={2} help={WORDING_HELP} {...form.field('wording')} />
      <SearchChoice
        kind="radio"
        name="entryKey"
        searchLabel="Search all answers"
        legend="The answer it asks for"
        choices={entries.map(({ key, question, answer }) => ({
          value: key,
          label: question,
          help: answer.split(/(?<=[.!?])\s/)[0],
        }))}
        near={nearest}
        chosen={chosen}
        onChoose={setChosen}
        error={chosen.length === 0 && form.attempt > 0 ? NO_ANSWER : undefined}
      />
    </Form>
  );
}
