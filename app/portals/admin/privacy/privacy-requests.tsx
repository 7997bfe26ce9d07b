import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { ASKED_WORDS, askerWords } from '#app/features/privacy/asked-words.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { DueDay, UNDELIVERED } from './due-day.tsx';
import { PrivacyActions } from './privacy-actions.tsx';

/** What people have asked about their data: what is to be answered, then what was, with who answered it. */
export function PrivacyRequests() {
  const { data, isPending, error, refetch } = useQuery(privacyRequestsQuery);
  const aboutData = useQuery(overviewQuery).data?.contacts.aboutData ?? 0;
  if (isPending) return <SkeletonText lines={6} />;
  if (!data)
    return (
      <LoadFailure
        what="the privacy requests"
        reason={userMessage(error, '')}
        onRetry={() => void refetch()}
      />
    );
  if (data.items.length === 0)
    return aboutData > 0 ? (
      <NotOpenedYet count={aboutData} />
    ) : (
      <EmptyState title="No privacy requests">
        When somebody asks for a copy, a correction or the deletion of their data, it appears here with the
        day by which it must be answered. A contact message can be turned into one.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {aboutData > 0 && <NotOpenedYet count={aboutData} />}
      <DataTable
        caption="What people asked about their data"
        columns={COLUMNS}
        rows={data.items}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

/** Messages about somebody's data of which nobody has opened a request: their thirty days run all the same. */
function NotOpenedYet({ count }: { count: number }) {
  return (
    <Callout
      tone="warning"
      title={`${count} contact ${count === 1 ? 'message asks' : 'messages ask'} about personal data`}
    >
      The 30 days of the law run from the message. Open it under{' '}
      <TextLink to="/admin/messages">Messages</TextLink> and turn it into a privacy request.
    </Callout>
  );
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

const STATES = {
  open: { tone: 'warning', label: 'To answer' },
  done: { tone: 'success', label: 'Done' },
  refused: { tone: 'neutral', label: 'Declined' },
} as const;

/** Of one request for insurance. */
const TYPES = { access: 'Copy', correction: 'Correction', deletion: 'Deletion' } as const;

function Subject({ request }: { request: PrivacyRequest }) {
  const { type, caseId, userId, reference, details, contactMessageId, messageReference } = request;
  const path = caseId ? `/admin/cases/${caseId}` : !reference && userId && `/admin/clients/${userId}/cases`;
  const name = reference ? `Request ${reference}` : askerWords(request);
  return (
    <span>
      {reference ? TYPES[type] : upperFirst(ASKED_WORDS[type])} ·{' '}
      <span className="whitespace-nowrap">{path ? <TextLink to={path}>{name}</TextLink> : name}</span>
      {contactMessageId && (
        <span className="block text-xs font-normal">
          <TextLink to={`/admin/messages/${contactMessageId}`}>
            {`From message ${messageReference ?? ''}`}
          </TextLink>
        </span>
      )}
      {details && <span className="block text-xs font-normal text-slate wrap-anywhere">“{details}”</span>}
    </span>
  );
}

const COLUMNS: Column<PrivacyRequest>[] = [
  { key: 'what', header: 'Asked for', render: (request) => <Subject request={request} /> },
  {
    key: 'state',
    header: 'Status',
    render: ({ state, isConfirmed }) =>
      state === 'open' && !isConfirmed ? (
        <Badge tone="neutral">Waiting for them to confirm</Badge>
      ) : (
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      ),
  },
  {
    ...{ key: 'asked', header: 'Asked', isOneLine: true, isWide: true },
    render: ({ askedAt }) => short(askedAt),
  },
  {
    key: 'answer',
    header: 'Answer',
    render: (request) =>
      request.state === 'open' ? (
        <div className="flex flex-col gap-2 max-md:items-end">
          <p>
            <DueDay dueOn={request.dueOn} />
          </p>
          {request.isUndelivered && <p className="text-danger">{UNDELIVERED}</p>}
          <div className="flex flex-wrap gap-2 md:max-lg:flex-nowrap">
            <PrivacyActions request={request} />
          </div>
        </div>
      ) : (
        <div>
          {[request.answeredBy, request.answeredAt && short(request.answeredAt)].filter(Boolean).join(', ')}
          {request.delivered && (
            <span className="block text-slate wrap-anywhere">{`Delivered otherwise: ${request.delivered}`}</span>
          )}
          {request.reason && <span className="block text-slate wrap-anywhere">{request.reason}</span>}
        </div>
      ),
  },
];
