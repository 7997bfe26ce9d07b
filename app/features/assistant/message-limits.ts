/** More of a message is not looked at. The window cuts what it sends: the visitor has typed it already. */
export const MESSAGE_CHARACTERS = 1_000;
/** Earlier messages of user and assistant that are looked at, besides the new one. */
export const EARLIER_MESSAGES = 10;
/** Longer messages are refused. */
export const SENT_CHARACTERS = 5_000;
