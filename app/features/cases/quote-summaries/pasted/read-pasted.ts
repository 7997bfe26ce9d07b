import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { PremiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';

/** What was found in a text, for the broker to take over or not: nothing is filled in by itself. */
export type Found = {
  premiums: { text: string; premiumCents: number; period: PremiumPeriod | null }[];
  days: { text: string; day: string; as: 'validUntil' | 'effectiveOn' | null }[];
  insurer: string | null;
  /** A first line that looks like the name of a company, where no line says which the insurer is: a guess. */
  maybeInsurer: string | null;
  /** Fees as they are written, that may not be in the premium. */
  fees: string[];
};

const MOST = 6;
const LONGEST_TEXT = 20_000;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const AMOUNT = /\$ ?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(\.\d\d)?(?!,?\d)/g;
const ISO_DAY = /\b(20\d\d)-(\d\d)-(\d\d)\b/g;
const WORD_DAY =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)\b/gi;
const INSURER = /^(?:insurer|insurance company|company|carrier|underwriter) ?: ?(.{1,80})$/im;

const SAID_DAYS = /\b(?:valid|good) for (?:the next )?(\d{1,3}) days\b(?! (?:from|after|of) (?!today|now))/gi;
const COMPANY = /\b(?:insurance|mutual|assurance|casualty|indemnity|underwriters?|company|inc|ltd|corp)\b/i;
/** Heads a text that no company is named by. */
const HEADING = /[$:\d]|\b(?:quote|quotation|proposal|summary|policy|coverage|liability|for)\b/i;
/** `Home insurance`: what is insured, and no company. */
const SUBJECT =
  /^(?:auto|car|home|house|condo|tenant|business|commercial|life|travel|property|group|farm|landlord|commercial auto) insurance$/i;
const LONGEST_NAME = 80;
const FEE = /\b(?:policy|broker|service|administration|admin) fees? ?(?::|of)? ?(?=\$)/gi;

/** How far around an amount or a day its meaning is looked for. */
const NEAR = 40;

const PERIODS = {
  month: /\b(?:month|monthly|mo)\b/gi,
  year: /\b(?:year|yearly|annual|annually|yr|annum)\b/gi,
};
const MEANINGS = {
  validUntil: /\b(?:valid|expires?|expiry|until|good for)\b/gi,
  effectiveOn: /\b(?:effective|starts?|in force|from)\b/gi,
};

/** An amount with neither a period nor one of these words beside it is a limit or a deductible. */
const PREMIUM = { premium: /\b(?:premium|total|price|cost)\b/gi };

/** Finds amounts, days and the insurer in what a broker has pasted from another program. `today` is Alberta's day. */
export function readPasted(pasted: string, today: string): Found {
  const text = pasted.slice(0, LONGEST_TEXT);
  const insurer = INSURER.exec(text)?.[1]?.trim() || null;
  const amounts = [...text.matchAll(AMOUNT)];
  const feeEnds = new Set([...text.matchAll(FEE)].map((fee) => fee.index + fee[0].length));
  return {
    premiums: premiumsIn(
      text,
      amounts.filter(({ index }) => !feeEnds.has(index)),
    ),
    days: [...daysIn(text), ...saidDaysIn(text, today)].slice(0, MOST),
    insurer,
    maybeInsurer: insurer ? null : companyIn(text),
    fees: amounts
      .filter(({ index }) => feeEnds.has(index))
      .map(([amount]) => amount.trim())
      .slice(0, MOST),
  };
}

function companyIn(text: string): string | null {
  const line =
    text
      .trimStart()
      .split('\n', 1)[0]
      ?.slice(0, LONGEST_NAME + 1)
      .trim() ?? '';
  const isName =
    line.length <= LONGEST_NAME && COMPANY.test(line) && !HEADING.test(line) && !SUBJECT.test(line);
  return isName ? line : null;
}

/** Days that are said as a count from today on; a count from another day is left out. */
function saidDaysIn(text: string, today: string): Found['days'] {
  return [...text.matchAll(SAID_DAYS)].map(([words, count]) => ({
    ...{ text: words, day: addDays(today, Number(count)), as: 'validUntil' as const },
  }));
}

function premiumsIn(text: string, amounts: readonly RegExpExecArray[]): Found['premiums'] {
  const found = amounts.flatMap((match) => {
    const premiumCents = centsOf(match[0]);
    if (premiumCents === null || premiumCents === 0) return [];
    const period = nearest(text, match, PERIODS);
    const isPremium = period !== null || nearest(text, match, PREMIUM) !== null;
    return [{ isPremium, premium: { text: match[0].trim(), premiumCents, period } }];
  });
  const said = found.filter(({ isPremium }) => isPremium);
  return (said.length > 0 ? said : found).map(({ premium }) => premium).slice(0, MOST);
}

function daysIn(text: string): Found['days'] {
  const written = [...text.matchAll(ISO_DAY), ...text.matchAll(WORD_DAY)];
  return written
    .flatMap((match) => {
      const day = dayOf(match);
      if (!day) return [];
      return [{ text: match[0], day, as: nearest(text, match, MEANINGS) }];
    })
    .slice(0, MOST);
}

function dayOf([, one = '', two = '', three = '']: RegExpExecArray): string | null {
  const isIso = one.startsWith('20');
  const year = isIso ? one : three;
  const month = isIso ? Number(two) : MONTHS.indexOf(one.slice(0, 3).toLowerCase()) + 1;
  const date = isIso ? Number(three) : Number(two);
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The meaning whose words stand nearest on the same line, before it or after it. */
function nearest<Meaning extends string>(
  text: string,
  match: RegExpExecArray,
  meanings: Record<Meaning, RegExp>,
): Meaning | null {
  const end = match.index + match[0].length;
  const before =
    text
      .slice(Math.max(0, match.index - NEAR), match.index)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + NEAR).split('\n')[0] ?? '';
  let closest: { meaning: Meaning; at: number } | null = null;
  for (const [meaning, words] of Object.entries<RegExp>(meanings)) {
    const behind = [...before.matchAll(words)].map((found) => before.length - found.index - found[0].length);
    const ahead = [...after.matchAll(words)].map((found) => found.index);
    for (const at of [...behind, ...ahead]) {
      if (!closest || at < closest.at) closest = { meaning: meaning as Meaning, at };
    }
  }
  return closest?.meaning ?? null;
}
