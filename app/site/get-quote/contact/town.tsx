import { MapPin } from 'lucide-react';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { ALBERTA_POSTAL_CODE } from '#app/features/quotes/questions/everyone.ts';

/** Where in Canada a postal code lies that does not begin with the T of Alberta. */
const ELSEWHERE: Record<string, string> = {
  ...{ A: 'Newfoundland and Labrador', B: 'Nova Scotia', C: 'Prince Edward Island', E: 'New Brunswick' },
  ...{
    G: 'Quebec',
    H: 'Quebec',
    J: 'Quebec',
    K: 'Ontario',
    L: 'Ontario',
    M: 'Ontario',
    N: 'Ontario',
    P: 'Ontario',
  },
  ...{ R: 'Manitoba', S: 'Saskatchewan', V: 'British Columbia', X: 'the territories', Y: 'Yukon' },
};

/** What to do about a whole postal code of somewhere else; empty where it is none. */
export function elsewhereHint(code: string): string {
  const letters = code.replaceAll(/\s/g, '').toUpperCase();
  const place = /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(letters) ? ELSEWHERE[letters.charAt(0)] : undefined;
  if (!place) return '';
  return `This postal code is in ${place}. Our broker partners work in Alberta, where codes begin with T. Enter the code of the Alberta address that this is about.`;
}

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
      {!hasWrongLetter && elsewhereHint(code)}
    </p>
  );
}
