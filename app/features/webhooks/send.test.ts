import type { lookup } from 'node:dns';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { lookupPublic } from '#app/platform/http/public-address.server.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { openTarget } from '#tests/fixtures/webhooks/webhook-target.ts';
import { openSender, problemWithTarget } from './send.server.ts';

const target = await openTarget();
const send = openSender({ targets: 'any', timeoutMs: 400 });
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test"}' };
const sendTo = (path: string) => send(target.url(path), message);

test('the status and the first kilobyte of an answer are kept', async () => {
  target.reply('/large', (answer) => {
    answer.writeHead(202);
    const more = () => {
      while (!answer.destroyed && answer.write('x'.repeat(64_000)));
    };
    answer.on('drain', more);
    more();
  });
  expect(await sendTo('/large')).toEqual({ status: 202, answer: 'x'.repeat(1024), error: null });
  expect(await sendTo('/')).toEqual({ status: 200, answer: 'thank you', error: null });
  expect(target.receivedAt('/')[0]?.body).toBe(message.body);
});

test('a target that hangs is left after the time limit, before or after its status', async () => {
  target.reply('/silent', () => {});
  expect(await sendTo('/silent')).toEqual({
    ...{ status: null, answer: '', error: 'No answer within 10 seconds' },
  });
  target.reply('/drip', (answer) => void answer.writeHead(500).write('drop'));
  expect(await sendTo('/drip')).toEqual({ status: 500, answer: 'drop', error: null });
});

test('a redirect is an answer, and not followed', async () => {
  target.reply('/moved', (answer) => answer.writeHead(307, { location: target.url('/inside') }).end());
  expect(await sendTo('/moved')).toMatchObject({ status: 307 });
  expect(target.receivedAt('/inside')).toEqual([]);
});

test('garbage, a cut and nobody there are said in words; what a database cannot keep is left out', async () => {
  target.reply('/cut', (answer) => void answer.socket?.destroy());
  expect(await sendTo('/cut')).toMatchObject({ status: null, error: 'The connection was cut' });
  target.reply('/odd', (answer) => answer.end(Buffer.from([0, 0xff, 0x41, 7, 0xc3])));
  expect((await sendTo('/odd')).answer).toBe('\ufffdA\ufffd');
  const nobody = `http://127.0.0.1:${await freePort()}/`;
  expect(await send(nobody, message)).toMatchObject({ status: null, error: 'The connection was refused' });
  const babble = createServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
  await new Promise<void>((resolve) => babble.listen(0, '127.0.0.1', resolve));
  const address = babble.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { status, error } = await send(`http://127.0.0.1:${port}/`, message);
  expect([status, error]).toEqual([null, expect.stringContaining('HPE_')]);
  babble.close();
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://localhost/hook',
  'https://169.254.169.254/latest/meta-data',
])('%s is no target', async (url) => {
  expect(problemWithTarget(url, 'public')).not.toBeNull();
  const closed = openSender({ targets: 'public' });
  expect(await closed(url, message)).toMatchObject({ status: null, error: expect.any(String) });
});

test('a name with a public and a private address is not connected to, whichever comes first', async () => {
  for (const addresses of [
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
  ]) {
    const asked: string[] = [];
    const find = ((name: string, _: object, done: (error: null, found: object[]) => void) => {
      asked.push(name);
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    }) as typeof lookup;
    const closed = openSender({ targets: 'public', lookup: lookupPublic(find) });
    const url = `https://two.example:${target.port}/two`;
    expect(await closed(url, message)).toMatchObject({
      ...{ status: null, error: 'The address leads to a private network' },
    });
    // Looked up once, by the connection itself: nothing can change between a look and a use.
    expect(asked).toEqual(['two.example']);
  }
  expect(target.receivedAt('/two')).toEqual([]);
});
