import { z } from 'zod';
import { caseOfRequest, readRequest } from '#app/features/cases/information-requests/queries.server.ts';
import { informationRequest } from '#app/features/cases/information-requests/schema.ts';
import { caseParams, version } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { unknownQuestion } from '#app/features/quotes/answers/asked/asked-fields.ts';
import { invalid } from '#app/platform/errors.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { answerAsked } from './answer-asked.server.ts';
import { askedInformation, givenAnswers } from './schema.ts';

/** Here and not with the cases, as only the form knows its questions, and which answers to them are right. */
export const askingApi = newApi()
  .post(
    '/cases/:id/requests',
    describe(
      'Asks the client for a document, an answer, or answers to questions of the form',
      { 201: informationRequest },
      'conflict',
    ),
    requireUser(),
    params(caseParams),
    body(askedInformation),
    async (c) => {
      const { db, viewer } = c.var;
      const { version: read, ...input } = c.req.valid('json');
      const { id: caseId } = c.req.valid('param');
      const { written } = await db.transaction(async (tx) => {
        // Whoever may not ask is refused first.
        const taken = await takeStep(tx, viewer, {
          caseId,
          version: read,
          step: 'request_information',
          input,
        });
        const strange = unknownQuestion(taken.row.type, input.questions);
        if (strange) throw invalid({ questions: `This insurance does not ask “${strange}”` });
        return taken;
      });
      return output(c, informationRequest, await readRequest(db, written[0] ?? ''), 201);
    },
  )
  .post(
    '/requests/:id/answers',
    describe(
      'Answers the questions of the form that a request asks; they become answers of its case',
      { 200: informationRequest },
      'forbidden',
      'conflict',
    ),
    requireUser(),
    params(z.strictObject({ id: z.uuid() })),
    body(givenAnswers.safeExtend({ version: version.optional() })),
    async (c) => {
      const { db, viewer } = c.var;
      const { id: requestId } = c.req.valid('param');
      const { version: read, ...given } = c.req.valid('json');
      const caseId = await caseOfRequest(db, requestId);
      await answerAsked(db, viewer, { caseId, requestId, version: read, given });
      return output(c, informationRequest, await readRequest(db, requestId));
    },
  );
