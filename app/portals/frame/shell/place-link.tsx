import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';
import type { PortalPlace } from './portal-shell.tsx';

export type Place = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Begins a group, set apart in the rail. */
  isFirst?: boolean;
  /** Stands in the rail, and on a phone behind “More”. */
  isWide?: boolean;
};

/** A place of a portal as its shell takes it. */
export function asPlace({ isFirst = false, ...place }: Place): PortalPlace {
  return { path: place.to, isFirst, link: <PlaceLink {...place} /> };
}

function PlaceLink({ to, label, icon, isWide = false }: Omit<Place, 'isFirst'>) {
  const { pathname } = useLocation();
  return <PortalNavLink {...{ to, label, icon, isWide }} current={pathname.startsWith(to)} />;
}
