/** They hesitate, in these words and no others. One more may tell of danger, which the assistant hears. */
const UNSURE =
  /\b(?:sure|unsure|undecided|know|idea|maybe|perhaps|yet|later|not now|h?mm+|think(?:ing)?|time|wait|hold on|moment|minute|second)\b/;
const UNSURE_WORDS = new Set(
  'i im am not no so really quite too very yet sure unsure undecided do dont know idea maybe perhaps later hm hmm hmmm mm uh um well let me think thinking about it this that need want to a some more time wait hold on still just one moment minute second first sorry please if should share have havent decided decide right now ill ask you again in bit while'.split(
    ' ',
  ),
);
/** Whether a reply says nothing but that somebody is not decided yet. */
export function hesitates(text: string): boolean {
  const words = plain(text);
  const isUnsure = UNSURE.test(words) && words.split(' ').every((word) => UNSURE_WORDS.has(word));
  return isUnsure && !text.includes('?');
}

/** The words of a reply in lower case, with nothing but single spaces between them. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
