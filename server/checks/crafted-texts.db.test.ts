import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { attacksOn, attackText } from '#tests/fixtures/attacks/attack-texts.ts';
import { ALLOWED_MS, busyMsOf, patternMs } from '#tests/fixtures/attacks/busy-time.ts';
import { craftedBodies, type Schema } from '#tests/fixtures/attacks/json-bodies.ts';

type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Contract = { paths: Record<string, Record<string, Operation>> };

/** A little less than a body may hold, so that everything gets as far as its validation. */
const BODY = 90_000;

/** What is hard to look through, however it is looked through: marks, words, numbers, and signs that grow. */
const ROUNDS = [
  ...['[', '![](', '<a ', 'a', 'a ', 'just hit by a ', '1', '1 ', '(1) ', 'a@', 'a.', '@', '\r\n', '  ', "'"],
  ...['e\u0301', '\u0323\u0301', '\u202e', '\ud800', 'ﷺ', 'ﬃ', '😀', 'İ'],
];

const app = await testApp();
await createUser(app.db, { username: 'admin', fullName: 'Avery Q', role: 'admin' });
const visitor = app.caller();
const admin = await app.as({ username: 'admin' });
const contract = (await (await app.request('/openapi.json')).json()) as Contract;

const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? [{ name: `${method.toUpperCase()} ${path}`, path, method, schema }] : [];
  }),
);

test('the contract names the calls that take texts', () => {
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/ai-chat', 'POST /api/contact', 'POST /api/quotes', 'POST /api/login']),
  );
});

test.each(calls)('no text keeps $name busy', async ({ path, method, schema }) => {
  const address = path.replace('{id}', newId()).replaceAll(/\{\w+\}/g, 'x'.repeat(43));
  const send = async (caller: Caller, json: unknown) => {
    const answer = await caller.request(address, { method: method.toUpperCase(), json });
    await answer.text();
    expect(answer.status).toBeLessThan(500);
    return answer.status;
  };
  const caller = (await send(visitor, {})) === 401 ? admin : visitor;
  const slow: string[] = [];
  for (const { at, longest, build } of craftedBodies(schema)) {
    const ms = (text: string, enough: number) =>
      busyMsOf(async () => void (await send(caller, build(text))), enough);
    for (const again of ROUNDS) {
      for (const length of new Set([Math.min(longest, BODY), BODY])) {
        const text = attackText({ start: '', again, end: '!' }, Math.floor(length / bytesOf(again)));
        const took = await ms(text, ALLOWED_MS);
        // What the call costs anyway, the embedded database in this thread included.
        if (took > ALLOWED_MS && took - (await ms('Good morning', 0)) > ALLOWED_MS) {
          slow.push(`${at}: ${Math.round(took)} ms for ${length} bytes of ${JSON.stringify(again)}`);
        }
      }
    }
  }
  expect(slow).toEqual([]);
});

test('no text keeps a pattern of the contract busy', () => {
  const slow = [...patternsIn(contract)].filter((pattern) =>
    attacksOn(pattern).some(
      (attack) => patternMs(pattern, attackText(attack, BODY), ALLOWED_MS) > ALLOWED_MS,
    ),
  );
  expect(slow).toEqual([]);
});

/** As much as a body grows by a character that JSON writes as several bytes. */
function bytesOf(text: string): number {
  return Math.max(1, (Buffer.byteLength(JSON.stringify(text)) - 2) / text.length);
}

function patternsIn(node: unknown): Set<RegExp> {
  const sources = new Set<string>();
  JSON.stringify(node, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') sources.add(value);
    return value;
  });
  return new Set([...sources].map((source) => new RegExp(source, 'u')));
}
