import { amountsIn } from './amounts.ts';
import { beginsWithInsurer, saysInsurer } from './insurers.ts';
import type { Cell } from './lines/columns.ts';

/** Two packages of one insurer, or two of its plans. */
const OPTION =
  /^(?:option|plan|quote|package|alternative|scenario|choice|proposal) ?#?(?:no\.? ?)?([1-6a-e]|one|two|three)\b/i;
const PRICE = /\b(?:total|premiums?|prices?|cost|payable|annual|monthly)\b/i;
/** Below so much of the highest, prices beside each other are no two offers: a month and a year, a tax and its premium. */
const ALIKE = 0.4;

/** Whether a text, by the cells of its lines, holds more than one quote: side by side in columns, or one below the other. */
export function holdsSeveral(lines: readonly (readonly Cell[])[]): boolean {
  const cells = lines.map((line) => line.map(({ text }) => text).filter(Boolean));
  const options = cells.flat().flatMap((text) => OPTION.exec(text)?.[1]?.toLowerCase() ?? []);
  return (
    new Set(options).size > 1 ||
    areInsurersAbreast(cells) ||
    cells.some((line) => arePricesAbreast(line, cells))
  );
}

/** Insurers in the cells of one line, or at the beginning of lines that say what each of them asks. */
function areInsurersAbreast(cells: readonly (readonly string[])[]): boolean {
  const known = (texts: readonly string[]) => new Set(texts.flatMap((text) => beginsWithInsurer(text) ?? []));
  const priced = cells
    .filter((line) => line.some((text) => amountsIn(text).length > 0))
    .flatMap(([first]) => first ?? []);
  return (
    known(priced).size > 1 ||
    cells.some((line) => known(line).size > 1 || (saysInsurer(line[0] ?? '') && line.length > 2))
  );
}

/** Two prices of about the same size behind one name, which are not the parts of a total below them. */
function arePricesAbreast(
  [name = '', ...values]: readonly string[],
  all: readonly (readonly string[])[],
): boolean {
  const amounts = values.map((text) => amountsIn(text, true)).filter((found) => found.length === 1);
  const cents = amounts.flatMap((found) => found.map((one) => one.cents));
  if (!PRICE.test(name) || cents.length < 2 || cents.length !== values.length) return false;
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  const sum = cents.reduce((total, one) => total + one, 0);
  const isSummed = all.some((line) => amountsIn(line.at(-1) ?? '', true).some((one) => one.cents === sum));
  return least !== most && least > most * ALIKE && !isSummed;
}
