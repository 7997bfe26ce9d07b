import { correctionInput } from '#app/features/accounts/oversight/correction.ts';
import { endAllSessions, moveAccount } from '#app/features/accounts/sessions/suspend-account.server.ts';
import { suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { listClients, readClient } from './clients.server.ts';
import { correctClient } from './correct-client.server.ts';
import { adminClientDetail, adminClients, clientQuery, endedSessions } from './schema.ts';

/** People with a client's account, as administrators look after them. Every look is written down. */
export const adminClientsApi = newApi()
  .get(
    '/admin/clients',
    describe('People with a client’s account', { 200: adminClients }),
    requireRole('admin'),
    query(clientQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      return output(c, adminClients, await listClients(c.var.db, c.var.viewer, input));
    },
  )
  .get(
    '/admin/clients/:id/cases',
    describe('A client with requests, sessions and consents', { 200: adminClientDetail }, 'not_found'),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const input = { clientId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, adminClientDetail, await readClient(c.var.db, c.var.viewer, input));
    },
  )
  .patch(
    '/admin/clients/:id',
    describe(
      'Corrects the name, phone or email of a client’s account',
      { 204: null },
      'conflict',
      'not_found',
      'too_many_requests',
    ),
    requireRole('admin'),
    params(caseParams),
    body(correctionInput),
    async (c) => {
      const { id: userId } = c.req.valid('param');
      const correction = c.req.valid('json');
      // Each new address is mailed, and nobody has shown yet that it is theirs.
      if (correction.email !== correction.was.email.toLowerCase())
        await c.var.limiter.consume('email-change.user', userId);
      await correctClient(c.var.db, c.var.viewer, { ...correction, userId, requestId: c.var.requestId });
      return c.body(null, 204);
    },
  )
  .post(
    '/admin/clients/:id/suspend',
    describe('Suspends a client’s account, and logs it out', { 204: null }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(caseParams),
    body(suspendInput),
    async (c) => {
      const { id: userId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), userId, role: 'client' as const, requestId: c.var.requestId };
      await c.var.db.transaction((tx) => moveAccount(tx, c.var.viewer, 'suspend', input));
      return c.body(null, 204);
    },
  )
  .post(
    '/admin/clients/:id/restore',
    describe('Restores a client’s account', { 204: null }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const input = { userId: c.req.valid('param').id, role: 'client' as const, requestId: c.var.requestId };
      await c.var.db.transaction((tx) => moveAccount(tx, c.var.viewer, 'restore', input));
      return c.body(null, 204);
    },
  )
  .post(
    '/admin/clients/:id/end-sessions',
    describe('Logs a client out everywhere', { 200: endedSessions }, 'not_found'),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const input = { userId: c.req.valid('param').id, role: 'client' as const, requestId: c.var.requestId };
      const ended = await endAllSessions(c.var.db, c.var.viewer, input);
      return output(c, endedSessions, { ended });
    },
  );
