import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { AwayDays } from '#app/features/brokers/availability/away-days.ts';
import { Button } from '#app/ui/button.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { Fold } from '#app/ui/forms/fold.tsx';
import { awayWords } from './away-words.ts';

type AwayFieldsProps = {
  /** As they stand in the form now. */
  away: readonly AwayDays[];
  before?: readonly AwayDays[];
  field: (name: `away.${number}.${'from' | 'to'}`) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | string[];
  };
  /** About the list as a whole. */
  error?: string | undefined;
  onChange: (away: AwayDays[]) => void;
};

/** The days on which a broker takes nothing new, one line each; what is over is folded away. */
export function AwayFields({ away, before = [], field, error, onChange }: AwayFieldsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const focusOn = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = () => {
    onChange([...away, { from: '', to: '' }]);
    focusOn(`[name="away.${away.length}.from"]`);
  };
  const remove = (place: number) => {
    onChange(away.toSpliced(place, 1));
    focusOn('[data-add]');
  };
  return (
    <fieldset ref={list} className="flex flex-col gap-4">
      <legend className="font-semibold">Away</legend>
      <p className="text-sm text-slate">
        No new requests come on these days, and no calls can be booked. Leave the last day empty if you do not
        know it yet. Days that overlap or follow each other are kept as one.
      </p>
      {away.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the list
        <div key={place} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <DateField label="First day" className="sm:self-start" {...field(`away.${place}.from`)} />
          <DateField label="Last day" optional className="sm:self-start" {...field(`away.${place}.to`)} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(place)}>
            <Trash2 aria-hidden="true" className="size-5" />
            Remove
            <span className="sr-only"> away days {place + 1}</span>
          </Button>
        </div>
      ))}
      {error && <FieldError id="away-error">{error}</FieldError>}
      <Button look="secondary" size="small" className="self-start" data-add onClick={add}>
        <Plus aria-hidden="true" className="size-5" />
        Add days away
      </Button>
      {before.length > 0 && (
        <Fold label={`Past days away (${before.length})`} isOpen={false}>
          <ul className="text-sm">
            {before.toReversed().map((one) => (
              <li key={one.from}>{awayWords(one)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </fieldset>
  );
}
