import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeTokenMutation, tokensQuery } from '#app/features/oversight/api-tokens/data.ts';
import type { TokenOutput } from '#app/features/oversight/api-tokens/schema.ts';
import { SCOPES } from '#app/features/oversight/api-tokens/scopes.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';

const STATES = {
  good: <Badge tone="success">Good</Badge>,
  ended: <Badge>Ended</Badge>,
  revoked: <Badge>Revoked</Badge>,
  orphaned: <Badge tone="warning">Its creator has left</Badge>,
} as const satisfies Record<TokenOutput['state'], unknown>;

const day = (at: string) => formatAlbertaTime(new Date(at), 'date').replace(/^\w+, /, '');

/** Every key of a program: what it may read, until when, and when it last did. */
export function Tokens() {
  const { data, isPending, isError, error, refetch } = useQuery(tokensQuery);
  return (
    <div>
      {isPending && <SkeletonText lines={5} />}
      {isError && (
        <LoadFailure what="the tokens" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState title="No API tokens yet">
          A token lets your own system read requests, messages or numbers. It cannot change anything and
          expires automatically. What it reads about a client appears in their data passport.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <DataTable caption="API tokens" rows={data.items} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
    </div>
  );
}

const COLUMNS: Column<TokenOutput>[] = [
  {
    key: 'name',
    header: 'Program',
    render: ({ name, ending, by, lastUsedAt }) => (
      <span>
        {name}
        <span className="block text-sm font-normal text-slate">
          {`…${ending} · ${lastUsedAt ? `last used ${formatAlbertaTime(new Date(lastUsedAt), 'short')}` : 'never used'} · created by ${by}`}
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'Status',
    render: ({ state, expiresAt }) => (
      <span className="flex flex-col gap-1 max-md:items-end md:items-start">
        {STATES[state]}
        {state === 'good' && (
          <span className="text-slate md:whitespace-nowrap">{`until ${day(expiresAt)}`}</span>
        )}
      </span>
    ),
  },
  {
    key: 'scopes',
    header: 'Reads',
    render: ({ scopes }) => scopes.map((scope) => SCOPES[scope].label).join(', '),
  },
  { key: 'actions', header: 'Actions', render: (token) => <Revoke token={token} /> },
];

function Revoke({ token: { id, name, state } }: { token: TokenOutput }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const revoke = useMutation({
    ...revokeTokenMutation,
    meta: { failed: 'The token still works' },
    onSuccess: () => {
      setOpen(false);
      showToast({ title: `The token of ${name} is revoked`, tone: 'success' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  if (state === 'revoked' || state === 'ended') return <span className="text-slate">–</span>;
  return (
    <>
      <Button look="secondary" size="small" aria-label={`Revoke: ${name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Revoke the token of ${name}?`}
        description="From its next call on, the program can no longer read anything here. This cannot be undone; you can create another token."
        doLabel="Revoke"
        pendingLabel="Revoking…"
        isPending={revoke.isPending}
        onConfirm={() => revoke.mutate(id)}
        isDangerous
      />
    </>
  );
}
