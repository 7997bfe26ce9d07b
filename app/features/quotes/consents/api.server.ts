import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { BY_LINK, READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import {
  changeReachByLink,
  changeReachConsent,
  readReachByLink,
  readReachConsents,
} from './consents.server.ts';
import { consentChange, reachConsents } from './schema.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

/** How the person of a case agrees to be reached: for them, their broker and administrators, and by a tracking link. */
export const consentsApi = newApi()
  .get(
    '/cases/:id/consents',
    describe('Whether the person of a case agrees to calls and text messages', { 200: reachConsents }),
    requireUser(),
    params(caseParams),
    async (c) => {
      const { id } = c.req.valid('param');
      return output(c, reachConsents, await readReachConsents(c.var.db, c.var.viewer, id));
    },
  )
  .put(
    '/cases/:id/consents',
    describe('Agrees to calls or text messages, or takes it back', { 200: reachConsents }, 'forbidden'),
    requireUser(),
    params(caseParams),
    body(consentChange),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      const told = { caseId, change: c.req.valid('json'), place: { page: '/portal/cases', ip: c.var.ip } };
      return output(c, reachConsents, await changeReachConsent(c.var.db, c.var.viewer, told));
    },
  )
  .get(
    '/track/:token/consents',
    describe('The same, for the mailbox that asked', { 200: reachConsents }, 'invalid', 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    async (c) => {
      const key = { token: c.req.valid('param').token, check: c.req.header('x-track-check') };
      return output(c, reachConsents, await readReachByLink(c.var.db, key));
    },
  )
  .put(
    '/track/:token/consents',
    describe('Agrees to calls or text messages by a tracking link', { 200: reachConsents }, 'gone'),
    ...BY_LINK,
    params(linkParams),
    body(consentChange),
    async (c) => {
      const key = { token: c.req.valid('param').token, check: c.req.header('x-track-check') };
      const told = { change: c.req.valid('json'), place: { page: '/track', ip: c.var.ip } };
      return output(c, reachConsents, await changeReachByLink(c.var.db, key, told));
    },
  );
