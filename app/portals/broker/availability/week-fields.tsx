import type { Weekday } from '#app/features/brokers/availability/working-hours.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, FieldError } from '#app/ui/forms/field.tsx';
import { WEEK, WEEKDAY_NAMES } from './weekday-names.ts';

type Name = `weeklyHours.${Weekday}.${'from' | 'to'}`;
type WeekFieldsProps = {
  field: (name: Name) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | string[];
  };
  errors: Record<string, string>;
  /** Gives Tuesday to Friday the hours of Monday. */
  onRepeat: () => void;
};

/** Seven days, each with two times; a day off has none. */
export function WeekFields({ field, errors, onRepeat }: WeekFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Weekly hours</legend>
      <p className="text-sm text-slate">
        In Alberta time. Leave both times empty on a day off. We ask you only if you work during the two
        business hours that you have to accept.
      </p>
      <div className="mt-3 flex flex-col gap-2">
        {WEEK.map((day) => {
          const problem = errors[`weeklyHours.${day}.to`] ?? errors[`weeklyHours.${day}.from`];
          return (
            <div key={day}>
              <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-sm sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_minmax(0,1fr)]">
                <span className="font-medium">
                  {WEEKDAY_NAMES[day].slice(0, 3)}
                  <span className="max-sm:sr-only">{WEEKDAY_NAMES[day].slice(3)}</span>
                </span>
                <Time label={`${WEEKDAY_NAMES[day]}, from`} {...field(`weeklyHours.${day}.from`)} />
                <span aria-hidden="true">to</span>
                <Time label={`${WEEKDAY_NAMES[day]}, to`} {...field(`weeklyHours.${day}.to`)} />
              </div>
              {day === 'mon' && (
                <Button look="quiet" size="dense" onClick={onRepeat}>
                  Same hours Tuesday to Friday
                </Button>
              )}
              {problem && (
                <FieldError id={`${field(`weeklyHours.${day}.to`).id}-error`}>{problem}</FieldError>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

type TimeProps = ReturnType<WeekFieldsProps['field']> & { label: string };

function Time({ label, error, defaultValue, id, name }: TimeProps) {
  return (
    <input
      type="time"
      {...{ id, name, defaultValue }}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames(CONTROL_CLASS, 'min-h-11 py-1.5 text-sm max-sm:px-2')}
    />
  );
}
