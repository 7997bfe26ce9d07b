/** A comma or a semicolon parts one exclusion from the next, but in brackets and in numbers. */
const BETWEEN = /[,;](?!\d{3}(?!\d))(?![^(]{0,200}\))/;
/** What goes on so is the end of a sentence, and no exclusion of its own. */
const GOES_ON =
  /^(?:whether|unless|if|except|excluding|including|such as|which|that|who|where|when|while|but|however|or|e\.?g|i\.?e|etc)\b/i;
const MOST_WORDS = 8;
/** Of nothing it is not said that it is left out. */
const NOTHING = /^(?:none|nil|n\/a|see (?:the )?(?:policy|wording)\b.*|[-–—]*)$/i;

/** What a line leaves out, one by one: `earthquake, service lines and mould` are three. A sentence stays as it is. */
export function exclusionsIn(words: string): string[] {
  const parts = words.split(BETWEEN).map((part) => part.trim());
  const isList = parts.every((part) => part.split(/\s+/).length <= MOST_WORDS && !GOES_ON.test(part));
  const listed = isList && parts.length > 1 ? parts.map(plainly) : [words.trim()];
  return listed.filter((one) => !NOTHING.test(one));
}

const plainly = (part: string) => part.replace(/^(?:and|&) /i, '').replace(/\.$/, '');
