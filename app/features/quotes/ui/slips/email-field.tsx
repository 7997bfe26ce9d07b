import { type ComponentProps, useRef, useState } from 'react';
import { useSteadyPress } from '#app/ui/focus/use-steady-press.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { emailHint, suggestEmail } from './suggest-email.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'onBlur'> & {
  /** What stands in it now. */
  typed: string;
  /** Fills in the address that was meant. */
  onTake: (email: string) => void;
  /** What looks like a slip was pointed out. */
  onDoubt?: (email: string) => void;
};

/** The address to write to. Once it is left, or refused, a slip in a common domain is pointed out and put right with one press. */
export function EmailField({ typed, onTake, onDoubt, ...field }: EmailFieldProps) {
  const [left, setLeft] = useState(typed);
  const part = useRef<HTMLDivElement>(null);
  // What is pointed out below it once it is left must not move the button away from under the press that leaves it.
  useSteadyPress(part);
  const meant = left === typed || field.error ? suggestEmail(typed) : null;

  function leave(email: string) {
    setLeft(email);
    if (suggestEmail(email)) onDoubt?.(email);
  }

  function take(email: string) {
    onTake(email);
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part}>
      <TextField {...field} type="email" autoComplete="email" onBlur={({ target }) => leave(target.value)} />
      <p role="status" className="text-sm text-slate not-empty:mt-1">
        {field.error && !meant && emailHint(typed)}
        {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
      </p>
    </div>
  );
}
