import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentFiles, documents } from '#app/features/documents/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { newId } from '#app/platform/ids.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { bytesNamed, photo, smallPdf, type TestFile, uploadForm } from '#tests/fixtures/documents/files.ts';
import { zipOf } from '#tests/fixtures/documents/zip.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';

const app = await testApp();
const world = await openWorld(app);
const { client, broker } = world;
const otherClient = await world.person('client');
const otherBroker = await world.person('broker');
const admin = await world.person('admin');
const { incoming } = openStorage(testEnv());

let caseId: string;
let version: number;
beforeEach(async () => {
  ({ id: caseId, version } = await world.acceptedCase());
});
/** Whatever became of an upload, nothing of it is left where files arrive. */
afterEach(async () => expect(await readdir(incoming).catch(() => [])).toEqual([]));

type Who = { cookie: string };
const send = (who: Who | null, file: TestFile, fields: Record<string, string> = {}, id = caseId) =>
  app.caller().request(`/api/cases/${id}/documents`, {
    method: 'POST',
    body: uploadForm(file, fields),
    ...(who && { headers: { cookie: who.cookie } }),
  });
const list = async (who: Who) =>
  (await app.caller().request(`/api/cases/${caseId}/documents`, { headers: { cookie: who.cookie } })).json();
const refusal = async (answer: Response) => [answer.status, (await answer.json()).message];

test('a file that somebody sends for their case is in quarantine, with what they said of it', async () => {
  const answer = await send(client, smallPdf(), { category: 'abstract', validUntil: '2027-01-31' });
  expect(answer.status).toBe(201);
  const document = await answer.json();
  expect(document).toMatchObject({
    ...{ caseId, category: 'abstract', name: 'abstract.pdf', mime: 'application/pdf', side: 'client' },
    ...{ state: 'quarantined', visibility: 'client', validUntil: '2027-01-31', pages: 0, isOwn: true },
    ...{ canOpen: false, canDelete: true, canReplace: true, author: client.fullName, openings: [] },
    bytes: smallPdf().bytes.length,
  });
  expect((await list(client)).items).toEqual([document]);
  expect(await list(client)).toMatchObject({ room: 19 });
  const audit = await app.db.select().from(auditLog).where(eq(auditLog.thingId, document.id));
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([['document.received', client.id]]);
});

test('a PDF that is sent as a photo is kept as another document, and a photo as a photo', async () => {
  const kept = async (file: TestFile) =>
    (await (await send(client, file, { category: 'photo' })).json()).category;
  expect(await kept(smallPdf())).toBe('other');
  expect(await kept(await photo())).toBe('photo');
});

test('broker and administrator send files too, and keep some for staff', async () => {
  for (const who of [broker, admin]) {
    const answer = await send(who, await photo(), { visibility: 'internal' });
    expect(answer.status).toBe(201);
  }
  expect((await list(broker)).items).toHaveLength(2);
  expect((await list(client)).items).toEqual([]);
  expect((await send(client, smallPdf(), { visibility: 'internal' })).status).toBe(403);
});

test('a case takes no files from anybody else, from nobody, and from a broker who has not accepted it', async () => {
  expect((await send(null, smallPdf())).status).toBe(401);
  for (const who of [otherClient, otherBroker])
    expect(await refusal(await send(who, smallPdf()))).toEqual([404, 'Not found']);
  expect((await send(client, smallPdf(), {}, newId())).status).toBe(404);
  const { id: offered } = await world.assignedCase();
  expect(await refusal(await send(broker, smallPdf(), {}, offered))).toEqual([
    409,
    'Please accept this case first.',
  ]);
});

test('a case that is over takes no files, and after access has ended it is not there', async () => {
  await app.caller().request(`/api/cases/${caseId}/transitions`, {
    method: 'POST',
    json: { version, to: 'withdrawn' },
    headers: { cookie: client.cookie },
  });
  expect(await refusal(await send(client, smallPdf()))).toEqual([
    409,
    'This case is closed, so no more documents can be added.',
  ]);
  expect((await send(broker, smallPdf())).status).toBe(404);
});

const TYPE = 'This file type is not accepted. Use PDF, JPEG, PNG, WEBP, HEIC, DOCX or XLSX';
const large = (bytes: number) => {
  const pdf = Buffer.alloc(bytes, ' ');
  pdf.set(smallPdf().bytes);
  return bytesNamed('large.pdf', pdf);
};

