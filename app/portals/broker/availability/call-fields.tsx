import { CALL_BUFFERS, CALL_MINUTES, CALL_NOTICES } from '#app/features/brokers/availability/call-slots.ts';
import { SelectField } from '#app/ui/forms/select-field.tsx';

type Name = `callHours.${'minutes' | 'buffer' | 'notice'}`;
type CallFieldsProps = {
  field: (name: Name) => {
    id: string;
    name: string;
    error: string | undefined;
    defaultValue: string | string[];
  };
};

const MINUTES = [
  { value: 'none', label: 'No calls to book' },
  ...CALL_MINUTES.map((minutes) => ({ value: `${minutes}`, label: `${minutes} minutes` })),
];
const BUFFERS = CALL_BUFFERS.map((minutes) => ({
  value: `${minutes}`,
  label: minutes === 0 ? 'Nothing' : `${minutes} minutes`,
}));
const NOTICES = CALL_NOTICES.map((hours) => ({
  value: `${hours}`,
  label: hours === 1 ? '1 hour' : `${hours} hours`,
}));

/** Whether people whose request a broker has accepted may book a call, how long, and how far apart and ahead. */
export function CallFields({ field }: CallFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Call booking</legend>
      <p className="text-sm text-slate">
        Clients whose request you have accepted can book within your weekly hours, up to two weeks ahead. A
        booked call sets the contact deadline: you and the client are told at once, and reminded twice.
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <SelectField label="Length" options={MINUTES} {...field('callHours.minutes')} />
        <SelectField label="Break after each call" options={BUFFERS} {...field('callHours.buffer')} />
        <SelectField label="Shortest notice" options={NOTICES} {...field('callHours.notice')} />
      </div>
    </fieldset>
  );
}
