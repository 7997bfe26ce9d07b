import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { listUnseen } from '#app/features/messages/queries/list-unseen.server.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { listAllLines, listLinesByPeople, listPeopleLines } from './chat-lines.server.ts';
import { watchChats } from './watch-chats.server.ts';

const { db } = await testDatabase();
const avery = await createUser(db, { username: 'avery', fullName: 'Avery Admin', role: 'admin' });

const WAITING = '019aa000-0000-7000-8000-000000000001';
const HANDED_BACK = '019aa000-0000-7000-8000-000000000002';
const at = (minute: number) => `2026-11-20 10:${String(minute).padStart(2, '0')}:00Z`;
let lines = 0;

/** The tables as they were before, with conversations as they were kept in them. */
beforeAll(async () => {
  for (const table of ['reply_addresses', 'thread_lines', 'thread_participants', 'threads']) {
    await db.execute(sql.raw(`drop table ${table}`));
  }
  await db.execute(sql`alter table chat_sessions add column unseen_at timestamp (3) with time zone`);
  await db.execute(sql`create index chat_sessions_unseen on chat_sessions (unseen_at)`);
  await db.execute(sql`alter table chat_messages add column author_id uuid,
    add constraint chat_messages_author_id_users_id_fk foreign key (author_id) references users (id)`);
  await session(WAITING, 'human', at(2), at(7));
  await session(HANDED_BACK, 'bot', null, null);
  await say(WAITING, 0, 'user', 'What is DCPD?');
  await say(WAITING, 0, 'assistant', 'A cover.', { outcome: 'answer' });
  await say(WAITING, 3, 'user', 'Is anybody there?');
  await say(WAITING, 4, 'user', 'My kitchen is on fire');
  await say(WAITING, 4, 'assistant', 'Call 9-1-1 now.', { outcome: 'emergency' });
  await say(WAITING, 5, 'note', 'Avery Admin has joined the conversation.', { author: avery.id });
  await say(WAITING, 6, 'person', 'I am here', { author: avery.id });
  await say(WAITING, 7, 'person', 'Are you safe?', { author: avery.id });
  await say(HANDED_BACK, 1, 'user', 'Hello?');
  await say(HANDED_BACK, 2, 'person', 'Hello', { author: null });
  await say(HANDED_BACK, 3, 'user', 'Is hail covered?');
  await say(HANDED_BACK, 3, 'assistant', 'Usually yes.', { outcome: 'answer' });
  const files = await Array.fromAsync(glob('db/migrations/*_{threads,line_revisions,reply_by_email}.sql'));
  for (const file of files.sort()) {
    await db.transaction(async (tx) => {
      for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
    });
  }
});

async function session(id: string, mode: string, handedOffAt: string | null, unseenAt: string | null) {
  await db.execute(sql`insert into chat_sessions
    (id, token_hash, mode, handed_off_at, unseen_at, last_message_at, purge_after, created_at, updated_at)
    values (${id}, ${id}, ${mode}, ${handedOffAt}, ${unseenAt}, now(), now(), ${at(0)}, now())`);
}

type More = { outcome?: string; author?: string | null };
async function say(
  id: string,
  minute: number,
  role: string,
  content: string,
  { outcome, author }: More = {},
) {
  lines += 1;
  const created = new Date(Date.parse(at(minute)) + lines).toISOString();
  await db.execute(sql`insert into chat_messages (id, session_id, role, content, outcome, author_id, created_at)
    values (gen_random_uuid(), ${id}, ${role}, ${content}, ${outcome ?? null}, ${author ?? null}, ${created})`);
}

const textsOf = (all: { role: string; content: string }[]) =>
  all.map(({ role, content }) => `${role}: ${content}`);

test('what was said to people is in a thread, in its order, and nothing is lost or doubled', async () => {
  expect(textsOf(await listAllLines(db, VISITOR, WAITING))).toEqual([
    'user: What is DCPD?',
    'assistant: A cover.',
    'user: Is anybody there?',
    'user: My kitchen is on fire',
    'assistant: Call 9-1-1 now.',
    'note: Avery Admin has joined the conversation.',
    'person: I am here',
    'person: Are you safe?',
  ]);
  expect(textsOf(await listPeopleLines(db, VISITOR, WAITING, new Date(at(2))))).toHaveLength(6);
  expect((await listLinesByPeople(db, WAITING)).map(({ position, author }) => [position, author])).toEqual([
    [4, null],
    [5, 'Avery Admin'],
    [6, 'Avery Admin'],
  ]);
});

test('what was said before a conversation was handed back stays beside what the assistant answered since', async () => {
  expect(textsOf(await listAllLines(db, VISITOR, HANDED_BACK))).toEqual([
    'user: Hello?',
    'person: Hello',
    'user: Is hail covered?',
    'assistant: Usually yes.',
  ]);
  const kept = await db.execute(sql`select content from chat_messages where session_id = ${HANDED_BACK}`);
  expect(JSON.stringify(kept)).not.toContain('Hello');
});

test('what the visitor has not read is still unread, and what they have read is not', async () => {
  const unseen = await listUnseen(db, { kind: 'chat', role: 'visitor' });
  expect(unseen).toMatchObject([{ subjectId: WAITING, upTo: 6 }]);
  expect(unseen[0]?.since.toISOString()).toMatch(/T10:07/);
  await watchChats(db, systemViewer('chat'));
  expect(await listUnseen(db, { kind: 'chat', role: 'visitor' })).toEqual([]);
});
