import { useQuery } from '@tanstack/react-query';
import { operationsQuery } from '#app/features/oversight/data.ts';
import { sayJob } from '#app/features/oversight/operations/job-words.ts';
import type { Operations as Found } from '#app/features/oversight/operations/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { MAIL_STATE_WORDS } from '../messages/mail-row.tsx';
import { BackupCard } from './backup-card.tsx';

const STATES: Record<string, string> = {
  waiting: 'Due',
  scheduled: 'Scheduled',
  active: 'Running',
  failed: 'Given up',
};

/** Versions, sizes and queues of the machinery. */
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
    <div className="mt-5 flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Process found={data} />
        <Storage found={data} />
      </div>
      <BackupCard backup={data.backup} />
      <Jobs found={data} />
      <Statements found={data} />
    </div>
  );
}

type Shown = { found: Found };

function Process({ found: { versions, startedAt, memoryBytes, streams } }: Shown) {
  return (
    <Card heading="Server">
      <KeyFacts
        facts={[
          { term: 'Version', detail: versions.product },
          { term: 'Node', detail: versions.node },
          { term: 'Started', detail: formatAlbertaTime(new Date(startedAt), 'short') },
          { term: 'Memory', detail: sayBytes(memoryBytes) },
          { term: 'Pages that this process keeps up to date', detail: streams },
        ]}
      />
    </Card>
  );
}

function Storage({ found: { versions, database, documents, mails } }: Shown) {
  const mail = mails
    .map(({ state, count }) => `${count} ${MAIL_STATE_WORDS[state].label.toLowerCase()}`)
    .join(', ');
  return (
    <Card heading="What is stored">
      <KeyFacts
        facts={[
          { term: 'Database', detail: versions.database },
          { term: 'Size of the database', detail: sayBytes(database.bytes) },
          { term: 'Documents', detail: `${documents.count} (${sayBytes(documents.bytes)})` },
          { term: 'Email', detail: mail || 'None' },
        ]}
      />
    </Card>
  );
}

const OLDEST: Column<Found['jobs'][number]> = {
  key: 'oldest',
  header: 'Oldest waiting',
  render: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : `${oldestSeconds} s`),
};

function Jobs({ found: { jobs } }: Shown) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Background work</h2>
      {jobs.length === 0 ? (
        <p className="text-slate">Nothing is waiting, running or failed.</p>
      ) : (
        <DataTable
          caption="Background work by kind and state"
          rows={jobs}
          rowKey={({ name, state }) => `${name} ${state}`}
          columns={[
            { key: 'name', header: 'Kind', render: ({ name }) => sayJob(name) },
            { key: 'state', header: 'Status', render: ({ state }) => STATES[state] ?? state },
            { key: 'count', header: 'How many', render: ({ count }) => count },
            ...(jobs.some(({ oldestSeconds }) => oldestSeconds !== null) ? [OLDEST] : []),
          ]}
        />
      )}
    </section>
  );
}

function Statements({ found: { database } }: Shown) {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Slowest statements</h2>
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
