import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';

type DaysFieldProps = {
  label: string;
  help: string;
  /** As they stand in the form now. */
  days: readonly string[];
  field: (place: number) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | string[];
  };
  /** About the list as a whole. */
  error: string | undefined;
  onChange: (days: string[]) => void;
};

/** Days, each chosen from a calendar in a line of its own. */
export function DaysField({ label, help, days, field, error, onChange }: DaysFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    onChange([...days, '']);
    list.current?.querySelector<HTMLElement>(`[name="value.${days.length}"]`)?.focus();
  };
  const remove = (place: number) => {
    onChange(days.toSpliced(place, 1));
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <fieldset ref={list} className="flex flex-col gap-4">
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-slate">{help}</p>
      {days.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the list
        <div key={place} className="flex items-end gap-2">
          <DateField label={`Day ${place + 1}`} className="min-w-0 flex-1" {...field(place)} />
          <Button look="quiet" size="small" className="shrink-0" onClick={() => remove(place)}>
            <Trash2 aria-hidden="true" className="size-5" />
            Remove
            <span className="sr-only"> day {place + 1}</span>
          </Button>
        </div>
      ))}
      {error && <FieldError id="days-error">{error}</FieldError>}
      <Button look="secondary" size="small" className="self-start" data-add onClick={add}>
        <Plus aria-hidden="true" className="size-5" />
        Add a closed day
      </Button>
    </fieldset>
  );
}
