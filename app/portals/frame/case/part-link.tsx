import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { askForPart } from '#app/ui/frame/opened-part.ts';

type PartLinkProps = { part: string; children: string };

const leadingTo = (part: string) =>
  ({ to: `?tab=${part}`, replace: true, preventScrollReset: true, onClick: askForPart }) as const;

/** Opens a part of the page that stands further down, and leads there. */
export function PartLink({ part, children }: PartLinkProps) {
  return (
    <Link {...leadingTo(part)} className="font-semibold whitespace-nowrap text-spruce">
      {children}
    </Link>
  );
}

/** The same, for what is to be done there. */
export function PartButton({
  part,
  children,
  look,
}: PartLinkProps & Pick<ComponentProps<typeof ButtonLink>, 'look'>) {
  return (
    <ButtonLink
      {...leadingTo(part)}
      prefetch="none"
      look={look}
      size="small"
      className="shrink-0 print:hidden"
    >
      {children}
    </ButtonLink>
  );
}
