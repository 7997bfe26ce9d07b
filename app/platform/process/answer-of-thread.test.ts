import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerOfThread } from './answer-of-thread.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'chinook-thread-'));

async function threadOf(code: string): Promise<string> {
  const file = join(folder, `${code.length}.mjs`);
  await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return file;
}

const unhurried = () => new AbortController().signal;

test('a thread answers with what it made of its data', async () => {
  const twice = await threadOf('parentPort.postMessage(workerData.map((one) => one * 2));');
  expect(await answerOfThread<number[]>(twice, [1, 2, 3], unhurried())).toEqual([2, 4, 6]);
});

test('a thread that fails, or ends without an answer, is an error and no answer', async () => {
  const failing = await threadOf("throw new Error('no vectors here');");
  await expect(answerOfThread(failing, null, unhurried())).rejects.toThrow('no vectors here');
  const silent = await threadOf('void workerData;');
  await expect(answerOfThread(silent, null, unhurried())).rejects.toThrow('ended with 0');
});

test('a thread that is no longer wanted is ended', async () => {
  const endless = await threadOf('for (;;) void workerData;');
  const wanted = new AbortController();
  const answer = answerOfThread(endless, null, wanted.signal);
  wanted.abort();
  await expect(answer).rejects.toThrow('ended with');
  await expect(answerOfThread(endless, null, AbortSignal.abort())).rejects.toThrow('ended with');
});
