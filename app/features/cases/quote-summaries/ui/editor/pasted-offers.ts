import { amountsIn } from '#app/features/cases/quote-summaries/pasted/amounts.ts';
import { DAY_NAMES } from '#app/features/cases/quote-summaries/pasted/read-days.ts';
import type { Found } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { premiumTyped } from '#app/features/cases/quote-summaries/premium.ts';
import { emptyDraft, type QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** What a press fills in. */
export type Offer = { label: string; offer: Partial<QuoteDraft> };

/** What was found in a text, each to be taken over by a press, and first all of it that is sure. */
export function offersOf({ insurer, price, monthly, days, coverage, notCovered }: Found): Offer[] {
  const { chosen } = price;
  // Of two days for one field neither is sure, and of a price only one that has nothing beside it.
  const only = (as: keyof typeof DAY_NAMES) => {
    const [first, second] = days.filter((one) => one.as === as);
    return first && !second && !first.caveat ? { [as]: first.day } : {};
  };
  const all: Partial<QuoteDraft> = {
    ...(insurer && { insurer: insurer.name }),
    ...(chosen && priceOf(chosen)),
    ...(monthly && { monthly: monthly.words }),
    ...{ ...only('effectiveOn'), ...only('validUntil') },
    ...{ ...(coverage && { coverage }), ...(notCovered && { notCovered }) },
  };
  const found: Offer[] = [
    ...(insurer
      ? [
          {
            label: `Insurer${insurer.isGuess ? ', perhaps' : ''}: ${insurer.name}`,
            offer: { insurer: insurer.name },
          },
        ]
      : []),
    ...price.offered.map((one) => ({
      label: `Premium${one.period ? ` of a ${one.period}` : ''}, from “${one.said}”${isAlone(one) ? '' : `: ${one.text}`}`,
      offer: priceOf(one),
    })),
    ...(monthly ? [{ label: `Monthly payments: ${monthly.words}`, offer: { monthly: monthly.words } }] : []),
    ...days.flatMap(({ day, as, caveat }) =>
      (as ? [as] : (['validUntil', 'effectiveOn'] as const)).map((name) => ({
        label: `${DAY_NAMES[name]}: ${dayWords(day)}${caveat ? ` (${caveat})` : ''}`,
        offer: { [name]: day },
      })),
    ),
    ...(coverage ? [{ label: `What is covered: ${beginningOf(coverage)}`, offer: { coverage } }] : []),
    ...(notCovered
      ? [{ label: `What is not covered: ${beginningOf(notCovered)}`, offer: { notCovered } }]
      : []),
  ];
  return [...(Object.keys(all).length > 1 ? [{ label: allLabel(price), offer: all }] : []), ...found];
}

/** What is left to the broker is said where the rest is taken over. */
const allLabel = ({ chosen, offered }: Found['price']) =>
  chosen === null && offered.length > 0 ? 'Fill in everything but the premium' : 'Fill in everything found';

/** Of what an earlier text has filled in, and nobody has changed since, the fields as they are without it. */
export function leftFrom(filled: Partial<QuoteDraft>, draft: QuoteDraft): Partial<QuoteDraft> {
  const empty = emptyDraft();
  const names = Object.keys(filled) as (keyof QuoteDraft)[];
  const left = names.filter((name) => draft[name] === filled[name]);
  return Object.fromEntries(left.map((name) => [name, empty[name]]));
}

const GREETING =
  /^(?:(?:hi|hello|dear|good (?:morning|afternoon|evening))(?![\p{L}\d])|(?:many )?thank(?:s| you)(?![\p{L}\d])|hope |as (?:requested|discussed)|please (?:find|see)|see (?:below|attached))[^$\d]{0,80}$/iu;
/** A signature is of shorter lines: a longer one may say something of the quote. */
const MOST_WORDS_OF_SIGNATURE = 6;

/** What goes into no field and may be worth reading: neither a greeting, nor who signed. */
export function leftToRead({ leftOut, signature }: Pick<Found, 'leftOut' | 'signature'>): string[] {
  const isLong = (line: string) => line.split(' ').length > MOST_WORDS_OF_SIGNATURE;
  return [...leftOut, ...signature.filter(isLong)].filter((line) => !GREETING.test(line));
}

type Price = Found['price']['offered'][number];

const priceOf = ({ cents, period }: Price): Partial<QuoteDraft> => ({
  premiumCents: premiumTyped(cents),
  ...(period && { period }),
});

/** Whether the words a price stands in name no other amount. */
const isAlone = ({ said }: Price) => amountsIn(said).length === 1;

const SHOWN = 60;

function beginningOf(words: string): string {
  const line = words.replaceAll('\n', ', ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
}
