import type { FieldQuestion } from '#app/features/quotes/questions/question.ts';
import { BirthDateField } from '#app/ui/forms/birth-date-field.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { LengthField } from './length-field.tsx';
import { NumberField } from './number-field.tsx';
import { useQuoteForm } from './question-form.ts';

/** Up to here the options are cards to press; above, a list to choose from. */
const MOST_CARDS = 3;

type Props = { question: FieldQuestion; name: string; isRequired: boolean };

/** One question of the catalogue in the control that suits its kind. */
export function QuestionField({ question, name, isRequired }: Props) {
  const { label, help } = question;
  const { held, field } = useQuoteForm();
  const about = { help, optional: !isRequired || mayBeLeft(question), ...field(name) };
  switch (question.kind) {
    case 'choice':
      return question.options.length <= MOST_CARDS &&
        question.options.every((option) => option.label.length < 24) ? (
        <ChoiceGroup {...about} legend={label} kind="radio" choices={question.options} columns={3} />
      ) : (
        <SelectWithHint {...{ question, about }} />
      );
    case 'choices':
      return <ChoiceGroup {...about} legend={label} kind="checkbox" choices={question.options} columns={2} />;
    case 'number':
      if (question.offers) {
        return <LengthField {...about} label={label} question={{ ...question, offers: question.offers }} />;
      }
      return <NumberField {...about} label={label} question={question} />;
    case 'year':
      return <NumberField {...about} label={label} question={question} />;
    case 'long-text':
      return <TextArea {...about} label={label} autoComplete="off" />;
    case 'date':
      return <DateField {...about} label={label} />;
    case 'birth-date':
      return (
        <BirthDateField
          {...about}
          label={label}
          onPasteDay={(day) => fillForm(held, withValue(held.latest.current.values, name, day))}
        />
      );
    case 'url':
      return <TextField {...about} label={label} type="url" inputMode="url" autoComplete="url" />;
    case 'vin':
      return <TextField {...about} label={label} autoCapitalize="characters" autoComplete="off" />;
    case 'text':
      return <TextField {...about} label={label} autoComplete={question.autoComplete ?? 'off'} />;
  }
}

/** Nothing has to be done where leaving it empty says something. */
function mayBeLeft({ kind, whenBlank, orFullName }: FieldQuestion): boolean {
  return orFullName === true || (kind === 'choices' && whenBlank !== undefined);
}

type SelectProps = {
  question: FieldQuestion & { kind: 'choice' };
  about: ReturnType<ReturnType<typeof useQuoteForm>['field']>;
};

function SelectWithHint({ question, about }: SelectProps) {
  const { options, whenBlank, label } = question;
  const chosen = valueAt(useQuoteForm().values, about.name);
  const hint = options.find((option) => option.value === chosen)?.hint;
  return (
    <div>
      <SelectField
        {...about}
        {...(whenBlank === undefined
          ? { placeholder: 'Choose one' }
          : { defaultValue: String(about.defaultValue || whenBlank) })}
        {...{ label, options }}
      />
      {hint && (
        <p role="status" className="rounded-control bg-info-soft px-4 py-3 text-sm text-info">
          {hint}
        </p>
      )}
    </div>
  );
}
