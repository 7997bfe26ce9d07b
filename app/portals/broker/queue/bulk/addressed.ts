import { emptyFields, fillReply, greetingName } from '#app/features/queue/saved-replies/fields.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';

/** One message to one person, as it will be sent; sent again with its `clientId` it is the same one. */
export type Addressed = { item: QueueItem; clientId: string; kind: 'said'; body: string };

export type Addressing = { messages: Addressed[]; left: { item: QueueItem; why: string }[] };

/** A saved reply for each row, one for each person; those that get none, and why. */
export function addressAll(items: readonly QueueItem[], body: string, signature?: string): Addressing {
  const result: Addressing = { messages: [], left: [] };
  const known = new Set<string>();
  for (const item of items) {
    const about = item.case;
    if (!about) result.left.push({ item, why: 'It is your own task, not about a client.' });
    else if (!about.name) result.left.push({ item, why: 'Please accept this request first.' });
    else if (!known.has(about.id)) {
      known.add(about.id);
      const promise = item.clock === 'contact' && item.dueAt ? new Date(item.dueAt) : null;
      const values = {
        ...{ name: greetingName(about.name), reference: about.reference },
        signature,
        promise: promise ? formatAlbertaTime(promise, 'dayTime') : undefined,
      };
      const [empty] = emptyFields(body, values);
      if (empty) result.left.push({ item, why: `There is nothing to fill in for {${empty}}.` });
      else result.messages.push({ item, clientId: newId(), kind: 'said', body: fillReply(body, values) });
    }
  }
  return result;
}
