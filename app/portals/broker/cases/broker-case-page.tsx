import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { InformationKind } from '#app/features/cases/information-requests/schema.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { StagePicker } from '#app/features/cases/ui/steps/stage-picker.tsx';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { isWide as isWideNow, useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { TabLinks, TabPanel, Workspace } from '#app/ui/frame/workspace.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { BrokerTalk } from './broker-talk.tsx';
import { CaseParts, loadParts } from './case-parts.tsx';
import { useSent } from './from-client/use-sent.ts';
import { useWanted } from './from-client/use-wanted.ts';
import { NextAction } from './next-action.tsx';

const loadSide = async () => (await import('./case-side.tsx')).caseSide;
const PersonColumn = lazy(async () => ({ default: (await loadSide()).PersonColumn }));
const PersonPhone = lazy(async () => ({ default: (await loadSide()).PersonPhone }));
const CaseKeys = lazy(async () => ({ default: (await import('./keys/case-keys.tsx')).CaseKeys }));
const CaseTasks = lazy(async () => ({ default: (await loadSide()).CaseTasks }));
const Missing = lazy(async () => ({ default: (await loadSide()).Missing }));
// A desk shows it at once; a phone, whose first part is the messages, does without it.
if (!import.meta.env.SSR && isWideNow()) void loadSide().catch(() => undefined);

const loadLater = () => Promise.all([loadSide(), loadParts()]);
const waiting = <Skeleton className="h-64" />;

type Shown = { case: BrokerCase | AdminCase };

/** A case as whoever works on it sees it: the person, what they asked for, what was said, and the next step. */
export function BrokerCasePage({ case: shown }: Shown) {
  const isWide = useIsWide();
  useLoadAhead(loadLater);
  const [search] = useSearchParams();
  const tabs = useTabs(shown);
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? tabs[0]?.id ?? 'summary';
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={tab} />;
  const beside = (
    <Suspense fallback={waiting}>
      <PersonColumn case={shown} hasAnswers />
      {isTheirs(shown) && <CaseTasks case={shown} />}
      {isOpenStatus(shown.status) && <Missing case={shown} />}
    </Suspense>
  );
  return (
    <Workspace
      heading={<Heading {...{ case: shown, isWide }} />}
      {...(tab === 'messages' && { part: tab })}
      leftName="Client"
      left={
        isWide && (
          <Suspense fallback={waiting}>
            <PersonColumn case={shown} hasAnswers={tab === 'summary'} />
          </Suspense>
        )
      }
      rightName="Next step"
      right={
        isWide && (
          <>
            <NextAction case={shown} keys={CaseKeys} />
            <Suspense fallback={waiting}>
              {isTheirs(shown) && <CaseTasks case={shown} />}
              {isOpenStatus(shown.status) && <Missing case={shown} />}
            </Suspense>
          </>
        )
      }
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {!isWide && (
        <div className="yields-to-writing max-sm:in-data-folded:hidden border-b border-line bg-surface px-4 py-3 sm:px-5">
          {/* Before first contact that is what is next, and little more is told of a request that is new. */}
          <NextAction
            case={shown}
            isFolded={tab === 'messages' && Boolean(shown.firstRespondedAt ?? shown.reopened)}
          />
        </div>
      )}
      {tab === 'messages' ? (
        <BrokerTalk case={shown} tabs={links} />
      ) : (
        <TabPanel tabs={links} name={tabs.find(({ id }) => id === tab)?.label ?? 'History'}>
          {tab === 'summary' && !isWide && (
            <>
              {!isToAccept(shown) && (
                <div className="empty:hidden sm:hidden">
                  <Stages case={shown} />
                </div>
              )}
              <Suspense>
                <CaseParts case={shown} part="questions" />
              </Suspense>
              {!isToAccept(shown) && beside}
            </>
          )}
          <Suspense fallback={waiting}>
            <CaseParts case={shown} part={tab} />
            {/* Whoever decides whether to accept reads the facts first. */}
            {tab === 'summary' && !isWide && isToAccept(shown) && beside}
          </Suspense>
        </TabPanel>
      )}
    </Workspace>
  );
}

/** Administrators and brokers who were only asked plan nothing for a case. */
function isTheirs(shown: Shown['case']): shown is BrokerCase {
  return shown.view === 'broker' && shown.disclosure === 'accepted';
}

/** Of the broker who was asked it is not somebody else’s turn. */
function isToAccept(shown: Shown['case']): boolean {
  return shown.view === 'broker' && shown.disclosure === 'offered' && shown.status === 'assigned';
}

function Heading({ case: shown, isWide }: Shown & { isWide: boolean }) {
  const { id, call, contact } = shown;
  const area = shown.postalCode ?? (shown.view === 'broker' ? shown.postalArea : null);
  const place = [shown.city, area].filter(Boolean).join(' ');
  const again = reopenedWords(shown.reopened, shown.status);
  return (
    <CaseHeading
      home="/broker"
      above={[shown.reference, shown.contact ? shown.title : null, again].filter(Boolean).join(' · ')}
      title={shown.contact?.fullName ?? shown.title}
      // Beside the column with the number there is no need of it.
      menu={
        !isWide &&
        contact?.phone && (
          <Suspense>
            <PersonPhone {...{ id, call }} contact={{ ...contact, phone: contact.phone }} isBrief />
          </Suspense>
        )
      }
      actions={
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
        {isToAccept(shown) ? <Badge tone="warning">To accept</Badge> : <Status case={shown} />}
        {place || 'Place not known'}
      </p>
    </CaseHeading>
  );
}

/** Once the client has chosen a quote it says so, as they read it. */
function Status({ case: shown }: Shown) {
  const { isChosen } = useWanted(shown);
  return <StatusBadge status={shown.status} hasChosen={isChosen} />;
}

function Stages({ case: shown }: Shown) {
  const { isChosen } = useWanted(shown);
  const { open } = useSent(shown);
  return <StagePicker case={shown} hasChosen={isChosen} isOwed={open.length > 0} />;
}

/** Before a broker has accepted there is only what helps to decide. */
function useTabs(shown: BrokerCase | AdminCase) {
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const { data: asked } = useQuery({
    ...informationRequestsQuery(shown.id),
    retry: retryCase,
    enabled: !isOffered,
  });
  const toLookAt = (wanted: InformationKind) =>
    asked?.items.filter(({ state, kind }) => state === 'submitted' && kind === wanted).length;
  const summary = { id: 'summary', label: 'Summary', toDo: toLookAt('answer') };
  const history = { id: 'history', label: 'History' };
  if (isOffered) return [summary, history];
  return [
    { id: 'messages', label: 'Messages' },
    summary,
    { id: 'documents', label: 'Documents', toDo: toLookAt('document') },
    { id: 'quotes', label: 'Quotes' },
    ...(shown.agreed ? [{ id: 'policy', label: 'Policy' }] : []),
    history,
  ];
}
