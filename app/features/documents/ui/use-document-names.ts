import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentNames } from '#app/features/ledger/passport/passport-people.ts';

/** What the documents of a case are called, by id; those that were deleted, and all until they are known, have no name. */
export function useDocumentNames(door: DocumentDoor): DocumentNames {
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase });
  return useMemo(
    () => new Map((data?.items ?? []).flatMap(({ id, name }) => (name ? [[id, name] as const] : []))),
    [data],
  );
}
