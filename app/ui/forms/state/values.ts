import { valueAt } from './value-at.ts';

type Leaf = string | number | boolean | null | undefined | readonly string[];

/** The dotted names of all fields: `contact.email`, and `away.0.from` in a list. */
export type NameOf<Held> = {
  [Key in keyof Held & string]: Held[Key] extends Leaf
    ? Key
    : Held[Key] extends readonly (infer Line)[]
      ? `${Key}.${number}.${NameOf<Line>}`
      : `${Key}.${NameOf<Held[Key]>}`;
}[keyof Held & string];

/** The same values with another one at this dotted name; a number in the name is a place in a list. */
export function withValue<Held extends object>(values: Held, name: string, value: unknown): Held {
  return put(values, name.split('.'), value) as Held;
}

function put(held: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : put(valueAt(held, key), rest, value);
  const isPlace = /^\d+$/.test(key);
  if (isPlace) return (Array.isArray(held) ? held : []).toSpliced(Number(key), 1, inner);
  return { ...(typeof held === 'object' && !Array.isArray(held) && held), [key]: inner };
}
