import { valueAt } from '#app/ui/forms/state/value-at.ts';
import type { Vehicle } from './read-vin.ts';

/**
 * Whether what was entered is another vehicle than that of a VIN: another year, another make, or a model of which neither is the
 * beginning of the other ("RAV 4", "RAV4 Hybrid"). What is empty is no other.
 */
export function differs(vehicle: Vehicle, entered: unknown): boolean {
  return Object.entries(vehicle).some(([name, known]) => {
    const one = lettersOf(known);
    const other = lettersOf(valueAt(entered, name));
    return one !== '' && other !== '' && !one.startsWith(other) && !other.startsWith(one);
  });
}

function lettersOf(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
