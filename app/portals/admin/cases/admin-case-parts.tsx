import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useMemo } from 'react';
import { caseEventsQuery, casePassportQuery } from '#app/features/cases/data.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { CaseTimeline } from '#app/features/cases/ui/history/case-timeline.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { caseDoor } from '#app/features/documents/data.ts';
import { inRaterWords } from '#app/features/quotes/answers/rater-words.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

// The answers are open first; each other part comes when it is.
const QuoteComparison = lazy(async () => ({
  default: (await import('#app/features/cases/quote-summaries/ui/quote-comparison.tsx')).QuoteComparison,
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
  const { id, version, steps, type, answers, agreed } = shown;
  switch (part) {
    case 'documents':
      return <Documents id={id} />;
    case 'quotes':
      return (
        <>
          {agreed && <AgreementCard agreed={agreed} />}
          <QuoteComparison {...{ version, steps }} caseId={id} />
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
        <Card heading="Answers">
          <AnswerSections type={type} answers={answers} isDense say={inRaterWords} />
        </Card>
      );
  }
}

function Documents({ id }: { id: string }) {
  const door = useMemo(() => caseDoor(id), [id]);
  return (
    <Card heading="Documents">
      <CaseDocuments door={door} reader="admin" />
    </Card>
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
