/** What a new password must be, as `password-strength` checks it. */
export const PASSWORD_HELP =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';
