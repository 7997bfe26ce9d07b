import { Link } from 'react-router';
import type { AdminBroker } from '#app/features/cases/oversight/brokers/schema.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/table/data-table.tsx';
import type { Tone } from '#app/ui/tone.ts';

/** The columns of the list of brokers. */
export const BROKER_COLUMNS: Column<AdminBroker>[] = [
  {
    key: 'name',
    header: 'Broker',
    render: ({ id, fullName, brokerage }) => (
      <Link
        prefetch="intent"
        to={`/admin/brokers/${id}`}
        className="block text-ink no-underline hover:underline"
      >
        {fullName}
        <span className="block text-xs font-normal text-slate">{brokerage}</span>
      </Link>
    ),
  },
  { key: 'state', header: 'Status', render: (broker) => <BrokerState broker={broker} /> },
  { key: 'load', header: 'Today', render: (broker) => <Load broker={broker} /> },
  { key: 'open', header: 'Open', align: 'right', isWide: true, render: ({ openCases }) => openCases },
  {
    key: 'kept',
    header: 'On time',
    align: 'right',
    render: ({ promisesKept: { part, of } }) => (of === 0 ? '–' : `${part} of ${of}`),
  },
  { key: 'won', header: 'Policies', align: 'right', isWide: true, render: ({ won }) => won },
  { key: 'licence', header: 'Licence', render: (broker) => <Licence broker={broker} /> },
];

/** Whether somebody can be given requests now, in a word. */
export function BrokerState({ broker: { status, isAway } }: { broker: AdminBroker }) {
  if (status === 'active')
    return isAway ? <Badge tone="warning">Away</Badge> : <Badge tone="success">Active</Badge>;
  if (status === 'invited') return <Badge tone="info">Invited</Badge>;
  return <Badge tone="neutral">{status === 'suspended' ? 'Suspended' : 'Gone'}</Badge>;
}

function Load({ broker: { assignedToday, dailyCap } }: { broker: AdminBroker }) {
  const share = dailyCap === 0 ? 1 : Math.min(1, assignedToday / dailyCap);
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <span className="tabular-nums">{`${assignedToday} of ${dailyCap}`}</span>
      <span aria-hidden="true" className="block h-1 w-20 rounded-full bg-line">
        <span className="block h-1 rounded-full bg-spruce" style={{ width: `${100 * share}%` }} />
      </span>
    </span>
  );
}

/** When a licence ends, and when somebody looked at the register last. */
function Licence({ broker: { licenceExpiresOn, lastCheck } }: { broker: AdminBroker }) {
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <LicenceEnd expiresOn={licenceExpiresOn} />
      {lastCheck ? (
        <span className="text-xs text-slate">{`Checked ${formatAlbertaTime(new Date(lastCheck.at), 'short')}`}</span>
      ) : (
        <Badge tone="warning">Not checked yet</Badge>
      )}
    </span>
  );
}

/** The end of a licence, marked from thirty days before it. */
export function LicenceEnd({ expiresOn }: { expiresOn: string }) {
  const tone = licenceTone(expiresOn);
  if (tone === 'neutral') return <span className="tabular-nums">{`Valid until ${dayWords(expiresOn)}`}</span>;
  return <Badge tone={tone}>{`${tone === 'danger' ? 'Ended' : 'Ends'} ${dayWords(expiresOn)}`}</Badge>;
}

function licenceTone(expiresOn: string): Tone {
  if (expiresOn <= albertaDate(now())) return 'danger';
  return expiresOn <= albertaDate(new Date(now().getTime() + 30 * DAY_MS)) ? 'warning' : 'neutral';
}
