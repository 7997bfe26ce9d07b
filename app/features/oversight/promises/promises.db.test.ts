import { expect, test } from 'vitest';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { newId } from '#app/platform/ids.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();

async function audit(id: string, ...actions: string[]) {
  for (const action of actions)
    await recordAudit(app.db, systemViewer('test'), { action, thing: { kind: 'case', id } });
}
const shown = async () => (await app.request('/api/promises')).json();

test('promises kept are counted by request in the audit log, without those that were missed, and shown from twenty on', async () => {
  for (let count = 0; count < 19; count += 1) await audit(newId(), 'case.contact_logged');
  await audit(newId(), 'case.contact_logged', 'case.promise_missed');
  await audit(newId(), 'case.accepted');
  expect(await shown()).toEqual({ kept: null });
  await audit(newId(), 'case.contact_logged', 'case.contact_logged');
  expect(await shown()).toEqual({ kept: 20 });
});
