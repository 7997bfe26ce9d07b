import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { acceptCaseMutation } from '#app/features/cases/data.ts';
import { sendLineMutation } from '#app/features/messages/data.ts';
import { queueKey } from '#app/features/queue/data.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { changeTaskMutation, putAsideMutation, takeUpMutation } from '#app/features/tasks/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { useBulkRun } from '#app/portals/frame/bulk/use-bulk-run.ts';
import { nextWords } from '../words/row-words.ts';
import type { Addressed } from './addressed.ts';
import { doEach, NotWithThis } from './do-each.ts';
import type { QueueChoice } from './queue-choice.ts';

/** What a broker does with all chosen rows at once. */
export function useBulk(choice: QueueChoice, asOf: string) {
  const client = useQueryClient();
  const settle = () => client.invalidateQueries({ queryKey: queueKey });
  const { run: runAll, say, ...bulk } = useBulkRun({ choice, nameOf, settle });
  return {
    ...bulk,
    /** Accepts those of the chosen rows that wait for it. */
    async accept() {
      const result = await runAll(choice.chosen.filter(isOffer), (items) =>
        doEach(items, ({ id, version }) => run(client, acceptCaseMutation, { id, version })),
      );
      say(result, { what: 'accepted', how: '' });
    },
    /** Snoozes those of the chosen rows that were accepted. */
    async putOff(until: Date | null) {
      const accepted = choice.chosen.filter((item) => !isOffer(item));
      const result = await runAll(accepted, (items) =>
        doEach(items, (item) => putOff(client, item, until, asOf)),
      );
      const undo = async () => {
        const back = await doEach(result.done, (item) => takeBack(client, item));
        await settle();
        bulk.closeReport();
        say(back, { what: 'no longer snoozed', how: '' });
      };
      const how = until ? `Until ${formatAlbertaTime(until, 'short')}.` : 'Until they reply.';
      say(result, { what: 'snoozed', how, undo: () => void undo() });
    },
    async send(messages: readonly Addressed[]) {
      const lines = new Map(messages.map(({ item, ...line }) => [item.id, line]));
      const sendTo = async (item: QueueItem) => {
        const line = lines.get(item.id);
        const caseId = item.case?.id;
        if (line && caseId) await run(client, sendLineMutation(client, caseId), line);
      };
      const result = await runAll(
        messages.map(({ item }) => item),
        (items) => doEach(items, sendTo),
      );
      say(result, { what: result.done.length === 1 ? 'message sent' : 'messages sent', how: '' });
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;

async function putOff(
  client: QueryClient,
  item: QueueItem,
  until: Date | null,
  asOf: string,
): Promise<unknown> {
  const { id, version } = item;
  const at = until?.toISOString();
  if (item.kind === 'case')
    return run(client, putAsideMutation, { caseId: id, version, asOf, ...(at && { until: at }) });
  if (!at) throw new NotWithThis('A task can only be snoozed to a set time. Please choose one.');
  return run(client, changeTaskMutation, { id, version, dueAt: at });
}

/** A task goes back to when it was due, or to now where that has passed. */
function takeBack(client: QueryClient, { id, kind, version, dueAt }: QueueItem): Promise<unknown> {
  if (kind === 'case') return run(client, takeUpMutation, id);
  const before = new Date(Math.max(Date.parse(dueAt ?? ''), Date.now() + 60_000)).toISOString();
  return run(client, changeTaskMutation, { id, version: version + 1, dueAt: before });
}

function run<Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input>,
  input: Input,
): Promise<Answer> {
  return client.getMutationCache().build(client, options).execute(input);
}

/** Whether a row waits to be accepted: until then nothing else can be done with it. */
export const isOffer = ({ clock }: QueueItem): boolean => clock === 'accept';

/** What a row is called where it stands alone. */
export function nameOf(item: QueueItem): string {
  return item.case?.name ?? item.case?.reference ?? nextWords(item);
}
