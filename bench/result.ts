/** One line of the table. `pass` is null when nothing is demanded or the peer is not installed. */
export type Result = {
  name: string;
  ours: string;
  peer: string;
  ratio: string;
  bar: string;
  pass: boolean | null;
};

/** A bench: a name to pick it by, and what it measures when run, of a size where it has one. */
export type Bench = { name: string; run: (size?: number) => Promise<Result[]> };

/** Prints one line of progress to standard error, so that standard output is only the table. */
export function progress(text: string): void {
  process.stderr.write(`  ${text}\n`);
}

const VERDICTS: Record<string, string> = { true: 'pass', false: 'MISS' };

/** The table as text, columns aligned. */
export function table(results: Result[]): string {
  const rows = [
    ['name', 'ours', 'peer', 'ratio', 'bar', 'verdict'],
    ...results.map((result) => [
      result.name,
      result.ours,
      result.peer,
      result.ratio,
      result.bar,
      VERDICTS[String(result.pass)] ?? '-',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The middle one of an odd number of values, the upper middle one of an even number. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A whole number with thin groups: 45,120. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-CA');
}
