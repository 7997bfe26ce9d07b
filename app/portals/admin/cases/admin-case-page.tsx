import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { eventEntries } from '#app/features/cases/ui/history/event-entries.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { documentEntries } from '#app/portals/frame/case/document-entries.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { TabLinks, TabPanel, Workspace } from '#app/ui/frame/workspace.tsx';
import { AdminCaseParts } from './admin-case-parts.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseSteps } from './case-steps.tsx';
import { HISTORY_PARTS, HistoryLinks } from './history-links.tsx';

type Shown = { case: AdminCase };

const TABS = [
  { id: 'summary', label: 'Summary' },
  { id: 'messages', label: 'Messages' },
  { id: 'documents', label: 'Documents' },
  { id: 'quotes', label: 'Quotes' },
  { id: 'history', label: 'History' },
];

/** A case as an administrator sees it: what both sides see, and what proves what happened. */
export function AdminCasePage({ case: shown }: Shown) {
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const tab = [...TABS, ...HISTORY_PARTS].find(({ id }) => id === search.get('tab'))?.id ?? 'summary';
  const isHistory = HISTORY_PARTS.some(({ id }) => id === tab);
  const links = <TabLinks label="Parts of this request" tabs={TABS} current={isHistory ? 'history' : tab} />;
  return (
    <Workspace
      heading={<Heading case={shown} />}
      left={isWide && <CaseFacts case={shown} />}
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
        <Talk case={shown} tabs={links} />
      ) : (
        <TabPanel tabs={links}>
          {tab === 'summary' && !isWide && <CaseFacts case={shown} />}
          {isHistory && <HistoryLinks current={tab} />}
          <AdminCaseParts case={shown} part={tab} />
        </TabPanel>
      )}
    </Workspace>
  );
}

function Heading({ case: { reference, title, contact, status, priority, city, postalCode } }: Shown) {
  return (
    <CaseHeading home="/admin/cases" above={`${reference} · ${title}`} title={contact.fullName}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
        <StatusBadge status={status} />
        {priority !== 'normal' && (
          <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>{`${priority} priority`}</Badge>
        )}
        {[city, postalCode].filter(Boolean).join(' ') || 'Place not known'}
      </p>
    </CaseHeading>
  );
}

function Talk({ case: { id, contact }, tabs }: Shown & { tabs: ReactNode }) {
  const { data: events } = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  const { data: documents } = useQuery({ ...documentsQuery(caseDoor(id)), retry: retryCase });
  return (
    <Conversation
      caseId={id}
      entries={[...eventEntries(events?.items ?? [], 'admin'), ...documentEntries(documents?.items ?? [])]}
      tabs={tabs}
      asksWhy
      to={{
        label: `Message ${contact.fullName}`,
        firstTime: `This is your first message to ${contact.fullName}. They see that it comes from the people of this site.`,
        closed: 'Messaging is closed for this request.',
      }}
      empty={<p className="max-w-sm">Messages between the client, the broker and you appear here.</p>}
    />
  );
}
