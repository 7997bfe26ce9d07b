import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { isTakenBack, sinceWishes, TAKEN_BACK } from '#app/features/cases/quote-summaries/wish.ts';
import { openWishes, wishFor } from '#app/features/cases/quote-summaries/wishes.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { titleWords } from '#app/features/cases/ui/person/person-tasks.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { Callout } from '#app/ui/callout.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { AnswerButtons, AnswerForm, type AnswerName, answersId } from './answer/quote-answer.tsx';
import { DECLINED_ID, QuoteColumns } from './comparison/quote-columns.tsx';

type PersonQuotesProps = {
  quotes: { isOn: boolean; items: readonly QuoteSummary[] };
  type: InsuranceType;
  status: CaseStatus;
  steps: readonly string[];
  /** What has happened, the newest first: what they asked for stands with its quote. */
  events: readonly CaseEvent[];
  /** The policy that came of one of them. */
  agreed: { quoteId: string | null } | null;
  way: PersonWay;
  /** What the broker still waits for before there can be quotes, by title. */
  owed?: readonly string[];
};

/** The quotes of a case side by side, for the person who decides. One answer is written at a time. */
export function PersonQuotes(props: PersonQuotesProps) {
  const { quotes, type, status, steps, events, agreed, way, owed = [] } = props;
  const [open, setOpen] = useState<{ quoteId: string; name: AnswerName } | null>(null);
  const mayDecide = steps.includes('decide_quote');
  const mayAskForChanges = steps.includes('ask_for_changes');
  // They asked for changes, or the broker has taken it up again: nothing presses them to choose.
  const isRevised = mayDecide && status !== 'quoted';
  const wishes = openWishes(events, quotes.items);
  const wished = quotes.items.flatMap(({ id, insurer, decision }) =>
    wishes.has(id) && decision !== 'declined' ? [insurer] : [],
  );
  const takeBack = useTakeBack(way);
  const lastAsked = sinceWishes(events).find(({ kind }) => kind === 'changes_asked');
  const isTakenUp = lastAsked?.data.isResumed === true;
  const workedOn =
    wished.length > 0 ? `the quote${wished.length > 1 ? 's' : ''} of ${andWords(wished)}` : 'these quotes';
  const chosen = quotes.items.filter(
    ({ decision, standing }) => decision === 'interested' && standing === 'current',
  );
  const hasChosen = chosen.length > 0;
  const answered = mayDecide && quotes.items.find(({ id }) => id === open?.quoteId);
  const alsoIn = chosen.flatMap(({ id, insurer }) => (id === open?.quoteId ? [] : [insurer]));
  const close = (...focusIds: string[]) => {
    flushSync(() => setOpen(null));
    keepFocus(focusIds);
  };
  // What was declined moves into the fold once that is known: the focus goes with it.
  const answeredId = useRef<string>(null);
  useEffect(() => {
    if (answeredId.current && quotes.items.length > 0)
      keepFocus([answersId(answeredId.current), DECLINED_ID]);
  }, [quotes.items]);
  return (
    <QuoteColumns
      {...{ ...quotes, type, wishes }}
      policy={agreed?.quoteId ? { quoteId: agreed.quoteId, words: 'Now your policy' } : undefined}
      nothing={
        steps.includes('withdraw')
          ? `${owed.length > 0 ? `Your broker is waiting for: ${titleWords(owed)}\n` : ''}When your broker sends quotes, you see them here side by side.`
          : 'No quotes were sent.'
      }
      areDeclinedFolded
      actions={(quote) =>
        mayDecide && (
          <AnswerButtons
            {...{ quote, way, mayAskForChanges, isCalm: hasChosen || isRevised }}
            hasAsked={wishes.has(quote.id)}
            onOpen={(name) => setOpen({ quoteId: quote.id, name })}
            onTakeBack={() => takeBack(quote)}
          />
        )
      }
      answering={
        answered && open
          ? {
              quoteId: open.quoteId,
              form: (
                <AnswerForm
                  {...{ way, alsoIn, asked: wishes.get(open.quoteId) }}
                  name={open.name}
                  quote={answered}
                  onTakeBack={() => takeBack(answered)}
                  onClose={() => close(answersId(open.quoteId, open.name))}
                  onSent={() => {
                    answeredId.current = open.quoteId;
                    // The fold may have taken it in before.
                    close(answersId(open.quoteId), DECLINED_ID);
                  }}
                />
              ),
            }
          : undefined
      }
    >
      {/* Who has declined the quote they wanted otherwise waits for nothing. */}
      {isRevised && lastAsked && (wished.length > 0 || wishes.size === 0) && !isTakenBack(lastAsked) && (
        <Callout
          title={`Your broker ${isTakenUp ? 'is working on' : 'has been asked to change'} ${workedOn}`}
        >
          {wished.length > 0 && 'What you asked for is shown with the quote. '}
          {hasChosen
            ? 'You can wait for what your broker sends.'
            : 'You can wait for what your broker sends, or choose one of these as it is.'}
        </Callout>
      )}
      <p className="text-sm text-slate">
        {!mayDecide && isOpenStatus(status) && 'You can answer once a broker has accepted your request. '}
        These are your broker’s quotes. We do not rank them, and you cannot buy a policy on this site.
      </p>
    </QuoteColumns>
  );
}

/** Says of a quote that nothing of what was asked needs to change; the request may be newer by then than where it was asked. */
function useTakeBack(way: PersonWay): (quote: Pick<QuoteSummary, 'insurer'>) => void {
  const newest = useRef(way);
  newest.current = way;
  const { send } = useStep({
    mutationFn: (quote: Pick<QuoteSummary, 'insurer'>) =>
      newest.current.askForChanges({ note: wishFor(quote, TAKEN_BACK) }),
    done: { title: 'What you asked for is taken back' },
  });
  return (quote) =>
    void send(quote).catch((refusal) =>
      showToast({
        title: userMessage(refusal, 'We could not reach the server. Nothing was taken back.'),
        tone: 'danger',
      }),
    );
}

/** Gives a focus that was lost to the first of these places that can have it. */
function keepFocus(ids: readonly string[]): void {
  for (const id of ids) {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus();
  }
}
