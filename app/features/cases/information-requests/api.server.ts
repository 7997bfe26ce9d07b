import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { changeStep } from './change-step.server.ts';
import { caseOfRequest, listInformationRequests, readRequest } from './queries.server.ts';
import { informationChange, informationRequest, informationRequests } from './schema.ts';

/** What a broker asks a client for, and the client's answers. */
export const informationRequestsApi = newApi()
  .use('/cases/*', requireUser())
  .use('/requests/*', requireUser())
  .get(
    '/cases/:id/requests',
    describe('What was asked for on a case, and what came of it', { 200: informationRequests }),
    params(caseParams),
    async (c) => {
      const items = await listInformationRequests(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, informationRequests, { items, sendsMail: sendsMail(c.var.env) });
    },
  )
  .patch(
    '/requests/:id',
    describe(
      'Answers a request, or says what became of the answer',
      { 200: informationRequest },
      'forbidden',
      'conflict',
    ),
    params(z.strictObject({ id: z.uuid() })),
    body(informationChange),
    async (c) => {
      const { id } = c.req.valid('param');
      const caseId = await caseOfRequest(c.var.db, id);
      await takeStep(c.var.db, c.var.viewer, { caseId, ...changeStep(id, c.req.valid('json')) });
      return output(c, informationRequest, await readRequest(c.var.db, id));
    },
  );
