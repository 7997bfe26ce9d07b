import { namesOfPeople } from '#app/features/accounts/queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { tellProcesses } from './channel.server.ts';
import { renewRetention } from './jobs.ts';
import { newestChange, readValues } from './queries.server.ts';
import { sayValue } from './say-value.ts';
import type { SettingChange, SettingValue } from './schema.ts';
import { SETTINGS, type SettingKey } from './settings.ts';
import { contradictionIn, SETTING_SHAPES, type SettingValues } from './shapes.ts';
import { settings } from './tables.server.ts';

type Change = SettingChange & { key: SettingKey; beginnings: SettingValues; requestId: string };

/**
 * Sets a setting, or with null sets it back to how it began; to set an earlier value is to return to it. Every process
 * hears of it when it commits. The same value again changes nothing. Refuses (403) all but administrators, (409) a stale
 * version, with both values, and (422) a value out of range or one that contradicts another setting.
 */
export async function changeSetting(db: Db, viewer: Viewer, input: Change): Promise<void> {
  requireAdmin(viewer);
  const { key, version, beginnings, requestId } = input;
  await db.transaction(async (tx) => {
    // One at a time over all settings: two that contradict each other must not pass each other.
    await lockUntilCommit(tx, 'settings');
    const newest = await newestChange(tx, key);
    const values = await readValues(tx, beginnings);
    const value = input.value === null ? null : checkValue(key, input.value);
    const wanted = value ?? beginnings[key];
    const isSame = JSON.stringify(wanted) === JSON.stringify(values[key]);
    if ((newest?.version ?? 0) !== version) {
      if (isSame) return;
      const by = (await namesOfPeople(tx, [newest?.changedById ?? ''])).get(newest?.changedById ?? '');
      throw new AppError(
        'conflict',
        `${by ?? 'Somebody'} has set this to “${sayValue(key, values[key])}” meanwhile. You wanted “${sayValue(key, wanted)}”.`,
      );
    }
    const problem = contradictionIn({ ...values, [key]: wanted });
    if (problem) throw invalid({ value: problem });
    if (isSame) return;
    const changedById = viewer.id;
    await tx.insert(settings).values({ key, version: version + 1, value, changedById });
    await recordAudit(tx, viewer, {
      action: 'setting.changed',
      thing: { kind: 'setting', id: key },
      data: { before: values[key], after: wanted, version: version + 1 },
      requestId,
    });
    if (SETTINGS[key].group === 'retention') await enqueue(tx, renewRetention, {});
    await tellProcesses(tx);
    await announce(tx, { topics: ['admin/settings'], roles: ['admin'] });
  });
}

/** The value as its setting takes it. Refuses (422) what it may not be. */
export function checkValue(key: SettingKey, value: SettingValue): SettingValue {
  const result = SETTING_SHAPES[key].safeParse(value);
  if (!result.success) throw invalid({ value: result.error.issues[0]?.message ?? 'Please check the value' });
  return result.data;
}
