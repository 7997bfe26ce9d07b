import { type ReactNode, Suspense } from 'react';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { PersonBroker } from '#app/features/cases/ui/broker/person-broker.tsx';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { AuthorMark } from '#app/features/messages/ui/stream/author-mark.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

// Few requests have ended with a policy.
const ReopenOwn = lazyPart(async () => (await import('./reopen-own.tsx')).ReopenOwn);

type PersonSideProps = {
  case: Pick<
    ClientCase,
    | 'broker'
    | 'left'
    | 'status'
    | 'clocks'
    | 'steps'
    | 'agreed'
    | 'contact'
    | 'city'
    | 'postalCode'
    | 'answers'
    | 'reopened'
  >;
  /** Until when the request is kept once it is closed, and the way to have it deleted sooner. */
  kept: ReactNode;
  passport: ReactNode;
  /** What they agreed to. */
  consents: ReactNode;
  /** The button that withdraws, and the words about it. */
  withdraw: ReactNode;
  /** A call with the broker, where one is offered. */
  call: ReactNode;
  way: PersonWay;
  /** What else stands beside a request on this page. */
  children?: ReactNode;
};

/** Beside a request, for its person: the one broker, who has seen what, and the way out. */
export function PersonSide({
  case: shown,
  way,
  kept,
  passport,
  consents,
  withdraw,
  call,
  children,
}: PersonSideProps) {
  const isAsked = shown.broker !== null && !shown.broker.acceptedAt;
  return (
    <>
      <SidePart heading={isAsked ? 'The broker we asked' : 'Your broker'}>
        <PersonBroker case={shown} mark={(name) => <AuthorMark name={name} party="broker" />} />
        {call}
      </SidePart>
      {kept && <SidePart heading="How long we keep it">{kept}</SidePart>}
      <SidePart heading="Your data passport">
        <p className="text-slate">Who has seen your information</p>
        {passport}
      </SidePart>
      <SidePart heading="What you agreed to">{consents}</SidePart>
      {children}
      {/* A closed one says it at its top. */}
      {shown.agreed && shown.steps.includes('reopen') && (
        <SidePart heading="Something still to arrange?">
          <p className="text-slate">You can open this request again, and say why.</p>
          <Suspense fallback={<Skeleton className="mt-2 h-9" />}>
            <ReopenOwn hasPolicy {...{ way, hasBroker: shown.broker !== null }} />
          </Suspense>
        </SidePart>
      )}
      {shown.steps.includes('withdraw') && (
        <SidePart heading="Changed your mind?">
          <p className="text-slate">
            You can withdraw your request at any time. The broker’s access then ends at once.
          </p>
          {withdraw}
        </SidePart>
      )}
    </>
  );
}
