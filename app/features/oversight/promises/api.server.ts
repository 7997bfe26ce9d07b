import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { output } from '#app/platform/http/validate.server.ts';
import { countKept } from './count-kept.server.ts';
import { keptPromises, SHOWN_FROM } from './schema.ts';

/** For everybody: how many promises were kept. */
export const promisesApi = newApi().get(
  '/promises',
  describe('How many promises were kept', { 200: keptPromises }),
  async (c) => {
    const kept = await countKept(c.var.db);
    c.header('Cache-Control', 'public, max-age=3600');
    return output(c, keptPromises, { kept: kept >= SHOWN_FROM ? kept : null });
  },
);
