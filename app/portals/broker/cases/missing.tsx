import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';
import type { ToAsk } from '#app/features/quotes/answers/rating/schema.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { contactWish } from './from-client/contact-wish.ts';

const loadDialog = async () =>
  (await import('#app/features/cases/information-requests/ui/request-information-dialog.tsx'))
    .RequestInformationDialog;
const RequestInformationDialog = whenOpened(loadDialog, ({ open }) => open);

/** The page of a full case needs no scrolling beside its conversation: what is missing comes before what may be asked. */
const SHOWN = 3;

/** How much a rater knows already, what they still have to ask, and one click to ask for one of it, or for all. */
export function Missing({ case: shown }: { case: BrokerCase | AdminCase }) {
  const [asked, setAsked] = useState<readonly ToAsk[]>();
  useLoadAhead(loadDialog);
  const { readiness, steps } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const { data: facts } = useQuery({ ...ratingFactsQuery(shown.id), retry: retryCase });
  const missing = facts?.missing ?? [];
  const onAsk = steps.includes('request_information') ? setAsked : undefined;
  return (
    <SidePart heading="Answers complete" aside={<span className="text-sm font-semibold">{readiness}%</span>}>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-spruce" style={{ width: `${readiness}%` }} />
      </div>
      {isOffered && readiness < 100 && (
        <p className="mt-2 text-slate">What is missing is shown after you accept.</p>
      )}
      <Questions heading="Still missing" items={missing} shownFirst={SHOWN} onAsk={onAsk} />
      <Questions
        heading="Suggested questions"
        items={facts?.suggested ?? []}
        shownFirst={missing.length > 0 ? 0 : SHOWN}
        onAsk={onAsk}
      />
      {asked && (
        <RequestInformationDialog
          key={asked.map(({ title }) => title).join()}
          caseId={shown.id}
          version={shown.version}
          case={shown}
          wish={contactWish(shown.contact)}
          asked={asked}
          open
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePart>
  );
}

type QuestionsProps = {
  heading: string;
  items: readonly ToAsk[];
  /** How many are shown at once, of more. */
  shownFirst: number;
  onAsk: ((asked: readonly ToAsk[]) => void) | undefined;
};

function Questions({ heading, items, shownFirst, onAsk }: QuestionsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const open = items.filter(({ kind, asked }) => kind === 'answer' && asked === null);
  return (
    <>
      <div className="mt-2 flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium">{heading}</h3>
        {onAsk && open.length > 1 && (
          <AskButton label={`Ask for all: ${heading}`} onPress={() => onAsk(open)}>
            Ask for all
          </AskButton>
        )}
      </div>
      <ul className="mt-1 flex flex-col text-[0.8125rem] leading-5 text-slate empty:hidden">
        {shown.map((item) => (
          <li key={item.title} className="flex items-start justify-between gap-2 py-0.5">
            <span>
              {item.label}
              {item.asked === 'not_known' && ': the client does not know'}
            </span>
            {item.asked === 'waiting' && <span className="shrink-0">Asked</span>}
            {onAsk && item.asked !== 'waiting' && (
              <AskButton label={`Ask: ${item.title}`} onPress={() => onAsk([item])}>
                {item.asked === 'not_known' ? 'Ask again' : 'Ask'}
              </AskButton>
            )}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <AskButton onPress={() => setIsWhole(true)}>
          Show {items.length - shown.length}
          {shown.length > 0 && ' more'}
        </AskButton>
      )}
    </>
  );
}

type AskButtonProps = { label?: string; onPress: () => void; children: ReactNode };

function AskButton({ label, onPress, children }: AskButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="min-h-6 shrink-0 self-start rounded-small text-sm leading-5 font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11 pointer-coarse:px-3"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
