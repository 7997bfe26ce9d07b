import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { TabLinks, TabPanel, Workspace } from '#app/ui/frame/workspace.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseSteps } from './case-steps.tsx';
import { HISTORY_PARTS, HistoryLinks } from './history-links.tsx';

const importParts = () => import('./admin-case-parts.tsx');
const importTalk = () => import('./admin-talk.tsx');
const loadParts = () => Promise.all([importParts(), importTalk()]);
const AdminCaseParts = lazy(async () => ({ default: (await importParts()).AdminCaseParts }));
const AdminTalk = lazy(async () => ({ default: (await importTalk()).AdminTalk }));

type Shown = { case: AdminCase };

const TABS = [
  { id: 'summary', label: 'Summary' },
  { id: 'messages', label: 'Messages' },
  { id: 'documents', label: 'Documents' },
  { id: 'quotes', label: 'Quotes' },
];
const POLICY = { id: 'policy', label: 'Policy' };
const HISTORY = { id: 'history', label: 'History' };

/** The parts of a case: its policy where it ended with one. */
const tabsOf = ({ agreed }: AdminCase) => [...TABS, ...(agreed ? [POLICY] : []), HISTORY];

/** A case as an administrator sees it: what both sides see, and what proves what happened. */
export function AdminCasePage({ case: shown }: Shown) {
  const isWide = useIsWide();
  useLoadAhead(loadParts);
  const [search] = useSearchParams();
  const tabs = tabsOf(shown);
  const tab = [...tabs, ...HISTORY_PARTS].find(({ id }) => id === search.get('tab'))?.id ?? 'summary';
  const isHistory = HISTORY_PARTS.some(({ id }) => id === tab);
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={isHistory ? 'history' : tab} />;
  return (
    <Workspace
      heading={<Heading case={shown} />}
      leftName="Request"
      left={isWide && <CaseFacts case={shown} />}
      rightName="Next step"
      right={isWide && <CaseSteps case={shown} />}
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {!isWide && (
        <div className="yields-to-writing border-b border-line bg-surface px-4 py-3 sm:px-5">
          <CaseSteps case={shown} />
        </div>
      )}
      {tab === 'messages' ? (
        <Suspense
          fallback={
            <TabPanel tabs={links} name="Messages">
              {null}
            </TabPanel>
          }
        >
          <AdminTalk case={shown} tabs={links} />
        </Suspense>
      ) : (
        <TabPanel tabs={links} name={tabs.find(({ id }) => id === tab)?.label ?? 'History'}>
          {tab === 'summary' && !isWide && <CaseFacts case={shown} />}
          {isHistory && <HistoryLinks current={tab} />}
          <Suspense fallback={<Skeleton className="h-64" />}>
            <AdminCaseParts case={shown} part={tab} />
          </Suspense>
        </TabPanel>
      )}
    </Workspace>
  );
}

function Heading({ case: shown }: Shown) {
  const { reference, title, contact, status, priority, city, postalCode, reopened } = shown;
  const above = [reference, title, reopenedWords(reopened, status)].filter(Boolean).join(' · ');
  return (
    <CaseHeading home="/admin/cases" homeName="Requests" above={above} title={contact.fullName}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
        <StatusBadge status={status} />
        {priority !== 'normal' && (
          <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>
            {priority === 'high' ? 'High priority' : 'Low priority'}
          </Badge>
        )}
        {[city, postalCode].filter(Boolean).join(' ') || 'Place not known'}
      </p>
    </CaseHeading>
  );
}
