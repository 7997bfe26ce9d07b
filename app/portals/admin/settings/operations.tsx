import { useQuery } from '@tanstack/react-query';
import { operationsQuery, overviewQuery } from '#app/features/oversight/data.ts';
import { sayJob } from '#app/features/oversight/operations/job-words.ts';
import type { Operations as Found } from '#app/features/oversight/operations/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { MAIL_STATES, type MailState } from '#app/platform/mail/states.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { NoMailNote } from '../messages/no-mail-note.tsx';
import { BackupCard, BackupHow } from './backup-card.tsx';

/** Jobs of each state, after their number. */
const STATES: Record<string, string> = {
  waiting: 'due',
  scheduled: 'scheduled',
  active: 'running',
  failed: 'failed',
};

/** Whether all is well, in the owner's words; what only whoever runs the server needs is folded below. */
export function Operations() {
  const { data, isPending, isError, error, refetch } = useQuery(operationsQuery);
  if (isPending) return <SkeletonText lines={8} />;
  if (!data)
    return (
      <LoadFailure
        what="the state of the server"
        reason={isError ? userMessage(error, '') : ''}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <MailOff />
      <BackupCard backup={data.backup} />
      <Stored found={data} />
      <Jobs found={data} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-spruce">
          For whoever runs the server
        </summary>
        <div className="mt-3 flex flex-col gap-6">
          <BackupHow backup={data.backup} />
          <Repeated found={data} />
          <Process found={data} />
          <Statements found={data} />
        </div>
      </details>
    </div>
  );
}

/** Whether email goes out at all, as the dashboard says it. */
function MailOff() {
  const { data } = useQuery(overviewQuery);
  if (!data || data.keptMails === null) return null;
  return (
    <NoMailNote>
      Outgoing email reaches nobody: it is kept under{' '}
      <TextLink to="/admin/messages?show=mail">Messages, Email</TextLink>.
    </NoMailNote>
  );
}

type Shown = { found: Found };

function Stored({ found: { startedAt, database, documents, mails } }: Shown) {
  const mail = MAIL_STATES.flatMap((state) =>
    mails[state] ? `${numberWords(mails[state])} ${MAIL_COUNTED[state]}` : [],
  ).join(', ');
  return (
    <Card heading="This site">
      <KeyFacts
        facts={[
          { term: 'Running since', detail: formatAlbertaTime(new Date(startedAt), 'short') },
          { term: 'Email', detail: mail || 'None' },
          { term: 'Documents', detail: `${documents.count} (${sayBytes(documents.bytes)})` },
          { term: 'All records', detail: sayBytes(database.bytes) },
        ]}
      />
    </Card>
  );
}

/** Mails of each state, after their number. */
const MAIL_COUNTED = {
  queued: 'not sent yet',
  sent: 'sent',
  kept: 'kept, not sent',
  failed: 'failed',
  dropped: 'beyond the limit of an address',
  withdrawn: 'cancelled',
} as const satisfies Record<MailState, string>;

function Process({ found: { versions, memoryBytes, streams } }: Shown) {
  return (
    <Card heading="Server">
      <KeyFacts
        facts={[
          { term: 'Version', detail: versions.product },
          { term: 'Node', detail: versions.node },
          { term: 'Database', detail: versions.database },
          { term: 'Memory', detail: sayBytes(memoryBytes) },
          { term: 'Open pages with live updates', detail: streams },
        ]}
      />
    </Card>
  );
}

const OLDEST: Column<Found['jobs'][number]> = {
  key: 'oldest',
  header: 'Oldest waiting',
  render: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : sayAge(oldestSeconds)),
};

function Jobs({ found: { jobs } }: Shown) {
  return (
    <section>
      <h2 className="text-lg font-semibold">Background work</h2>
      <p className="mt-1 mb-3 max-w-text text-sm text-slate">
        What this site does by itself, now or at a set time. An email is checked when its time comes: one that
        was read here meanwhile does not go out, so there can be more checks than emails waiting. What failed
        can be tried again from the dashboard.
      </p>
      {jobs.length === 0 ? (
        <p className="text-slate">Nothing is waiting, running or failed.</p>
      ) : (
        <DataTable
          caption="Background work by kind and state"
          rows={jobs}
          rowKey={({ name, state }) => `${name} ${state}`}
          columns={[
            { key: 'name', header: 'Kind', render: ({ name }) => sayJob(name) },
            {
              key: 'count',
              header: 'How many',
              isOneLine: true,
              render: ({ state, count }) => {
                const many = `${numberWords(count)} ${STATES[state] ?? state}`;
                return state === 'failed' ? <Badge tone="danger">{many}</Badge> : many;
              },
            },
            ...(jobs.some(({ oldestSeconds }) => oldestSeconds !== null) ? [OLDEST] : []),
          ]}
        />
      )}
    </section>
  );
}

/** What comes back by itself, in the order in which it is due. */
function Repeated({ found: { repeated } }: Shown) {
  const inOrder = repeated.toSorted((one, other) => one.nextAt.localeCompare(other.nextAt));
  return (
    <section>
      <h2 className="text-lg font-semibold">Work that repeats</h2>
      <p className="mt-1 mb-3 max-w-text text-sm text-slate">
        In Alberta time. Where “Last done” is further back than it should be, the server was not running.
      </p>
      <DataTable
        caption="When work that repeats was last done, and when it is due"
        rows={inOrder}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Kind', isFilling: true, render: ({ name }) => sayJob(name) },
          {
            ...{ key: 'last', header: 'Last done', isOneLine: true },
            render: ({ lastAt }) => (lastAt ? formatAlbertaTime(new Date(lastAt), 'short') : 'Not yet'),
          },
          {
            ...{ key: 'next', header: 'Next', isOneLine: true },
            render: ({ nextAt }) => formatAlbertaTime(new Date(nextAt), 'short'),
          },
        ]}
      />
    </section>
  );
}

function Statements({ found: { database } }: Shown) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Slowest database statements</h2>
      {database.slowest === null ? (
        <p className="max-w-text text-slate">
          {database.kind === 'postgres'
            ? 'This database does not record slow statements: its extension pg_stat_statements is not enabled.'
            : 'The embedded database does not record slow statements.'}
        </p>
      ) : (
        <DataTable
          caption="Statements that take longest on average"
          rows={database.slowest}
          rowKey={({ query, calls }) => `${query} ${calls}`}
          columns={[
            {
              key: 'query',
              header: 'Statement',
              render: ({ query }) => <code className="text-xs wrap-anywhere">{query}</code>,
            },
            { key: 'calls', header: 'Calls', render: ({ calls }) => calls },
            { key: 'mean', header: 'On average', render: ({ meanMs }) => `${meanMs.toFixed(1)} ms` },
          ]}
        />
      )}
    </section>
  );
}

function sayBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.round(bytes / 1e3)} kB`;
}

function sayAge(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
