import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Eye, Mail } from 'lucide-react';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { pausedSince } from '#app/features/cases/ui/deadline/paused-since.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';
import { contactPreference } from '#app/features/quotes/reach/contact-preference.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { PersonPhone, WAY } from '#app/portals/frame/case/person-phone.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

const DATES = 'Dates of this request';

type Shown = { case: BrokerCase | AdminCase };

type PersonColumnProps = Shown & {
  /** All answers stand beside this. */
  hasAnswers?: boolean;
};

/** Who this is, and how and when they want to be reached. */
export function PersonPart({ case: shown }: Shown) {
  return (
    <SidePart heading="Client">
      <Contact case={shown} />
    </SidePart>
  );
}

/** The same, and the facts a rater needs first. */
export function PersonColumn({ case: shown, hasAnswers = false }: PersonColumnProps) {
  return (
    <>
      <PersonPart case={shown} />
      <FactsPart {...{ case: shown, hasAnswers }} />
    </>
  );
}

/** The facts a rater needs first. */
export function FactsPart({ case: shown, hasAnswers = false }: PersonColumnProps) {
  return (
    <>
      {/* Where all answers stand beside this, only a policy and the dates are left. */}
      <SidePart heading={hasAnswers && !shown.agreed ? DATES : 'Key facts'}>
        <Facts case={shown} hasAnswers={hasAnswers} />
      </SidePart>
      <p className="flex gap-2 text-xs text-slate">
        <Eye aria-hidden="true" className="size-4 shrink-0" />
        The client sees what you view, and when.
      </p>
    </>
  );
}

function Contact({ case: { id, contact, call } }: Shown) {
  if (!contact) {
    return <p className="text-slate">Contact details and preferred times appear after you accept.</p>;
  }
  return (
    <>
      <p className="text-slate">{contactPreference(contact)}</p>
      <ul className="mt-1 flex flex-col">
        {contact.phone && (
          <li>
            <PersonPhone id={id} contact={{ ...contact, phone: contact.phone }} call={call} />
          </li>
        )}
        <li>
          <a href={`mailto:${contact.email}`} className={`${WAY} wrap-anywhere`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {contact.email}
          </a>
        </li>
      </ul>
    </>
  );
}

function Facts({ case: shown, hasAnswers = false }: PersonColumnProps) {
  const { id, promiseAt, firstRespondedAt, createdAt, status, clocks, agreed } = shown;
  const paused = clocks.find(({ kind }) => kind === 'promise')?.paused;
  const { data, isPending } = useQuery({ ...ratingFactsQuery(id), retry: retryCase, enabled: !hasAnswers });
  const short = (at: string) => formatAlbertaTime(new Date(at), 'short');
  const rating = (hasAnswers ? undefined : data?.key) ?? [];
  const facts = [
    ...(agreed?.policyNumber ? [{ term: 'Policy number', detail: agreed.policyNumber }] : []),
    ...(agreed
      ? [
          { term: 'Policy in effect', detail: dayWords(agreed.effectiveOn) },
          { term: 'Renews', detail: dayWords(agreed.renewalOn) },
        ]
      : []),
    ...rating.map(({ label, value }) => ({ term: label, detail: value })),
  ];
  const times = [
    { term: 'Received', detail: short(createdAt) },
    ...(promiseAt && isOpenStatus(status) ? [{ term: 'Promised contact', detail: short(promiseAt) }] : []),
    ...(paused ? [{ term: 'Promised contact', detail: pausedSince(paused) }] : []),
    ...(firstRespondedAt ? [{ term: 'First contact', detail: short(firstRespondedAt) }] : []),
  ];
  const dates = <KeyFacts label={DATES} isDense facts={times} className="mt-1" />;
  if (hasAnswers && !agreed) return dates;
  return (
    <>
      {facts.length > 0 && <KeyFacts label="Facts" isDense facts={facts} />}
      {!hasAnswers && isPending && <Skeleton className="h-56" />}
      {/* What is rated comes first: the times of the request stand above its steps too, and are read once. */}
      <details open={facts.length === 0 && !isPending} className="group mt-1.5">
        <summary className="flex min-h-6 items-center gap-1 text-xs text-slate hover:text-ink pointer-coarse:min-h-11">
          {DATES}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        {dates}
      </details>
    </>
  );
}
