import { ROLES } from '#app/platform/viewer.ts';

/** A door is the login page somebody came through; the session is the same behind all of them. */
export const DOORS = ROLES;
export type Door = (typeof DOORS)[number];
/** What a login says besides its body, which holds what the person typed and nothing else. */
export const PORTAL_HEADER = 'x-portal';
