import { Fragment } from 'react';

/**
 * An email address, also within words, on one line of its own where it does not fit; one that is longer than a line breaks
 * behind a sign, not within a word. `end` is the sign that closes its sentence, which stays with it.
 */
export function EmailText({ email, end = '' }: { email: string; end?: string }) {
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      {email.split(/(?<=[@.])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {end}
    </span>
  );
}
