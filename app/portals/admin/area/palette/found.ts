import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminClientsQuery } from '#app/features/cases/oversight/clients/data.ts';
import { adminCasesQuery } from '#app/features/cases/oversight/data.ts';
import { REFERENCE } from '#app/platform/ids.ts';

const MOST = 6;
/** Each search is written down, so one that has answered is not asked again by itself. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, placeholderData: undefined };

/**
 * Requests and clients with these words. Whom a search names can read it in their passport (decision 100): so names are
 * looked for when it is asked for, and a reference that is typed in full at once.
 */
export function useFound(words: string) {
  const [askedFor, setAskedFor] = useState('');
  const isReference = REFERENCE.test(words);
  const isAsked = words !== '' && (isReference || askedFor === words);
  const search = new URLSearchParams({ q: words, limit: String(MOST) }).toString();
  const cases = useQuery({ ...adminCasesQuery(search), ...ONCE, enabled: isAsked });
  const clients = useQuery({ ...adminClientsQuery(search), ...ONCE, enabled: isAsked && !isReference });
  return {
    isAsked,
    ask: () => setAskedFor(words),
    cases: isAsked ? (cases.data?.items ?? []) : [],
    clients: isAsked && !isReference ? (clients.data?.items ?? []) : [],
    isPending: isAsked && (cases.isPending || (!isReference && clients.isPending)),
    hasFailed: isAsked && (cases.isError || clients.isError),
  };
}
