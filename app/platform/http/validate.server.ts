import type { Context, ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { AppError, type FieldErrors, invalid } from '#app/platform/errors.ts';

/** Validates the JSON body. Unknown fields are refused by name when the schema is strict. */
export const body = <Schema extends z.ZodType>(schema: Schema) => validate('json', schema);
export const params = <Schema extends z.ZodType>(schema: Schema) => validate('param', schema);
export const query = <Schema extends z.ZodType>(schema: Schema) => validate('query', schema);
export const headers = <Schema extends z.ZodType>(schema: Schema) => validate('header', schema);

function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    const issues = result.error as unknown as z.core.$ZodIssue[];
    // A path that does not fit is a page that does not exist.
    if (target === 'param') throw new AppError('not_found', 'Not found');
    throw invalid(fieldErrors(issues));
  });
}

/** Who sends thousands of wrong fields is answered briefly: people never do. */
const MOST_ERRORS = 20;
const LONGEST_NAME = 100;
const MORE = 'There are more mistakes than are named here';

/** Zod's findings as one message per field, with dotted names; a finding about the whole is `form`. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const [path, message] of messagesOf(issues)) {
    const name = shorten(path.join('.')) || 'form';
    if (errors.has(name)) continue;
    if (errors.size === MOST_ERRORS) return Object.fromEntries(errors.set('form', MORE));
    errors.set(name, message);
  }
  return Object.fromEntries(errors);
}

function* messagesOf(issues: readonly z.core.$ZodIssue[]): Generator<[path: PropertyKey[], message: string]> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') yield [issue.path, issue.message];
    else for (const key of issue.keys) yield [[...issue.path, key], 'This field is not known here'];
  }
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** Answers JSON that has passed its output schema: only listed fields leave the server. */
export function output<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  value: z.input<Schema>,
  status: 200 | 201 | 202 = 200,
) {
  return c.json(schema.parse(value) as z.output<Schema> & object, status);
}
