import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessions } from '#app/features/accounts/tables.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { caseMutes, muteLinks } from '#app/features/notifications/tables.server.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { peopleMaker } from '#tests/fixtures/api/api-people.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
const people = peopleMaker(db);
const NOON = albertaInstant(2026, 11, 24, 12);
const minutes = (count: number) => holdClock(new Date(NOON.getTime() + count * 60_000));

beforeEach(() => holdClock(NOON));
afterEach(() => holdClock(null));

async function somebody() {
  const person = await people.person('client');
  await db.update(sessions).set({ expiresAt: albertaInstant(2026, 12, 24) });
  const call = (method: string, path: string, json?: unknown) =>
    app.caller().request(path, { method, json, headers: { cookie: person.cookie } });
  const to = { userId: person.id, email: `${person.username}@example.com` };
  return {
    to,
    call,
    bell: async (search = '') => await (await call('GET', `/api/notifications${search}`)).json(),
    mails: () =>
      db.select().from(outboxMails).where(eq(outboxMails.recipient, to.email)).orderBy(outboxMails.id),
  };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function tell({ to }: Somebody, caseId = newId(), reference = 'AB-1'): Promise<string> {
  await notify(db, { kind: 'information_requested', to, data: { caseId, reference }, caseId });
  return caseId;
}

test('the bell says what concerns the viewer, newest first, page by page, and counts what was not read', async () => {
  const [one, other] = [await somebody(), await somebody()];
  for (const reference of ['AB-1', 'AB-2', 'AB-3']) await tell(one, newId(), reference);
  await tell(other);
  const page = await one.bell('?limit=2');
  expect(page).toMatchObject({
    ...{ total: 3, unread: 3, messages: 0 },
    items: [
      { reference: 'AB-3', readAt: null, isMuted: false, kind: 'request' },
      { reference: 'AB-2', title: 'Your broker asks for a document: AB-2' },
    ],
  });
  expect((await one.bell(`?cursor=${page.nextCursor}`)).items).toMatchObject([{ reference: 'AB-1' }]);
  expect((await one.bell('?kind=message')).items).toEqual([]);
});

test('of what was not read it is counted how much tells of messages', async () => {
  const one = await somebody();
  const caseId = await tell(one);
  const data = { caseId, reference: 'AB-1', author: 'Dana Whitford' };
  await notify(db, { kind: 'message_for_client', to: one.to, data, caseId });
  expect(await one.bell()).toMatchObject({ unread: 2, messages: 1 });
  await one.call('POST', '/api/notifications/read', { caseId });
  expect(await one.bell()).toMatchObject({ unread: 0, messages: 0 });
});

test('what is read counts no more: one, a case, all; never somebody else’s', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const caseId = await tell(one);
  await tell(one, caseId);
  await tell(one);
  await tell(one);
  await tell(other);
  const theirs = (await other.bell()).items[0].id;
  const [newest] = (await one.bell()).items;
  const read = (json: unknown) => one.call('POST', '/api/notifications/read', json);
  expect((await read({ ids: [newest.id, theirs] })).status).toBe(204);
  expect((await one.bell()).unread).toBe(3);
  await read({ caseId });
  expect((await one.bell('?show=unread')).items).toHaveLength(1);
  await Promise.all([read({ all: true }), read({ all: true })]);
  expect((await one.bell()).unread).toBe(0);
  expect((await other.bell()).unread).toBe(1);
  for (const wrong of [{}, { ids: [] }, { ids: ['x'] }, { all: false }, { all: true, caseId }])
    expect((await read(wrong)).status).toBe(422);
});

test('a notice is mailed after ten minutes, unless it was read by then', async () => {
  const [away, there] = [await somebody(), await somebody()];
  await tell(away);
  const caseId = await tell(there);
  minutes(9);
  await app.runJobs();
  expect([...(await away.mails()), ...(await there.mails())].map(({ state }) => state)).toEqual([
    'queued',
    'queued',
  ]);
  await there.call('POST', '/api/notifications/read', { caseId });
  minutes(10);
  await app.runJobs();
  // The job of the queue itself has its own clock: what is due is found by the one of every minute.
  expect(await away.mails()).toMatchObject([
    { state: 'queued', dueAt: albertaInstant(2026, 11, 24, 12, 10) },
  ]);
  expect(await there.mails()).toMatchObject([
    { state: 'withdrawn', text: '', html: '', lastError: 'read on the site first' },
  ]);
});

