import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { adminClientQuery } from '#app/features/cases/oversight/clients/data.ts';
import type { AdminClientDetail } from '#app/features/cases/oversight/clients/schema.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { DeliveryLog } from '#app/features/notifications/deliveries/ui/delivery-log.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { PageOnItsWay } from '#app/portals/admin/page-on-its-way.tsx';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { FirstRows } from '#app/ui/table/first-rows.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { AskedDeletion } from '../privacy/asked-deletion.tsx';
import { AccountState } from './account-state.tsx';
import { ClientActions } from './client-actions.tsx';

export const meta = untitledPortalMeta;

const PURPOSES: Record<AdminClientDetail['consents'][number]['purpose'], string> = {
  share_broker: 'Share the request with a broker',
  newsletter: 'Newsletter',
  call: 'Phone calls',
  text: 'Text messages',
  terms: 'Terms of service',
  chat_ai: 'Chat with the assistant',
  testimonial: 'Comment on the site',
};

/** `November 25, 2026`, and how often our name or address had changed by then. */
function wordingText(version: string): string {
  const [day = '', sender] = version.split('.');
  const words = dayWords(day) || version;
  return sender ? `${words}, our details no. ${Number(sender) + 1}` : words;
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

export default function AdminClientShow() {
  const { clientId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(adminClientQuery(clientId));
  if (error instanceof ApiError && error.status === 404)
    return <NotFound homePath="/admin/clients">There is no client at this address.</NotFound>;
  if (isPending) return <PageOnItsWay title="Client" />;
  if (!data) return <LoadFailure what="this client" onRetry={() => void refetch()} />;
  return (
    <>
      <title>{portalTitle(data.fullName)}</title>
      <PageTitle
        above={<TextLink to="/admin/clients">Clients</TextLink>}
        lead={data.email}
        actions={<ClientActions client={data} />}
      >
        {data.fullName}
      </PageTitle>
      <AskedDeletion of={{ userId: clientId }} onDeleted={() => void navigate('/admin/clients')} />
      <div className="mt-6 flex flex-col gap-6">
        <Requests client={data} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Account client={data} />
          <Sessions client={data} />
        </div>
        <Consents client={data} />
        <DeliveryLog userId={data.id} />
      </div>
    </>
  );
}

type Shown = { client: AdminClientDetail };

function Requests({ client: { cases, email } }: Shown) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Requests</h2>
      {cases.length === 0 ? (
        <EmptyState title="No requests">
          This person has an account and has not sent a request with it.
        </EmptyState>
      ) : (
        <DataTable
          caption="Requests of this client"
          rows={cases}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'title',
              header: 'Request',
              render: ({ id, title, reference }) => (
                <Link
                  prefetch="intent"
                  to={`/admin/cases/${id}`}
                  className="block text-ink no-underline hover:underline"
                >
                  {title}
                  <span className="block text-xs font-normal text-slate">{reference}</span>
                </Link>
              ),
            },
            { key: 'status', header: 'Status', render: ({ status }) => <StatusBadge status={status} /> },
            { key: 'broker', header: 'Broker', render: ({ brokerName }) => brokerName ?? '–' },
            { key: 'sent', header: 'Sent', render: ({ createdAt }) => short(createdAt) },
          ]}
        />
      )}
      <p className="mt-3 text-sm text-slate">
        Requests sent without logging in might not be here.{' '}
        <TextLink to={`/admin/cases?${new URLSearchParams({ q: email })}`}>
          Search the requests for this email
        </TextLink>{' '}
        or{' '}
        <TextLink to={`/admin/messages?${new URLSearchParams({ show: 'mail', q: email })}`}>
          see when we emailed them
        </TextLink>
        .
      </p>
    </section>
  );
}

function Account({ client }: Shown) {
  return (
    <Card heading="Account" aside={<AccountState account={client} />}>
      <KeyFacts
        facts={[
          { term: 'Username', detail: client.username },
          { term: 'Email', detail: client.emailVerified ? 'Confirmed' : 'Not confirmed' },
          { term: 'Phone', detail: client.phone ? formatPhone(client.phone) : 'Not given' },
          { term: 'Two-factor login', detail: client.twoFactorEnabled ? 'On' : 'Off' },
          { term: 'Since', detail: short(client.createdAt) },
          { term: 'Last login', detail: client.lastLoginAt ? short(client.lastLoginAt) : 'Never' },
        ]}
      />
    </Card>
  );
}

function Sessions({ client: { sessions } }: Shown) {
  return (
    <Card heading="Logged in on">
      {sessions.length === 0 ? (
        <p className="text-slate">No device at the moment.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {sessions.map(({ id, device, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{device}</span>
              <span className="text-sm text-slate">{`last seen ${short(lastSeenAt)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Consents({ client: { consents, emailVerified } }: Shown) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Consents</h2>
      {consents.length === 0 ? (
        <p className="text-slate">
          {emailVerified
            ? 'No consents with this address.'
            : 'Shown once the address is confirmed: until then they may be somebody else’s.'}
        </p>
      ) : (
        <FirstRows rows={consents}>
          {(rows) => (
            <DataTable
              caption="What this person agreed to"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { key: 'purpose', header: 'Purpose', render: ({ purpose }) => PURPOSES[purpose] },
                {
                  key: 'about',
                  header: 'Given with',
                  render: ({ about, page }) =>
                    about ? (
                      <span className="whitespace-nowrap">
                        <TextLink to={`/admin/cases/${about.id}`}>{about.reference}</TextLink>
                      </span>
                    ) : (
                      page
                    ),
                },
                {
                  key: 'wording',
                  header: 'Wording of',
                  render: ({ textVersion }) => wordingText(textVersion),
                },
                { key: 'at', header: 'Given', render: ({ at }) => short(at) },
                {
                  key: 'withdrawn',
                  header: 'Withdrawn',
                  render: ({ withdrawnAt }) => (withdrawnAt ? short(withdrawnAt) : '–'),
                },
              ]}
            />
          )}
        </FirstRows>
      )}
    </section>
  );
}
