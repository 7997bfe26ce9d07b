/** An open page says every half minute that it is there; after two of these times it counts as gone. */
export const SIGN_EVERY_MS = 30_000;
export const GONE_AFTER_MS = 2 * SIGN_EVERY_MS;
/** Somebody who types says so at most so often, and is writing for a little longer than that. */
export const WRITING_EVERY_MS = 4_000;
export const WRITING_FOR_MS = 7_000;
