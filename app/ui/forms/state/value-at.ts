/** Nothing but empty fields, at any depth. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '';
}

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
