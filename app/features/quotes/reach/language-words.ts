import { upperFirst } from '#app/platform/text/first-letter.ts';

/**
 * What becomes of the language that somebody would like to speak, as they chose it in the form: a wish, and a broker who
 * speaks it is not promised. Null for English, which every broker speaks, and where none was chosen.
 */
export function languageWords(language: unknown): string | null {
  if (typeof language !== 'string' || language === '' || language === 'english') return null;
  const wish = language === 'other' ? 'a language that is not in our list' : upperFirst(language);
  return `You would like to speak ${wish}. Every broker we ask sees that, but we cannot promise one who speaks it.`;
}
