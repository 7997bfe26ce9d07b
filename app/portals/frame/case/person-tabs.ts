import type { InformationKind, InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { toChooseAmong } from '#app/features/cases/quote-summaries/to-choose-among.ts';
import { isSettled } from '#app/features/cases/rules/turn.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { askedOf } from '#app/features/cases/ui/person/person-tasks.ts';
import type { Tab } from '#app/ui/frame/workspace.tsx';

type Told = {
  requests: readonly InformationRequest[] | undefined;
  quotes: readonly QuoteSummary[] | undefined;
  /** How many messages they have not read. */
  unread?: number;
};

/** The parts of a request for its person, with how many things wait for them in each, and how many messages are new. */
export function caseTabs(
  { status, agreed, turn }: Pick<ClientCase, 'status' | 'agreed' | 'turn'>,
  { requests, quotes, unread }: Told,
): Tab[] {
  const unanswered = (wanted: InformationKind): Pick<Tab, 'toDo' | 'counted'> => {
    const open = requests?.filter(
      ({ state, kind }) => kind === wanted && UNANSWERED.some((one) => one === state),
    );
    const isToDo = !open || askedOf(turn, open).asked.length > 0;
    return { toDo: open?.length, counted: isToDo ? 'to do' : 'asked' };
  };
  // However many there are to choose from, it is one choice.
  const toChoose = Number(quotes !== undefined && mayChoose(quotes) && openToChoice(quotes).length > 0);
  return [
    { id: 'messages', label: 'Messages', toDo: unread, counted: 'new' },
    { id: 'documents', label: 'Documents', ...unanswered('document') },
    { id: 'quotes', label: 'Quotes', toDo: status === 'quoted' ? toChoose : 0 },
    ...(agreed ? [{ id: 'policy', label: 'Policy' }] : []),
    { id: 'sent', label: 'Answers', ...unanswered('answer') },
  ];
}

/** Those that wait for a choice: of all that are open, or of several that they are interested in. */
export function openToChoice<Quote extends Pick<QuoteSummary, 'decision' | 'standing'>>(
  quotes: readonly Quote[],
): Quote[] {
  const current = quotes.filter(({ standing }) => standing === 'current');
  return toChooseAmong(current, ({ decision }) => decision);
}

/** Whether a quote still waits for a choice, whoever has to do something first. */
export function mayChoose(quotes: readonly QuoteSummary[]): boolean {
  return (
    quotes.length > 0 &&
    !isSettled(
      quotes.map(({ decision, standing }) => ({
        clientDecision: decision,
        isCurrent: standing === 'current',
      })),
    )
  );
}
