/** What a VIN says of a vehicle; the model where the tables know it. */
export type Vehicle = { year: number; make: string; model: string | null };

/** Makers by the first three characters of a VIN: make, model, characters of the VIN, model years. */
export type MakerTable = Record<string, Record<string, Record<string, Record<string, string>>>>;

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The codes of model years, from 1980 and again from 2010. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Seventeen characters that a VIN may have, as one writes it: without gaps and in capitals. Null for anything else. */
export function wholeVin(typed: string): string | null {
  const vin = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}

/** Whether the ninth character fits the others, as it does in every VIN of Canada and the United States. */
export function passesCheck(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, character, place) => total + numberOf(character) * (WEIGHTS[place] ?? 0),
    0,
  );
  return vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

/** 1 to 9 for A to I and J to R, 2 to 9 for S to Z; a digit is itself. */
function numberOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  const place = character.charCodeAt(0) - 65;
  if (place < 9) return place + 1;
  return place < 18 ? place - 8 : place - 16;
}

/** Fetches the table of the maker's country and reads the VIN by it; null where it is not known. `lastYear` is next year. */
export async function readVin(vin: string, lastYear: number): Promise<Vehicle | null> {
  const answer = await fetch(`/vehicles/${vin[0]}.json`);
  if (!answer.ok) return null;
  const table: MakerTable = await answer.json();
  return decodeVin(vin, table, lastYear);
}

/** Year, make and model of a VIN that passes its check. */
export function decodeVin(vin: string, table: MakerTable, lastYear: number): Vehicle | null {
  const makes = Object.entries(table[vin.slice(0, 3)] ?? {});
  const year = modelYear(vin, lastYear);
  const found = makes.flatMap(([make, models]) =>
    Object.entries(models).flatMap(([model, patterns]) =>
      Object.entries(patterns)
        .filter(([pattern, years]) => holdsYear(years, year) && fits(vin, pattern))
        .map(([pattern]) => ({ make, model, exactness: exactnessOf(pattern) })),
    ),
  );
  const best = Math.max(...found.map(({ exactness }) => exactness));
  const exact = found.filter(({ exactness }) => exactness === best);
  const one = (names: string[]) => (new Set(names).size === 1 ? (names[0] ?? null) : null);
  const make = one(exact.map((vehicle) => vehicle.make)) ?? one(makes.map(([name]) => name));
  return make === null ? null : { year, make, model: one(exact.map(({ model }) => model)) };
}

/** The tenth character; cars and light trucks from 2010 on have a letter in the seventh place, earlier ones a digit. */
function modelYear(vin: string, lastYear: number): number {
  const first = 1980 + YEARS.indexOf(vin[9] ?? '');
  const later = first + 30;
  return /\d/.test(vin[6] ?? '') || later > lastYear ? first : later;
}

/** `2009-2012,2015` */
function holdsYear(years: string, year: number): boolean {
  return years.split(',').some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return from <= year && year <= to;
  });
}

/** A pattern stands for places 4 to 8 and, behind a bar, 10 to 17: `*` for any character, `[AB]` for one of them. */
function fits(vin: string, pattern: string): boolean {
  const [start = '', end = ''] = pattern.split('|');
  return holds(vin.slice(3, 8), start) && holds(vin.slice(9), end);
}

function holds(part: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '.').replaceAll('#', '\\d')}`).test(part);
}

/** How many places of a pattern are not just any character. */
function exactnessOf(pattern: string): number {
  return pattern.replaceAll(/\[[^[\]]{0,40}\]/g, 'x').replaceAll(/[*|]/g, '').length;
}
