import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createDocument } from '#tests/fixtures/documents/create-document.ts';
import { smallPdf, uploadForm } from '#tests/fixtures/documents/files.ts';

const app = await testApp();
const world = await openWorld(app);

const links: { token: string; caseId: string }[] = [];
beforeAll(async () => {
  for (const email of ['first@example.ca', 'second@example.ca']) {
    await createQuote(world.db, 'auto', { contact: { email } });
    const [mail] = await world.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
    const [row] = await world.db.select().from(cases).where(eq(cases.contactEmail, email));
    links.push({ token: /\/track\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '', caseId: row?.id ?? '' });
  }
});

const call = (method: string, at: number, path = '', check: string | null = '0142', body?: FormData) =>
  app.caller().request(`/api/track/${links[at]?.token}/documents${path}`, {
    method,
    ...(body && { body }),
    ...(check !== null && { headers: { 'x-track-check': check } }),
  });

test('whoever holds the link and its answer sends, reads and takes back their own files', async () => {
  const sent = await call('POST', 0, '', '0142', uploadForm(smallPdf(), { category: 'abstract' }));
  expect(sent.status).toBe(201);
  const { id, side, isOwn, author } = await sent.json();
  expect({ side, isOwn, author }).toEqual({ side: 'visitor', isOwn: true, author: null });
  await app.runJobs();
  const file = await call('GET', 0, `/${id}/file`);
  expect([file.status, await file.text()]).toEqual([200, Buffer.from(smallPdf().bytes).toString('latin1')]);
  expect((await call('GET', 0, `/${id}/pages/1`)).status).toBe(200);
  expect(await (await call('GET', 0)).json()).toMatchObject({ items: [{ id, canOpen: true }], room: 19 });
  expect((await call('DELETE', 0, `/${id}`)).status).toBe(204);
  expect((await call('GET', 0, `/${id}/file`)).status).toBe(404);
});

test('without the answer there is nothing, and with a wrong one there is nothing that says why', async () => {
  expect((await call('GET', 0, '', null)).status).toBe(422);
  expect((await call('GET', 0, '', '9999')).status).toBe(404);
  expect((await call('POST', 0, '', '9999', uploadForm(smallPdf()))).status).toBe(404);
});

test('a link opens the files of its own case, and of those only what was sent by it', async () => {
  const [first = { caseId: '' }, second = { caseId: '' }] = links;
  const { admin } = { admin: await world.person('admin') };
  const byLink = await createDocument(world.db, systemViewer('test'), { ...first, byLink: true });
  const byStaff = await createDocument(world.db, { kind: 'user', ...admin }, first);
  const others = await createDocument(world.db, systemViewer('test'), { ...second, byLink: true });
  for (const id of [byStaff, others]) {
    for (const [method, path] of [
      ['GET', `/${id}/file`],
      ['GET', `/${id}/pages/1`],
    ] as const)
      expect([path, (await call(method, 0, path)).status]).toEqual([path, 404]);
  }
  expect((await call('DELETE', 0, `/${others}`)).status).toBe(404);
  expect((await call('DELETE', 0, `/${byStaff}`)).status).toBe(403);
  const { items } = await (await call('GET', 0)).json();
  const seen = items.map(({ id, canOpen }: { id: string; canOpen: boolean }) => [id, canOpen]);
  expect(seen.slice(0, 2)).toEqual([
    [byStaff, false],
    [byLink, true],
  ]);
});
