import { MapPin } from 'lucide-react';
import { cityOfPostalCode } from '#app/features/cases/rules/postal-city.ts';
import { ALBERTA_POSTAL_CODE } from '#app/features/quotes/questions/everyone.ts';

/** The town of a whole postal code, where it is one that we know; or what keeps it from being one. */
export function Town({ code }: { code: string }) {
  const letters = code.replaceAll(/\s/g, '').toUpperCase();
  const town = ALBERTA_POSTAL_CODE.test(code.trim()) && cityOfPostalCode(code);
  const hasWrongLetter = letters.length === 6 && /[DFIOQU]/.test(letters);
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-slate not-empty:mt-2">
      {town && (
        <>
          <MapPin aria-hidden="true" className="size-4 text-spruce" />
          <span>{town}</span>
        </>
      )}
      {hasWrongLetter && 'No postal code has the letters D, F, I, O, Q or U. Is one of them a digit?'}
    </p>
  );
}
