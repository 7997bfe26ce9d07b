import { Fragment } from 'react';

/** An email address that breaks, where it must, behind a sign and not within a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-anywhere">
      {email.split(/(?<=[@.])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
