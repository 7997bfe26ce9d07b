import { useLocation } from 'react-router';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';

/** What a link to a part of the page of a request is told, such as `?tab=messages`. */
export type PartOf = (part: string) => { to: string; replace: boolean };

/** Leads to a part of the page of this request: on that page, and from beside the queue, where its search would be another's. */
export function useParts({ id, view }: Pick<BrokerCase | AdminCase, 'id' | 'view'>): PartOf {
  const { pathname } = useLocation();
  const page = `/${view === 'admin' ? 'admin' : 'broker'}/cases/${id}`;
  return (part) => ({ to: `${page}${part}`, replace: pathname === page });
}
