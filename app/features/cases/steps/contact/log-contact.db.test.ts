import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { WHY_NEEDED } from '#app/features/cases/rules/way-agreed-to.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
};

// Sessions live by the real clock, so these tests only hold it at the moment they began.
const start = now();
beforeEach(() => holdClock(start));

const bodyOf = (response: Response) => response.json();
/** Notes a contact with the person of a case, as somebody who may or may not. */
const log = (who: typeof as.broker, id: string, told: object) =>
  who.request(`/api/broker/cases/${id}/contact`, { method: 'POST', json: told });
const accepted = async () => {
  const { id, version } = await createAssignedCase(app.db, broker, {}, client);
  const path = `/api/broker/cases/${id}/accept`;
  return bodyOf(await as.broker.request(path, { method: 'POST', json: { version } }));
};
const isContact = ({ kind }: { kind: string }) => kind === 'contact';
const contactsOf = async (who: typeof as.broker, id: string) =>
  (await bodyOf(await who.request(`/api/cases/${id}/events`))).items.filter(isContact);

test('logging contact keeps the promise, and a way that is none is refused by name', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  const wrong = await log(as.broker, id, { version, method: 'pigeon' });
  expect(await bodyOf(wrong)).toMatchObject({ errors: { method: 'Please choose how you made contact' } });
  expect(await bodyOf(await log(as.broker, id, { version, method: 'email' }))).toMatchObject({
    status: 'in_progress',
    firstRespondedAt: start.toISOString(),
  });
});

test('a call to who does not agree to calls is logged with its reason alone, and the client reads none', async () => {
  const { id, version } = await accepted();
  const call = (told: object) => log(as.broker, id, { version, method: 'phone', ...told });
  for (const outcome of ['reached', 'left_message', 'no_answer']) {
    for (const why of [undefined, ' ']) {
      const refused = await call({ outcome, why });
      expect(refused.status).toBe(422);
      expect(await bodyOf(refused)).toMatchObject({ errors: { why: WHY_NEEDED.call } });
    }
  }
  expect(await bodyOf(await call({ method: 'text' }))).toMatchObject({ errors: { why: WHY_NEEDED.text } });
  expect((await log(as.client, id, { version, method: 'phone' })).status).toBe(403);
  expect(await contactsOf(as.broker, id)).toEqual([]);
  expect(await bodyOf(await call({ why: 'They called me' }))).toMatchObject({ status: 'in_progress' });
  const [[mine], [theirs]] = [await contactsOf(as.broker, id), await contactsOf(as.client, id)];
  expect(mine.data).toMatchObject({ method: 'phone', why: 'They called me' });
  expect(theirs.data).toEqual({ method: 'phone', outcome: 'reached' });
});

test('whoever was reached is past contact, and whom a message was left once they write', async () => {
  const [reached, left] = [await accepted(), await accepted()];
  const told = { method: 'email' };
  expect(await bodyOf(await log(as.broker, reached.id, { version: reached.version, ...told }))).toMatchObject(
    {
      stage: 'quoting',
    },
  );
  const tried = { version: left.version, method: 'phone', why: 'They called me', outcome: 'left_message' };
  expect(await bodyOf(await log(as.broker, left.id, tried))).toMatchObject({ stage: 'contact' });
  const json = { body: 'I was out', kind: 'said' };
  await as.client.request(`/api/cases/${left.id}/messages`, { method: 'POST', json });
  const read = async (id: string) => (await bodyOf(await as.broker.request(`/api/cases/${id}`))).stage;
  expect(await read(left.id)).toBe('quoting');
  // It stays the broker's to say otherwise.
  const { version } = await bodyOf(await as.broker.request(`/api/cases/${reached.id}`));
  await as.broker.request(`/api/cases/${reached.id}`, {
    method: 'PATCH',
    json: { version, stage: 'contact' },
  });
  expect(await read(reached.id)).toBe('contact');
});

test('of two logs of the same contact at once one is written, and a stale one is refused', async () => {
  const { id, version } = await accepted();
  const once = () => log(as.broker, id, { version, method: 'phone', why: 'They called me' });
  const statuses = (await Promise.all([once(), once()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await once()).status).toBe(409);
  expect(await contactsOf(as.broker, id)).toHaveLength(1);
});
