import { type Cell, columnsOf, rowOf, withoutCode } from './columns.ts';
import { isNote } from './notes.ts';

/** A line of a pasted text: what it is about, what it says of that, and the whole as it was written. */
export type PastedLine = { name: string; terms: string; said: string };

/** Longer lines are no list of a quote, and are read by their beginning. */
const LONGEST_LINE = 400;

/** A paragraph is read by its sentences: each says something of its own. */
const LONGEST_SENTENCE = 140;
const SENTENCE = /(?<=\p{L}{2}[.!?]|\d[.!?]) (?=\p{Lu})/u;

const BULLET = /^\s*(?:[-*] {1,4}|[•·▪◦✓✔]|\d{1,2}[.)] {1,4}(?=\p{L}{2}))\s*/u;
/** Dots and bars that lead from a name to its terms. */
const LEADERS = /\s?\.{3,}\s?|\s?_{3,}\s?|\s?…+\s?|\s?\|\s?/g;
const NAMED = /^([^:]{1,60}):(?:\s+(.*))?$/;
const DEDUCTIBLE = /^\$?[\d,.]+ (?:deductible|ded\.?)$/i;
/** The same with its word first, in a cell: of the coverage that its line names. */
const DEDUCTIBLE_OF = /^(?:deductible|ded\b\.?):?(?: of)? ?\$? ?\d[\d,.]*$/i;
/** What stands before such a cell on its line: `Liability $2,000,000 / Deductible $1,000`. */
const BEFORE_DEDUCTIBLE = /(?<=^[^/\n]*) \/ (?=(?:deductible|ded\b\.?):?(?: of)? ?\$? ?\d[\d,.]*[ \t]*$)/gim;
const EACH_DEDUCTIBLE = /\b(?:deductibles?|ded)\b/gi;
/** Has no deductible: a sum. */
const SUM = /\b(?:total|premium)\b/i;
/** A name of a sum that goes on in the next line, as in a copy out of a narrow column. */
const GOES_ON = /^[a-z]/;
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const STATE =
  'included|incl\\.?|statutory|as per (?:the )?act|(?:nil|no|zero) (?:deductible|ded)|(?:not|no) (?:included|covered|purchased|selected|available|taken|offered|coverage)|excluded|declined|yes|no|none|nil|n/[ac]|unlimited|replacement cost|actual cash value|[-–—✓✔]';
/** Says something of a name before it, and is none itself. */
const VALUE = new RegExp(
  `^(?:(?:[-−–] ?|up to |max(?:imum)? )?(?:ca|cad)? ?\\$|(?:up to )?\\d[\\d,.]*(?: ?%| ?(?:m|k)\\b| (?:million|thousand|days?|months?|years?|deductible|ded|per)\\b.*)?$|\\d{4}[-/]\\d|\\d{1,2}[-/ ](?:\\d|${MONTH})|(?:${MONTH})[a-z]* \\d|(?:${STATE})$)`,
  'i',
);

/** How something is covered, and up to how much: `Included up to $40,000`. */
const COVERED_SO =
  /^(?:included?|incl\.?|covered|yes|limited|same as|as per|full|no limit|waived|replacement cost|actual cash value)(?![\p{L}\d])/iu;

/** `Accident benefits - included` */
const DASHED = new RegExp(`^([^:]{2,60}?) [-–—] (${STATE})$`, 'i');

/** `Sewer backup - up to $40,000` */
const DASHED_SO =
  /^([^:$\d]{2,60}?) [-–—] ((?:included?|incl\.|covered|yes|limited|same as|no limit|replacement cost|up to)(?![\p{L}\d]).*)$/iu;

/** The cells of each line of a text. */
export const cellsOfLines = (text: string): Cell[][] => writtenLines(text).map((line) => cellsOf(line));

/** The lines of a text, empty ones too. Columns beside each other are lines of their own, and a value alone belongs to what stands above it. */
export function pastedLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let columns: ReturnType<typeof columnsOf> = [];
  for (const line of writtenLines(text)) {
    const cells = cellsOf(line);
    const heads = columnsOf(cells);
    if (heads.length > 0) columns = heads;
    else if (cells.length === 0) columns = [];
    const row = heads.length === 0 ? rowOf(columns, cells) : undefined;
    if (row) lines.push({ ...row, said: wordsOf(line) });
    else if (cells.length === 0) lines.push({ name: '', terms: '', said: '' });
    else if (heads.length > 0) lines.push({ name: 'Coverages', terms: '', said: wordsOf(line) });
    else for (const one of linesOf(cells.filter(({ text: words }) => words))) add(lines, one);
  }
  return lines;
}

