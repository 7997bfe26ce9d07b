import { yearly } from '#app/features/cases/quote-summaries/pasted/choose-price.ts';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';

/** So many times the premium before, up or down, and it may be a slip. */
const JUMP = 1.5;
/** Two insurers may be further apart than two prices of one. */
const APART = 4;

/** What to ask of a revision whose premium is far from the one before, such as that of a year beside “a month”. */
export function jumpRemark(draft: QuoteDraft, before: QuoteDraft | undefined): string | null {
  const [now, was] = [premiumOf(draft), before ? premiumOf(before) : null];
  if (!now || !was || !isFar(yearly(now), yearly(was))) return null;
  return `The premium is ${moneyWords(yearly(now))} a year, and was ${moneyWords(yearly(was))} a year. ${questionOf(now, was)}`;
}

/** What to ask of a quote whose premium is many times that of another insurer. */
export function apartRemark(draft: QuoteDraft, others: readonly QuoteDraft[]): string | null {
  const now = premiumOf(draft);
  for (const other of others) {
    const beside = premiumOf(other);
    if (!now || !beside || yearly(now) <= yearly(beside) * APART) continue;
    return `${moneyWords(yearly(now))} a year stands beside ${moneyWords(yearly(beside))} a year of ${other.insurer.trim() || 'the other quote'}. ${questionOf(now, beside)}`;
  }
  return null;
}

/** The likeliest slip first: the period of the other amount. */
function questionOf(now: Premium, was: Premium): string {
  const other = now.period === 'month' ? 'year' : 'month';
  const isOfOther = !isFar(yearly({ ...now, period: other }), yearly(was));
  return isOfOther
    ? `Is ${moneyWords(now.cents)} for a ${other}, and not for a ${now.period}?`
    : 'Is it right?';
}

type Premium = NonNullable<ReturnType<typeof premiumOf>>;

function premiumOf({ premiumCents, period }: QuoteDraft) {
  const cents = centsOf(premiumCents);
  return cents === null
    ? null
    : { cents, period: period === 'month' ? ('month' as const) : ('year' as const) };
}

const isFar = (cents: number, other: number) => cents > other * JUMP || cents * JUMP < other;
