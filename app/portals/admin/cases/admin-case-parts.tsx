import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useMemo } from 'react';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import { certificateAuthors } from '#app/features/cases/certificates/ui/certificate-authors.ts';
import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import { caseEventsQuery, casePassportQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { InformationKind, InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { CaseTimeline } from '#app/features/cases/ui/history/case-timeline.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { RatedAsked } from '#app/features/quotes/ui/asked/rated-asked.tsx';
import { RatedAnswers } from '#app/features/quotes/ui/rated-answers.tsx';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

// The answers are open first; each other part comes when it is.
const QuoteComparison = lazy(async () => ({
  default: (await import('#app/features/cases/quote-summaries/ui/comparison/quote-comparison.tsx'))
    .QuoteComparison,
}));
const PassportPeople = lazy(async () => ({
  default: (await import('#app/features/cases/ui/passport/passport-people.tsx')).PassportPeople,
}));
const CaseDocuments = lazy(async () => ({
  default: (await import('#app/features/documents/ui/case-documents.tsx')).CaseDocuments,
}));
const CaseRecord = lazy(async () => ({ default: (await import('./case-record.tsx')).CaseRecord }));

type PartProps = { case: AdminCase; part: string };

/** What stands beside the messages of a case, one part at a time. */
export function AdminCaseParts({ case: shown, part }: PartProps) {
  const { id, version, steps, type, title, agreed } = shown;
  switch (part) {
    case 'documents':
      return <Documents id={id} />;
    case 'quotes':
      return <QuoteComparison {...{ type, title, version, steps, agreed }} caseId={id} />;
    case 'policy':
      return (
        <>
          <AgreementCard agreed={agreed} />
          <Certificates id={id} />
        </>
      );
    case 'history':
      return <History id={id} />;
    case 'passport':
      return <Passport id={id} />;
    case 'audit':
    case 'mails':
      return <CaseRecord id={id} part={part} />;
    default:
      return (
        <Summary id={id}>
          <Card heading="Answers">
            <RatedAnswers caseId={id} />
          </Card>
        </Summary>
      );
  }
}

/** The certificates that were asked for and sent, with who did either: the history has their names. */
function Certificates({ id }: { id: string }) {
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery({ ...certificatesQuery(id), retry: retryCase });
  const { data: events } = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  return (
    <CertificatesCard
      certificates={data?.items}
      steps={[]}
      by={certificateAuthors(events?.items ?? [])}
      open={(documentId) => <AttachedDocuments door={door} ids={[documentId]} asksWhy />}
    />
  );
}

function Documents({ id }: { id: string }) {
  const door = useMemo(() => caseDoor(id), [id]);
  return (
    <>
      <Asked id={id} kind="document" />
      <Card heading="Documents">
        <CaseDocuments door={door} reader="admin" />
      </Card>
    </>
  );
}

/** What the broker asked for and how it stands, and then the answers: drawn together, so that nothing moves down. */
function Summary({ id, children }: { id: string; children: ReactNode }) {
  const { isPending } = useQuery({ ...informationRequestsQuery(id), retry: retryCase });
  if (isPending) return <SkeletonText lines={6} />;
  return (
    <>
      <Asked id={id} kind="document" />
      <Asked id={id} kind="answer" />
      {children}
    </>
  );
}

const ASKED_HEADINGS = {
  document: 'Documents the broker asked for',
  answer: 'Questions the broker asked',
} as const satisfies Record<InformationKind, string>;

/** What was asked for as its broker sees it, with what came; an administrator only reads it. */
function Asked({ id, kind }: { id: string; kind: InformationKind }) {
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase, enabled: kind === 'document' });
  const given = (request: InformationRequest) => {
    if (kind === 'answer') return <RatedAsked caseId={id} request={request} />;
    const ids = (data?.items ?? []).filter((one) => one.requestId === request.id).map((one) => one.id);
    return <AttachedDocuments door={door} ids={ids} asksWhy />;
  };
  return (
    <InformationRequestsCard {...{ kind, given }} caseId={id} heading={ASKED_HEADINGS[kind]} steps={[]} />
  );
}

function History({ id }: { id: string }) {
  const events = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  return (
    <Loaded what="the history" query={events}>
      {({ items }) => <CaseTimeline events={items} reader="admin" />}
    </Loaded>
  );
}

function Passport({ id }: { id: string }) {
  const passport = useQuery({ ...casePassportQuery(id), retry: retryCase });
  return (
    <Loaded what="the data passport" query={passport}>
      {({ items }) => (
        <Card heading="Data passport, as the client sees it">
          <PassportPeople entries={items} />
        </Card>
      )}
    </Loaded>
  );
}

type LoadedProps<Data> = {
  what: string;
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

function Loaded<Data>({ what, query: { data, isError, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <LoadFailure what={what} onRetry={() => void refetch()} /> : <SkeletonText lines={5} />;
}
