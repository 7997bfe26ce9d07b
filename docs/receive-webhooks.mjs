// Receives webhooks and believes those that are signed with our secret. Node 20 or newer, nothing to install:
//   WEBHOOK_SECRET=whsec_… PORT=8080 node receive-webhooks.mjs
// Put it behind a proxy that speaks https. One line is printed for each message that is taken.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { env, stdout } from 'node:process';

const SECRET = env.WEBHOOK_SECRET ?? '';
const FIVE_MINUTES = 300;
const LARGEST_BODY = 100_000;
const seen = new Set();

/** Whether `body`, to the byte as it came in, was signed with `secret` within the last five minutes. */
export function isSigned(headers, body, secret) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !(age <= FIVE_MINUTES)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  // While a secret is being changed there are several signatures: one of them is enough.
  return (headers['webhook-signature'] ?? '').split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (request, response) => {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LARGEST_BODY) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isSigned(request.headers, body, SECRET))
    return response.writeHead(401).end('Not signed with our secret');
  const id = request.headers['webhook-id'];
  // The same message can come again: its id stays the same. Answer well, and do nothing. Keep the ids where your data is.
  if (!seen.has(id)) {
    seen.add(id);
    const { type, timestamp, data } = JSON.parse(body.toString());
    stdout.write(`${JSON.stringify({ id, type, timestamp, data })}\n`);
  }
  // Answer within ten seconds, and do the long work afterwards.
  response.writeHead(204).end();
});

server.listen(Number(env.PORT ?? 8080), () => {
  stdout.write(`Listening on ${server.address().port}\n`);
});
