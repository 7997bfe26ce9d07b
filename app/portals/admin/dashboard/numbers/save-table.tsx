import { Download } from 'lucide-react';
import { saveFile } from '#app/platform/browser/save-file.ts';
import { type CsvCell, csvLine } from '#app/platform/http/csv/csv-line.ts';
import { Button } from '#app/ui/button.tsx';

type SaveTableProps = { name: string; of: string; lines: readonly (readonly CsvCell[])[] };

/** Keeps the numbers of a table as a file for other programs. Nobody is named in it but our broker partners. */
export function SaveTable({ name, of, lines }: SaveTableProps) {
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() =>
        saveFile(`${name}.csv`, `\uFEFF${lines.map(csvLine).join('')}`, 'text/csv;charset=utf-8')
      }
    >
      <Download aria-hidden="true" className="size-4" />
      Download CSV<span className="sr-only">: {of}</span>
    </Button>
  );
}
