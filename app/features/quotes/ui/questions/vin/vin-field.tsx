import { type ReactNode, useRef, useState } from 'react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { fillBlanks } from '#app/ui/forms/state/fill-blanks.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { loadFormWork } from '#app/ui/forms/use-form.ts';
import { differs } from './differs.ts';
import type { Vehicle } from './read-vin.ts';
import { useVehicle } from './use-vehicle.ts';
import { ANOTHER_VEHICLE, vehicleWords, wrongVinWords } from './vin-words.ts';

type VinFieldProps = {
  id: string;
  name: string;
  label: string;
  help: ReactNode;
  error: string | undefined;
  optional: boolean;
  defaultValue: string | string[];
};

/**
 * The number of a vehicle. It fills in year, make and model where they are empty, half typed or from the number before, and says
 * what it read. Where somebody typed another vehicle it says so, and takes its own at a press.
 */
export function VinField(props: VinFieldProps) {
  const { held, values } = useQuoteForm();
  const typed = String(valueAt(values, props.name) ?? '');
  const form = useRef(held);
  form.current = held;
  /** What the number before has filled in: nobody typed that. */
  const filled = useRef<Vehicle | null>(null);
  const { name } = props;
  /** What is wrong with what was typed, said once the field is left. */
  const [fault, setFault] = useState<{ typed: string; message: string | undefined } | null>(null);
  const root = name.replace(/\.vin$/, '');
  const read = useVehicle(typed, (vehicle) => {
    const before = Object.values(filled.current ?? {}).map(String);
    fillBlanks(
      form.current,
      root,
      vehicle,
      (entered, value) => isPiece(entered, value) || before.includes(String(entered)),
    );
    filled.current = vehicle;
  });

  async function check(left: string) {
    const { checkForm } = await loadFormWork();
    const checked = await checkForm(form.current);
    setFault({ typed: left, message: 'errors' in checked ? checked.errors[name] : undefined });
  }

  const wrong = wrongVinWords(typed);
  const isOther = read !== null && differs(read, valueAt(values, root));
  return (
    <div>
      <TextField
        {...props}
        error={props.error ?? (fault?.typed === typed ? fault.message : undefined)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        // What cannot be checked now is checked as the step is left.
        onBlur={({ target }) => void check(target.value).catch(() => undefined)}
      />
      <div
        role="status"
        className={classNames(
          'not-empty:mt-2 not-empty:rounded-control not-empty:px-4 not-empty:py-3 not-empty:text-sm',
          isOther || wrong ? 'bg-warning-soft text-warning' : 'bg-info-soft text-info',
        )}
      >
        {wrong}
        {read && vehicleWords(read)}
        {read && isOther && (
          <>
            {` ${ANOTHER_VEHICLE} `}
            <Button
              size="small"
              look="quiet"
              onClick={() => fillBlanks(form.current, root, read, () => true)}
            >
              Use the vehicle of the VIN
            </Button>
          </>
        )}
      </div>
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
