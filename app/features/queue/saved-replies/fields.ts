/** What a saved reply can have filled in, as it is written: `{name}`. */
export const REPLY_FIELDS = {
  name: 'the person’s first name',
  reference: 'the reference',
  promise: 'the time by which we asked you to contact them',
  signature: 'your signature',
} as const;
export type ReplyField = keyof typeof REPLY_FIELDS;

export const REPLY_FIELD_NAMES = Object.keys(REPLY_FIELDS) as ReplyField[];

const FIELD = /\{([^{}]*)\}/g;

/** The names in braces that are no fields. */
export function unknownFields(body: string): string[] {
  const names = [...body.matchAll(FIELD)].map(([, name = '']) => name);
  return names.filter((name) => !REPLY_FIELD_NAMES.some((known) => known === name));
}

/** How somebody is greeted: by their first name, unless only a letter of it, or a title, was given. */
export function greetingName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  return others.length > 0 && (first.endsWith('.') || first.length < 2) ? fullName : first;
}

/** A saved reply for one case; a field with nothing to fill in stays in braces, for its writer to see. */
export function fillReply(body: string, values: Partial<Record<ReplyField, string | undefined>>): string {
  return body.replaceAll(FIELD, (braced, name: ReplyField) => values[name] ?? braced);
}

/** The fields of a saved reply for which there is nothing to fill in. */
export function emptyFields(
  body: string,
  values: Partial<Record<ReplyField, string | undefined>>,
): ReplyField[] {
  return REPLY_FIELD_NAMES.filter((name) => body.includes(`{${name}}`) && values[name] === undefined);
}
