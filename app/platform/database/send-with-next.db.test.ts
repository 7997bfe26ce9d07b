import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { type Db, queryRows, sendWithNext } from './database.server.ts';

const { db } = await testDatabase();
await db.execute(sql`create table kept (id int primary key)`);

const write = (tx: Db, id: number) => sendWithNext(tx, sql`insert into kept values (${id})`);
const keptIds = async (tx: Db) =>
  (await queryRows<{ id: number }>(tx, sql`select id from kept order by id`)).map(({ id }) => id);
const isTaken = expect.objectContaining({ cause: expect.objectContaining({ code: '23505' }) });

test('what was handed over is there for the next statement, and after the commit', async () => {
  await db.transaction(async (tx) => {
    await write(tx, 1);
    await write(tx, 2);
    expect(await keptIds(tx)).toEqual([1, 2]);
    await write(tx, 3);
  });
  expect(await keptIds(db)).toEqual([1, 2, 3]);
});

test('a transaction whose last statement fails on its way with the commit is refused with that error', async () => {
  const twice = db.transaction(async (tx) => {
    await write(tx, 10);
    await write(tx, 10);
  });
  await expect(twice).rejects.toEqual(isTaken);
  expect(await keptIds(db)).not.toContain(10);
});

test('a reading after a statement that fails is refused with its error, not answered', async () => {
  const read: number[] = [];
  const failed = db.transaction(async (tx) => {
    await write(tx, 20);
    await write(tx, 20);
    read.push(...(await keptIds(tx)));
  });
  await expect(failed).rejects.toEqual(isTaken);
  expect(read).toEqual([]);
});

test('what was handed over goes when the transaction is left with an error of ours, which is what is told', async () => {
  const left = db.transaction(async (tx) => {
    await write(tx, 30);
    throw new Error('ours');
  });
  await expect(left).rejects.toThrow('ours');
  expect(await keptIds(db)).not.toContain(30);
});

test('a part that fails goes alone, and the rest is kept', async () => {
  await db.transaction(async (tx) => {
    await write(tx, 40);
    const part = tx.transaction(async (inner) => {
      await write(inner, 41);
      await write(inner, 40);
    });
    await expect(part).rejects.toEqual(isTaken);
    await write(tx, 42);
  });
  const ids = await keptIds(db);
  expect(ids).toEqual(expect.arrayContaining([40, 42]));
  expect(ids).not.toContain(41);
});

test('outside a transaction it is done at once, and refused at once', async () => {
  await write(db, 50);
  expect(await keptIds(db)).toContain(50);
  await expect(write(db, 50)).rejects.toEqual(isTaken);
});

test('many transactions at once share connections without taking each other’s answers', async () => {
  const ids = Array.from({ length: 60 }, (_, nth) => 1_000 + nth);
  const seen = await Promise.all(
    ids.map((id) =>
      db
        .transaction(async (tx) => {
          await write(tx, id);
          if (id % 3 === 0) return write(tx, id);
          const [row] = await queryRows<{ id: number }>(tx, sql`select id from kept where id = ${id}`);
          return row?.id;
        })
        .catch(() => 'refused'),
    ),
  );
  expect(seen).toEqual(ids.map((id) => (id % 3 === 0 ? 'refused' : id)));
});
