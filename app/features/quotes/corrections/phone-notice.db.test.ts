import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { lastMailTo } from '#tests/fixtures/api/mailed-links.ts';

const app = await testApp({ RATE_LIMITS: 'off' });
const { db } = app;
const { client, broker, as } = await casePeople(app);

const consent = { call: true, wordingVersion: currentConsentWording() };
const contact = {
  ...{ fullName: 'Jordan Makokis', contactMethod: 'phone', phone: '780-555-0199' },
  ...{ windows: [] as string[], consent },
};
/** The mails about the telephone number of a case, the oldest first. */
const mailsOf = (caseId: string) =>
  db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.caseId, caseId), eq(outboxMails.kind, 'phone_changed')))
    .orderBy(outboxMails.id);

test('whoever is asked by the link is told of another number at the mailbox of the request, and not by a refusal', async () => {
  const email = 'asks@example.ca';
  const { reference } = await createQuote(db, 'auto', { contact: { email } });
  const token = /\/track\/([\w-]{43})/.exec((await lastMailTo(db, email))?.text ?? '')?.[1] ?? '';
  const [row] = await db.select().from(cases).where(eq(cases.reference, reference));
  const caseId = row?.id ?? '';
  const correct = async (told: object, check = '0142') => {
    const headers = { 'x-track-check': check };
    const json = { contact: { ...contact, ...told } };
    return (await app.request(`/api/track/${token}`, { method: 'PATCH', headers, json })).status;
  };
  expect(await correct({}, '9999')).toBe(404);
  expect(await correct({ phone: '' })).toBe(422);
  expect(await correct({ consent: undefined })).toBe(422);
  expect(await mailsOf(caseId)).toEqual([]);
  expect(await correct({})).toBe(204);
  // The same again changes nothing, and neither does another way to write it.
  expect(await correct({}, '0199')).toBe(409);
  expect(await correct({ phone: '(780) 555 0199', fullName: 'Jordan M.' }, '0199')).toBe(204);
  const [mail, ...others] = await mailsOf(caseId);
  expect(others).toEqual([]);
  expect([mail?.recipient, mail?.subject]).toEqual([
    email,
    `The phone number of your request ${reference} was changed`,
  ]);
  const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('asks for the last 4 digits of the new number');
  expect(text).toContain('If you did not do this');
  expect(text).toMatch(/\/track\/[\w-]{43}/);
  expect(text).not.toMatch(/0199|0142/);
});

test('a client is told by mail and at the bell, of a number that is changed and of one that is removed; nobody else can cause it', async () => {
  const id = await createWorkedCase(db, broker, client, {});
  await db.update(cases).set({ contactPhone: '403-555-0142' }).where(eq(cases.id, id));
  const correct = async (who: (typeof as)['client'], told: object, behind = 0) => {
    const [row] = await db.select().from(cases).where(eq(cases.id, id));
    const json = { version: (row?.version ?? 0) - behind, contact: { ...contact, ...told } };
    return (await who.request(`/api/cases/${id}`, { method: 'PATCH', json })).status;
  };
  expect(await correct(as.stranger, {})).toBe(404);
  expect(await correct(as.broker, {})).toBe(403);
  expect(await correct(as.client, {}, 1)).toBe(409);
  expect(await mailsOf(id)).toEqual([]);
  expect(await correct(as.client, {})).toBe(200);
  const { consent: _, ...byEmail } = { ...contact, contactMethod: 'email' };
  expect(await correct(as.client, { ...byEmail, phone: undefined, consent: undefined })).toBe(200);
  const told = await mailsOf(id);
  expect(told.map(({ recipient, subject }) => [recipient, subject.split(' was ')[1]])).toEqual([
    ['client@example.com', 'changed'],
    ['client@example.com', 'removed'],
  ]);
  const rows = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(rows.map(({ title }) => title.split(':')[0])).toEqual(
    expect.arrayContaining(['Your phone number was changed', 'Your phone number was removed']),
  );
});
