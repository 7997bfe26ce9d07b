import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { leadsHere } from './site-links.ts';

/** A menu link: marks itself as the current page, except when it leads to a place on a page. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const { pathname } = useLocation();
  return (
    <Link prefetch="intent" {...rest} to={to} aria-current={leadsHere(to, pathname) ? 'page' : undefined} />
  );
}
