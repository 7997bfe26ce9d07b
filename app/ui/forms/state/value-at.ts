/** The value of the field with this dotted name. */
export function valueAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce(
      (held, key): unknown =>
        typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined,
      values,
    );
}