const writtenLines = (text: string) =>
  withDeductibleApart(text)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => (line.length > LONGEST_SENTENCE ? line.split(SENTENCE) : [line]))
    .map((line) => line.slice(0, LONGEST_LINE).replace(BULLET, '').trimEnd());

/** The only deductible that a text names is of the whole policy, and stands on a line of its own; one of several is of its line. */
function withDeductibleApart(text: string): string {
  const isOnly = [...text.matchAll(EACH_DEDUCTIBLE)].length === 1;
  return text.replaceAll(BEFORE_DEDUCTIBLE, isOnly ? '\n' : ', ');
}

/** A value alone is what the line above it leaves open; one that says its period stands for itself. */
function add(lines: PastedLine[], line: PastedLine): void {
  const before = lines.at(-1);
  if (before && before.said !== '' && isNote(line.said)) {
    note(before, line.said);
    return;
  }
  const isOpen = before !== undefined && before.said !== '' && before.terms === '' && !isValue(before.said);
  if (isOpen && GOES_ON.test(line.said) && /\btotal\b/i.test(before.said) && !/\d/.test(before.said)) {
    before.name = `${before.name} ${line.name}`;
    before.said = `${before.said} ${line.said}`;
    before.terms = line.terms;
    return;
  }
  // `$430,000` and below it `$1,500 deductible` are both of the name above them.
  const isOfAbove = DEDUCTIBLE.test(line.said) || (GOES_ON.test(line.said) && DEDUCTIBLE_OF.test(line.said));
  if (before && /^\$/.test(before.terms) && isOfAbove && !GOES_ON.test(before.said)) {
    before.terms = `${before.terms}, ${line.said}`;
    before.said = `${before.said}, ${line.said}`;
    return;
  }
  const isOfOpen = isValue(line.said) || (COVERED_SO.test(line.said) && /\d/.test(line.said));
  if (!isOpen || !isOfOpen || /\b(?:month|year|annum|annual)|\/ ?(?:mo|yr)\b/i.test(line.said)) {
    lines.push(line);
    return;
  }
  before.name = before.name.replace(/:$/, '');
  before.terms = line.said;
  before.said = `${before.name}: ${line.said}`;
}

/** What a bracket adds belongs to what stands before it. */
function note(line: PastedLine, words: string): void {
  line.said = `${line.said} ${words}`;
  if (line.terms === '') line.name = `${line.name} ${words}`;
  else line.terms = `${line.terms} ${words}`;
}

/** Whether words say something of a name before them, and name nothing themselves. */
export const isValue = (words: string): boolean => VALUE.test(words);

const wordsOf = (line: string) => line.replaceAll(LEADERS, ' ').replaceAll(/\s+/g, ' ').trim();

/** What tabs, wide spaces, dots or bars part. */
function cellsOf(line: string): Cell[] {
  const led = line.replaceAll(LEADERS, '\t');
  if (led.trim() === '') return [];
  const isTabbed = led.includes('\t');
  const parts = [...led.matchAll(isTabbed ? /[^\t]+|(?<=^|\t)(?=\t)/g : /\S+(?: \S+)*/g)];
  return parts.map(({ index, 0: text }, at) => {
    const place = isTabbed ? { from: at, to: at } : { from: index, to: index + text.length };
    return { text: text.replaceAll(/\s+/g, ' ').trim(), ...place };
  });
}

/** A line for each name with the values behind it. */
function linesOf(cells: readonly Cell[]): PastedLine[] {
  const lines: PastedLine[] = [];
  for (const { text } of withoutCode(cells)) {
    const last = lines.at(-1);
    const [, written, namedTerms = ''] = NAMED.exec(text) ?? DASHED.exec(text) ?? DASHED_SO.exec(text) ?? [];
    const named = written?.trim();
    if (last && isNote(text)) note(last, text);
    else if (
      last &&
      (isValue(text) || COVERED_SO.test(text) || (DEDUCTIBLE_OF.test(text) && !SUM.test(last.name)))
    ) {
      last.terms = last.terms ? `${last.terms}, ${text}` : text;
      last.said = `${last.said} ${text}`;
    } else if (last && last.terms === '' && !/\d/.test(last.said) && !last.said.endsWith(':')) {
      // Two words of one name: `Collision` and `deductible`.
      last.name = `${last.name} ${named ?? text}`;
      last.said = `${last.said} ${text}`;
      last.terms = namedTerms;
    } else lines.push({ name: named ?? text, terms: namedTerms, said: text });
  }
  return lines;
}
