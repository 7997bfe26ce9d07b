import type { ComponentProps } from 'react';

/** A field that no person sees. Robots fill it in. The form around it is positioned. */
export function TrapField(input: Omit<ComponentProps<'input'>, 'type' | 'tabIndex' | 'autoComplete'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this field empty
        <input name="website" {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
