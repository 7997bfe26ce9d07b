import { Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ListQuestion } from '#app/features/quotes/questions/question.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { fieldId, useFieldError } from './form-values.ts';
import { QuestionField } from './question-field.tsx';

/** The same few questions for each vehicle, traveller or applicant. */
export function QuestionList({ question, name }: { question: ListQuestion; name: string }) {
  const { control, getValues, setFocus } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFieldError(name);
  const noun = question.itemLabel.toLowerCase();
  const first = question.fields[0]?.name;

  // A list that needs somebody starts with one row to fill in.
  useEffect(() => {
    const rows: unknown = getValues(name);
    const count = Array.isArray(rows) ? rows.length : 0;
    if (count < question.min) append({}, { shouldFocus: false });
  }, [append, getValues, name, question.min]);

  function takeAway(position: number) {
    remove(position);
    document.getElementById(fieldId(name))?.focus();
  }

  function add() {
    append({}, { shouldFocus: false });
    // The new row exists after the next paint.
    requestAnimationFrame(() => setFocus(`${name}.${fields.length}.${first}`));
  }

  return (
    <div className="mb-4 flex flex-col gap-5">
      {fields.map((item, position) => (
        <fieldset key={item.id} className="rounded-card border border-line bg-surface p-5">
          <legend className="sr-only">
            {question.itemLabel} {position + 1}
          </legend>
          <div className="mb-3 flex items-center justify-between gap-4">
            <p aria-hidden="true" className="font-semibold">
              {question.itemLabel} {position + 1}
            </p>
            {fields.length > question.min && (
              <Button look="quiet" size="small" onClick={() => takeAway(position)}>
                <X aria-hidden="true" className="size-4.5" />
                Remove<span className="sr-only">{` ${noun} ${position + 1}`}</span>
              </Button>
            )}
          </div>
          <div className="flex flex-col gap-4">
            {question.fields.map((field) => (
              <QuestionField
                key={field.name}
                question={field}
                name={`${name}.${position}.${field.name}`}
                isRequired={field.required === true}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {error && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
      {fields.length < question.max && (
        <Button look="secondary" className="self-start" id={fieldId(name)} onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {fields.length === 0 ? `Add a ${noun}` : `Add another ${noun}`}
        </Button>
      )}
    </div>
  );
}
