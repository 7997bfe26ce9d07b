import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { caseEventsQuery, casePassportQuery, caseQuery } from '#app/features/cases/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { BrokerCard } from '#app/features/cases/ui/broker-card.tsx';
import { CaseTimeline } from '#app/features/cases/ui/case-timeline.tsx';
import { NextSteps } from '#app/features/cases/ui/next-steps.tsx';
import { PassportCard } from '#app/features/cases/ui/passport/passport-card.tsx';
import { RequestColumns } from '#app/features/cases/ui/request-columns.tsx';
import { RequestStatus } from '#app/features/cases/ui/request-status.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { contactPreference } from '#app/features/quotes/ui/contact-preference.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LateArrival } from '#app/ui/late-arrival.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { NotFound } from '#app/ui/not-found.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { WithdrawCase } from './withdraw-case.tsx';

export const meta = untitledPortalMeta;

export default function ClientCaseShow() {
  const { id = '' } = useParams();
  const { data: found, error, refetch } = useQuery({ ...caseQuery(id), retry: retryCase });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  // A broker or an administrator who opens somebody's case by this address belongs in their own portal.
  if (isMissing || (found && found.view !== 'client')) {
    return (
      <NotFound homePath="/portal">
        There is no request of yours at this address.
        <title>{portalTitle('Not found')}</title>
      </NotFound>
    );
  }
  if (error && !found) {
    return <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />;
  }
  if (!found) return <CasePageSkeleton />;
  return (
    <article>
      <LateArrival />
      <title>{portalTitle(`${found.reference} ${found.title}`)}</title>
      <TextLink to="/portal" className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </TextLink>
      <PageTitle above={found.reference}>{found.title}</PageTitle>
      <RequestColumns
        main={[
          { key: 'status', order: 1, part: <RequestStatus request={found} /> },
          {
            key: 'next',
            order: 3,
            part: <NextSteps status={found.status} firstRespondedAt={found.firstRespondedAt} />,
          },
          { key: 'passport', order: 4, part: <Passport id={id} /> },
          { key: 'answers', order: 6, part: <Answers case={found} /> },
        ]}
        side={[
          {
            key: 'broker',
            order: 2,
            part: <BrokerCard broker={found.broker} isOpen={isOpenStatus(found.status)} />,
          },
          { key: 'history', order: 5, part: <History id={id} /> },
          ...(found.steps.includes('withdraw')
            ? [{ key: 'withdraw', order: 7 as const, part: <WithdrawCase case={found} /> }]
            : []),
        ]}
      />
    </article>
  );
}

function Answers({ case: { contact, type, answers } }: { case: ClientCase }) {
  return (
    <Card heading="What you told us">
      <KeyFacts
        className="mb-7"
        facts={[
          { term: 'Name', detail: contact.fullName },
          { term: 'Email', detail: contact.email },
          ...(contact.phone ? [{ term: 'Phone', detail: contact.phone }] : []),
          { term: 'Contact', detail: contactPreference(contact) },
        ]}
      />
      <AnswerSections type={type} answers={answers} />
    </Card>
  );
}

function Passport({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({ ...casePassportQuery(id), retry: retryCase });
  return (
    <PassportCard entries={data?.items}>
      {isError && !data && <LoadFailure what="your data passport" onRetry={() => void refetch()} />}
    </PassportCard>
  );
}

function History({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  return (
    <Card heading="History">
      {data && <CaseTimeline events={data.items} reader="client" />}
      {!data && !isError && <SkeletonText lines={4} />}
      {!data && isError && <LoadFailure what="the history" onRetry={() => void refetch()} />}
    </Card>
  );
}
