import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { thisYear } from '#app/platform/clock/calendar-day.ts';
import { fillBlanks } from '#app/ui/forms/state/fill-blanks.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { passesCheck, readVin, type Vehicle, wholeVin } from './read-vin.ts';

type VinFieldProps = {
  id: string;
  name: string;
  label: string;
  help: ReactNode;
  error: string | undefined;
  optional: boolean;
  defaultValue: string | string[];
};

/** The number of a vehicle. It fills in year, make and model where they are empty or half typed, and says what it read. */
export function VinField(props: VinFieldProps) {
  const { held, values } = useQuoteForm();
  const vin = wholeVin(String(valueAt(values, props.name) ?? ''));
  const [found, setFound] = useState<{ vin: string; vehicle: Vehicle } | null>(null);
  const form = useRef(held);
  form.current = held;
  const { name } = props;

  useEffect(() => {
    if (!vin || !passesCheck(vin)) return;
    let isCurrent = true;
    void readVin(vin, thisYear() + 1)
      .then((vehicle) => {
        if (!isCurrent || !vehicle) return;
        fillBlanks(form.current, name.replace(/\.vin$/, ''), vehicle, isPiece);
        setFound({ vin, vehicle });
      })
      // Then year, make and model are typed, as without a VIN.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [vin, name]);

  return (
    <div>
      <TextField {...props} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <p
        role="status"
        className="not-empty:mt-2 not-empty:rounded-control not-empty:bg-info-soft not-empty:px-4 not-empty:py-3 not-empty:text-sm not-empty:text-info"
      >
        {vin && !passesCheck(vin) && 'One character seems to be wrong: this VIN does not pass its own check.'}
        {vin && found?.vin === vin && saidOf(found.vehicle)}
      </p>
    </div>
  );
}

/** Nothing, or the beginning or end of it: `21` for 2021, `toy` for Toyota. */
function isPiece(typed: unknown, value: string): boolean {
  return value.toLowerCase().includes(
    String(typed ?? '')
      .trim()
      .toLowerCase(),
  );
}

function saidOf({ year, make, model }: Vehicle): string {
  return model === null
    ? `This VIN is for a ${year} ${make}. Please add the model.`
    : `This VIN is for a ${year} ${make} ${model}.`;
}
