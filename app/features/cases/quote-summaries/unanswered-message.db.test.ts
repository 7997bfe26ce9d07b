import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/tables.server.ts';
import { noteSaid } from '#app/features/cases/records/waits.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const START = new Date('2026-11-25T16:00:00Z');
holdClock(START);
const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

test('what is written with an answer to a quote waits for its reply, also once the policy is recorded', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const quote = { ...summary(), insurer: 'Rockyview' };
  await takeStep(db, broker, { caseId, step: 'send_quotes', input: { summaries: [quote] } });
  const [sent] = await db.select().from(quoteSummaries).where(eq(quoteSummaries.caseId, caseId));
  const decide = (input: object) =>
    takeStep(db, client, {
      ...{ caseId, step: 'decide_quote' },
      input: { summaryId: sent?.id ?? '', decision: 'interested', ...input },
    });
  const wroteAt = async () => {
    const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
    return row?.personWroteAt;
  };
  await decide({});
  expect(await wroteAt()).toBeNull();
  await decide({ decision: 'none' });
  await decide({ reason: 'Does this include my mother?' });
  expect(await wroteAt()).toEqual(START);
  await takeStep(db, broker, {
    ...{ caseId, step: 'win' },
    input: { insurer: 'Rockyview', effectiveOn: '2026-12-01' },
  });
  expect(await wroteAt()).toEqual(START);
});

test('a quote answers what was asked of quotes, and a message waits for its reply until there is one', async () => {
  holdClock(START);
  const caseId = await createWorkedCase(db, broker, client);
  const waits = async () => {
    const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
    return [row?.status, row?.personWroteAt, row?.personActedAt];
  };
  const take = (viewer: typeof broker, step: 'send_quotes' | 'ask_for_changes', input: object) =>
    takeStep(db, viewer, { caseId, step, input });
  await take(broker, 'send_quotes', { summaries: [summary()] });
  await noteSaid(db, caseId, { by: 'person', since: START });
  await take(client, 'ask_for_changes', { note: 'A higher deductible' });
  expect(await waits()).toEqual(['in_progress', START, START]);
  await take(broker, 'send_quotes', { summaries: [summary({ premiumCents: 120_000 })] });
  expect(await waits()).toEqual(['quoted', START, null]);
  await take(broker, 'ask_for_changes', {});
  expect(await waits()).toEqual(['in_progress', START, null]);
  await noteSaid(db, caseId, { by: 'staff' });
  expect(await waits()).toEqual(['in_progress', null, null]);
});
