import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { replayMutation, webhookQuery } from '#app/features/webhooks/data.ts';
import type { DeliveryOutput, Try } from '#app/features/webhooks/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { DeliveryState, eventWords } from './delivery-words.tsx';

type DeliveryRowProps = { delivery: DeliveryOutput; isOn: boolean };

/** One message: what became of it, what was sent, every answer, and sending it again. */
export function DeliveryRow({ delivery, isOn }: DeliveryRowProps) {
  const now = useNow();
  const { id, type, state, tries, isReplay, createdAt, nextTryAt, eventId, body } = delivery;
  const last = tries.at(-1);
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold">{eventWords(type)}</h3>
          <p className="text-sm text-slate wrap-anywhere">
            {whenText(new Date(createdAt), now)}
            {isReplay && ', sent again'}
            {last && `, ${outcomeWords(last)}`}
            {nextTryAt && tries.length > 0 && `, next try ${whenText(new Date(nextTryAt), now)}`}
          </p>
        </div>
        <div className="flex items-center gap-x-1 max-sm:w-full max-sm:justify-between">
          <DeliveryState state={state} tries={tries.length} />
          {state !== 'waiting' && isOn && (
            <span className="-my-2 -mr-3">
              <Replay id={id} webhookId={delivery.webhookId} />
            </span>
          )}
        </div>
      </div>
      <details>
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce lg:min-h-8">
          Details
          <span className="sr-only">
            : {eventWords(type)}, {formatAlbertaTime(new Date(createdAt), 'short')}
          </span>
        </summary>
        <p className="text-sm text-slate wrap-anywhere">
          <code>{type}</code> as <code>{eventId}</code>
        </p>
        <Code>{pretty(body)}</Code>
        <ol className="mb-2 flex flex-col gap-2">
          {tries.map((tried, at) => (
            <li key={tried.at}>
              <p className="text-sm">
                <span className="font-medium">Try {at + 1}:</span> {outcomeWords(tried)}, {tried.ms} ms,{' '}
                {formatAlbertaTime(new Date(tried.at), 'short')}
              </p>
              {tried.answer && <Code>{tried.answer}</Code>}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function Replay({ id, webhookId }: { id: string; webhookId: string }) {
  const queryClient = useQueryClient();
  const replay = useMutation({
    ...replayMutation,
    meta: { failed: 'This was not sent again' },
    onSuccess: () => showToast({ title: 'It is on its way again' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhookQuery(webhookId).queryKey }),
  });
  return (
    <Button
      look="quiet"
      size="small"
      pending={replay.isPending}
      pendingLabel="Sending…"
      onClick={() => replay.mutate(id)}
    >
      Send again
    </Button>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="my-2 max-h-72 overflow-auto rounded-control bg-mist px-4 py-3 text-xs whitespace-pre-wrap wrap-anywhere">
      {children}
    </pre>
  );
}

function outcomeWords({ status, error }: Try): string {
  if (status === null) return error ?? 'no answer';
  return `answered ${status}`;
}

function pretty(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2);
}
