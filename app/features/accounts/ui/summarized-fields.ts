import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

/** The fields of a form with a summary of what is wrong: props for each, and the messages in the order of `names`. */
export function summarizedFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  prefix: string,
  names: readonly FieldPath<Values>[],
) {
  const idOf = (name: FieldPath<Values>) => `${prefix}-${name}`;
  const messageOf = (name: FieldPath<Values>) => form.getFieldState(name, form.formState).error?.message;
  return {
    field: <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      id: idOf(name),
      error: messageOf(name),
      ...form.register(name, options),
    }),
    found: names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    }),
  };
}
