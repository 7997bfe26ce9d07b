import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { limitGuesses } from '#app/features/accounts/passwords/limit-guesses.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import { exportOwnData } from './export.server.ts';
import { requestDeletion } from './request-deletion.server.ts';
import { deletionInput, privacyRequestOutput } from './schema.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  export: describe('Everything that is kept about oneself, to download', {
    200: z.record(z.string(), z.unknown()),
  }),
  deletion: describe('Asks for the own data to be deleted', { 202: privacyRequestOutput }, 'conflict'),
};

/** What people may ask about their own data. `parts` are what other nouns add to the download. */
export const privacyApi = (parts: ExportPart[]) =>
  newApi()
    .get('/user/export', TELLS.export, requireUser(), async (c) => {
      c.header('Content-Disposition', 'attachment; filename="my-data.json"');
      return c.json(await exportOwnData(c.var.db, c.var.viewer, parts));
    })
    .post(
      '/user/deletion-request',
      TELLS.deletion,
      requireUser(),
      limitGuesses,
      body(deletionInput),
      async (c) => {
        const input = { ...c.req.valid('json'), requestId: c.var.requestId };
        return output(c, privacyRequestOutput, await requestDeletion(c.var.db, c.var.viewer, input), 202);
      },
    );
