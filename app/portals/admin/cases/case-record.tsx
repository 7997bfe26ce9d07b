import { useQuery } from '@tanstack/react-query';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseRecordQuery } from '#app/features/oversight/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { AuditRows } from '../audit/audit-rows.tsx';
import { MAIL_STATE_WORDS } from '../messages/mail-columns.tsx';

/** An address breaks before its @, and elsewhere only where it has to. */
function MailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <span className="wrap-break-word">
      {name}
      <wbr />@{host.join('@')}
    </span>
  );
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

/** What the audit log holds about a case, or what was mailed about it. */
export function CaseRecord({ id, part }: { id: string; part: 'audit' | 'mails' }) {
  const { data, isError, refetch } = useQuery({ ...caseRecordQuery(id), retry: retryCase });
  const what = part === 'audit' ? 'the audit log' : 'the email';
  if (isError && !data) return <LoadFailure what={what} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  if (part === 'audit') return <AuditRows entries={data.audit} />;
  if (data.mails.length === 0)
    return <p className="text-slate">No email has been sent about this request yet.</p>;
  return (
    <DataTable
      caption="Email about this request"
      rows={data.mails}
      rowKey={(mail) => mail.id}
      columns={[
        { key: 'subject', header: 'Subject', render: ({ subject }) => subject },
        { key: 'to', header: 'To', render: ({ recipient }) => <MailAddress address={recipient} /> },
        { key: 'state', header: 'Status', render: ({ state }) => MAIL_STATE_WORDS[state].label },
        { key: 'at', header: 'Written', render: ({ createdAt }) => short(createdAt) },
      ]}
    />
  );
}
