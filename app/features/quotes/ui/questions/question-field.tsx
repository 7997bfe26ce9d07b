import { foundIn, MEANT_LABEL, meantName } from '#app/features/quotes/answers/own-words.ts';
import { type FieldQuestion, UNSURE } from '#app/features/quotes/questions/question.ts';
import { helpOf } from '#app/features/quotes/questions/question-help.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { FieldNote } from '#app/ui/forms/field-note.tsx';
import { Fold } from '#app/ui/forms/fold.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { answerHint } from './answer-hint.ts';
import { CountryField } from './country/country-field.tsx';
import { DateQuestionField } from './date-question-field.tsx';
import { LengthField } from './length-field.tsx';
import { NumberField } from './number-field.tsx';
import { optionsWithHints } from './options-with-hints.ts';
import { useQuoteForm } from './question-form.ts';
import { VinField } from './vin/vin-field.tsx';

/** Up to here the options are cards to press; above, a list to choose from. */
const MOST_CARDS = 3;

type Props = { question: FieldQuestion; name: string; isRequired: boolean };

/** One question of the catalogue in the control that suits its kind, with what there is to say about the answer. */
export function QuestionField(props: Props) {
  const { values, errors, box } = useQuoteForm();
  const value = valueAt(values, props.name);
  const found = foundIn(props.question, value);
  return (
    <div>
      <QuestionControl {...props} />
      <FieldNote>{errors[props.name] ? '' : answerHint(props.question, value)}</FieldNote>
      {found && !found.isNeverNeeded && <CheckboxField label={MEANT_LABEL} {...box(meantName(props.name))} />}
    </div>
  );
}

function QuestionControl({ question, name, isRequired }: Props) {
  const { label } = question;
  const { field, values } = useQuoteForm();
  const about = { help: helpOf(question), optional: !isRequired || mayBeLeft(question), ...field(name) };
  switch (question.kind) {
    case 'choice':
      return question.options.length <= MOST_CARDS &&
        question.options.every((option) => option.label.length < 24) ? (
        <ChoiceGroup {...about} legend={label} kind="radio" choices={question.options} columns={3} />
      ) : (
        <SelectField
          {...about}
          {...(question.whenBlank === undefined
            ? { placeholder: 'Choose one' }
            : { defaultValue: String(about.defaultValue || question.whenBlank) })}
          {...{ label, options: question.options }}
        />
      );
    case 'choices': {
      const { open, folded } = optionsWithHints(question, (other) => valueAt(values, besideOf(name, other)));
      const isFoldedChosen = folded.some(({ value }) => about.defaultValue.includes(value));
      return (
        <ChoiceGroup
          {...about}
          legend={label}
          kind="checkbox"
          choices={open}
          rest={{
            choices: folded,
            fold: (cards) => (
              <Fold label={`${folded.length} more, such as ${exampleOf(folded)}`} isOpen={isFoldedChosen}>
                {cards}
              </Fold>
            ),
          }}
          columns={2}
          alone={UNSURE.value}
        />
      );
    }
    case 'number':
      if (question.offers) {
        return <LengthField {...about} label={label} question={{ ...question, offers: question.offers }} />;
      }
      return (
        <NumberField
          {...about}
          defaultValue={about.defaultValue || String(question.whenBlank ?? '')}
          {...{ label, question }}
        />
      );
    case 'year':
      return <NumberField {...about} label={label} question={question} />;
    case 'long-text':
      return <TextArea {...about} label={label} autoComplete="off" />;
    case 'date':
      return <DateQuestionField {...about} label={label} />;
    case 'birth-date':
      return <DateQuestionField {...about} label={label} help={about.help ?? 'For example 17 / 4 / 1988.'} />;
    case 'url':
      return <TextField {...about} label={label} type="url" autoComplete="url" />;
    case 'vin':
      return <VinField {...about} label={label} />;
    case 'text':
      if (question.isCountry) return <CountryField {...about} label={label} />;
      return (
        <TextField
          {...about}
          label={label}
          autoComplete={question.autoComplete ?? 'off'}
          {...(question.isModel && { autoCapitalize: 'words' })}
        />
      );
  }
}

/** Two by name, as in the middle of a sentence. */
function exampleOf(options: readonly { label: string }[]): string {
  return andWords(options.slice(0, 2).map(({ label }) => lowerFirst(label.replace(/ \(.*/, ''))));
}

/** The name in the form of another question of the same type. */
function besideOf(name: string, other: string): string {
  return `${name.slice(0, name.lastIndexOf('.'))}.${other}`;
}

/** Nothing has to be done where leaving it empty says something. */
function mayBeLeft(question: FieldQuestion): boolean {
  if (question.orFullName) return true;
  const isChosen = question.kind === 'choice' || question.kind === 'number';
  return question.whenBlank !== undefined && !isChosen;
}
