/** What is wrong: with fields, by dotted name, and with the whole. */
export type Findings = { errors: Record<string, string>; problem?: string | undefined };

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };
type Result<Input> = { value: Input; issues?: undefined } | { issues: readonly Issue[] };

/** A schema as libraries have agreed on (Standard Schema); every zod schema is one. */
export type Schema<Input> = {
  '~standard': { validate: (value: unknown) => Result<Input> | Promise<Result<Input>> };
};

/** Checks with the schema that the server uses: the input it makes of the values, or the first message of each field. */
export async function checkValues<Input>(
  schema: Schema<Input>,
  values: unknown,
): Promise<{ input: Input } | { errors: Record<string, string> }> {
  const result = await schema['~standard'].validate(values);
  if (!result.issues) return { input: result.value };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) errors[nameAt(path ?? [])] ??= message;
  return { errors };
}

function nameAt(path: NonNullable<Issue['path']>): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
}

/** What a refusal of the server says, in its own words; `otherwise` when it has none, or when there was no answer. */
export function findingsOf(refusal: unknown, otherwise: string): Findings {
  const body: unknown = inside(refusal, 'body');
  const message = inside(body, 'message');
  const errors = Object.entries(inside(body, 'errors') ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    errors: Object.fromEntries(errors),
    problem: typeof message === 'string' && message !== '' ? message : otherwise,
  };
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Sorts findings by the fields that a form has, in their order. What belongs to no field here is said as the problem,
 * so that nothing is found without being shown.
 */
export function placeFindings({ errors, problem }: Findings, names: Iterable<string>): Findings {
  const here: Record<string, string> = {};
  for (const name of names) if (errors[name] !== undefined) here[name] = errors[name];
  const elsewhere = Object.keys(errors).find((name) => !(name in here));
  if (elsewhere !== undefined) return { errors: here, problem: problem ?? errors[elsewhere] };
  return { errors: here, problem: Object.keys(here).length > 0 ? undefined : problem };
}
