import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TONES, type Tone } from './tone.ts';

/** A short word about the state of a thing. Colour repeats the word, never replaces it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        'forced-colors:border',
        TONES[tone].soft,
      )}
    >
      {children}
    </span>
  );
}
