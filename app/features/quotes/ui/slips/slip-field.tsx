import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useSteadyPress } from '#app/ui/focus/use-steady-press.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { DidYouMean } from './did-you-mean.tsx';

export type SlipFieldProps = Omit<ComponentProps<typeof TextField>, 'onBlur'> & {
  /** What stands in it now. */
  typed: string;
  /** What may be meant instead; null where it looks like no slip. */
  suggest: (typed: string) => string | null;
  /** Fills in what was meant. */
  onTake: (meant: string) => void;
  /** A slip was pointed out. */
  onDoubt?: (typed: string) => void;
  /** What is said where it is refused and nothing else may be meant. */
  hint?: string;
  children?: ReactNode;
};

/** A text that, once it is left or refused, is asked about where it looks like a slip, and put right with one press. */
export function SlipField(props: SlipFieldProps) {
  const { typed, suggest, onTake, onDoubt, hint, children, ...field } = props;
  const [left, setLeft] = useState(typed);
  const part = useRef<HTMLDivElement>(null);
  // What is pointed out below it once it is left must not move the button away from under the press that leaves it.
  useSteadyPress(part);
  const meant = left === typed || field.error ? suggest(typed) : null;

  function leave(value: string) {
    setLeft(value);
    if (suggest(value)) onDoubt?.(value);
  }

  function take(value: string) {
    onTake(value);
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part}>
      <TextField {...field} onBlur={({ target }) => leave(target.value)} />
      {children}
      <p role="status" className="text-sm text-slate not-empty:mt-1">
        {field.error && !meant && hint}
        {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
      </p>
    </div>
  );
}
