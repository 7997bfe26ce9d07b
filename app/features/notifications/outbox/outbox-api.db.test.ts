import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const demo = await testApp({ DEMO: '1' });
const token = newToken();

for (const { db } of [app, demo]) {
  await createUser(db, { username: 'boss', fullName: 'Avery', role: 'admin' });
}
await createUser(app.db, { username: 'casey', fullName: 'Casey' });
const admin = await app.as({ username: 'boss' });

async function write(where = app) {
  const words = { kind: 'test', to: 'a@example.com', subject: 'Hello', html: 'Hi', dedupeKey: newId() };
  await queueMail(where.db, { ...words, text: `Open https://cover.example/track/${token}` });
  await where.runJobs();
  const [mail] = await where.db.select().from(outboxMails).where(eq(outboxMails.dedupeKey, words.dedupeKey));
  return mail?.id ?? '';
}

const auditOf = (action: string, mailId: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.thingId, mailId)));

const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

test('the list says which mail it is, and never what it says', async () => {
  const id = await write();
  const answer = await admin.request('/api/admin/outbox');
  const text = await answer.text();
  expect(JSON.parse(text).items).toContainEqual(
    expect.objectContaining({
      id,
      subject: 'Hello',
      recipient: 'a@example.com',
      state: 'kept',
      kind: 'test',
    }),
  );
  expect(text).not.toContain(token);
  // Without a mail server nothing can be sent, and the page offers none.
  expect(JSON.parse(text).sendsMail).toBe(false);
});

test('the counts are of all there is, listed or not; words and a state narrow the list, and its pages hold each mail once', async () => {
  const copies = Array.from({ length: 101 }, (_, at) => ({
    ...{ kind: 'test', recipient: `Many${at}@example.com`, subject: '100% yours', html: '', text: '' },
    state: at === 0 ? ('queued' as const) : ('sent' as const),
  }));
  await app.db.insert(outboxMails).values(copies);
  const list = async (search: string) =>
    (await read(await admin.request(`/api/admin/outbox?${search}`))).body;
  const words = await list('q=many+100%25');
  expect(words.items).toHaveLength(25);
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`q=many+100%25&page=${page}`)));
  const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
  expect(ids).toHaveLength(101);
  expect(new Set(ids).size).toBe(101);
  expect((await list('q=many+100%25&page=6')).items).toEqual([]);
  // Where no email goes out, nothing waits for its turn.
  expect(words.counts).toEqual({ kept: 1, sent: 100 });
  const kept = await list('q=many+100%25&state=kept');
  expect(kept.items).toMatchObject([{ recipient: 'Many0@example.com', state: 'kept' }]);
  expect((await admin.request(`/api/admin/outbox/${kept.items[0].id}`)).status).toBe(200);
  expect(kept.counts.sent).toBe(100);
  expect((await list('q=many_')).items).toEqual([]);
  expect((await admin.request('/api/admin/outbox?state=gone')).status).toBe(422);
  expect((await admin.request('/api/admin/outbox?page=0')).status).toBe(422);
});

test('a look at a mail hides the secrets of its links, and is written down', async () => {
  const id = await write();
  expect(await read(await admin.request(`/api/admin/outbox/${id}`))).toEqual({
    status: 200,
    body: { text: 'Open https://cover.example/track/[hidden]' },
  });
  expect(await auditOf('mail.read', id)).toMatchObject([{ actorRole: 'admin', data: { kind: 'test' } }]);
});

test('a mail is shown as people see it, where nothing in it can run or be followed, and that is one look', async () => {
  const id = await write();
  await app.db
    .update(outboxMails)
    .set({ html: `<p style="color:red">Hi</p><a href="https://cover.example/track/${token}">x</a>` })
    .where(eq(outboxMails.id, id));
  await admin.request(`/api/admin/outbox/${id}`);
  const page = await admin.request(`/api/admin/outbox/${id}/page`);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox;/);
  expect(await page.text()).toBe(
    '<p style="color:red">Hi</p><a href="https://cover.example/track/[hidden]">x</a>',
  );
  expect(await auditOf('mail.read', id)).toHaveLength(1);
});

test('who sees a mail about a request in the list, or looks at it, stands in its data passport, once an hour', async () => {
  const caseId = newId();
  const id = await write();
  await app.db.update(outboxMails).set({ caseId }).where(eq(outboxMails.id, id));
  for (const path of [`/${id}`, `/${id}/page`, '', '']) await admin.request(`/api/admin/outbox${path}`);
  const lines = await app.db.select().from(disclosures).where(eq(disclosures.caseId, caseId));
  const line = { kind: 'viewed', recipientKind: 'admin', recipientName: 'Avery' };
  expect(lines).toMatchObject([
    {
      ...line,
      purpose: 'oversight',
      fields: ['insurance_type', 'name', 'email', 'contact_times', 'history'],
    },
    // Nobody opened the request.
    { ...line, purpose: 'mail_list', fields: ['email', 'history'] },
  ]);
  expect(await auditOf('mail.listed', 'list')).toMatchObject([{ data: { found: [caseId] } }]);
});

test('in the demo the links can be followed', async () => {
  const id = await write(demo);
  const boss = await demo.as({ username: 'boss' });
  const { body } = await read(await boss.request(`/api/admin/outbox/${id}`));
  expect(body.text).toContain(token);
});

test('mail that went out is the recipient’s alone', async () => {
  const id = await write();
  await app.db.update(outboxMails).set({ state: 'sent' }).where(eq(outboxMails.id, id));
  expect((await admin.request(`/api/admin/outbox/${id}`)).status).toBe(404);
  expect(await auditOf('mail.read', id)).toEqual([]);
});

test('a mail that was given up stands first, and is sent again once', async () => {
  const id = await write();
  await write();
  const failed = { state: 'failed', lastError: 'ETIMEDOUT' } as const;
  await app.db.update(outboxMails).set(failed).where(eq(outboxMails.id, id));
  const { body } = await read(await admin.request('/api/admin/outbox'));
  expect(body.items[0]).toMatchObject({ id, state: 'failed', lastError: 'ETIMEDOUT' });

  const resend = () => admin.request(`/api/admin/outbox/${id}/resend`, { method: 'POST', json: {} });
  expect(await read(await resend())).toEqual({ status: 200, body: { state: 'queued' } });
  expect((await resend()).status).toBe(409);
  expect(await auditOf('mail.resent', id)).toHaveLength(1);
});

test('an unknown mail is not found', async () => {
  const path = `/api/admin/outbox/${newId()}`;
  expect((await admin.request(path)).status).toBe(404);
  expect((await admin.request(`${path}/resend`, { method: 'POST', json: {} })).status).toBe(404);
  expect((await admin.request('/api/admin/outbox/none')).status).toBe(404);
});

test('the outbox is closed to everybody else', async () => {
  const id = await write();
  const client = await app.as({ username: 'casey' });
  for (const path of ['/api/admin/outbox', `/api/admin/outbox/${id}`]) {
    expect((await app.request(path)).status).toBe(401);
    expect((await client.request(path)).status).toBe(403);
  }
});
