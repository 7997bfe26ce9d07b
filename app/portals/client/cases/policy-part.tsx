import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor } from '#app/features/documents/data.ts';
import { testimonialOf } from '#app/features/testimonials/data.ts';
import { PersonPolicy } from '#app/portals/frame/case/person-policy.tsx';

/** The policy that a request ended with, and what comes after it. */
export function PolicyPart({ case: shown }: { case: ClientCase }) {
  const door = useMemo(() => caseDoor(shown.id), [shown.id]);
  const { data } = useQuery({ ...certificatesQuery(shown.id), retry: retryCase });
  const { data: quotes } = useQuery({ ...quoteSummariesQuery(shown.id), retry: retryCase });
  return (
    <PersonPolicy
      case={shown}
      door={door}
      way={accountWay(shown, shown.broker !== null)}
      quotes={quotes?.items}
      certificates={data?.items}
      testimonialWay={testimonialOf(shown.id)}
    />
  );
}
