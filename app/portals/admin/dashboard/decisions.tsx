import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { ASKED_WORDS } from '#app/features/privacy/asked-words.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DueDay } from '../privacy/due-day.tsx';
import { PrivacyActions } from '../privacy/privacy-actions.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { DecisionGroup, DecisionLink, DecisionRow, TITLE_LINK } from './decision-row.tsx';
import { FailedJobRow } from './failed-job-row.tsx';
import { countSetup, Setup } from './setup.tsx';
import { countUnchecked, LicencesEnding, Upkeep } from './upkeep.tsx';

const AssignDialog = whenOpened(
  async () => (await import('../cases/assign/assign-dialog.tsx')).AssignDialog,
  ({ case: shown }) => shown !== null,
);

/** Everything that waits for somebody to decide it, what is most urgent first, each with its action in place. */
export function Decisions() {
  const { data, isPending, refetch } = useQuery(overviewQuery);
  const [assigning, setAssigning] = useState<CaseToDecide | null>(null);
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
  const { cases } = data;
  const total = countDecisions(data);
  return (
    <section aria-labelledby="decisions" className="mt-6">
      <h2 id="decisions" className="text-lg font-semibold">
        Needs attention{total > 0 && <span className="ml-2 font-normal text-slate">{total}</span>}
      </h2>
      {total === 0 ? (
        <div className="mt-3">
          <EmptyState title="Nothing needs attention">
            Contact deadlines at risk, overdue replies, requests without a broker, expiring licences and
            failed mail appear here.
          </EmptyState>
        </div>
      ) : (
        <div className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          <CaseDecisions
            kind="late"
            label="Contact deadline missed"
            tone="danger"
            found={cases.late}
            onAssign={setAssigning}
          />
          <CaseDecisions
            kind="at_risk"
            label="Contact deadline at risk"
            tone="warning"
            found={cases.atRisk}
            onAssign={setAssigning}
          />
          <CaseDecisions
            kind="unreplied"
            label="Reply overdue"
            tone="danger"
            found={cases.unreplied}
            onAssign={setAssigning}
          />
          <CaseDecisions
            kind="doubted"
            label="Returned with a concern"
            tone="warning"
            found={cases.doubted}
            onAssign={setAssigning}
          />
          <CaseDecisions
            kind="pool"
            label="Without a broker"
            tone="info"
            found={cases.pool}
            onAssign={setAssigning}
          />
          <PeopleDecisions overview={data} />
          <Failures overview={data} />
          <LicencesEnding overview={data} />
          <Upkeep overview={data} />
          <Setup overview={data} />
        </div>
      )}
      <AssignDialog case={assigning} onClose={() => setAssigning(null)} />
    </section>
  );
}

function PeopleDecisions({ overview }: { overview: Overview }) {
  const { chats, contacts, privacyRequests } = overview;
  const now = useNow();
  const isOver = (at: string | null) => at !== null && new Date(at) <= now;
  const isLate = isOver(chats.promiseAt);
  const isLawOver = privacyRequests.some(({ dueOn }) => dueOn < albertaDate(now));
  const isWaiting = chats.total > 0 || contacts.toAnswer > 0 || privacyRequests.length > 0;
  return (
    <>
      {isWaiting && (
        <DecisionGroup
          label="People waiting for a reply"
          tone={isLate || isOver(contacts.replyBy) || isLawOver ? 'danger' : 'info'}
        >
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
              detail={contacts.unread === 0 ? 'Read, not answered' : `${contacts.unread} not opened yet`}
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
              detail={request.isConfirmed ? undefined : 'They have not confirmed it by email yet.'}
              actions={<PrivacyActions request={request} />}
            />
          ))}
        </DecisionGroup>
      )}
    </>
  );
}

/** Who asked for what, leading to it. */
function AskedOf({ request }: { request: PrivacyRequest }) {
  const { type, userId, caseId, reference, contactMessageId } = request;
  const places = [
    caseId && `/admin/cases/${caseId}`,
    userId && `/admin/clients/${userId}/cases`,
    contactMessageId && `/admin/messages/${contactMessageId}`,
  ];
  const path = places.find(Boolean);
  const words = reference
    ? `The client asked for the ${type} of request ${reference}`
    : `Somebody asked for ${ASKED_WORDS[type]}`;
  return path ? (
    <Link prefetch="intent" to={path} className={TITLE_LINK}>
      {words}
    </Link>
  ) : (
    words
  );
}

/** What this site could not do by itself. */
function Failures({ overview: { failedMails, failedWebhooks, failedJobs, backup } }: { overview: Overview }) {
  const problem = backup.state === 'not_told' ? null : backupProblem(backup);
  if (failedMails === 0 && failedWebhooks.length === 0 && failedJobs.length === 0 && !problem) return null;
  return (
    <DecisionGroup label="Failed" tone="danger">
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

/** How many rows wait: a kind of which only the number is known counts as one. */
function countDecisions({ cases, ...rest }: Overview): number {
  const kinds = [
    rest.chats.total,
    rest.contacts.toAnswer,
    rest.failedMails,
    rest.reviews.length,
    rest.unansweredQuestions,
    rest.testimonials,
  ];
  return (
    cases.late.total +
    cases.atRisk.total +
    cases.unreplied.total +
    cases.doubted.total +
    cases.pool.total +
    rest.licences.length +
    countUnchecked(rest) +
    countSetup({ cases, ...rest }) +
    rest.failedJobs.length +
    rest.failedWebhooks.length +
    rest.privacyRequests.length +
    kinds.filter((many) => many > 0).length
  );
}
