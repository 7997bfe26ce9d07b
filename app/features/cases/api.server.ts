import type { Context } from 'hono';
import { passportSchema } from '#app/features/ledger/schema.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole, requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { getBrokerStats, listBrokerCases } from './queries/broker/broker-queries.server.ts';
import { brokerList, brokerListQuery, brokerStats } from './queries/broker/schema.ts';
import {
  caseAfterStep,
  listCases,
  readCase,
  readPassport,
  readSteps,
} from './queries/case-queries.server.ts';
import { listEvents } from './queries/event-queries.server.ts';
import {
  caseList,
  caseListQuery,
  caseOutput,
  caseParams,
  caseSteps,
  eventList,
  eventListQuery,
  steppedCase,
  transitionInput,
  version,
} from './schema.ts';
import { logContact } from './steps/contact/log-contact.server.ts';
import { markNotReal } from './steps/ending/mark-not-real.server.ts';
import { accept } from './steps/matching/accept.server.ts';
import { giveBack } from './steps/matching/return.server.ts';
import { moveTo, takeStep } from './steps/take-step.server.ts';
import { correctPolicy } from './steps/won/correct-policy.server.ts';

/** `/api/cases` for everybody with a case, `/api/broker` for the brokers who work on them. */
export const casesApi = newApi()
  .use('/cases/*', requireUser())
  .use('/broker/*', requireRole('broker', 'admin'))
  .get(
    '/cases',
    describe('The cases of the viewer', { 200: caseList }),
    requireUser(),
    query(caseListQuery),
    async (c) => output(c, caseList, await listCases(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/cases/:id',
    describe('A case, as far as the viewer may see it', { 200: caseOutput }),
    params(caseParams),
    async (c) => output(c, caseOutput, await readCase(c.var.db, c.var.viewer, c.req.valid('param').id)),
  )
  .get(
    '/cases/:id/steps',
    describe('What the viewer may do with a case now', { 200: caseSteps }),
    params(caseParams),
    async (c) => output(c, caseSteps, await readSteps(c.var.db, c.var.viewer, c.req.valid('param').id)),
  )
  .get(
    '/cases/:id/events',
    describe('The history of a case', { 200: eventList }),
    params(caseParams),
    query(eventListQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), caseId: c.req.valid('param').id };
      return output(c, eventList, await listEvents(c.var.db, c.var.viewer, input));
    },
  )
  .get(
    '/cases/:id/passport',
    describe('Who has seen the data of a case', { 200: passportSchema }),
    params(caseParams),
    async (c) => {
      const items = await readPassport(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, passportSchema, { items });
    },
  )
  .post(
    '/cases/:id/transitions',
    describe('Moves a case to another status by the step that leads there', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(transitionInput),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, to, ...typed } = c.req.valid('json');
      // Where the site shows no quotes, brokers give them by phone or email, and note it.
      const isOutside = to === 'quoted' && c.var.env.BROKER_QUOTES === 'off';
      const told = { ...typed, ...(isOutside && { isOutside }) };
      await moveTo(c.var.db, c.var.viewer, { caseId: id, version, to, told });
      return answerCase(c, id);
    },
  )
  .get(
    '/broker/cases',
    describe('The cases that a broker has or may accept', { 200: brokerList }),
    query(brokerListQuery),
    async (c) => output(c, brokerList, await listBrokerCases(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get('/broker/stats', describe('The numbers of a broker', { 200: brokerStats }), async (c) =>
    output(c, brokerStats, await getBrokerStats(c.var.db, c.var.viewer)),
  )
  .post(
    '/broker/cases/:id/accept',
    describe('Accepts a case; the contact details are disclosed', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(accept.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'accept', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/broker/cases/:id/return',
    describe('Returns a case; another broker is asked', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(giveBack.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'return', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/broker/cases/:id/contact',
    describe('Notes that the person was contacted', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(logContact.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'log_contact', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/broker/cases/:id/policy',
    describe('Corrects the policy that was recorded', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(correctPolicy.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'correct_policy', input });
      return answerCase(c, id);
    },
  )
  .post(
    '/broker/cases/:id/not-real',
    describe('Says that nobody means a request; it is closed', { 200: steppedCase }, 'conflict'),
    params(caseParams),
    body(markNotReal.input.safeExtend({ version })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId: id, version, step: 'mark_not_real', input });
      return answerCase(c, id);
    },
  );

/** The case after a step; to a broker whose access the step ended, only its reference and status. */
export async function answerCase(c: Context<ApiEnv>, caseId: string) {
  return output(c, steppedCase, await caseAfterStep(c.var.db, c.var.viewer, caseId));
}
