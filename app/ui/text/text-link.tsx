import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

const LOOK =
  'font-medium text-spruce underline decoration-1 underline-offset-4 hover:decoration-2 hover:text-spruce-strong';

/** A link inside running text, to a page of this site. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...rest} className={classNames(LOOK, className)} />;
}

/** A link inside running text that leaves the pages of this site, or goes to an email address. */
export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(LOOK, className)}>
      {children}
    </a>
  );
}
