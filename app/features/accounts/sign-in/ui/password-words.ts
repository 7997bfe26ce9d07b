/** What a new password must be, as `password-strength` checks it: common ones, and those with a year or the site's name, are refused. */
export const PASSWORD_HELP =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number. Not a word and a year, such as Chinook2026.';
