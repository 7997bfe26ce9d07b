import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { reachQuery } from '#app/features/quotes/consents/data.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';

/**
 * Whether what a broker reads with the next step of a case of theirs has been read, or cannot be; of a case that is not
 * theirs there is none. What comes to be next later is not waited for: it would take the page from under them.
 */
export function useIsNextRead(shown: BrokerCase | AdminCase | undefined): boolean {
  const id = shown?.id ?? '';
  const isTheirs = shown?.view === 'broker' && shown.disclosure === 'accepted';
  const how = (enabled: boolean) => ({ retry: retryCase, enabled: isTheirs && enabled });
  const hasPhone = Boolean(shown?.contact?.phone);
  const reach = useQuery({ ...reachQuery(id), ...how(hasPhone) }).isLoading;
  const tasks = useQuery({ ...caseTasksQuery(id), ...how(true) }).isLoading;
  const isCertificateNext = shown?.turn.what === 'certificate';
  const certificates = useQuery({ ...certificatesQuery(id), ...how(isCertificateNext) }).isLoading;
  const isRead = !(reach || tasks || certificates);
  const [standing, setStanding] = useState('');
  if (isRead && standing !== id) setStanding(id);
  return isRead || standing === id;
}
