import { limit } from '#app/platform/http/limits/limit-route.server.ts';

/** Guesses of one's own password or code are counted for the account: a stolen session is not a way to it. */
export const limitGuesses = limit('password.user', (c) =>
  c.var.viewer.kind === 'user' ? c.var.viewer.id : c.var.ip,
);
