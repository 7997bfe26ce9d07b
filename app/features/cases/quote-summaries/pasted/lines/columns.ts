/** What stands in a line between wide spaces, and where: by its place among tabs, else by its letters. */
export type Cell = { text: string; from: number; to: number };
type Column = Cell & { kind: keyof typeof KINDS };

const KINDS = {
  name: /^(?:coverages?|descriptions?|sections?|items?|endorsements?|coverage description)$/i,
  limit:
    /^(?:limits?|amounts?|limits? of (?:liability|insurance)|amount of insurance|coverage limit|sum insured)(?: ?\(\$\))?$/i,
  deductible: /^(?:deductibles?|ded\.?)(?: ?\(\$\))?$/i,
  price:
    /^(?:(?:annual |yearly |monthly |total )?(?:premiums?|prem\.?|cost|price)|rate|annual|monthly|yearly|per (?:month|year))(?: ?\(\$\))?$/i,
} as const;

/** The columns that a line heads, such as `Coverage  Limit  Deductible  Premium`; none where it heads nothing. */
export function columnsOf(cells: readonly Cell[]): Column[] {
  const heads = cells.flatMap((cell) => {
    const kind = (Object.keys(KINDS) as Column['kind'][]).find((one) => KINDS[one].test(cell.text));
    return kind ? [{ ...cell, kind }] : [];
  });
  return heads.length > 1 && heads.length === cells.length ? heads : [];
}

/** What is no coverage, but the sum of them. */
const SUM = /\b(?:total|premium|tax(?:es)?|fees?|payable|due)\b/i;

/** A row under these columns: a name with its limit and its deductible. What each coverage costs is no term of it, and left out. */
export function rowOf(
  columns: readonly Column[],
  row: readonly Cell[],
): { name: string; terms: string } | undefined {
  const [first, ...cells] = withoutCode(row);
  if (columns.length === 0 || !first || !/^\d*[- ]?\p{L}/u.test(first.text)) return undefined;
  const filled = cells.filter(({ text }) => text !== '' && !/^[-–—]$/.test(text));
  if (filled.length === 0 || filled.some(({ text }) => text.endsWith(':'))) return undefined;
  const of = (kind: Column['kind']) =>
    filled.flatMap((cell) => (nearest(columns, cell)?.kind === kind ? dollars(cell.text) : []));
  const deductibles = of('deductible').map((words) =>
    /\d|^(?:nil|none)$/i.test(words) ? `${words} deductible` : words,
  );
  const terms = [...of('limit'), ...deductibles, ...(SUM.test(first.text) ? of('price') : [])];
  return { name: first.text.replace(/:$/, ''), terms: terms.join(', ') };
}

/** `Coverage A`, `Section I` or `B` in a cell of its own, before the name. */
const CODE = /^(?:(?:coverage|section|part|cov\.?) )?[a-z\d]{1,3}$/i;
/** The same of an endorsement, before its name: `SEF 44`. */
const ENDORSEMENT = /^(?:sef|qef|opcf|nbef) ?#?\d{1,2}[a-z]?$/i;

/** The cells of a row, its name first: what a program writes before the name is a part of it. */
export function withoutCode(cells: readonly Cell[]): Cell[] {
  const [code, name, ...rest] = cells;
  if (code && name && ENDORSEMENT.test(code.text) && /^\p{L}/u.test(name.text))
    return [{ ...name, text: `${code.text} ${name.text}` }, ...rest];
  if (!code || !name || !CODE.test(code.text) || !/^\p{L}/u.test(name.text) || rest.length === 0)
    return [...cells];
  return withoutCode([
    { ...name, text: CODE.test(name.text) ? name.text : `${code.text} ${name.text}` },
    ...rest,
  ]);
}

/** The column under which a cell stands, at its left end or at its right one. */
function nearest(columns: readonly Column[], { from, to }: Cell): Column | undefined {
  const awayFrom = (column: Column) => Math.min(Math.abs(column.from - from), Math.abs(column.to - to));
  return columns.toSorted((one, other) => awayFrom(one) - awayFrom(other))[0];
}

const dollars = (words: string) =>
  /^(?:\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d\d)?$/.test(words) ? `$${words}` : words;
