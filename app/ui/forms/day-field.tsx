import type { ClipboardEvent } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, FieldGroup, type FieldProps } from './field.tsx';
import { DAY_PARTS, type DayPart, dayFromText, partOf } from './state/day-parts.ts';

type DayFieldProps = Omit<FieldProps, 'why'> & {
  name: string;
  id?: string;
  /** YYYY-MM-DD, also when it is not complete. */
  defaultValue?: string | string[];
  /** The fields that are wrong, where it is not all of them. */
  wrongParts?: readonly DayPart[];
  /** The date in words once it is one: nobody mistakes the month for the day then. */
  inWords?: string;
  /** A whole date was pasted into one of the fields. */
  onPasteDay: (day: string) => void;
};

const LABELS: Record<DayPart, string> = { day: 'Day', month: 'Month', year: 'Year' };

/** A date in three fields: no order of day and month to guess, and no calendar to page through. A whole one can be pasted. */
export function DayField(props: DayFieldProps) {
  const { label, help, error, optional, className, id, name, defaultValue = '', onPasteDay } = props;
  const { wrongParts = [], inWords = '' } = props;

  function onPaste(event: ClipboardEvent) {
    const day = dayFromText(event.clipboardData.getData('text'));
    if (!day) return;
    event.preventDefault();
    onPasteDay(day);
  }

  return (
    <FieldGroup legend={label} {...{ id, help, error, optional, className }}>
      {(groupId) => (
        <>
          <div className="mt-2 flex gap-3">
            {DAY_PARTS.map((part, place) => (
              <div key={part} className={part === 'year' ? 'w-28' : 'w-20'}>
                <label htmlFor={place === 0 ? groupId : `${groupId}-${part}`} className="text-sm">
                  {LABELS[part]}
                </label>
                <input
                  id={place === 0 ? groupId : `${groupId}-${part}`}
                  name={name}
                  data-part={part}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={partOf(String(defaultValue), part)}
                  aria-invalid={
                    error && (wrongParts.length === 0 || wrongParts.includes(part)) ? true : undefined
                  }
                  onPaste={onPaste}
                  className={classNames(CONTROL_CLASS, 'tabular-nums')}
                />
              </div>
            ))}
          </div>
          <p role="status" className="text-sm text-slate not-empty:mt-2">
            {!error && inWords}
          </p>
        </>
      )}
    </FieldGroup>
  );
}
