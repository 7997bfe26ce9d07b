import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  administratorMutation,
  administratorsQuery,
  suspendAdministratorMutation,
} from '#app/features/accounts/oversight/administrators/data.ts';
import type { Administrator } from '#app/features/accounts/oversight/administrators/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { SuspendAccount } from '#app/portals/admin/suspending/suspend-account.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';

const STATUS = {
  active: <Badge tone="success">Active</Badge>,
  invited: <Badge tone="info">Invited</Badge>,
  suspended: <Badge tone="warning">Suspended</Badge>,
  deleted: <Badge tone="neutral">Deleted</Badge>,
} as const;

/** Who runs this site: how they log in, and what can be done with their accounts. */
export function Administrators() {
  const { data, isPending, isError, error, refetch } = useQuery(administratorsQuery);
  return (
    <div>
      {isPending && <SkeletonText lines={5} />}
      {isError && (
        <LoadFailure
          what="the administrators"
          reason={userMessage(error, '')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <DataTable
          caption="Administrators"
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'Name', render: (admin) => <Who admin={admin} /> },
            { key: 'status', header: 'Status', render: ({ status }) => STATUS[status] },
            {
              key: 'factor',
              header: 'Two-factor login',
              render: ({ twoFactorEnabled }) =>
                twoFactorEnabled ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>,
            },
            {
              key: 'login',
              header: 'Last login',
              render: ({ lastLoginAt }) =>
                lastLoginAt ? formatAlbertaTime(new Date(lastLoginAt), 'short') : 'Never',
            },
            { key: 'actions', header: 'Actions', render: (admin) => <Actions admin={admin} /> },
          ]}
        />
      )}
    </div>
  );
}

function Who({ admin: { fullName, email } }: { admin: Administrator }) {
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{fullName}</span>
      <span className="block text-sm text-slate wrap-anywhere">{email}</span>
    </span>
  );
}

const ACTS = {
  active: { act: 'demote', label: 'Make a client' },
  invited: { act: 'cancel', label: 'Cancel the invitation' },
  suspended: { act: 'restore', label: 'Restore' },
} as const;

function Actions({ admin: { id, fullName, status } }: { admin: Administrator }) {
  const { data: user } = useQuery(userQuery);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey });
  const change = useMutation({
    ...administratorMutation,
    meta: { failed: 'Nothing was changed' },
    onSettled: refresh,
  });
  const suspend = useMutation(suspendAdministratorMutation(id));
  if (user?.id === id) return <span className="text-sm text-slate">This is you</span>;
  if (status === 'deleted') return null;
  const { act, label } = ACTS[status];
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="small"
        aria-label={`${label}: ${fullName}`}
        pending={change.isPending}
        pendingLabel="Saving…"
        onClick={() => change.mutate({ id, act })}
      >
        {label}
      </Button>
      {status === 'active' && (
        <SuspendAccount
          fullName={fullName}
          description="They are logged out and cannot log in until they are restored."
          suspend={suspend.mutateAsync}
          onDone={() => void refresh()}
        />
      )}
    </span>
  );
}
