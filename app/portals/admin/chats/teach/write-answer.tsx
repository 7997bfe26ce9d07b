import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { teachMutation } from '#app/features/assistant/teaching/data.ts';
import {
  entryWords,
  type LessonChoices,
  problemInLinks,
  TOPICS,
} from '#app/features/assistant/teaching/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { SearchChoice } from './search-choice.tsx';
import type { ToTeach } from './teach-link.tsx';
import { NOT_TAUGHT, WORDING_HELP } from './teach-wording.tsx';

const TOPIC_OPTIONS = Object.entries(TOPICS).map(([value, label]) => ({ value, label }));

/** The source of what is said about this site. */
const OF_SITE = 'This site';

/** As the fields stand below each other: so does what is wrong with them. */
const ORDER = ['wording', 'question', 'first', 'more', 'links', 'topic', 'source', 'from', 'until'];
const inOrder = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)),
  );

type WriteAnswerProps = { toTeach: ToTeach; places: LessonChoices['places']; onDone: () => void };

/** Writes a new answer, and the wording that asks for it. */
export function WriteAnswer({ toTeach: { asked }, places, onDone }: WriteAnswerProps) {
  const [id] = useState(newId);
  const [links, setLinks] = useState<string[]>([]);
  const teach = useMutation(teachMutation);
  const form = useForm({
    values: {
      ...{ wording: asked, question: asQuestion(asked), first: '', more: '' },
      ...{ topic: '', from: '', until: '', source: '' },
    },
    schema: entryWords,
    send: (words) => teach.mutateAsync({ ...words, id, links, asked: asked || null }),
    onDone,
    otherwise: NOT_TAUGHT,
    id: 'write',
    hasSummary: true,
  });
  const isOfSite = form.values.topic === 'site';
  // biome-ignore lint/correctness/useExhaustiveDependencies: as what it is about is chosen
  useEffect(() => {
    if (form.values.source === (isOfSite ? '' : OF_SITE)) form.fill({ source: isOfSite ? OF_SITE : '' });
  }, [isOfSite]);
  const noLinks = form.attempt > 0 ? problemInLinks(links) : null;
  const found = { ...form.errors, ...(noLinks && { links: noLinks }) };
  return (
    <Form form={{ ...form, errors: inOrder(found) }} sendLabel="Teach" pendingLabel="Saving…">
      <TextArea label="How people ask" rows={2} help={WORDING_HELP} {...form.field('wording')} />
      <TextArea
        label="The question it answers"
        rows={2}
        help="It appears on a button, such as “Does tenant insurance pay for a hotel?”"
        {...form.field('question')}
      />
      <TextArea
        label="First sentence"
        rows={2}
        help="It answers, in 25 words or fewer. No advice, no prices, no promises."
        {...form.field('first')}
      />
      <TextArea
        label="Three more sentences at most"
        optional
        rows={3}
        help="Plain sentences. Numbers stay on the page that has them with their date."
        {...form.field('more')}
      />
      <SearchChoice
        kind="checkbox"
        id={form.idOf('links')}
        name="links"
        searchLabel="Where it can be read: search pages and questions"
        legend="Pages, the nearest first"
        help="One to three."
        choices={places.map(({ link, title, to }) => ({ value: link, label: title, help: to }))}
        near={[]}
        chosen={links}
        onChoose={setLinks}
        error={noLinks ?? undefined}
      />
      <SelectField
        label="What it is about"
        placeholder="Please choose"
        options={TOPIC_OPTIONS}
        {...form.field('topic')}
      />
      <TextField
        label="Source"
        autoComplete="off"
        help="Where somebody can check it: a law, a regulator, a web address."
        {...form.field('source')}
      />
      <details className="fold-line">
        <summary>Only for some days</summary>
        <div className="mt-2 grid gap-5 sm:grid-cols-2">
          <DateField label="First day" optional {...form.field('from')} />
          <DateField label="Last day" optional {...form.field('until')} />
        </div>
      </details>
    </Form>
  );
}

/** As somebody typed it, to be made better: `Is hail covered?` */
function asQuestion(asked: string): string {
  const words = upperFirst(asked.trim());
  return words === '' || words.endsWith('?') ? words : `${words}?`;
}
