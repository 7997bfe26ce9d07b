import { plain } from './hesitates.ts';

/** They want nothing kept of what they gave. */
const FORGET =
  /\b(?:forget|delete|remove|erase|wipe|keep nothing|nothing kept|(?:dont|do not|not|never|without) (?:keep|save|store)(?:ing|d)?)\b/;
/** These words and no others: one more may ask something, or tell of danger. */
const WORDS = new Set(
  'no please pls can could would you i id want to like just my me mine the all any anything everything nothing of it this that them what i gave said typed told wrote contact personal details detail data info information name names email phone number again now right away and at forget delete remove erase wipe kept dont do not never without keep keeping save saving saved store storing stored instead rather actually ok okay so sorry thanks thank'.split(
    ' ',
  ),
);
const MOST_WORDS = 10;

/** Whether a message says nothing but that the details somebody gave are to be forgotten. */
export function forgets(text: string): boolean {
  const said = plain(text);
  const words = said.split(' ');
  return words.length <= MOST_WORDS && FORGET.test(said) && words.every((word) => WORDS.has(word));
}

const NEVER_MIND =
  /^(?:(?:oh|ok|okay|ah|no|actually|sorry|its ok|its fine) )*(?:nvm|never ?mind|forget (?:it|that|about it)|forget i asked|no worries)(?: (?:thanks|thank you|then|now|please))*$/;

/** Whether somebody takes back what they asked or began, and says nothing else. */
export function neverMinds(text: string): boolean {
  return NEVER_MIND.test(plain(text));
}
