/**
 * The city of a postal code's delivery area (its first three characters). General knowledge of Canada Post's
 * areas, only used to choose a broker nearby: a code that is not listed has no known city, and suits everybody.
 */
const CITY_BY_AREA: readonly (readonly [prefix: string, city: string])[] = [
  ['T1Y', 'Calgary'],
  ['T2', 'Calgary'],
  ['T3', 'Calgary'],
  ['T5', 'Edmonton'],
  ['T6', 'Edmonton'],
  ['T4N', 'Red Deer'],
  ['T4P', 'Red Deer'],
  ['T4R', 'Red Deer'],
  ['T1H', 'Lethbridge'],
  ['T1J', 'Lethbridge'],
  ['T1K', 'Lethbridge'],
  ['T9H', 'Fort McMurray'],
  ['T9J', 'Fort McMurray'],
  ['T9K', 'Fort McMurray'],
  ['T1A', 'Medicine Hat'],
  ['T1B', 'Medicine Hat'],
  ['T1C', 'Medicine Hat'],
];

/** `Calgary` for `T2P 1J9`; null when the code is missing or its city is not known. */
export function cityOfPostalCode(postalCode: string | null | undefined): string | null {
  const code = postalCode?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  return CITY_BY_AREA.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
}
