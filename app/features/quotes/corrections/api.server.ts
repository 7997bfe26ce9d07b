import { caseAfterStep } from '#app/features/cases/queries/case-queries.server.ts';
import { caseParams, steppedCase } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { correctAnswers } from './correct-answers.server.ts';
import { correctContact } from './correct-contact.server.ts';
import { caseChange } from './schema.ts';

/** Here and not with the cases, as only the questions of the form know which answers are right. */
export const correctionsApi = newApi().patch(
  '/cases/:id',
  describe(
    'Changes the stage of a case, its answers, or how its person is reached',
    { 200: steppedCase },
    'forbidden',
    'conflict',
  ),
  requireUser(),
  params(caseParams),
  body(caseChange),
  async (c) => {
    const { db, viewer } = c.var;
    const { id: caseId } = c.req.valid('param');
    const change = c.req.valid('json');
    const { version } = change;
    if ('stage' in change) {
      await takeStep(db, viewer, { caseId, version, step: 'set_stage', input: { stage: change.stage } });
    } else if ('contact' in change) {
      const place = { page: '/portal/cases', ip: c.var.ip };
      await correctContact(db, viewer, { caseId, version, contact: change.contact, place });
    } else await correctAnswers(db, viewer, { caseId, version, details: change.details });
    return output(c, steppedCase, await caseAfterStep(db, viewer, caseId));
  },
);
