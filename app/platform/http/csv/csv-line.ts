/** A formula to a program that opens tables: what begins like one is made a text. The wide signs are those of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

export type CsvCell = string | number | null;

/** One line of a table (RFC 4180), safe to open in a spreadsheet. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '';
  // A number is one: only words can be taken for a formula.
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
