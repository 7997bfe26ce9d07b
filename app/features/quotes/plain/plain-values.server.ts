import { castRequest } from '#app/features/quotes/answers/cast/cast-request.ts';
import { meantName } from '#app/features/quotes/answers/own-words.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { FieldQuestion, ListQuestion } from '#app/features/quotes/questions/question.ts';
import { isQuoteType, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { PlainValues } from '#app/platform/plain/plain-fields.server.ts';

export type PlainForm = {
  type: QuoteType | null;
  values: PlainValues;
  /** The same shape as the JSON body of `POST /api/quotes`. */
  body: Record<string, unknown>;
  idempotencyKey: string;
  /** How many rows of each list to show when the form comes back, by the name of its question. */
  rows: ReadonlyMap<string, number>;
  /** Whether the form was sent to get one more row rather than to be received. */
  isAdding: boolean;
};

const PLAIN_FIELDS = [
  ...['contact.fullName', 'contact.email', 'contact.contactMethod', 'contact.phone', 'contact.postalCode'],
  ...['earliestOn', 'consent.share', 'consent.newsletter', 'consent.call', 'consent.text'],
  ...['consent.wordingVersion', 'website', 'startedAt'],
];

/** Reads a form that was posted without script. Only names of the catalogue are read; anything else is ignored. */
export function parsePlainForm(form: FormData): PlainForm {
  const given = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const [type = ''] = given('type');
  const values = new Map<string, readonly string[]>([['type', [type]]]);
  for (const name of [...PLAIN_FIELDS, 'windows']) values.set(name, given(name));
  if (isQuoteType(type)) readAnswers(type, given, values);
  const [idempotencyKey = ''] = given('idempotencyKey');
  const lists = isQuoteType(type) ? listsOf(type) : [];
  const [adding] = given('add');
  return {
    type: isQuoteType(type) ? type : null,
    values,
    body: bodyFrom(values, type),
    idempotencyKey,
    rows: new Map(lists.map((list) => [list.name, countRows(list, given) + (list.name === adding ? 1 : 0)])),
    isAdding: lists.some(({ name }) => name === adding),
  };
}

function listsOf(type: QuoteType): ListQuestion[] {
  return questionsFor(type).filter((question) => question.kind === 'list');
}

/** As many rows as stood on the page, filled in or not. */
function countRows({ name, fields, max }: ListQuestion, given: Given): number {
  const isPosted = (row: number) =>
    fields.some((field) => given(`answers.${name}.${row}.${field.name}`).length > 0);
  return Array.from({ length: max }, (_, row) => row).filter(isPosted).length;
}

type Given = (name: string) => string[];

function readAnswers(type: QuoteType, given: Given, values: Map<string, readonly string[]>): void {
  for (const question of questionsFor(type)) {
    const name = `answers.${question.name}`;
    if (question.kind === 'list') readList(question, name, given, values);
    else if (question.kind === 'group')
      readFields(question.fields, name, (field) => given(`${name}.${field}`), values);
    else values.set(name, readField(question, given(name)));
    if (question.kind === 'long-text') values.set(meantName(name), given(meantName(name)));
  }
}

function readFields(
  fields: readonly FieldQuestion[],
  name: string,
  given: Given,
  values: Map<string, readonly string[]>,
): void {
  for (const field of fields) values.set(`${name}.${field.name}`, readField(field, given(field.name)));
}

/** Rows that were left empty are closed up, so that a message about row 2 stands beside what is shown as row 2. */
function readList(
  question: ListQuestion,
  name: string,
  given: Given,
  values: Map<string, readonly string[]>,
): void {
  const rows = Array.from(
    { length: question.max },
    (_, row) => (field: string) => given(`${name}.${row}.${field}`),
  );
  const isFilled = (row: Given) =>
    question.fields.some((field) => row(field.name).some((text) => text.trim() !== ''));
  const filled = rows.filter(isFilled);
  const kept = filled.length === 0 ? rows.slice(0, question.min) : filled;
  for (const [position, row] of kept.entries())
    readFields(question.fields, `${name}.${position}`, row, values);
}

/** Where "I don't know" is a box beside a text, what was typed comes first. */
function readField(question: FieldQuestion, texts: string[]): string[] {
  if (question.kind === 'choices') return texts;
  const typed =
    texts.find((text) => text.trim() !== '' && text !== 'unknown') ?? texts.find((text) => text !== '');
  return typed === undefined ? [] : [typed];
}

function bodyFrom(values: PlainValues, type: string): Record<string, unknown> {
  const tree: Tree = { fields: new Map() };
  for (const [name, texts] of values) put(tree, name.split('.'), texts);
  const form = asObject(tree, '');
  const body = castRequest({ ...(typeof form === 'object' ? form : {}), type });
  return body;
}

type Tree = { fields: Map<string, Tree | readonly string[]> };

function put({ fields }: Tree, [first = '', ...rest]: string[], texts: readonly string[]): void {
  if (rest.length === 0) {
    fields.set(first, texts);
    return;
  }
  const inner = fields.get(first);
  const tree = inner && 'fields' in inner ? inner : { fields: new Map() };
  fields.set(first, tree);
  put(tree, rest, texts);
}

/** Rows become an array, boxes stay arrays where the catalogue expects several, and one text becomes that text. */
function asObject(node: Tree | readonly string[], name: string): unknown {
  if (!('fields' in node)) return node.length > 1 || name === 'windows' ? node : node[0];
  const names = [...node.fields.keys()];
  const isList = names.length > 0 && names.every((key) => /^\d+$/.test(key));
  const entries = [...node.fields].map(([key, inner]) => [key, asObject(inner, key)] as const);
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
