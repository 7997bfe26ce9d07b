import { plain } from './hesitates.ts';

/** They would rather not give what is asked for, or ask whether they must and what for. */
const UNWILLING =
  /\b(?:rather not|prefer not|not|dont|wont|no|nope|none|skip|pass|without|why|what for|for what|(?:have|need) to|must|needed|required|necessary|mandatory|optional|private|later|important|matters?|business|idk|dunno|forgot)\b|\bneed (?:it|this|that|my)\b|\bwhat (?:\w+ ){1,4}for\b/;
/** These words and no others: one more may tell of danger, which the assistant hears, or ask something else. */
const WORDS = new Set(
  'i id im ill u r ur you we it its this that is are do does dont not no nope none wont will would rather prefer can could may must should have need needed to want wanna like feel say saying tell telling give giving share sharing answer leave type write put skip pass out off blank empty without on in at here a an the my your our for of what why who and or but if so then well um hm hmm sorry please pls thanks thank yet now later right just really even comfortable private optional required necessary mandatory contact important matter matters doesnt isnt none business idk dunno dont know have got forgot remember name full first last cell mobile text calls details info information data email emails mail e address phone number question one any anything something'.split(
    ' ',
  ),
);
const MOST_WORDS = 12;

const DETAILS = { name: /\bname\b/, email: /\be ?mails?\b/, phone: /\b(?:phone|number|cell|mobile)\b/ };
type Detail = keyof typeof DETAILS;
const WHY = /\b(?:why|what for|for what)\b|\bwhat (?:\w+ ){1,6}for\b/;

/** What a reply names that declines to give a detail, or asks why: by its name, whatever is being asked for. Null for any other. */
export function detailDeclined(text: string): { detail: Detail; isWhy: boolean } | null {
  if (!declines(text)) return null;
  const said = plain(text);
  const [first, ...others] = (['name', 'email', 'phone'] as const).filter((detail) =>
    DETAILS[detail].test(said),
  );
  return first && others.length === 0 ? { detail: first, isWhy: WHY.test(said) } : null;
}

/** Whether a reply asks why it is asked for something, and says nothing else. */
export function asksWhy(text: string): boolean {
  return declines(text) && WHY.test(plain(text));
}

/** Whether a reply says nothing but that somebody would rather not give what the script asks for, or asks why they should. */
export function declines(text: string): boolean {
  const said = plain(text);
  const words = said.split(' ');
  return words.length <= MOST_WORDS && UNWILLING.test(said) && words.every((word) => WORDS.has(word));
}
