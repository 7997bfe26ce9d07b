import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { readThread } from '#app/features/messages/queries/read-thread.server.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { trackedCase } from '#tests/fixtures/api/cases/case-world.ts';

const app = await testApp({ RATE_LIMITS: 'off' });
const world = await openWorld(app);

const call = async (method: string, path: string, json?: object, check = '0142') => {
  const answer = await app.request(`/api/track/${path}`, {
    ...{ method, headers: { 'x-track-check': check } },
    ...(json && { json }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
};
const read = async (token: string) => (await call('GET', token)).body;

test('without an account somebody reads what is asked, answers it, and it is the broker’s turn again', async () => {
  const { token, id } = await trackedCase(world, 'asked');
  expect(await read(token)).toMatchObject({
    status: 'waiting_on_client',
    informationRequests: [{ id, title: 'Which car?', state: 'open' }],
  });
  const path = `${token}/requests/${id}/answer`;
  expect((await call('POST', path, { answer: ' ' })).status).toBe(422);
  expect((await call('POST', path, { answer: 'The red one' })).status).toBe(204);
  expect((await call('POST', path, { answer: 'The red one' })).status).toBe(409);
  expect(await read(token)).toMatchObject({ status: 'in_progress' });
});

test('without an account questions of the form are answered in their fields, a part of them, and once', async () => {
  const { token, id } = await trackedCase(world, 'asked in the form');
  const path = `${token}/requests/${id}/answers`;
  const given = { answers: { currentInsurer: 'Prairie Mutual' }, notKnown: ['vehicle.vin'] };
  expect((await call('POST', path, given, '9999')).status).toBe(404);
  const wrong = await call('POST', path, { answers: { 'vehicle.vin': 'short' } });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { 'answers.vehicle.vin': 'VIN must be 17 characters' },
  ]);
  const tries = await Promise.all([1, 2].map(() => call('POST', path, given)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await read(token)).toMatchObject({
    ...{ status: 'in_progress', answers: { currentInsurer: 'Prairie Mutual' } },
    informationRequests: [{ id, state: 'submitted', notKnown: ['vehicle.vin'] }],
  });
});

test('a quote is read, decided on, and changes are asked for', async () => {
  const { token, id } = await trackedCase(world, 'quoted');
  expect(await read(token)).toMatchObject({ quotes: { isOn: true, items: [{ id, decision: 'none' }] } });
  const decision = { decision: 'interested' };
  expect((await call('POST', `${token}/quote-summaries/${id}/decision`, decision)).status).toBe(204);
  expect((await call('POST', `${token}/changes`, { note: '' })).status).toBe(422);
  expect((await call('POST', `${token}/changes`, { note: 'A higher deductible' })).status).toBe(204);
  expect(await read(token)).toMatchObject({
    ...{ status: 'in_progress', quotes: { items: [{ decision: 'interested' }] } },
  });
});

test('a call is booked by the link, and moved and cancelled by the link of the mail about it', async () => {
  const { token, caseId } = await trackedCase(world, 'accepted');
  const { items, remindedBy } = (await call('GET', `${token}/call-slots`)).body;
  // No mail goes out here, and nobody has notifications without an account.
  expect(remindedBy).toBeNull();
  expect((await call('GET', `${token}/call-slots`, undefined, '9999')).status).toBe(404);
  expect((await call('PUT', `${token}/call`, { startsAt: 'soon' })).status).toBe(422);
  expect((await call('PUT', `${token}/call`, { startsAt: items[0].startsAt })).status).toBe(204);
  expect((await call('PUT', `${token}/call`, { startsAt: items[0].startsAt })).status).toBe(409);
  expect(await read(token)).toMatchObject({ call: items[0], clocks: [{ kind: 'call' }] });
  await app.runJobs();
  const mails = await world.db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
  const booked = mails.find(({ kind }) => kind === 'call_booked');
  expect(booked?.calendar).toContain('METHOD:REQUEST');
  const mailed = /\/track\/([\w-]{43})/.exec(booked?.text ?? '')?.[1] ?? '';
  expect(mailed).not.toBe(token);
  expect((await call('PUT', `${mailed}/call`, { startsAt: items[1].startsAt })).status).toBe(204);
  expect((await call('POST', `${mailed}/call/cancel`, {})).status).toBe(204);
  expect((await call('POST', `${mailed}/call/cancel`, {})).status).toBe(409);
  expect(await read(token)).toMatchObject({ call: null });
});

test('whoever is insured asks for a certificate and says how it went by the link, each once', async () => {
  const { token } = await trackedCase(world, 'won');
  const asked = { holder: 'Bow River Mall', address: '1 Main Street', neededBy: albertaDate(new Date()) };
  expect((await call('POST', `${token}/certificates`, { ...asked, holder: ' ' })).status).toBe(422);
  expect((await call('POST', `${token}/certificates`, asked, '9999')).status).toBe(404);
  const tries = await Promise.all([1, 2].map(() => call('POST', `${token}/certificates`, asked)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await read(token)).toMatchObject({
    certificates: [{ holder: 'Bow River Mall', state: 'requested' }],
    steps: expect.arrayContaining(['answer_testimonial']),
  });
  const said = { isGiven: false };
  expect((await call('POST', `${token}/testimonial`, { isGiven: true, quote: 'Good' })).status).toBe(422);
  expect((await call('POST', `${token}/testimonial`, said, '9999')).status).toBe(404);
  expect((await call('POST', `${token}/testimonial`, said)).status).toBe(204);
  expect((await call('POST', `${token}/testimonial`, said)).status).toBe(409);
  const { token: early } = await trackedCase(world, 'quoted');
  expect((await call('POST', `${early}/certificates`, asked)).status).toBe(409);
  expect((await call('POST', `${early}/testimonial`, said)).status).toBe(409);
});

test('a withdrawn request is opened again', async () => {
  const { token } = await trackedCase(world, 'withdrawn');
  expect((await read(token)).steps).toContain('reopen');
  expect((await call('POST', `${token}/reopen`, { reason: 'I need it after all' })).status).toBe(204);
  expect(await read(token)).toMatchObject({ status: 'new' });
});

test('answers are corrected as the form would take them', async () => {
  const { token, id } = await trackedCase(world);
  const { answers } = exampleQuote('auto');
  expect((await call('PATCH', token, { answers: { ...answers, startOn: 'soon' } })).status).toBe(422);
  expect((await call('PATCH', token, { answers: { ...answers, notes: 'After six' } })).status).toBe(204);
  const [row] = await world.db.select().from(cases).where(eq(cases.id, id));
  expect(row?.details).toMatchObject({ notes: 'After six' });
});

test('another telephone number is what the link asks for from then on', async () => {
  const { token } = await trackedCase(world, 'accepted');
  const chosen = { fullName: 'Jordan Makokis', contactMethod: 'text', phone: '780-555-0199', windows: [] };
  const contact = { ...chosen, consent: { text: true, wordingVersion: currentConsentWording() } };
  expect((await call('PATCH', token, { contact: chosen })).body.errors).toHaveProperty([
    'contact.consent.text',
  ]);
  expect((await call('PATCH', token, { contact: { ...contact, phone: '' } })).status).toBe(422);
  expect((await call('PATCH', token, { contact }, '9999')).status).toBe(404);
  expect((await call('PATCH', token, { contact })).status).toBe(204);
  expect((await call('GET', token)).status).toBe(404);
  expect((await call('GET', token, undefined, '0199')).body).toMatchObject({
    contact: { phone: '780-555-0199', method: 'text' },
  });
  expect((await call('GET', `${token}/consents`, undefined, '0199')).body).toMatchObject({
    ...{ call: null, text: expect.any(String) },
  });
});

test('a wrong answer to the link’s question opens nothing, and another case’s records are not found', async () => {
  const asked = await trackedCase(world, 'asked');
  const quoted = await trackedCase(world, 'quoted');
  const answer = { answer: 'Red' };
  expect((await call('POST', `${asked.token}/requests/${asked.id}/answer`, answer, '9999')).status).toBe(404);
  expect((await call('POST', `${quoted.token}/requests/${asked.id}/answer`, answer)).status).toBe(409);
  expect((await call('POST', `${asked.token}/requests/${newId()}/answer`, answer)).status).toBe(404);
});

test('by the link somebody reads what the broker wrote and what happened, and the broker sees that it was read', async () => {
  const { token, id, caseId } = await trackedCase(world, 'asked');
  const broker = { kind: 'user', ...world.broker } as const;
  const subject = { policy: caseThreads, id: caseId };
  await addLine(world.db, broker, { subject, line: { body: 'Good morning', kind: 'said' } });
  await addLine(world.db, broker, { subject, line: { body: 'Two claims', kind: 'internal' } });
  const { body } = await call('GET', `${token}/messages`);
  expect(body).toMatchObject({
    items: [{ body: 'Good morning', role: 'broker', isYours: false }],
    mayWrite: [],
  });
  expect((await call('GET', `${token}/messages`, undefined, '9999')).status).toBe(404);
  const [{ position }] = body.items;
  expect((await call('POST', `${token}/messages/read`, { at: position })).status).toBe(204);
  const seen = await readThread(world.db, broker, { subject, limit: 10 });
  expect(seen.seenUpTo).toBe(position);

  await call('POST', `${token}/requests/${id}/answer`, {
    answer: 'The red one',
  });
  const history = (await call('GET', `${token}/events`)).body;
  expect(history.items.map(({ by, kind }: { by: string; kind: string }) => [by, kind])).toContainEqual([
    'You',
    'information_given',
  ]);
  expect((await call('GET', `${token}/events`, undefined, '9999')).status).toBe(404);
});
