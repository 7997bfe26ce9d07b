import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LedgerReport } from '#app/features/oversight/audit/schema.ts';
import { auditQuery, verifyLedgerMutation } from '#app/features/oversight/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';
import { VerifyButton, VerifyReport } from './verify-ledger.tsx';

export const meta = () => portalMeta('Audit log');

const FILTERS = ['about', 'side', 'area', 'action', 'actor', 'thing', 'from', 'until'] as const;

/** Who did what to which thing: a chain that shows when somebody has changed it. */
export default function AdminAudit() {
  const [search] = useSearchParams();
  const filter = new URLSearchParams();
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value) filter.set(name, value);
  }
  const asked = new URLSearchParams(filter);
  const cursor = search.get('cursor');
  if (cursor) asked.set('cursor', cursor);
  const { data, isPending, isError, error, refetch } = useQuery(auditQuery(asked.toString()));
  // What was found last stands while it is looked at again.
  const [report, setReport] = useState<LedgerReport | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhen(opener, report === null);
  const verify = useMutation({ ...verifyLedgerMutation, onSuccess: setReport });
  return (
    <>
      <PageTitle
        lead="Who did what, and when, for the last seven years, in Alberta time."
        actions={
          <>
            <VerifyButton ref={opener} verify={verify} />
            <ExportButton
              kind="audit"
              filter={filter}
              title="Export the audit log?"
              description="The entries that match your filters, with their codes and the sentences you see here. The export is recorded in the log too."
            />
          </>
        }
      >
        Audit log
      </PageTitle>
      <VerifyReport {...{ verify, report }} onClose={() => setReport(null)} />
      <AuditFilters key={filter.toString()} asked={filter} />
      {isPending && <SkeletonText lines={8} />}
      {isError && (
        <LoadFailure what="the audit log" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState title="No entries found">
          Search by a person’s name or a request’s reference, or clear the filters.
        </EmptyState>
      )}
      {data && data.items.length > 0 && <AuditRows entries={data.items} />}
      {data?.nextCursor && (
        <ButtonLink
          to={`/admin/audit?${new URLSearchParams([...filter, ['cursor', data.nextCursor]])}`}
          look="secondary"
          size="small"
          className="mt-4"
        >
          Older entries
        </ButtonLink>
      )}
    </>
  );
}
