import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { caseEventsQuery, caseQuery } from '#app/features/cases/data.ts';
import { CaseTimeline } from '#app/features/cases/ui/case-timeline.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LateArrival } from '#app/ui/late-arrival.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { NotFound } from '#app/ui/not-found.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CaseFacts } from './case-facts.tsx';
import { ContactDetails } from './contact-details.tsx';
import { NextAction } from './next-action.tsx';

export const meta = untitledPortalMeta;

export default function BrokerCaseShow() {
  const { id = '' } = useParams();
  const { data: found, error, refetch } = useQuery({ ...caseQuery(id), retry: retryCase });
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <NotFound homePath="/broker">
        There is no request here that is with you now. It may have moved on, or been withdrawn.
        <title>{portalTitle('Not found')}</title>
      </NotFound>
    );
  }
  if (error && !found) {
    return <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />;
  }
  if (!found) return <CasePageSkeleton />;
  if (found.view === 'client') {
    return (
      <NotFound homePath="/broker">This is your own request. You find it in the Client Portal.</NotFound>
    );
  }
  return (
    <article>
      <LateArrival />
      <title>{portalTitle(`${found.reference} ${found.title}`)}</title>
      <TextLink to="/broker" className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-sm print:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </TextLink>
      <PageTitle
        above={found.reference}
        actions={
          <Button
            look="quiet"
            size="small"
            className="max-sm:hidden print:hidden"
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" className="size-5" />
            Print
          </Button>
        }
      >
        {found.title}
      </PageTitle>
      <div className="mt-6 flex flex-col gap-6">
        <NextAction case={found} />
        <CaseFacts case={found} />
        <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem] print:block print:space-y-6">
          <div className="flex min-w-0 flex-col gap-6">
            <ContactDetails case={found} />
            <Card heading="Answers">
              {found.view === 'broker' && found.disclosure === 'offered' && (
                <p className="mb-5 text-sm text-slate">
                  Answers that say who this is are left out until you accept.
                </p>
              )}
              <AnswerSections type={found.type} answers={found.answers} />
            </Card>
          </div>
          <History id={id} />
        </div>
      </div>
    </article>
  );
}

function History({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  return (
    <Card heading="History">
      {data && <CaseTimeline events={data.items} reader="broker" />}
      {!data && !isError && <SkeletonText lines={4} />}
      {!data && isError && <LoadFailure what="the history" onRetry={() => void refetch()} />}
    </Card>
  );
}
