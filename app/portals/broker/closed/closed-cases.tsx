import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import { CLOSED_OUTCOME_NAMES } from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { ClosedFilters, closedPath } from './closed-filters.tsx';
import { ClosedTable } from './closed-table.tsx';
import { countWords } from './end-words.ts';
import { CLOSED_KEYS, useClosedKeys } from './use-closed-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('../keys/keys-dialog.tsx')).KeysDialog }));

type ClosedCasesProps = { after: string; words: string; outcome: string };

/** What a broker had, what ended last first. `after` is where an older page starts, `words` are what is looked for. */
export function ClosedCases({ after, words, outcome: asked }: ClosedCasesProps) {
  const outcome = CLOSED_OUTCOME_NAMES.find((name) => name === asked) ?? '';
  const list = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const [isKeys, setKeys] = useState(false);
  useClosedKeys({ list, searchBox, onKeys: () => setKeys(true) });
  const cases = useQuery(brokerCasesQuery('closed', after, words, outcome));
  const items = cases.data?.items ?? [];
  const next = cases.data?.nextCursor;
  return (
    <div ref={list} className="mt-6">
      <ClosedFilters {...{ words, outcome, searchBox }} />
      {cases.isPending && <CaseListSkeleton />}
      {cases.isError && !cases.data && (
        <LoadFailure what="your requests" onRetry={() => void cases.refetch()} />
      )}
      {cases.data && items.length === 0 && (words || outcome) && (
        <EmptyState title="None found">
          None of your closed requests match. <TextLink to="/broker/closed">Show all</TextLink>
        </EmptyState>
      )}
      {cases.data && items.length === 0 && !words && !outcome && (
        <EmptyState title="Nothing closed yet">
          Requests that ended, that you returned or whose time to accept passed are listed here.
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <p role="status" className="mb-3 text-sm text-slate">
            {countWords(cases.data?.total ?? 0)}
          </p>
          <ClosedTable items={items} />
        </>
      )}
      {(next || after) && (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {after && (
            <ButtonLink to={closedPath({ words, outcome })} look="secondary" size="small">
              Back to the first
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={closedPath({ words, outcome }, next)} look="secondary" size="small">
              Older requests
            </ButtonLink>
          )}
        </div>
      )}
      {isKeys && (
        <Suspense>
          <KeysDialog keys={CLOSED_KEYS} onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
