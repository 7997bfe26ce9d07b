import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['plain', 12, null], 'plain,12,\r\n'],
  [['a, b', 'say "no"', 'two\nlines'], '"a, b","say ""no""","two\nlines"\r\n'],
  [['=1+1', '+1', '-2', '@sum', '\tx'], "'=1+1,'+1,'-2,'@sum,'\tx\r\n"],
  [['=cmd|"/c calc"!A1', -5], '"\'=cmd|""/c calc""!A1",-5\r\n'],
])('%o is one line that no spreadsheet runs', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test('a cell of a megabyte is one cell, whatever stands in it', () => {
  const line = csvLine(['1', '="a\r\n'.repeat(200_000), '2']);
  expect(line.startsWith(`1,"'=""a`)).toBe(true);
  expect(line.endsWith('",2\r\n')).toBe(true);
  expect(line.replaceAll('""', '').split('"')).toHaveLength(3);
});
