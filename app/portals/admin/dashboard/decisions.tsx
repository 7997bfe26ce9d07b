import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { ASKED_WORDS, askerWords } from '#app/features/privacy/asked-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { DueDay, UNDELIVERED } from '../privacy/due-day.tsx';
import { PrivacyActions } from '../privacy/privacy-actions.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { DecisionGroup, DecisionLink, DecisionRow, type GroupProps, TITLE_LINK } from './decision-row.tsx';
import { FailedJobRow } from './failed-job-row.tsx';
import { LeftPolicies } from './left-policies.tsx';
import { type CaseNeed, choresOf, countAll, needsOf, stoppedBackup } from './needs.ts';
import { Setup } from './setup.tsx';
import { LicencesEnding, LicencesUnchecked, Upkeep } from './upkeep.tsx';

type Assignable = Pick<CaseToDecide, 'id' | 'reference' | 'version' | 'status'>;

const AssignDialog = whenOpened(
  async () => (await import('../cases/assign/assign-dialog.tsx')).AssignDialog,
  ({ case: shown }) => shown !== null,
);

/** Everything that waits for somebody to decide it, what hurts people most first, each with its action in place; and apart what nobody waits for. */
export function Decisions() {
  const { data, isPending, refetch } = useQuery(overviewQuery);
  const [assigning, setAssigning] = useState<Assignable | null>(null);
  const now = useNow();
  if (isPending)
    return (
      <div className="mt-6">
        <SkeletonText lines={6} />
      </div>
    );
  if (!data)
    return (
      <div className="mt-5">
        <LoadFailure what="what needs a decision" onRetry={() => void refetch()} />
      </div>
    );
  const needs = needsOf(data, now);
  const chores = choresOf(data);
  const total = countAll(needs);
  return (
    <>
      <section aria-labelledby="decisions" className="mt-6">
        <Heading id="decisions" words="Needs attention" total={total} />
        {total === 0 ? (
          <EmptyState title="Nothing needs attention">
            Contact deadlines at risk, overdue replies, requests without a broker, expiring licences and
            failed mail appear here.
          </EmptyState>
        ) : (
          <div className={CARD}>
            {needs.map((need) => (
              <NeedGroup key={need.kind} {...{ need }} overview={data} onAssign={setAssigning} />
            ))}
          </div>
        )}
      </section>
      {chores.length > 0 && (
        <section aria-labelledby="chores" className="mt-8">
          <Heading id="chores" words="Setup and upkeep" total={countAll(chores)} />
          <div className={CARD}>
            {chores.map(({ kind, ...said }) =>
              kind === 'setup' ? (
                <Setup key={kind} {...said} overview={data} />
              ) : (
                <Upkeep key={kind} {...said} overview={data} />
              ),
            )}
          </div>
        </section>
      )}
      {data.reviews.length === 0 && (
        <p className="mt-3 text-sm text-slate">
          No content to review within thirty days.{' '}
          <TextLink to="/admin/settings?group=content">All content by its day</TextLink>
        </p>
      )}
      <AssignDialog case={assigning} onClose={() => setAssigning(null)} />
    </>
  );
}

const CARD = 'divide-y divide-line rounded-card border border-line bg-surface';

function Heading({ id, words, total }: { id: string; words: string; total: number }) {
  return (
    <h2 id={id} className="mb-3 text-lg font-semibold">
      {words}
      {total > 0 && <span className="ml-2 font-normal text-slate tabular-nums">{total}</span>}
    </h2>
  );
}

type NeedGroupProps = {
  need: ReturnType<typeof needsOf>[number];
  overview: Overview;
  onAssign: (one: Assignable) => void;
};

function NeedGroup({ need: { kind, ...said }, overview, onAssign }: NeedGroupProps) {
  switch (kind) {
    case 'mail':
      return <NoMail {...said} overview={overview} />;
    case 'people':
      return <PeopleDecisions {...said} overview={overview} />;
    case 'failed':
      return <Failures {...said} overview={overview} />;
    case 'unchecked':
      return <LicencesUnchecked {...said} overview={overview} />;
    case 'left':
      return <LeftPolicies {...{ overview, onAssign, ...said }} />;
    case 'licences':
      return <LicencesEnding {...said} overview={overview} />;
    default:
      return (
        <CaseDecisions
          {...{ kind, onAssign, ...said }}
          label={CASE_LABELS[kind]}
          found={overview.cases[kind === 'at_risk' ? 'atRisk' : kind]}
        />
      );
  }
}

const CASE_LABELS: Record<CaseNeed, string> = {
  late: 'Contact deadline missed',
  unreplied: 'Reply overdue',
  pool: 'Without a broker',
  at_risk: 'Contact deadline at risk',
  paused: 'Not yet contacted, promise paused',
  doubted: 'Returned with a concern',
};

