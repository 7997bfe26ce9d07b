import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zipOf } from './zip.server.ts';

test('what is packed is unpacked byte for byte by another program, names with accents too', async () => {
  const files = {
    'index.html': Buffer.from('<p>Hello</p>'),
    'documents/1 Père Noël.pdf': Buffer.alloc(200_000, 'x'),
    'documents/2 empty.txt': Buffer.alloc(0),
  };
  const entries = Object.entries(files).map(([name, bytes]) => ({
    name,
    read: async () =>
      name === 'index.html' ? bytes : Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
  }));
  const packed = await buffer(zipOf(entries, new Date('2026-11-22T18:00:00Z')));
  const zip = await fromBufferPromise(packed, { lazyEntries: true });
  const read: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    read[entry.fileName] = bytes.toString();
  }
  expect(read).toEqual(
    Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.toString()])),
  );
});

test('a file that cannot be read breaks the archive off instead of leaving it out', async () => {
  const entries = [{ name: 'gone.pdf', read: () => Promise.reject(new Error('It is gone')) }];
  await expect(buffer(zipOf(entries, new Date()))).rejects.toThrow('It is gone');
});
