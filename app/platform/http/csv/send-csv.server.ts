import type { Context } from 'hono';
import { type CsvCell, csvLine } from './csv-line.ts';

/** By this mark spreadsheets know that names with accents are UTF-8. */
const UTF8_MARK = '\uFEFF';

type Table = {
  /** The name of the file, without its ending. */
  name: string;
  headings: readonly string[];
  /** Rows, some at a time: the next are asked for when the caller has taken those before. */
  pages: AsyncGenerator<readonly (readonly CsvCell[])[], undefined>;
};

/** Answers with a table as a file of any length, at the memory of one page. Who breaks it off ends the reading. */
export function sendCsv(c: Context, { name, headings, pages }: Table): Response {
  const encoder = new TextEncoder();
  const head = encoder.encode(UTF8_MARK + csvLine(headings));
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  return c.body(stream, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
}
