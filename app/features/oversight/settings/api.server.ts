import { countQuestionsToday } from '#app/features/assistant/model/allowance.server.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { providerHost } from './apply.server.ts';
import { changeSetting } from './change-setting.server.ts';
import type { LiveSettings } from './open-settings.server.ts';
import { previewSetting } from './preview.server.ts';
import { listSettings } from './queries.server.ts';
import { settingCandidate, settingChange, settingList, settingParams, settingPreview } from './schema.ts';

/** `/api/admin/settings`: what an administrator can change while the product runs. */
export const settingsApi = (live: LiveSettings) => {
  const { beginnings } = live;
  const listFor = async ({ db, env }: Pick<ApiEnv['Variables'], 'db' | 'env'>) => ({
    items: await listSettings(db, beginnings),
    ai: { host: providerHost(env), askedToday: await countQuestionsToday(db) },
    pages: live.pages(),
  });
  return newApi()
    .get(
      '/admin/settings',
      describe('Every setting with its last changes', { 200: settingList }),
      requireRole('admin'),
      async (c) => output(c, settingList, await listFor(c.var)),
    )
    .put(
      '/admin/settings/:key',
      describe('Changes a setting, or returns to an earlier value', { 200: settingList }, 'conflict'),
      requireRole('admin'),
      params(settingParams),
      body(settingChange),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        const change = { ...c.req.valid('json'), ...c.req.valid('param'), beginnings, requestId };
        await changeSetting(db, viewer, change);
        await live.refresh();
        return output(c, settingList, await listFor(c.var));
      },
    )
    .post(
      '/admin/settings/:key/preview',
      describe('What a value would cause; changes nothing', { 200: settingPreview }),
      requireRole('admin'),
      params(settingParams),
      body(settingCandidate),
      async (c) => {
        const candidate = { ...c.req.valid('json'), ...c.req.valid('param'), beginnings };
        return output(c, settingPreview, { sentences: await previewSetting(c.var.db, candidate) });
      },
    );
};
