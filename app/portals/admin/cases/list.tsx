import { useQuery } from '@tanstack/react-query';
import { adminCasesQuery } from '#app/features/cases/oversight/data.ts';
import { CASE_COLUMNS } from '#app/features/cases/oversight/list/columns.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { userMessage } from '#app/platform/http/api-client.ts';
import { REFERENCE } from '#app/platform/ids.ts';
import { wordsIn } from '#app/platform/search/search-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { KeepView } from '#app/portals/frame/views/keep-view.tsx';
import { SavedViews } from '#app/portals/frame/views/saved-views.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { ColumnMenu } from '#app/ui/table/column-menu.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { COLUMN_HEADERS } from './case-columns.tsx';
import { CaseFilters } from './case-filters.tsx';
import { CaseTable } from './case-table.tsx';
import { type CaseSearch, useCaseSearch } from './use-case-search.ts';

export const meta = () => portalMeta('Requests');

/** Every request: what is shown stands in the address, so that it can be kept and shared. */
export default function AdminCases() {
  const search = useCaseSearch();
  const { filters, isFiltered } = search;
  const { data, isPending, isError, error, refetch } = useQuery(adminCasesQuery(search.text));
  const words = filters.get('q') ?? '';
  return (
    <>
      <PageTitle
        isBeside
        actions={
          <ExportButton
            kind="cases"
            filter={filters}
            title={isFiltered ? 'Export these requests?' : 'Export all requests?'}
            description={
              isFiltered
                ? 'All requests that match your filters, on every page. The export is recorded in the audit log.'
                : 'Every request on this site. The export is recorded in the audit log.'
            }
            peopleLabel="Include names and contact details"
          />
        }
      >
        Requests
      </PageTitle>
      <SavedViews
        list="cases"
        home="/admin/cases"
        address={search.address}
        isEverything={!isFiltered && !search.sort}
      />
      <CaseFilters key={search.asked.toString()} search={search} />
      {(isPending || search.isPending) && !isError && <CaseListSkeleton />}
      {isError && (
        <LoadFailure what="the requests" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data && data.items.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No matching requests' : 'No requests yet'}
          action={
            isFiltered && (
              <ButtonLink to="/admin/cases" look="secondary" size="small">
                Show all requests
              </ButtonLink>
            )
          }
        >
          {REFERENCE.test(words) && (
            <>
              <TextLink to={`/admin/messages?${new URLSearchParams({ q: words })}`}>
                Look for this reference among the contact messages
              </TextLink>
              .{' '}
            </>
          )}
          {isFiltered
            ? 'Try fewer words or another filter. You can search by the start of a name, and by a phone number in any format.'
            : 'Every request that visitors send is listed here, newest first.'}
        </EmptyState>
      )}
      {data && !search.isPending && data.items.length > 0 && (
        <>
          <div className="mb-3 flex min-h-11 items-center justify-between gap-x-4 gap-y-2 max-sm:mb-1">
            <p role="status" className="min-w-0 flex-1 text-sm text-slate">
              {totalText(data.total, data.isTotalExact)}
              {words
                ? ' These clients will see that you viewed their information.'
                : ' A search and the page of a request show names: the client sees who read theirs.'}
            </p>
            <span className="max-sm:hidden">
              <ColumnMenu
                columns={CASE_COLUMNS.map((key) => ({ key, label: COLUMN_HEADERS[key] }))}
                chosen={search.columns}
                isUsual={search.isUsual}
                onChoose={search.chooseColumns}
              />
            </span>
            <KeepView
              list="cases"
              address={search.address}
              isWorthKeeping={isFiltered || search.sort !== undefined || !search.isUsual}
            />
          </div>
          <CaseTable items={data.items} words={wordsIn(words)} search={search} />
          <Pages search={search} next={data.nextCursor} />
        </>
      )}
    </>
  );
}

function totalText(total: number, isExact: boolean): string {
  if (!isExact) return `More than ${numberWords(total)} requests.`;
  return `${numberWords(total)} ${total === 1 ? 'request' : 'requests'}.`;
}

function Pages({ search, next }: { search: CaseSearch; next: string | null }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {search.hasCursor && (
        <ButtonLink to={search.with('cursor', null)} look="secondary" size="small">
          Back to the first page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={search.with('cursor', next)} look="secondary" size="small">
          Next page
        </ButtonLink>
      )}
    </div>
  );
}
