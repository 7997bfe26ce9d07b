import { countThings } from '#app/features/ledger/audit-queries.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { output } from '#app/platform/http/validate.server.ts';
import { keptPromises, SHOWN_FROM } from './schema.ts';

/** For everybody: requests whose person was contacted, and whose promised time never passed before. */
export const promisesApi = newApi().get(
  '/promises',
  describe('How many promises were kept', { 200: keptPromises }),
  async (c) => {
    const kept = await countThings(c.var.db, {
      thing: 'case',
      action: 'case.contact_logged',
      without: 'case.promise_missed',
    });
    c.header('Cache-Control', 'public, max-age=3600');
    return output(c, keptPromises, { kept: kept >= SHOWN_FROM ? kept : null });
  },
);
