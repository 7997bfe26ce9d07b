import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ListQuestion, rowName } from '#app/features/quotes/questions/question.ts';
import { newId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { QuestionField } from './question-field.tsx';
import { fieldId, type QuoteForm, useQuoteForm } from './question-form.ts';

/** The same few questions for each vehicle, traveller or applicant. */
export function QuestionList({ question, name }: { question: ListQuestion; name: string }) {
  const { held, errors } = useQuoteForm();
  const rows = useRows(held, name, question.min);
  const error = errors[name];
  const noun = question.itemLabel.toLowerCase();
  const nameAt = (position: number) => rowName(question, position);

  function takeAway(position: number) {
    rows.takeAway(position);
    document.getElementById(fieldId(name))?.focus();
  }

  function add() {
    const position = rows.add();
    document.getElementById(fieldId(`${name}.${position}.${question.fields[0]?.name}`))?.focus();
  }

  return (
    <div className="mb-4 flex flex-col gap-5">
      {rows.keys.map((key, position) => (
        <fieldset key={key} data-row="" className="rounded-card border border-line bg-surface p-5">
          <legend className="sr-only">{nameAt(position)}</legend>
          <div className="mb-3 flex items-center justify-between gap-4">
            <p aria-hidden="true" className="font-semibold">
              {nameAt(position)}
            </p>
            {rows.keys.length > question.min && (
              <Button look="quiet" size="small" onClick={() => takeAway(position)}>
                <X aria-hidden="true" className="size-4.5" />
                Remove<span className="sr-only">{` ${nameAt(position).toLowerCase()}`}</span>
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
      {rows.keys.length < question.max && (
        <Button look="secondary" className="self-start" id={fieldId(name)} onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {rows.keys.length === 0 ? `Add a ${noun}` : `Add another ${noun}`}
        </Button>
      )}
    </div>
  );
}

/** The rows of a list. Each has a key of its own, so that what was typed in it stays with it when another one goes. */
function useRows(held: QuoteForm['held'], name: string, min: number) {
  const rowsNow = (): unknown[] => {
    const rows = valueAt(held.latest.current.values, name);
    return Array.isArray(rows) ? rows : [];
  };
  const [keys, setKeys] = useState(() => rowsNow().map(newId));

  function change(rows: unknown[], nextKeys: string[]) {
    const { values, errors } = held.latest.current;
    // Findings stand under the places of rows, which are others now.
    const others = Object.entries(errors).filter(
      ([field]) => field !== name && !field.startsWith(`${name}.`),
    );
    held.set({ values: withValue(values, name, rows), errors: Object.fromEntries(others) });
    setKeys(nextKeys);
  }

  // A list that needs somebody starts with one row to fill in.
  const needsRow = useRef(keys.length < min);
  useEffect(() => {
    if (!needsRow.current) return;
    needsRow.current = false;
    change([{}], [newId()]);
  });

  return {
    keys,
    /** The place of the new row. */
    add(): number {
      const rows = rowsNow();
      flushSync(() => change([...rows, {}], [...keys, newId()]));
      return rows.length;
    },
    takeAway: (position: number) => change(rowsNow().toSpliced(position, 1), keys.toSpliced(position, 1)),
  };
}
