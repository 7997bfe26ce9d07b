import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { blockFile } from './block-file.server.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open: typeof real.open = (path, ...rest) =>
    disk.isFull ? real.open('/dev/full', 'w') : real.open(path, ...rest);
  return { ...real, open };
});

const folder = await mkdtemp(join(tmpdir(), 'chinook-block-file-'));
afterAll(() => rm(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, name);
const write = (path: string, pieces: readonly Buffer[], look: (block: Buffer) => void = () => undefined) =>
  pipeline(Readable.from(pieces), blockFile(path, look));
const give = (path: string, pieces: readonly Buffer[]) =>
  pipeline(
    Readable.from(pieces),
    blockFile(path, () => undefined, { given: true }),
  );
const pieceOf = (length: number, from: number) => Buffer.from(Array.from({ length }, (_, at) => from + at));

test.each([
  ['pieces smaller than a block', Array.from({ length: 30 }, (_, at) => pieceOf(20_000, at))],
  ['a piece larger than two blocks', [pieceOf(1_200_001, 3)]],
  ['exactly one block', [pieceOf(524_288, 5)]],
  ['nothing', []],
])('of %s every byte is looked at and written, in its order', async (name, pieces) => {
  const looked: Buffer[] = [];
  await write(pathOf(name), pieces, (block) => void looked.push(Buffer.from(block)));
  const whole = Buffer.concat(pieces);
  expect((await readFile(pathOf(name))).equals(whole)).toBe(true);
  expect(Buffer.concat(looked).equals(whole)).toBe(true);
});

test('the memory of a piece that was given is free once its bytes stand in a block, and that of others is left alone', async () => {
  const pieces = Array.from({ length: 12 }, (_, at) => Buffer.allocUnsafeSlow(65_536).fill(at));
  const whole = Buffer.concat(pieces);
  await write(pathOf('kept'), pieces);
  expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual(pieces.map(() => 65_536));
  await give(pathOf('given'), pieces);
  expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual(pieces.map(() => 0));
  expect((await readFile(pathOf('given'))).equals(whole)).toBe(true);
});

test('a piece that shares its memory with the lines of a form around it leaves it to them', async () => {
  const form = Buffer.allocUnsafeSlow(65_536).fill(7);
  await give(pathOf('shared'), [form.subarray(100, 60_000)]);
  expect(form.every((byte) => byte === 7) && form.length).toBe(65_536);
  expect(await readFile(pathOf('shared'))).toHaveLength(59_900);
});

test('what is refused is written no further', async () => {
  const refusal = new AppError('too_large', 'too much');
  const refused = write(pathOf('refused'), [pieceOf(600_000, 0)], () => {
    throw refusal;
  });
  await expect(refused).rejects.toBe(refusal);
  expect(await readFile(pathOf('refused'))).toHaveLength(0);
});

test.skipIf(!existsSync('/dev/full'))(
  'a disk that is full while it is written to is said as full',
  async () => {
    disk.isFull = true;
    const refused = write(pathOf('full'), [pieceOf(300_000, 0)]);
    await expect(refused.finally(() => (disk.isFull = false))).rejects.toMatchObject({
      code: 'storage_full',
    });
  },
);

test('a file that cannot be made is said as files out of reach, and what is there is not overwritten', async () => {
  await writeFile(pathOf('there'), 'kept');
  for (const path of [pathOf('there/x'), pathOf('there')])
    await expect(write(path, [pieceOf(1, 0)])).rejects.toMatchObject({ code: 'unavailable' });
  expect(await readFile(pathOf('there'), 'utf8')).toBe('kept');
});