test('what is said about the safety of an account is mailed, read or not', async () => {
  const one = await somebody();
  await notify(db, { kind: 'password_changed', to: one.to, data: { at: NOON, role: 'client' } });
  await one.call('POST', '/api/notifications/read', { all: true });
  expect(await one.mails()).toMatchObject([{ state: 'queued', dueAt: NOON, unsubscribeUrl: null }]);
});

test('that a policy was recorded is mailed at once, and goes out though it was read on the site', async () => {
  const won = (to: Somebody['to']) => {
    const caseId = newId();
    const data = { caseId, reference: 'AB-1' };
    return notify(db, { kind: 'case_won', to, data, caseId, occasion: caseId });
  };
  const [byDay, atNight] = [await somebody(), await somebody()];
  await won(byDay.to);
  expect(await byDay.mails()).toMatchObject([{ state: 'queued', dueAt: NOON }]);
  // At night it waits for the morning, and their page is open meanwhile.
  holdClock(albertaInstant(2026, 11, 24, 23));
  await won(atNight.to);
  await atNight.call('POST', '/api/notifications/read', { all: true });
  expect(await atNight.mails()).toMatchObject([{ kind: 'case_won', state: 'queued' }]);
  expect((await atNight.mails())[0]?.text).toContain('arranged a policy');
});

test('a muted case rings the bell alone, until it is heard again; nobody mutes what they never heard of', async () => {
  const [one, other] = [await somebody(), await somebody()];
  const caseId = await tell(one);
  const mute = (who: Somebody, isMuted: boolean) =>
    who.call('PUT', `/api/notifications/mutes/${caseId}`, { isMuted });
  expect((await mute(other, true)).status).toBe(404);
  expect((await mute(one, true)).status).toBe(204);
  expect((await mute(one, true)).status).toBe(204);
  await tell(one, caseId);
  expect(await one.mails()).toHaveLength(1);
  expect((await one.bell()).items).toMatchObject([{ isMuted: true }, { isMuted: true }]);
  await mute(one, false);
  await tell(one, caseId);
  expect(await one.mails()).toHaveLength(2);
  expect((await one.call('PUT', `/api/notifications/mutes/${caseId}`, { isMuted: 'yes' })).status).toBe(422);
});

test('a mail about a case mutes it with one press, without a login, and the link goes with the case', async () => {
  const one = await somebody();
  const caseId = await tell(one);
  const [mail] = await one.mails();
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
  const press = (path: string) => app.caller().request(path, { method: 'POST' });
  expect((await press(pathname)).status).toBe(204);
  expect((await press(pathname)).status).toBe(204);
  expect(await db.select().from(caseMutes).where(eq(caseMutes.caseId, caseId))).toMatchObject([
    { userId: one.to.userId },
  ]);
  expect((await press(`${pathname.slice(0, -1)}_`)).status).toBe(404);
  await db.delete(muteLinks).where(eq(muteLinks.caseId, caseId));
  expect((await press(pathname)).status).toBe(404);
});

test('opened in a browser the link asks first, mutes with a press of its button, and says what it cannot find', async () => {
  const one = await somebody();
  const caseId = await tell(one);
  const [mail] = await one.mails();
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
  const caller = app.caller();
  const page = (await caller.request(pathname)).headers.get('location') ?? '';
  const read = async (path: string) => (await caller.request(path)).text();
  expect(await read(page)).toContain('Mute this request?');
  expect(await db.$count(caseMutes, eq(caseMutes.caseId, caseId))).toBe(0);
  const pressed = await Promise.all([1, 2].map(() => caller.request(page, { method: 'POST' })));
  expect(pressed.map((answer) => answer.headers.get('location'))).toEqual([page, page]);
  expect(await read(page)).toContain('This request is muted');
  const unknown = await caller.request(`${page.slice(0, -1)}_`);
  expect([unknown.status, await unknown.text()]).toEqual([
    410,
    expect.stringContaining('This link does not work'),
  ]);
});

test('somebody without a session hears nothing', async () => {
  expect((await app.caller().request('/api/notifications')).status).toBe(401);
});
