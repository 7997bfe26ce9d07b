import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { followLive, logIn } from '#tests/fixtures/api/follow-live.ts';
import { smallPdf, uploadForm } from '#tests/fixtures/documents/files.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { demoOnPostgres } from './demo.ts';
import { sendQuote } from './send-quote.ts';

const WAIT = { timeout: 30_000, interval: 50 };

const documents = await mkdtemp(join(tmpdir(), 'chinook-shared-'));
const { postgres, env: stored, copyOf } = await demoOnPostgres();
await cp(join(copyOf, 'documents'), documents, { recursive: true });
const smtp = await startSmtp();
const env = {
  ...stored,
  DOCUMENTS_DIR: documents,
  SESSION_SECRET: 'the-same-for-both-0123456789-0123456789',
  SMTP_URL: smtp.url,
};
// Two serve, and the work that nobody waits for is a third one’s.
const one = await startServer({ env: { ...env, ROLE: 'web' } });
const other = await startServer({ env: { ...env, DEMO: '0', ROLE: 'web' } });
const worker = await startServer({ env: { ...env, DEMO: '0', ROLE: 'worker' } });
const client = await logIn(one.url, 'demo_client');
const broker = await logIn(other.url, 'demo_broker');
const caseId = await sharedCase();

afterAll(async () => {
  await Promise.all([one.stop(), other.stop(), worker.stop(), smtp.stop()]);
  await postgres.stop();
  await rm(documents, { recursive: true });
});

async function ask(url: string, cookie: string) {
  const answer = await fetch(url, { headers: { cookie } });
  return { status: answer.status, json: answer.ok ? await answer.json() : null };
}

/** A case about which the demo's client and broker have talked. */
async function sharedCase(): Promise<string> {
  const casesOf = async (cookie: string): Promise<string[]> => {
    const { json } = await ask(`${one.url}/api/conversations`, cookie);
    return json.items.map((item: { caseId: string }) => item.caseId);
  };
  const theirs = new Set(await casesOf(broker));
  return (await casesOf(client)).find((id) => theirs.has(id)) ?? '';
}

test('what is written through one process arrives live through the other', async () => {
  await using page = await followLive(other.url, 'demo_broker');
  await vi.waitFor(() => expect(page.connections()).toBe(1), WAIT);
  const body = `Is Friday good? ${randomUUID()}`;
  const sent = await fetch(`${one.url}/api/cases/${caseId}/messages`, {
    method: 'POST',
    headers: { cookie: client, 'content-type': 'application/json' },
    body: JSON.stringify({ body }),
  });
  expect(sent.status).toBe(201);
  await vi.waitFor(
    () =>
      expect(page.heard().map(({ data }) => data)).toContainEqual(
        expect.stringContaining(`cases/${caseId}/messages`),
      ),
    WAIT,
  );
  const { json } = await ask(`${other.url}/api/cases/${caseId}/messages`, broker);
  expect(json.items.at(-1)).toMatchObject({ body, role: 'client' });
});

test('a request that is sent to one process is matched and mailed by the worker apart, once, and offered live through the other', async () => {
  await using page = await followLive(other.url, 'demo_broker');
  await vi.waitFor(() => expect(page.connections()).toBe(1), WAIT);
  const { reference } = await sendQuote(one.url, 'apart@example.ca');
  const about = () => smtp.messages().filter(({ text }) => text?.includes(reference));
  await vi.waitFor(async () => {
    const { json } = await ask(`${other.url}/api/broker/cases?filter=to_accept&limit=100`, broker);
    expect(json.items.map((item: { reference: string }) => item.reference)).toContain(reference);
    expect(about().filter(({ to }) => to?.[0]?.address === 'apart@example.ca')).toHaveLength(1);
  }, WAIT);
  expect(page.heard().map(({ data }) => data)).toContainEqual(expect.stringContaining('cases'));
});

test('what is sent to one process is seen, checked and opened through the other', async () => {
  const pdf = smallPdf({ name: 'two-processes.pdf' });
  const sent = await fetch(`${one.url}/api/cases/${caseId}/documents`, {
    method: 'POST',
    headers: { cookie: client },
    body: uploadForm(pdf),
  });
  const { id } = await sent.json();
  const stateAtOther = async () => {
    const { json } = await ask(`${other.url}/api/cases/${caseId}/documents`, broker);
    return json.items.find((item: { id: string }) => item.id === id)?.state;
  };
  expect(['quarantined', 'available']).toContain(await stateAtOther());
  await vi.waitFor(async () => expect(await stateAtOther()).toBe('available'), WAIT);
  const file = await fetch(`${other.url}/api/documents/${id}/file`, { headers: { cookie: broker } });
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf.bytes)).toBe(true);
});

test('a file whose sender leaves in the middle leaves nothing behind', async () => {
  const incoming = join(documents, 'incoming');
  const list = `${one.url}/api/cases/${caseId}/documents`;
  const before = (await ask(list, client)).json.items.length;
  const socket = connect(one.port, '127.0.0.1');
  const head = [
    `POST /api/cases/${caseId}/documents HTTP/1.1`,
    `Host: 127.0.0.1:${one.port}`,
    `Cookie: ${client}`,
    'Content-Type: multipart/form-data; boundary=part',
    'Content-Length: 5000000',
  ].join('\r\n');
  const part = '--part\r\nContent-Disposition: form-data; name="file"; filename="long.pdf"\r\n\r\n%PDF-1.5\n';
  socket.write(`${head}\r\n\r\n${part}${'x'.repeat(1_000_000)}`);
  await vi.waitFor(async () => expect(await readdir(incoming)).toHaveLength(1), WAIT);
  socket.destroy();
  await vi.waitFor(async () => expect(await readdir(incoming)).toEqual([]), WAIT);
  expect((await ask(list, client)).json.items).toHaveLength(before);
});

test('a setting that is changed through one process is obeyed by the other', async () => {
  const admin = await logIn(one.url, 'demo_admin');
  const isOn = async () => (await ask(`${other.url}/api/cases/${caseId}/quotes`, broker)).json?.isOn;
  expect(await isOn()).toBe(true);
  const set = await fetch(`${one.url}/api/admin/settings/brokerQuotes`, {
    method: 'PUT',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify({ value: false, version: 0 }),
  });
  expect(set.status).toBe(200);
  await vi.waitFor(async () => expect(await isOn()).toBe(false), WAIT);
});
