import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { adminBrokerQuery } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { DeliveryLog } from '#app/features/notifications/deliveries/ui/delivery-log.tsx';
import { ApiError } from '#app/platform/http/api-client.ts';
import { PageOnItsWay } from '#app/portals/admin/page-on-its-way.tsx';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { BrokerActions } from './broker-actions.tsx';
import { BrokerState } from './broker-columns.tsx';
import { LicenceCard } from './licence-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export const meta = untitledPortalMeta;

export default function AdminBrokerShow() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(adminBrokerQuery(id));
  if (error instanceof ApiError && error.status === 404)
    return <NotFound homePath="/admin/brokers">There is no broker at this address.</NotFound>;
  if (isPending) return <PageOnItsWay title="Broker" />;
  if (!data) return <LoadFailure what="this broker" onRetry={() => void refetch()} />;
  return <BrokerPage broker={data} />;
}

function BrokerPage({ broker }: { broker: AdminBrokerDetail }) {
  const { id, fullName, email, promisesKept, moves, profile } = broker;
  return (
    <>
      <title>{portalTitle(fullName)}</title>
      <PageTitle
        above={<TextLink to="/admin/brokers">Brokers</TextLink>}
        lead={`${broker.brokerage} · ${email}`}
        actions={<BrokerActions broker={broker} />}
      >
        {fullName}
      </PageTitle>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card heading="Activity" aside={<BrokerState broker={broker} />}>
          <KeyFacts
            facts={[
              { term: 'Today', detail: `${broker.assignedToday} of ${broker.dailyCap} requests` },
              { term: 'Open requests', detail: moves.length },
              {
                term: 'Contacted on time',
                detail:
                  promisesKept.of === 0
                    ? 'No data yet'
                    : `${promisesKept.part} of ${promisesKept.of} in 90 days`,
              },
              { term: 'Policies arranged', detail: `${broker.won} in 90 days` },
            ]}
          />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {moves.length > 0 && (
              <TextLink to={`/admin/cases?standing=open&broker=${id}`}>See their open requests</TextLink>
            )}
            <TextLink to={`/admin/messages?${new URLSearchParams({ show: 'mail', q: email })}`}>
              See when we emailed them
            </TextLink>
          </p>
        </Card>
        <LicenceCard broker={broker} />
        <Card heading="Profile" className="lg:col-span-2">
          <p className="mb-5 text-slate">
            Used to match requests to this broker. Changes take effect once they are saved.
          </p>
          <ProfileForm key={profile.updatedAt} broker={broker} />
        </Card>
      </div>
      <div className="mt-8">
        <DeliveryLog userId={id} />
      </div>
    </>
  );
}
