import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { lastWish, openWish, quoteOfWish } from '#app/features/cases/quote-summaries/wish.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachQuery } from '#app/features/quotes/consents/data.ts';
import { mayAwait, wayAwaited } from '#app/features/quotes/reach/way-awaited.ts';

type Written = Pick<QuoteSummary, 'id' | 'insurer' | 'decision'> & { words: string };

export type Wanted = {
  /** The day on which the first of the quotes ends that they are to decide on. */
  decideBy: string | null;
  /** The insurers of the quotes that they are interested in. */
  insurers: readonly string[];
  /** They want one of them, and nothing otherwise since; and whether that one is left alone. */
  hasChosen: boolean;
  isChosen: boolean;
  /** Any quote stands. */
  hasQuotes: boolean;
  /** What they wrote with their answers to quotes, each with its quote, where it waits for a reply. */
  asked: readonly Written[];
  /** How they asked to be reached, and have not been. */
  awaited: 'phone' | 'text' | null;
  /** What they want otherwise in the quotes that stand, and the quote that this is about, where it is sure. */
  wish: { words: string; about: QuoteSummary | undefined } | null;
};

/** What the client has said that they want, and nobody has taken up yet. */
export function useWanted(shown: BrokerCase | AdminCase): Wanted {
  const { id, status } = shown;
  const isWorkedOn = isOpenStatus(status) && shown.contact !== null;
  const { data: quotes } = useQuery({
    ...{ ...quoteSummariesQuery(id), retry: retryCase },
    enabled: isWorkedOn,
  });
  const enabled = shown.view === 'broker' && mayAwait(shown);
  const mayWish = shown.view === 'broker' && status === 'in_progress' && (quotes?.items.length ?? 0) > 0;
  const { data: events } = useQuery({
    ...{ ...caseEventsQuery(id), retry: retryCase },
    enabled: enabled || mayWish,
  });
  const { data: consents } = useQuery({ ...reachQuery(id), enabled });
  const current = (isWorkedOn && quotes?.items.filter(({ standing }) => standing === 'current')) || [];
  const interesting = current.filter(({ decision }) => decision === 'interested');
  const wished = mayWish ? lastWish(events?.items ?? []) : undefined;
  const chosen = interesting.filter(({ decidedAt }) => !wished || (decidedAt ?? '') > wished.at);
  const unanswered = shown.view === 'broker' && shown.turn.what === 'reply' ? shown.wroteAt : null;
  const words = mayWish ? openWish(events?.items ?? []) : undefined;
  return {
    decideBy: shown.turn.what === 'decide' ? firstToEnd(quotes?.items ?? []) : null,
    wish: words ? { words, about: quoteOfWish(quotes?.items ?? [], words) } : null,
    asked: writtenSince(quotes?.items ?? [], unanswered),
    insurers: interesting.map(({ insurer }) => insurer),
    ...{ hasChosen: chosen.length > 0, isChosen: chosen.length === 1 && interesting.length === 1 },
    hasQuotes: current.length > 0,
    awaited: enabled ? wayAwaited(shown, { events, consents }) : null,
  };
}

type Answered = Pick<QuoteSummary, 'id' | 'insurer' | 'decision' | 'decisionReason' | 'decidedAt'>;

/** What was written with an answer to a quote since a time from which on nothing was answered; null where all was. */
export function writtenSince(quotes: readonly Answered[], unanswered: string | null): Written[] {
  return quotes.flatMap(({ id, insurer, decision, decisionReason: words, decidedAt }) =>
    words && decidedAt && unanswered && decidedAt >= unanswered ? [{ id, insurer, decision, words }] : [],
  );
}

/** Until when the first of the quotes is valid that nobody has decided on; null where there is none. */
export function firstToEnd(quotes: readonly Pick<QuoteSummary, 'decision' | 'standing' | 'validUntil'>[]) {
  const open = quotes.filter(({ decision, standing }) => decision === 'none' && standing === 'current');
  return open.map(({ validUntil }) => validUntil).toSorted()[0] ?? null;
}
