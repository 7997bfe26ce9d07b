import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { askForPart } from '#app/ui/frame/opened-part.ts';

type PartLinkProps = {
  part: string;
  /** A place within it, as in an address. */
  hash?: string | undefined;
  children: string;
};

const leadingTo = (part: string, hash = '') =>
  ({ to: `?tab=${part}${hash}`, replace: true, preventScrollReset: true, onClick: askForPart }) as const;

/** Opens a part of the page that stands further down, and leads there. */
export function PartLink({ part, children }: Omit<PartLinkProps, 'hash'>) {
  return (
    <Link
      {...leadingTo(part)}
      className="font-semibold whitespace-nowrap text-spruce underline underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** The same, for what is to be done there. */
export function PartButton({
  part,
  hash,
  children,
  look,
  className = '',
}: PartLinkProps & Pick<ComponentProps<typeof ButtonLink>, 'look' | 'className'>) {
  return (
    <ButtonLink
      {...leadingTo(part, hash)}
      prefetch="none"
      look={look}
      size="small"
      className={`shrink-0 print:hidden ${className}`}
    >
      {children}
    </ButtonLink>
  );
}
