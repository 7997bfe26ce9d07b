import { afterEach, expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import type { AuditAction } from '#app/features/ledger/audit-actions.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
afterEach(() => holdClock(null));

async function audit(id: string, ...actions: AuditAction[]) {
  for (const action of actions)
    await recordAudit(app.db, systemViewer('test'), { action, thing: { kind: 'case', id } });
}
const shown = async () => (await app.request('/api/promises')).json();
const anHourLater = async () => {
  holdClock(new Date(now().getTime() + HOUR_MS));
  return shown();
};

test('promises kept are counted by request in the audit log, without those that were missed or reached nobody, and shown from twenty on', async () => {
  for (let count = 0; count < 19; count += 1) await audit(newId(), 'case.contact_logged');
  await audit(newId(), 'case.contact_logged', 'case.promise_missed');
  await audit(newId(), 'case.accepted');
  const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
  const { id: caseId } = await createAssignedCase(app.db, broker);
  await takeStep(app.db, broker, { caseId, step: 'accept', input: {} });
  const contact = (outcome: 'no_answer' | 'left_message') =>
    takeStep(app.db, broker, {
      caseId,
      step: 'log_contact',
      input: { method: 'phone', outcome, why: 'They called me' },
    });
  await contact('no_answer');
  expect(await shown()).toEqual({ kept: null });
  await contact('left_message');
  // Whoever asks again within the hour has nothing counted anew.
  expect(await shown()).toEqual({ kept: null });
  expect(await anHourLater()).toEqual({ kept: 20 });
  await contact('left_message');
  expect(await anHourLater()).toEqual({ kept: 20 });
});
