import type { Breach } from './import-zones.ts';

/** A name that says nothing draws everything: a helper lives with its user, or in a file named for what it does. */
const SAYS_NOTHING = [
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'shared',
  'lib',
  'types',
  'constants',
];

const LONGEST = 400;
const LONG = 300;
const DEEPEST = 5;

/** Data is as long as it is: question catalogues, content, tables of words. */
const IS_DATA = /^(content\/|db\/|app\/features\/quotes\/questions\/)/;

/** What is wrong with the name, the place or the length of a file. */
export function findFileBreaches(path: string, lines: number): Breach[] {
  const problems: string[] = [];
  for (const part of path.split('/')) {
    const [stem = ''] = part.split('.');
    if (SAYS_NOTHING.includes(stem)) problems.push(`"${stem}" names nothing: call it after what it does`);
  }
  if (path.startsWith('app/') && path.split('/').length - 2 > DEEPEST) {
    problems.push(`lies more than ${DEEPEST} folders below app/`);
  }
  if (lines > LONGEST && !IS_DATA.test(path)) problems.push(`has ${lines} lines, ${LONGEST} are the limit`);
  return problems.map((problem) => ({ path, problem }));
}

/** Worth a look before it becomes an error. */
export function isGettingLong(path: string, lines: number): boolean {
  return lines > LONG && lines <= LONGEST && !IS_DATA.test(path);
}
