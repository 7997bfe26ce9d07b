import { LINK_PATHS } from './link-paths.ts';

export const REGISTER_PATH = '/portal/register';
export const FORGOT_PASSWORD_PATH = '/portal/forgot-password';

/** Where somebody may not be sent back to after logging in: pages for people who are not logged in. */
export const SIGNED_OUT_PATHS: readonly string[] = [
  ...['/portal/login', '/broker/login', '/admin/login'],
  ...[REGISTER_PATH, FORGOT_PASSWORD_PATH],
  ...Object.values(LINK_PATHS),
];
