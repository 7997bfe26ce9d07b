/**
 * The city or town of a postal code's delivery area (its first three characters), and for towns the city nearby that
 * brokers serve them from. From Canada Post's areas, only used to say where we think somebody lives and to choose a broker
 * nearby: a code that is not listed has no known place, and suits everybody.
 */
const PLACES: readonly (readonly [place: string, prefixes: string, near?: string])[] = [
  ['Calgary', 'T1Y T2 T3'],
  ['Airdrie', 'T4A T4B', 'Calgary'],
  ['Chestermere', 'T1X', 'Calgary'],
  ['Cochrane', 'T4C', 'Calgary'],
  ['High River', 'T1V', 'Calgary'],
  ['Okotoks', 'T1S', 'Calgary'],
  ['Strathmore', 'T1P', 'Calgary'],
  ['Edmonton', 'T5 T6'],
  ['Beaumont', 'T4X', 'Edmonton'],
  ['Fort Saskatchewan', 'T8L', 'Edmonton'],
  ['Leduc', 'T9E', 'Edmonton'],
  ['Morinville', 'T8R', 'Edmonton'],
  ['Sherwood Park', 'T8A T8B T8H', 'Edmonton'],
  ['Spruce Grove', 'T7X', 'Edmonton'],
  ['St. Albert', 'T8N', 'Edmonton'],
  ['Stony Plain', 'T7Z', 'Edmonton'],
  ['Red Deer', 'T4N T4P T4R'],
  ['Blackfalds', 'T4M', 'Red Deer'],
  ['Innisfail', 'T4G', 'Red Deer'],
  ['Lacombe', 'T4L', 'Red Deer'],
  ['Sylvan Lake', 'T4S', 'Red Deer'],
  ['Lethbridge', 'T1H T1J T1K'],
  ['Coaldale', 'T1M', 'Lethbridge'],
  ['Fort McMurray', 'T9H T9J T9K'],
  ['Medicine Hat', 'T1A T1B T1C'],
];

/** `Calgary` for `T2P 1J9`, `Airdrie` for `T4B 2K9`; null when the code is missing or its place is not known. */
export function cityOfPostalCode(postalCode: string | null | undefined): string | null {
  const code = postalCode?.replaceAll(/\s/g, '').toUpperCase() ?? '';
  const isThere = (prefixes: string) => prefixes.split(' ').some((prefix) => code.startsWith(prefix));
  return PLACES.find(([, prefixes]) => isThere(prefixes))?.[0] ?? null;
}

/** The one city or town that a text names, however it is written; null where it names none or several. */
export function placeIn(text: string): string | null {
  const plain = (words: string) =>
    ` ${words
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()} `;
  const said = plain(text);
  const [place, ...others] = PLACES.filter(([name]) => said.includes(plain(name)));
  return place && others.length === 0 ? place[0] : null;
}

/** The city from which brokers serve a town: `Calgary` for `Airdrie`; any other place is its own. */
export function cityNear(place: string): string {
  return PLACES.find(([name]) => name === place)?.[2] ?? place;
}

/** The towns that we know by their postal code and the city nearby, by name. */
export const TOWNS = PLACES.flatMap(([name, , near]) => (near ? [{ name, near }] : []));
