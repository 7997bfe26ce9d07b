export const LINE_CHARACTERS = 4_000;
/** Who wrote a line may change it for so long. */
export const EDITABLE_MS = 5 * 60_000;
export const DOCUMENTS_PER_LINE = 5;
export const TOO_LONG = `Message must not exceed ${LINE_CHARACTERS} characters`;