/** Without a mail server nobody hears from this site, whatever else is decided here. */
function NoMail({ overview, ...said }: GroupProps) {
  const kept = overview.keptMails ?? 0;
  return (
    <DecisionGroup label="Email" {...said}>
      <DecisionRow
        title="No email goes out: no mail server is set up"
        detail={`Clients and brokers get none of it. ${count(kept, 'email is kept here.', 'emails are kept here.')}`}
        actions={<DecisionLink to="/admin/messages?show=mail">See the emails</DecisionLink>}
      />
    </DecisionGroup>
  );
}

function PeopleDecisions({ overview, ...said }: GroupProps) {
  const { chats, contacts, privacyRequests } = overview;
  const now = useNow();
  const aboutData =
    contacts.aboutData > 0 &&
    count(contacts.aboutData, 'asks about personal data', 'ask about personal data');
  const isLate = chats.promiseAt !== null && new Date(chats.promiseAt) <= now;
  return (
    <DecisionGroup label="People waiting for a reply" {...said}>
      {chats.total > 0 && (
        <DecisionRow
          title={count(chats.total, 'visitor waits in the chat', 'visitors wait in the chat')}
          detail={
            isLate
              ? 'The time promised to the first of them has passed.'
              : 'Nobody has picked up the chat yet.'
          }
          actions={
            <DecisionLink to={`/admin/chats/${chats.firstId ?? ''}`}>
              {chats.total === 1 ? 'Open the chat' : 'Open the first'}
            </DecisionLink>
          }
        />
      )}
      {contacts.toAnswer > 0 && (
        <DecisionRow
          title={
            <Link prefetch="intent" to="/admin/messages" className={TITLE_LINK}>
              {count(contacts.toAnswer, 'message to answer', 'messages to answer')}
            </Link>
          }
          due={replyDue(contacts, now)}
          detail={[
            contacts.unread === 0 ? 'Read, not answered' : `${contacts.unread} not opened yet`,
            aboutData,
          ]
            .filter(Boolean)
            .join(', ')}
          brief={aboutData}
          actions={
            <DecisionLink to={`/admin/messages/${contacts.firstId ?? ''}`}>
              {contacts.toAnswer === 1 ? 'Answer it' : 'Answer the first'}
            </DecisionLink>
          }
        />
      )}
      {privacyRequests.map((request) => (
        <DecisionRow
          key={request.id}
          title={<AskedOf request={request} />}
          due={<DueDay dueOn={request.dueOn} />}
          detail={standingOf(request)}
          actions={<PrivacyActions request={request} />}
        />
      ))}
    </DecisionGroup>
  );
}

function standingOf({ isConfirmed, isUndelivered }: PrivacyRequest): string | undefined {
  if (isUndelivered) return UNDELIVERED;
  return isConfirmed ? undefined : 'They have not confirmed it by email yet.';
}

/** Who asked for what, leading to it. */
function AskedOf({ request }: { request: PrivacyRequest }) {
  const { type, userId, caseId, reference, contactMessageId, messageReference } = request;
  const places = [
    caseId && `/admin/cases/${caseId}`,
    userId && `/admin/clients/${userId}/cases`,
    contactMessageId && `/admin/messages/${contactMessageId}`,
  ];
  const path = places.find(Boolean);
  const words = reference
    ? `The client asked for the ${type} of request ${reference}`
    : `${upperFirst(askerWords(request))} asked for ${ASKED_WORDS[type]}${messageReference ? ` in message ${messageReference}` : ''}`;
  return path ? (
    <Link prefetch="intent" to={path} className={TITLE_LINK}>
      {words}
    </Link>
  ) : (
    words
  );
}

/** What this site could not do by itself. */
function Failures({ overview, ...said }: GroupProps) {
  const { failedMails, failedWebhooks, failedJobs } = overview;
  const problem = stoppedBackup(overview, useNow());
  return (
    <DecisionGroup label="Failed" {...said}>
      {problem && (
        <DecisionRow
          title={problem.title}
          detail={problem.detail}
          actions={<DecisionLink to="/admin/settings?group=operations">See backups</DecisionLink>}
        />
      )}
      {failedMails > 0 && (
        <DecisionRow
          title={count(failedMails, 'email could not be delivered', 'emails could not be delivered')}
          detail="They were rejected, or could not be delivered within 72 hours."
          actions={<DecisionLink to="/admin/messages?show=mail&state=failed">See why</DecisionLink>}
        />
      )}
      {failedWebhooks.map(({ id, description }) => (
        <DecisionRow
          key={id}
          title={`The webhook “${description}” was switched off`}
          detail="Its address stopped answering. Later events did not reach it."
          actions={<DecisionLink to={`/admin/settings/webhooks/${id}`}>See why</DecisionLink>}
        />
      ))}
      {failedJobs.map((job) => (
        <FailedJobRow key={job.id} job={job} />
      ))}
    </DecisionGroup>
  );
}

/** A message that was opened waits as one that was not, until somebody answers or closes it. */
function replyDue({ toAnswer, replyBy }: Overview['contacts'], now: Date): string | null {
  if (!replyBy) return null;
  const verb = new Date(replyBy) <= now ? 'was due by' : 'by';
  return `${toAnswer === 1 ? 'Reply' : 'First reply'} ${verb} ${shortTime(new Date(replyBy), now)}`;
}

const count = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;
