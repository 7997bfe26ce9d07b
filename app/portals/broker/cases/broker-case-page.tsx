import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { TabLinks, TabPanel, useIsWide, Workspace } from '#app/ui/frame/workspace.tsx';
import { BrokerTalk } from './broker-talk.tsx';
import { CaseHistory } from './case-history.tsx';
import { Missing } from './missing.tsx';
import { NextAction } from './next-action.tsx';
import { PersonColumn } from './person-column.tsx';

type Shown = { case: BrokerCase | AdminCase };

/** A case as whoever works on it sees it: the person, what they asked for, what was said, and the next step. */
export function BrokerCasePage({ case: shown }: Shown) {
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const tabs = [
    ...(isOffered ? [] : [{ id: 'messages', label: 'Messages' }]),
    { id: 'summary', label: 'Summary' },
    { id: 'history', label: 'History' },
  ];
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? (isOffered ? 'summary' : 'messages');
  const place = [shown.city, shown.postalCode ?? (shown.view === 'broker' ? shown.postalArea : null)]
    .filter(Boolean)
    .join(' ');
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={tab} />;
  return (
    <Workspace
      heading={
        <CaseHeading
          home="/broker"
          above={[shown.reference, shown.contact ? shown.title : null].filter(Boolean).join(' · ')}
          title={shown.contact?.fullName ?? shown.title}
          actions={
            <Button look="quiet" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          }
        >
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
            <StatusBadge status={shown.status} />
            {place || 'Place not known'}
          </p>
        </CaseHeading>
      }
      left={isWide && <PersonColumn case={shown} />}
      right={
        isWide && (
          <>
            <NextAction case={shown} />
            <Missing case={shown} />
          </>
        )
      }
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {!isWide && (
        <div className="border-b border-line bg-surface px-4 py-3 sm:px-5">
          <NextAction case={shown} />
        </div>
      )}
      {tab === 'messages' && <BrokerTalk case={shown} tabs={links} />}
      {tab === 'summary' && (
        <TabPanel tabs={links}>
          {!isWide && <PersonColumn case={shown} />}
          {!isWide && <Missing case={shown} />}
          <Answers case={shown} isOffered={isOffered} />
        </TabPanel>
      )}
      {tab === 'history' && (
        <TabPanel tabs={links}>
          <CaseHistory id={shown.id} />
        </TabPanel>
      )}
    </Workspace>
  );
}

function Answers({ case: { type, answers }, isOffered }: Shown & { isOffered: boolean }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">Answers</h2>
      {isOffered && (
        <p className="mb-5 text-sm text-slate">Answers that say who this is are left out until you accept.</p>
      )}
      <AnswerSections type={type} answers={answers} />
    </section>
  );
}
