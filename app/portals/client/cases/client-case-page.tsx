import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/schema.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { QuoteComparison } from '#app/features/cases/quote-summaries/ui/quote-comparison.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { TabLinks, TabPanel, useIsWide, Workspace } from '#app/ui/frame/workspace.tsx';
import { AskedFor } from './asked-for.tsx';
import { CasePeople } from './case-people.tsx';
import { ClientStanding } from './client-standing.tsx';
import { ClientTalk } from './client-talk.tsx';
import { PolicyPart } from './policy-part.tsx';
import { SentAnswers } from './sent-answers.tsx';

/** A case as the person whose it is works with it. */
export function ClientCasePage({ case: shown }: { case: ClientCase }) {
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const tabs = useTabs(shown, isWide);
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'messages';
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={tab} />;
  const { id, version, steps } = shown;
  return (
    <Workspace
      heading={
        <CaseHeading home="/portal" above={shown.reference} title={shown.title}>
          <ClientStanding case={shown} />
        </CaseHeading>
      }
      right={isWide && <CasePeople case={shown} />}
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {tab === 'messages' && <ClientTalk case={shown} tabs={links} />}
      {tab !== 'messages' && (
        <TabPanel tabs={links}>
          {tab === 'documents' && <AskedFor case={shown} />}
          {tab === 'quotes' && <QuoteComparison {...{ version, steps }} caseId={id} reader="client" />}
          {tab === 'policy' && <PolicyPart case={shown} />}
          {tab === 'sent' && <SentAnswers case={shown} />}
          {tab === 'people' && <CasePeople case={shown} />}
        </TabPanel>
      )}
    </Workspace>
  );
}

/** The parts of the page; how many things wait for an answer stands beside theirs. */
function useTabs({ id, status, agreed }: ClientCase, isWide: boolean) {
  const { data: asked } = useQuery({ ...informationRequestsQuery(id), retry: retryCase });
  const { data: quotes } = useQuery({ ...quoteSummariesQuery(id), retry: retryCase });
  const unanswered = asked?.items.filter(({ state }) => UNANSWERED.some((one) => one === state)).length;
  const current = quotes?.items.filter(({ standing }) => standing === 'current').length;
  return [
    { id: 'messages', label: 'Messages' },
    { id: 'documents', label: 'Documents', count: unanswered },
    { id: 'quotes', label: 'Quotes', count: status === 'quoted' ? current : undefined },
    ...(agreed ? [{ id: 'policy', label: 'Policy' }] : []),
    { id: 'sent', label: 'What I sent' },
    ...(isWide ? [] : [{ id: 'people', label: 'Broker' }]),
  ];
}
