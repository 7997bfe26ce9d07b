import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { portalTitle, untitledPortalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { caseEventsQuery, casePassportQuery, caseQuery } from '#app/features/cases/data.ts';
import { isOpenStatus } from '#app/features/cases/lifecycle.ts';
import { BrokerCard } from '#app/features/cases/ui/broker-card.tsx';
import { CasePageSkeleton } from '#app/features/cases/ui/case-page-skeleton.tsx';
import { CaseTimeline } from '#app/features/cases/ui/case-timeline.tsx';
import { NextSteps } from '#app/features/cases/ui/next-steps.tsx';
import { PassportCard } from '#app/features/cases/ui/passport-card.tsx';
import { RequestStatus } from '#app/features/cases/ui/request-status.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { contactPreference } from '#app/features/quotes/ui/contact-preference.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
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
  const { contact } = found;
  return (
    <article>
      <title>{portalTitle(`${found.reference} ${found.title}`)}</title>
      <TextLink to="/portal" className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </TextLink>
      <PageTitle above={found.reference}>{found.title}</PageTitle>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_20rem] print:block print:space-y-6">
        <div className="flex min-w-0 flex-col gap-6">
          <RequestStatus request={found} />
          <NextSteps status={found.status} firstRespondedAt={found.firstRespondedAt} />
          <Passport id={id} />
          <Card heading="What you told us">
            <KeyFacts
              className="mb-7"
              facts={[
                { term: 'Name', detail: contact.fullName },
                { term: 'E-mail', detail: contact.email },
                ...(contact.phone ? [{ term: 'Phone', detail: contact.phone }] : []),
                { term: 'Contact', detail: contactPreference(contact) },
              ]}
            />
            <AnswerSections type={found.type} answers={found.answers} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BrokerCard broker={found.broker} isOpen={isOpenStatus(found.status)} />
          <History id={id} />
          {found.actions.includes('withdraw') && <WithdrawCase case={found} />}
        </div>
      </div>
    </article>
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
      {data && <CaseTimeline events={data.items} />}
      {!data && !isError && <SkeletonText lines={4} />}
      {!data && isError && <LoadFailure what="the history" onRetry={() => void refetch()} />}
    </Card>
  );
}
