import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';

/** A menu link: marks itself as the current page, except when it leads to a place on a page. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  if (to.includes('#')) return <Link prefetch="intent" {...rest} to={to} />;
  return <NavLink prefetch="intent" {...rest} to={to} end={to === '/'} />;
}
