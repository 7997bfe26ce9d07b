import { createHash, randomUUID } from 'node:crypto';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { type QuoteReceipt, quoteReceipt } from '#app/features/quotes/schema.ts';

/** Sends a car quote from the person with this address to a running product. Rejects when nobody answers. */
export function postQuote(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(exampleQuote('auto', { contact: { email, phone: phoneOf(email) } })),
  });
}

/** The same, for when it must work. */
export async function sendQuote(url: string, email: string): Promise<QuoteReceipt> {
  const answer = await postQuote(url, email);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return quoteReceipt.parse(await answer.json());
}

/** Different people have different numbers: equal ones would count as the same request sent twice. */
function phoneOf(email: string): string {
  const digits = createHash('sha256').update(email).digest().readUInt32BE() % 8_000_000;
  // No exchange begins with 0 or 1.
  return `403${2_000_000 + digits}`;
}
