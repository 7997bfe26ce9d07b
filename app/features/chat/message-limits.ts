/** Longer messages are cut, not refused: the visitor has typed them already. */
export const MESSAGE_CHARACTERS = 1_000;
/** Earlier messages of user and assistant that are looked at, besides the new one. */
export const EARLIER_MESSAGES = 10;
