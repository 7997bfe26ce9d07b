/** Where each role finds its own account. */
export const PROFILE_PATHS = {
  client: '/portal/profile',
  broker: '/broker/profile',
  admin: '/admin/profile',
} as const;
