import { useFormContext } from 'react-hook-form';
import type { FieldQuestion } from '#app/features/quotes/questions/question.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { fieldId, useFieldError } from './form-values.ts';
import { NumberField } from './number-field.tsx';

/** Up to here the options are cards to press; above, a list to choose from. */
const MOST_CARDS = 3;

type Props = { question: FieldQuestion; name: string; isRequired: boolean };

/** One question of the catalogue in the control that suits its kind. */
export function QuestionField({ question, name, isRequired }: Props) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const { label, help, why } = question;
  const about = { help, why, error, optional: !isRequired, id: fieldId(name) };
  switch (question.kind) {
    case 'choice':
      return question.options.length <= MOST_CARDS &&
        question.options.every((option) => option.label.length < 24) ? (
        <ChoiceGroup
          {...about}
          {...register(name)}
          legend={label}
          kind="radio"
          choices={question.options}
          columns={3}
        />
      ) : (
        <SelectWithHint {...{ question, name }} about={about} />
      );
    case 'choices':
      return (
        <ChoiceGroup
          {...about}
          {...register(name)}
          legend={label}
          kind="checkbox"
          choices={question.options}
          columns={2}
        />
      );
    case 'number':
    case 'year':
      return <NumberField {...about} label={label} name={name} question={question} />;
    case 'long-text':
      return <TextArea {...about} {...register(name)} label={label} autoComplete="off" />;
    case 'date':
      return <DateField {...about} {...register(name)} label={label} />;
    case 'birth-date':
      return <DateField {...about} {...register(name)} label={label} autoComplete="off" />;
    case 'url':
      return (
        <TextField
          {...about}
          {...register(name)}
          label={label}
          type="url"
          inputMode="url"
          autoComplete="url"
        />
      );
    case 'vin':
      return (
        <TextField
          {...about}
          {...register(name)}
          label={label}
          autoCapitalize="characters"
          autoComplete="off"
        />
      );
    case 'text':
      return (
        <TextField
          {...about}
          {...register(name)}
          label={label}
          autoComplete={question.autoComplete ?? 'off'}
        />
      );
  }
}

type About = {
  help: string | undefined;
  why: string;
  error: string | undefined;
  optional: boolean;
  id: string;
};

function SelectWithHint({
  question,
  name,
  about,
}: {
  question: FieldQuestion & { kind: 'choice' };
  name: string;
  about: About;
}) {
  const { register, watch } = useFormContext();
  const chosen: unknown = watch(name);
  const hint = question.options.find((option) => option.value === chosen)?.hint;
  return (
    <div>
      <SelectField
        {...about}
        {...register(name)}
        label={question.label}
        options={question.options}
        placeholder="Choose one"
      />
      {hint && (
        <p role="status" className="rounded-control bg-info-soft px-4 py-3 text-sm text-info">
          {hint}
        </p>
      )}
    </div>
  );
}
