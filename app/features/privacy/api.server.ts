import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { limitGuesses } from '#app/features/accounts/passwords/limit-guesses.server.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { BY_LINK, READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import {
  readCaseDeletion,
  readCaseDeletionByLink,
  requestCaseDeletion,
  requestCaseDeletionByLink,
} from './case-deletion.server.ts';
import { exportOwnData } from './export.server.ts';
import { requestDeletion } from './request-deletion.server.ts';
import { caseDeletion, deletionInput, privacyRequestOutput } from './schema.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  export: describe('Everything that is kept about oneself, to download', {
    200: z.record(z.string(), z.unknown()),
  }),
  deletion: describe('Asks for the own data to be deleted', { 202: privacyRequestOutput }, 'conflict'),
  readCase: describe('Whether the deletion of a case was asked for', { 200: caseDeletion }),
  askCase: describe('Asks for the deletion of a case', { 202: caseDeletion }, 'forbidden'),
  readLink: describe('The same, by a tracking link', { 200: caseDeletion }, 'invalid', 'gone'),
  askLink: describe('The same, by a tracking link', { 202: caseDeletion }, 'gone'),
};

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });
const nothing = z.strictObject({});

/** The deletion of one case: for the client, and for whoever holds a tracking link. */
const caseDeletionApi = newApi()
  .get('/cases/:id/deletion-request', TELLS.readCase, requireUser(), params(caseParams), async (c) => {
    const { id } = c.req.valid('param');
    return output(c, caseDeletion, await readCaseDeletion(c.var.db, c.var.viewer, id));
  })
  .post(
    '/cases/:id/deletion-request',
    TELLS.askCase,
    requireUser(),
    params(caseParams),
    body(nothing),
    async (c) => {
      const { id } = c.req.valid('param');
      return output(c, caseDeletion, await requestCaseDeletion(c.var.db, c.var.viewer, id), 202);
    },
  )
  .get('/track/:token/deletion-request', TELLS.readLink, ...READ_BY_LINK, params(linkParams), async (c) => {
    const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
    return output(c, caseDeletion, await readCaseDeletionByLink(c.var.db, key));
  })
  .post(
    '/track/:token/deletion-request',
    TELLS.askLink,
    ...BY_LINK,
    params(linkParams),
    body(nothing),
    async (c) => {
      const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
      return output(c, caseDeletion, await requestCaseDeletionByLink(c.var.db, key), 202);
    },
  );

/** What people may ask about their own data. `parts` are what other nouns add to the download. */
export const privacyApi = (parts: ExportPart[]) =>
  newApi()
    .route('/', caseDeletionApi)
    .get('/user/export', TELLS.export, requireUser(), async (c) => {
      c.header('Content-Disposition', 'attachment; filename="my-data.json"');
      return c.json(
        await exportOwnData(c.var.db, c.var.viewer, { parts, isQuotesOn: c.var.env.BROKER_QUOTES === 'on' }),
      );
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
