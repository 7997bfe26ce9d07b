import { parse } from 'yaml';
import type { ChecklistPart, ExamplePart, TablePart, TimelinePart } from '#content/pages/page-part.ts';

export type PostPart = TablePart | TimelinePart | ExamplePart | ChecklistPart;

type Fields = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<PostPart['kind'], (fields: Fields) => PostPart>> = {
  table: (fields) => {
    const columns = textsOf(fields.columns);
    const rows = listOf(fields.rows).map(textsOf);
    if (rows.some((row) => row.length !== columns.length))
      throw new SyntaxError('A row has a cell for each column.');
    return { kind: 'table', ...headOf(fields), columns, rows };
  },
  timeline: (fields) => ({
    kind: 'timeline',
    ...headOf(fields),
    steps: listOf(fields.steps).map((step) => {
      const { when, what } = fieldsOf(step);
      return { when: textOf(when), what: textOf(what) };
    }),
  }),
  example: (fields) => ({
    kind: 'example',
    heading: textOf(fields.heading),
    example: {
      story: textsOf(fields.story),
      lines: listOf(fields.lines).map((line) => {
        const { what, amount } = fieldsOf(line);
        return { what: textOf(what), amount: textOf(amount) };
      }),
      result: textOf(fields.result),
    },
  }),
  checklist: (fields) => ({
    kind: 'checklist',
    heading: textOf(fields.heading),
    intro: textOf(fields.intro),
    items: textsOf(fields.items),
  }),
};

export function isPostPartKind(name: string | null | undefined): name is PostPart['kind'] {
  return typeof name === 'string' && Object.hasOwn(READERS, name);
}

/** A part of a page as a post writes it: YAML in a fence that names the kind. What is missing or empty throws. */
export function readPostPart(kind: PostPart['kind'], yaml: string): PostPart {
  return READERS[kind](fieldsOf(parse(yaml, { schema: 'failsafe' })));
}

function headOf(fields: Fields): { heading: string; intro?: string } {
  const heading = textOf(fields.heading);
  return fields.intro === undefined ? { heading } : { heading, intro: textOf(fields.intro) };
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SyntaxError('A part of a post is written as named fields.');
  return { ...value };
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new SyntaxError('A part of a post misses a list.');
  return value;
}

function textsOf(value: unknown): string[] {
  return listOf(value).map(textOf);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new SyntaxError('A part of a post misses a text.');
  return value;
}
