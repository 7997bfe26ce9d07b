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
    render: (broker) => (
      <Link
        prefetch="intent"
        to={`/admin/brokers/${broker.id}`}
        className="block text-ink no-underline hover:underline"
      >
        <span className="flex items-start justify-between gap-3">
          {broker.fullName}
          <span className="md:hidden">
            <BrokerState broker={broker} />
          </span>
        </span>
        <span className="block text-xs font-normal text-slate">{broker.brokerage}</span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-sm leading-5 font-normal text-slate tabular-nums md:hidden">
          {briefParts(broker).map((part) => (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ))}
        </span>
        <span className="mt-1 block text-sm font-normal md:hidden">
          <Licence broker={broker} />
        </span>
      </Link>
    ),
  },
  { key: 'state', header: 'Status', isLeftOut: true, render: (broker) => <BrokerState broker={broker} /> },
  {
    ...{ key: 'load', header: 'Today', isOneLine: true, isLeftOut: true },
    render: ({ assignedToday, dailyCap }) => `${assignedToday} of ${dailyCap}`,
  },
  {
    key: 'open',
    header: 'Open',
    align: 'right',
    isWide: true,
    isLeftOut: true,
    render: ({ openCases }) => openCases,
  },
  {
    key: 'kept',
    header: 'On time',
    isOneLine: true,
    isLeftOut: true,
    align: 'right',
    render: ({ promisesKept: { part, of } }) => (of === 0 ? '–' : `${part} of ${of}`),
  },
  { key: 'won', header: 'Policies', align: 'right', isWide: true, isLeftOut: true, render: ({ won }) => won },
  { key: 'licence', header: 'Licence', isLeftOut: true, render: (broker) => <Licence broker={broker} /> },
];

/** What a phone says instead of columns: `6 of 100 today`, `8 open`, `12 of 12 on time`. */
function briefParts({ assignedToday, dailyCap, openCases, promisesKept, won }: AdminBroker): string[] {
  const { part, of } = promisesKept;
  return [
    ...[`${assignedToday} of ${dailyCap} today`, `${openCases} open`],
    ...(of > 0 ? [`${part} of ${of} on time`] : []),
    ...(won > 0 ? [won === 1 ? '1 policy' : `${won} policies`] : []),
  ];
}

/** Whether somebody can be given requests now, in a word. */
export function BrokerState({ broker: { status, isAway } }: { broker: AdminBroker }) {
  if (status === 'active')
    return isAway ? <Badge tone="warning">Away</Badge> : <Badge tone="success">Active</Badge>;
  if (status === 'invited') return <Badge tone="info">Invited</Badge>;
  return <Badge tone="neutral">{status === 'suspended' ? 'Suspended' : 'Gone'}</Badge>;
}

/** When a licence ends, and when somebody looked at the register last. */
function Licence({ broker: { licenceExpiresOn, lastCheck } }: { broker: AdminBroker }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:flex-col md:items-start">
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
  if (tone === 'neutral')
    return <span className="whitespace-nowrap tabular-nums">{`Valid until ${dayWords(expiresOn)}`}</span>;
  return <Badge tone={tone}>{`${tone === 'danger' ? 'Ended' : 'Ends'} ${dayWords(expiresOn)}`}</Badge>;
}

function licenceTone(expiresOn: string): Tone {
  if (expiresOn <= albertaDate(now())) return 'danger';
  return expiresOn <= albertaDate(new Date(now().getTime() + 30 * DAY_MS)) ? 'warning' : 'neutral';
}
