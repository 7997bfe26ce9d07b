/** The numbers that people write as words: the place of a word is its number. */
export const NUMBER_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const LEAST_TENS = 20;

/** "Six" is 6, "twenty-five" is 25; undefined for what is no number in words. */
export function numberInWords(text: string): number | undefined {
  const [first = '', second, ...more] = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  const tens = TENS.indexOf(first);
  if (tens < 0) return second === undefined ? placeOf(first) : undefined;
  const whole = LEAST_TENS + tens * 10;
  if (second === undefined) return whole;
  const units = placeOf(second);
  return units && units < 10 && more.length === 0 ? whole + units : undefined;
}

function placeOf(word: string): number | undefined {
  const place = NUMBER_WORDS.indexOf(word);
  return place < 0 ? undefined : place;
}
