import type { Role } from '#app/platform/viewer.ts';

export type PortalDoor = {
  /** As the login call names it. */
  id: 'client' | 'broker' | 'admin';
  /** As it stands in the rail and in titles. */
  name: string;
  homePath: string;
  loginPath: string;
  /** Who may come in; null lets in everybody who is signed in. */
  roles: readonly Role[] | null;
  /** What somebody without the role reads. */
  denied: string;
};

/** The three doors of the product: the guard, the login pages and the rails read them here. */
export const PORTAL_DOORS = {
  client: {
    id: 'client',
    name: 'Client Portal',
    homePath: '/portal',
    loginPath: '/portal/login',
    roles: null,
    denied: '',
  },
  broker: {
    id: 'broker',
    name: 'Broker Portal',
    homePath: '/broker',
    loginPath: '/broker/login',
    roles: ['broker', 'admin'],
    denied:
      'You do not have permission to access the broker portal. This area is restricted to insurance brokers only.',
  },
  admin: {
    id: 'admin',
    name: 'Admin',
    homePath: '/admin',
    loginPath: '/admin/login',
    roles: ['admin'],
    denied:
      'You do not have permission to access the admin area. This area is restricted to administrators only.',
  },
} as const satisfies Record<string, PortalDoor>;

/** Whether a role may pass a door. The server decides again for every record. */
export function mayEnter(door: PortalDoor, role: Role): boolean {
  return door.roles === null || door.roles.includes(role);
}
