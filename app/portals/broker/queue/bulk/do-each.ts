import { userMessage } from '#app/platform/http/api-client.ts';

export type EachResult<Item> = { done: Item[]; refused: { item: Item; why: string }[] };

/** Why one thing cannot be done with an item, known before the server is asked. */
export class NotWithThis extends Error {}

/** Does one thing with each item, one after another; a refusal of one keeps no other from it. */
export async function doEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<EachResult<Item>> {
  const result: EachResult<Item> = { done: [], refused: [] };
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
