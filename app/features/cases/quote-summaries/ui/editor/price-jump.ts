import { yearly } from '#app/features/cases/quote-summaries/pasted/choose-price.ts';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';

/** So many times the premium before, up or down, and it may be a slip. */
const JUMP = 1.5;

/** What to ask of a revision whose premium is far from the one before, such as that of a year beside “a month”. */
export function jumpRemark(draft: QuoteDraft, before: QuoteDraft | undefined): string | null {
  const [now, was] = [premiumOf(draft), before ? premiumOf(before) : null];
  if (!now || !was || !isFar(yearly(now), yearly(was))) return null;
  const typed = moneyWords(now.cents);
  const other = now.period === 'month' ? 'year' : 'month';
  const isOfOther = !isFar(yearly({ ...now, period: other }), yearly(was));
  const question = isOfOther ? `Is ${typed} for a ${other}, and not for a ${now.period}?` : 'Is it right?';
  return `The premium is ${moneyWords(yearly(now))} a year, and was ${moneyWords(yearly(was))} a year. ${question}`;
}

function premiumOf({ premiumCents, period }: QuoteDraft) {
  const cents = centsOf(premiumCents);
  return cents === null
    ? null
    : { cents, period: period === 'month' ? ('month' as const) : ('year' as const) };
}

const isFar = (cents: number, other: number) => cents > other * JUMP || cents * JUMP < other;
