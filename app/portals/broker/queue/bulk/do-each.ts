import { userMessage } from '#app/platform/http/api-client.ts';
import type { BulkResult } from '#app/portals/frame/bulk/use-bulk-run.ts';

/** Why one thing cannot be done with an item, known before the server is asked. */
export class NotWithThis extends Error {}

/** Does one thing with each item, one after another; a refusal of one keeps no other from it. */
export async function doEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<BulkResult<Item>> {
  const result: BulkResult<Item> = { done: [], refused: [] };
  for (const item of items) {
    try {
      await work(item);
      result.done.push(item);
    } catch (error) {
      const isKnown = error instanceof NotWithThis;
      const why = isKnown
        ? error.message
        : userMessage(error, 'We could not reach the server. Please try again.');
      result.refused.push({ item, why });
    }
  }
  return result;
}
