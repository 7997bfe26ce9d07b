import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelIssueMutation, issueQuery, stopIssueMutation } from '#app/features/newsletter/issues/data.ts';
import type { IssueDetail } from '#app/features/newsletter/issues/schema.ts';
import { DELIVERY_STATES } from '#app/features/newsletter/issues/states.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { DELIVERY_WORDS, readersOf, settledOf } from './issue-words.ts';
import { Preview } from './preview.tsx';

/** An issue that waits for its hour, goes out, or has gone out: what becomes of it, and how to end that. */
export function Outcome({ issue }: { issue: IssueDetail }) {
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {issue.state === 'scheduled' ? <Waiting issue={issue} /> : <Counts issue={issue} />}
        {issue.state === 'sending' && <StopButton issue={issue} />}
      </div>
      <Preview issue={issue} />
    </div>
  );
}

function Waiting({ issue }: { issue: IssueDetail }) {
  const queryClient = useQueryClient();
  const { queryKey } = issueQuery(issue.id);
  const cancel = useMutation({
    ...cancelIssueMutation(issue.id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { failed: 'It was not taken back' },
  });
  const at = issue.scheduledFor ? formatAlbertaTime(new Date(issue.scheduledFor), 'dateTime') : '';
  return (
    <Callout tone="info" title={issue.sendsMail ? `It goes out ${at}` : `It is scheduled for ${at}`}>
      <p className="mb-3">
        It goes to everyone who subscribes to its topics at that time:{' '}
        {issue.readers === 1 ? 'one person' : `${issue.readers} people`} today.
      </p>
      <Button
        look="secondary"
        size="small"
        pending={cancel.isPending}
        pendingLabel="Taking it back…"
        onClick={() => cancel.mutate({ version: issue.version })}
      >
        Take it back and change it
      </Button>
    </Callout>
  );
}

/** How far it is, and what became of it for how many readers. */
function Counts({ issue }: { issue: IssueDetail }) {
  const readers = readersOf(issue);
  const settled = settledOf(issue);
  const rows = DELIVERY_STATES.filter((state) => (issue.counts[state] ?? 0) > 0);
  return (
    <Card>
      <h2 className="text-base font-semibold" id="readers">
        {readers === 1 ? 'One reader' : `${readers} readers`}
      </h2>
      {settled < readers && (
        <progress
          value={settled}
          max={readers}
          aria-labelledby="readers"
          className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-mist [&::-moz-progress-bar]:bg-spruce [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-spruce"
        />
      )}
      {readers === 0 && (
        <p className="mt-1 text-slate">Nobody subscribed to its topics when sending began.</p>
      )}
      <dl className="mt-3 divide-y divide-line">
        {rows.map((state) => (
          <div key={state} className="flex justify-between gap-6 py-2">
            <dt className="text-slate">{DELIVERY_WORDS[state]}</dt>
            <dd className="font-semibold tabular-nums">{issue.counts[state]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function StopButton({ issue }: { issue: IssueDetail }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { queryKey } = issueQuery(issue.id);
  const stop = useMutation({
    ...stopIssueMutation(issue.id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => setOpen(false),
    meta: { failed: 'It was not stopped' },
  });
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        Stop it
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Stop this issue?"
        description="Nobody else will get it, and it cannot be restarted. What was sent stays sent."
        doLabel="Stop it"
        pendingLabel="Stopping…"
        isPending={stop.isPending}
        isDangerous
        onConfirm={() => stop.mutate()}
      />
    </div>
  );
}
