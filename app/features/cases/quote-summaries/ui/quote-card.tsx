import type { ReactNode } from 'react';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ANSWER_NOTE, preparedBy, WISH } from './comparison/compared-rows.ts';
import { WhatChanged } from './comparison/what-changed.tsx';

const DECISIONS = { none: null, interested: 'Interested', declined: 'No thanks' } as const;
const STANDINGS = { current: null, replaced: 'Replaced by a newer one', over: 'No longer valid' } as const;

/** What a quote says of one thing; without a name, the broker’s own words. */
export type CardRow = { name: string | null; words: string };

type QuoteCardProps = {
  quote: QuoteSummary;
  /** The one that it took the place of, where that is known. */
  before?: QuoteSummary | undefined;
  covered: readonly CardRow[];
  notCovered: readonly CardRow[];
  /** Of the quote that became the policy: that it did. */
  policyWords?: string | undefined;
  /** Another one became the policy. */
  isPassedOver?: boolean;
  /** What its reader asked to be otherwise in it. */
  wish?: string | undefined;
  /** False while its broker looks it over. */
  isSent?: boolean;
  children?: ReactNode;
};

/** One quote in the broker’s words, with their name and licence. No rank, no advice of ours. */
export function QuoteCard(props: QuoteCardProps) {
  const { quote, before, covered, notCovered, isSent = true, children } = props;
  const { policyWords, isPassedOver = false, wish } = props;
  const hasOutcome = policyWords !== undefined || isPassedOver;
  const { insurer, validUntil, effectiveOn, standing, decision, sentAt, replacesId } = quote;
  const { year, month } = premiumWords(quote);
  const was = before && premiumWords(before).year;
  return (
    <article
      aria-label={`Quote from ${insurer}`}
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-5',
        policyWords || (decision === 'interested' && standing === 'current' && !isPassedOver)
          ? 'border-spruce'
          : 'border-line',
        !policyWords && (isPassedOver || standing !== 'current') && 'text-slate',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold wrap-anywhere">{insurer}</h3>
          {sentAt && (
            <p className="text-xs text-slate">
              {isSent
                ? `${replacesId ? 'Revised' : 'Sent'} ${formatAlbertaTime(new Date(sentAt), 'short')}`
                : 'Not sent yet'}
            </p>
          )}
        </div>
        {policyWords && <Badge tone="success">{policyWords}</Badge>}
        {isPassedOver && <Badge tone="neutral">Not taken</Badge>}
        {!hasOutcome && STANDINGS[standing] && <Badge tone="neutral">{STANDINGS[standing]}</Badge>}
        {!hasOutcome && DECISIONS[decision] && (
          <Badge tone={decision === 'interested' ? 'success' : 'neutral'}>{DECISIONS[decision]}</Badge>
        )}
        {!hasOutcome && wish && <Badge tone="info">Changes asked</Badge>}
      </header>
      <div className="mt-3">
        <p>
          <strong className="block text-2xl tabular-nums">{year}</strong>
          {was && was !== year && <span className="block text-sm tabular-nums">Was {was}</span>}
          <span className="text-sm text-slate tabular-nums">{month}</span>
        </p>
        {before && <WhatChanged {...{ quote, before }} />}
      </div>
      {!hasOutcome && wish && (
        <section aria-label={WISH} className="mt-3 rounded-control bg-info-soft p-3 text-sm">
          <h4 className="font-semibold">{WISH}</h4>
          <p className="whitespace-pre-line wrap-anywhere">{wish}</p>
        </section>
      )}
      <Cover term="Coverage" rows={covered} />
      <Cover term="Not covered" rows={notCovered} />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3 text-sm">
        <Day term="Valid until" day={validUntil} />
        {effectiveOn && <Day term="Effective date" day={effectiveOn} />}
        {quote.decisionReason && (
          <div className="w-full">
            <dt className="text-slate">{ANSWER_NOTE}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{quote.decisionReason}</dd>
          </div>
        )}
      </dl>
      <p className="mt-4 text-xs leading-5 text-slate">Prepared by {preparedBy(quote)}.</p>
      <footer className="mt-auto pt-3 empty:pt-0">{children}</footer>
    </article>
  );
}

function Day({ term, day }: { term: string; day: string }) {
  return (
    <div>
      <dt className="text-slate">{term}</dt>
      <dd className="font-medium">{dayWords(day)}</dd>
    </div>
  );
}

function Cover({ term, rows }: { term: string; rows: readonly CardRow[] }) {
  return (
    <section aria-label={term} className="mt-4 text-sm leading-6">
      <h4 className="font-semibold">{term}</h4>
      <ul>
        {rows.map(({ name, words }, position) => (
          <li
            // A row may say the same as another one, and none moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={position}
            className="mt-1 flex gap-x-3 whitespace-pre-line wrap-anywhere"
          >
            {name && <span className="w-2/5 min-w-28 shrink-0 text-slate">{name}</span>}
            {/* Under that heading it need not be said again. */}
            {words !== term && <span className="tabular-nums">{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
