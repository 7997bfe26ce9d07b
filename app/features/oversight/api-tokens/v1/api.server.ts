import type { PeriodDays } from '#app/features/cases/oversight/numbers/groupings.ts';
import { numbersOutput, numbersQuery } from '#app/features/cases/oversight/numbers/schema.ts';
import { requireScope } from '#app/features/oversight/api-tokens/require-scope.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { output, params, query } from '#app/platform/http/validate.server.ts';
import {
  readCases,
  readContact,
  readContacts,
  readOneCase,
  readPerson,
  readProgramNumbers,
} from './queries.server.ts';
import {
  caseList,
  caseParams,
  casePerson,
  caseQuery,
  contactList,
  contactMessage,
  contactQuery,
  programCase,
} from './schema.ts';

/** `/api/v1`: what programs read with a token, and nobody without. */
export const programsApi = newApi()
  .get(
    '/v1/cases',
    describe('Requests, newest first (scope cases:read)', { 200: caseList }),
    requireScope('cases:read'),
    query(caseQuery),
    async (c) => output(c, caseList, await readCases(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/v1/cases/:id',
    describe('One request without the person (scope cases:read)', { 200: programCase }),
    requireScope('cases:read'),
    params(caseParams),
    async (c) => {
      const one = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, programCase, await readOneCase(c.var.db, c.var.viewer, one));
    },
  )
  .get(
    '/v1/cases/:id/person',
    describe('Who sent a request and what they answered (scope people:read)', { 200: casePerson }),
    requireScope('people:read'),
    params(caseParams),
    async (c) => {
      const one = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, casePerson, await readPerson(c.var.db, c.var.viewer, one));
    },
  )
  .get(
    '/v1/contact-messages',
    describe('Contact messages, newest first (scope contacts:read)', { 200: contactList }),
    requireScope('contacts:read'),
    query(contactQuery),
    async (c) => output(c, contactList, await readContacts(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/v1/contact-messages/:id',
    describe('One contact message (scope contacts:read)', { 200: contactMessage }),
    requireScope('contacts:read'),
    params(caseParams),
    async (c) => {
      const one = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, contactMessage, await readContact(c.var.db, c.var.viewer, one));
    },
  )
  .get(
    '/v1/numbers',
    describe('The requests of a period beside those of the one before (scope numbers:read)', {
      200: numbersOutput,
    }),
    requireScope('numbers:read'),
    query(numbersQuery),
    async (c) => {
      const { days, by } = c.req.valid('query');
      const asked = { days: Number(days) as PeriodDays, by };
      return output(c, numbersOutput, await readProgramNumbers(c.var.db, c.var.viewer, asked));
    },
  );
