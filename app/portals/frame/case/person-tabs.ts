import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { Tab } from '#app/ui/frame/workspace.tsx';

type Told = {
  requests: readonly InformationRequest[] | undefined;
  quotes: readonly QuoteSummary[] | undefined;
};

/** The parts of a request for its person; how many things wait for an answer stands beside theirs. */
export function caseTabs(
  { status, agreed }: Pick<ClientCase, 'status' | 'agreed'>,
  { requests, quotes }: Told,
): Tab[] {
  const unanswered = requests?.filter(({ state }) => UNANSWERED.some((one) => one === state)).length;
  const current = quotes?.filter(({ standing }) => standing === 'current').length;
  return [
    { id: 'messages', label: 'Messages' },
    { id: 'documents', label: 'Documents', count: unanswered },
    { id: 'quotes', label: 'Quotes', count: status === 'quoted' ? current : undefined },
    ...(agreed ? [{ id: 'policy', label: 'Policy' }] : []),
    { id: 'sent', label: 'Your answers' },
  ];
}
