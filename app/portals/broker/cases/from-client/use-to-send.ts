import { useQuery } from '@tanstack/react-query';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import type { Certificate } from '#app/features/cases/certificates/schema.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';

/** The certificates that are asked for and not answered, those that are needed sooner first. */
export function toSend(certificates: readonly Certificate[]): Certificate[] {
  return certificates
    .filter(({ state }) => state === 'requested')
    .toSorted((a, b) => a.neededBy.localeCompare(b.neededBy));
}

/** The same of a case whose next thing is to send one. */
export function useToSend({ id, turn }: BrokerCase | AdminCase): Certificate[] {
  const enabled = turn.what === 'certificate';
  const { data } = useQuery({ ...certificatesQuery(id), retry: retryCase, enabled });
  return enabled ? toSend(data?.items ?? []) : [];
}
