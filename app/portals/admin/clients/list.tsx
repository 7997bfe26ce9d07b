import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { adminClientsQuery } from '#app/features/cases/oversight/clients/data.ts';
import type { AdminClient } from '#app/features/cases/oversight/clients/schema.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { ViewLinks } from '#app/ui/frame/view-links.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { SearchLine } from '../area/search-line.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { PrivacyRequests } from '../privacy/privacy-requests.tsx';
import { AccountState } from './account-state.tsx';

export const meta = () => portalMeta('Clients');

/** People with an account of their own, and what they asked about their data. Who sent a request without one is found among the requests. */
export default function AdminClients() {
  const [search] = useSearchParams();
  const isPrivacy = search.get('show') === 'privacy';
  return (
    <>
      {isPrivacy ? (
        <PageTitle lead="Who asked for a copy, a correction or the deletion of their data, and what became of it.">
          Clients
        </PageTitle>
      ) : (
        <ListTitle q={search.get('q') ?? ''} />
      )}
      <ViewLinks
        label="What to show"
        links={[
          { to: '/admin/clients', label: 'People', isCurrent: !isPrivacy },
          { to: '/admin/clients?show=privacy', label: 'Privacy requests', isCurrent: isPrivacy },
        ]}
      />
      {isPrivacy ? <PrivacyRequests /> : <ClientList />}
    </>
  );
}

function ListTitle({ q }: { q: string }) {
  return (
    <PageTitle
      lead="People with an account. Viewing this list is recorded in the audit log."
      actions={
        <ExportButton
          kind="clients"
          filter={new URLSearchParams({ ...(q && { q }) })}
          title={q ? 'Export these clients?' : 'Export all clients?'}
          description="Names and email addresses leave this site in a file. Each client reads in their data passport that you exported them, and why."
        />
      }
    >
      Clients
    </PageTitle>
  );
}

function ClientList() {
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const cursor = search.get('cursor') ?? '';
  const asked = new URLSearchParams({ ...(q && { q }), ...(cursor && { cursor }) }).toString();
  const { data, isPending, isError, error, refetch } = useQuery(adminClientsQuery(asked));
  return (
    <>
      <SearchLine
        key={q}
        action="/admin/clients"
        q={q}
        label="Search by name, email, username or telephone"
        placeholder="Name, email, phone"
      />
      {isPending && <SkeletonText lines={6} />}
      {isError && (
        <LoadFailure what="the clients" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState title={q ? 'No clients found' : 'No clients yet'}>
          {q ? (
            <>
              You can search by the start of a name. <AmongRequests q={q} />
            </>
          ) : (
            'Everyone who creates an account is listed here.'
          )}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <DataTable caption="Clients" columns={COLUMNS} rows={data.items} rowKey={({ id }) => id} />
          {data.nextCursor && (
            <ButtonLink
              to={`/admin/clients?${new URLSearchParams({ ...(q && { q }), cursor: data.nextCursor })}`}
              look="secondary"
              size="small"
              className="mt-4"
            >
              Older accounts
            </ButtonLink>
          )}
          {q && (
            <p className="mt-4 text-sm text-slate">
              <AmongRequests q={q} />
            </p>
          )}
        </>
      )}
    </>
  );
}

/** People need no account to send a request. */
function AmongRequests({ q }: { q: string }) {
  return (
    <>
      Somebody without an account?{' '}
      <TextLink to={`/admin/cases?${new URLSearchParams({ q })}`}>Search the requests for “{q}”</TextLink>
    </>
  );
}

function RequestsLink({ client: { id, fullName, cases, openCases } }: { client: AdminClient }) {
  if (cases === 0) return 'None';
  const count = openCases > 0 ? `${cases} (${openCases} open)` : String(cases);
  return (
    <TextLink to={`/admin/clients/${id}/cases`} aria-label={`Requests of ${fullName}: ${count}`}>
      {count}
    </TextLink>
  );
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

const COLUMNS: Column<AdminClient>[] = [
  {
    key: 'name',
    header: 'Client',
    render: ({ id, fullName, email }) => (
      <Link
        prefetch="intent"
        to={`/admin/clients/${id}/cases`}
        className="block text-ink no-underline hover:underline"
      >
        {fullName}
        <span className="block text-xs font-normal text-slate wrap-anywhere">{email}</span>
      </Link>
    ),
  },
  { key: 'state', header: 'Status', render: (client) => <AccountState account={client} /> },
  {
    key: 'cases',
    header: 'Requests',
    isOneLine: true,
    align: 'right',
    render: (client) => <RequestsLink client={client} />,
  },
  {
    key: 'login',
    header: 'Last login',
    isOneLine: true,
    render: ({ lastLoginAt }) => (lastLoginAt ? short(lastLoginAt) : 'Never'),
  },
  {
    key: 'since',
    header: 'Since',
    isOneLine: true,
    render: ({ createdAt }) => dayWords(albertaDate(new Date(createdAt))),
  },
];
