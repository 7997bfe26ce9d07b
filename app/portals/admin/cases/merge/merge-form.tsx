import { useEffect, useState } from 'react';
import { releaseInput } from '#app/features/cases/steps/reasons.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { mergeMutation } from '#app/features/oversight/merging/data.ts';
import type { MergePreview } from '#app/features/oversight/merging/schema.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { Sentence } from '../../area/sentence.tsx';

type MergeFormProps = { preview: MergePreview; onBack: () => void; onClose: () => void };

const FIRST = { preventScroll: true };

/** Where two requests differ, with one of the two chosen in each field, and what goes along. */
export function MergeForm({ preview, onBack, onClose }: MergeFormProps) {
  const { from, into, fields, documents } = preview;
  // What the one that goes on leaves open is filled in from the other one.
  const [taken, setTaken] = useState(
    () => new Set(fields.filter((field) => field.into === null).map(({ name }) => name)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const step = useStep({
    ...mergeMutation,
    done: { title: `${from.reference} was joined with ${into.reference}` },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { reason: '' },
    // The choices stand in the same form, and are held here.
    schema: releaseInput.strip(),
    send: ({ reason }) =>
      step.send({
        ...{ id: from.id, version: from.version, intoId: into.id, intoVersion: into.version, reason },
        taken: fields.map(({ name }) => name).filter((name) => taken.has(name)),
        documentIds: documents.map(({ id }) => id).filter((id) => !left.has(id)),
      }),
  });
  const choose = (name: string, value: string) => {
    const next = new Set(taken);
    if (value === 'from') next.add(name);
    else next.delete(name);
    setTaken(next);
  };
  // What was pressed before is gone: without this the keyboard would begin anew.
  const { element } = form.held;
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(FIRST), [element]);
  return (
    <Form
      form={form}
      sendLabel="Join them"
      pendingLabel="Joining…"
      problemTitle="This did not go through"
      onCancel={onBack}
      cancelLabel="Back"
    >
      <ul className="list-disc pl-5 text-sm">
        {consequencesOf({ from, into }).map((words) => (
          <li key={words}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p className="text-slate">Both have the same answers.</p>}
      {fields.map(({ name, label, ...values }) => (
        <ChoiceGroup
          key={name}
          kind="radio"
          name={`take-${name.replaceAll('.', '-')}`}
          legend={label}
          columns={2}
          chosen={taken.has(name) ? 'from' : 'into'}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          choices={[
            {
              value: 'into',
              label: values.into ?? 'No answer',
              help: <Sentence words={`${into.reference}, which continues`} />,
            },
            {
              value: 'from',
              label: values.from ?? 'No answer',
              help: <Sentence words={`${from.reference}, which ends`} />,
            },
          ]}
        />
      ))}
      {documents.length > 0 && (
        <ChoiceGroup
          kind="checkbox"
          name="documents"
          legend="Documents that move too"
          chosen={documents.map(({ id }) => id).filter((id) => !left.has(id))}
          onChange={({ currentTarget }) => setLeft(left.symmetricDifference(new Set([currentTarget.value])))}
          choices={documents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextArea label="Why do they belong together?" rows={2} {...form.field('reason')} />
    </Form>
  );
}

/** What joining them means, in sentences. */
function consequencesOf({ from, into }: Pick<MergePreview, 'from' | 'into'>): string[] {
  const goesOn = into.brokerName ? `with ${into.brokerName}` : 'without a broker';
  return [
    `${into.reference} continues ${goesOn}; ${from.reference} ends.`,
    ...(from.brokerName
      ? [`${from.brokerName} loses access to ${from.reference} before anything moves, and is told.`]
      : []),
    `Links emailed for ${from.reference} open ${into.reference}. The client is told.`,
    `Messages, notes and quotes stay with ${from.reference}: you open them from ${into.reference}, and clients from their account. The other broker does not see them.`,
  ];
}
