/** What the list of all requests can say of each besides what it is called, in the order of the columns. */
export const CASE_COLUMNS = [
  'status',
  'type',
  'priority',
  'city',
  'broker',
  'sent',
  'contact',
  'source',
  'changed',
] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];

/** What it says until somebody chooses. */
export const USUAL_COLUMNS: readonly CaseColumn[] = ['status', 'city', 'broker', 'sent', 'contact'];

/** Columns as an address or a program names them, in their order; what is none is left out. */
export function readColumns(names: readonly string[]): CaseColumn[] {
  return CASE_COLUMNS.filter((column) => names.includes(column));
}
