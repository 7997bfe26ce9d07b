/** What a new password must be, as `password-strength` checks it: common words, also with numbers behind them, are refused. */
export const PASSWORD_HELP =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number. Not a common word, even with numbers after it, such as Chinook2026.';