test.each<[string, TestFile, number, string]>([
  ['a program called PDF', bytesNamed('abstract.pdf', 'MZ\x90\0\x03'), 415, TYPE],
  ['a page of the web', bytesNamed('photo.jpg', '<html><script>alert(1)</script>'), 415, TYPE],
  ['a drawing that can run', bytesNamed('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, TYPE],
  ['an archive', bytesNamed('all.zip', zipOf([{ name: 'a.txt', text: 'a' }])), 415, TYPE],
  ['a PDF behind something else', bytesNamed('two.pdf', `GIF89a${'x'.repeat(20)}%PDF-1.4`), 415, TYPE],
  ['nothing', bytesNamed('empty.pdf', ''), 422, 'This file could not be accepted: it is empty'],
  ['one byte too much', large(10_485_761), 413, 'Files must be 10 MB or smaller'],
  ['far too much', large(10_600_000), 413, 'Files must be 10 MB or smaller'],
])('%s is refused, and nothing is left of it', async (_, file, status, message) => {
  const before = await app.db.$count(documentFiles);
  expect(await refusal(await send(client, file))).toEqual([status, message]);
  expect((await list(client)).items).toEqual([]);
  expect(await app.db.$count(documentFiles)).toBe(before);
});

test('ten megabytes are not too much', async () => {
  expect((await send(client, large(10_485_760))).status).toBe(201);
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Kim\\Licence.PDF', 'Licence.PDF'],
  ['line\r\nbreak\u0085 \u202efdp.pdf', 'line break fdp.pdf'],
  ['"><img src=x onerror=alert(1)>.pdf', '___img src=x onerror=alert(1)_.pdf'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(146)}.pdf`],
  ['....', 'file.pdf'],
  ['photo.jpg', 'photo.pdf'],
  ['licence', 'licence.pdf'],
  ['Zoe\u0308.pdf', 'Zoë.pdf'],
])('a file called %j is kept as %j', async (given, name) => {
  const document = await (await send(client, smallPdf({ name: given }))).json();
  expect(document.name).toBe(name);
});

test.each([
  [{ category: 'spaceship' }, 'category', 'Please choose what this is'],
  [{ replacesId: 'x' }, 'replacesId', 'This document is not known'],
  [{ replacesId: newId() }, 'replacesId', 'This document is not known'],
  [{ validUntil: '31 January' }, 'validUntil', 'Please enter a valid date'],
  [{ stamp: 'x' }, 'stamp', 'This field is not known here'],
])('%o is refused by name', async (fields, field, message) => {
  const answer = await send(client, smallPdf(), fields);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ [field]: message });
});

test.each<[string, FormData | string, number]>([
  ['no file', new FormData(), 422],
  ['two files', twoFiles(), 422],
  ['ten fields', manyFields(), 422],
  ['a name with a zero in it', uploadForm(smallPdf({ name: 'a\u0000.pdf' })), 400],
  ['JSON', '{}', 415],
])('a body with %s is refused', async (_, body, status) => {
  const answer = await app.caller().request(`/api/cases/${caseId}/documents`, {
    method: 'POST',
    body,
    headers: {
      cookie: client.cookie,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  expect(answer.status).toBe(status);
  expect((await list(client)).items).toEqual([]);
});

test('a body that is cut off is refused, and leaves nothing', async () => {
  const whole = new Request('http://x', { method: 'POST', body: uploadForm(smallPdf()) });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const answer = await app.caller().request(`/api/cases/${caseId}/documents`, {
    method: 'POST',
    body: bytes.subarray(0, bytes.length - 150),
    headers: { cookie: client.cookie, 'content-type': whole.headers.get('content-type') ?? '' },
  });
  expect(answer.status).toBe(400);
  expect((await list(client)).items).toEqual([]);
});

test('the same file sent again, or twice at once, is one document', async () => {
  const clientId = newId();
  const twice = await Promise.all([
    send(client, smallPdf(), { clientId }),
    send(client, smallPdf(), { clientId }),
  ]);
  const again = await send(client, smallPdf(), { clientId });
  const ids = await Promise.all([...twice, again].map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(await app.db.$count(documents, eq(documents.caseId, caseId))).toBe(1);
});

test('a case has twenty documents, also when they come all at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async () => (await send(client, smallPdf())).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const answer = await send(broker, smallPdf());
  expect(await refusal(answer)).toEqual([409, 'This case already has 20 documents']);
  const [first] = (await list(client)).items;
  expect((await send(client, smallPdf(), { replacesId: first.id })).status).toBe(201);
  expect(await list(client)).toMatchObject({ room: 0 });
});

test('a new version takes the place of the old one, once, and only of one’s own', async () => {
  const first = await (await send(client, smallPdf())).json();
  expect((await send(broker, smallPdf(), { replacesId: first.id })).status).toBe(403);
  const second = await (await send(client, smallPdf(), { replacesId: first.id })).json();
  expect(second).toMatchObject({ replacesId: first.id, canReplace: true });
  expect(await refusal(await send(client, smallPdf(), { replacesId: first.id }))).toEqual([
    409,
    'This document has already been replaced. Please reload the page.',
  ]);
  const [newest, older] = (await list(client)).items;
  expect([newest.id, older.id]).toEqual([second.id, first.id]);
  expect(older).toMatchObject({ replacedById: second.id, canReplace: false });
});

function twoFiles(): FormData {
  const form = uploadForm(smallPdf());
  form.append('file', new File([smallPdf().bytes], 'second.pdf'));
  return form;
}

function manyFields(): FormData {
  return uploadForm(
    smallPdf(),
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`field${at}`, 'x'])),
  );
}
