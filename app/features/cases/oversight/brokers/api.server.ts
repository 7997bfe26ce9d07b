import { suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { cancelInvitation, resendInvitation } from '#app/features/brokers/oversight/invitations.server.ts';
import { recordLicenceCheck } from '#app/features/brokers/oversight/licence-checks.server.ts';
import { brokerProfileInput, licenceCheckInput } from '#app/features/brokers/oversight/schema.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { changeBroker } from './change-broker.server.ts';
import { listBrokers, readBroker } from './list-brokers.server.ts';
import {
  adminBrokerDetail,
  adminBrokers,
  resentInvitation,
  restoredBroker,
  restoreInput,
  suspendedBroker,
} from './schema.ts';
import { restoreBroker, suspendBroker } from './suspend-broker.server.ts';

/** The broker partners, as administrators look after them. */
export const adminBrokersApi = newApi()
  .get(
    '/admin/brokers',
    describe('Every broker with load, promises and licence', { 200: adminBrokers }),
    requireRole('admin'),
    async (c) => output(c, adminBrokers, { items: await listBrokers(c.var.db) }),
  )
  .get(
    '/admin/brokers/:id',
    describe('A broker, and what moves to others when they are suspended', { 200: adminBrokerDetail }),
    requireRole('admin'),
    params(caseParams),
    async (c) => output(c, adminBrokerDetail, await readBroker(c.var.db, c.req.valid('param').id)),
  )
  .put(
    '/admin/brokers/:id/profile',
    describe('Changes the profile of a broker', { 200: adminBrokerDetail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(caseParams),
    body(brokerProfileInput),
    async (c) => {
      const { id: brokerId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), brokerId, requestId: c.var.requestId };
      await changeBroker(c.var.db, c.var.viewer, input);
      return output(c, adminBrokerDetail, await readBroker(c.var.db, brokerId));
    },
  )
  .post(
    '/admin/brokers/:id/licence-checks',
    describe('Writes down what the register says of a licence', { 201: adminBrokerDetail }, 'not_found'),
    requireRole('admin'),
    params(caseParams),
    body(licenceCheckInput),
    async (c) => {
      const { id: brokerId } = c.req.valid('param');
      const input = { ...c.req.valid('json'), brokerId, requestId: c.var.requestId };
      await recordLicenceCheck(c.var.db, c.var.viewer, input);
      return output(c, adminBrokerDetail, await readBroker(c.var.db, brokerId), 201);
    },
  )
  .post(
    '/admin/brokers/:id/invitation',
    describe('Sends an invitation again', { 200: resentInvitation }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const input = { brokerId: c.req.valid('param').id, requestId: c.var.requestId };
      const { invitedUntil } = await resendInvitation(c.var.db, c.var.viewer, input);
      return output(c, resentInvitation, { invitedUntil: invitedUntil.toISOString() });
    },
  )
  .delete(
    '/admin/brokers/:id/invitation',
    describe('Cancels an invitation', { 204: null }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(caseParams),
    async (c) => {
      const input = { brokerId: c.req.valid('param').id, requestId: c.var.requestId };
      await cancelInvitation(c.var.db, c.var.viewer, input);
      return c.body(null, 204);
    },
  )
  .post(
    '/admin/brokers/:id/suspend',
    describe(
      'Suspends a broker; their open requests go to others',
      { 200: suspendedBroker },
      'conflict',
      'not_found',
    ),
    requireRole('admin'),
    params(caseParams),
    body(suspendInput),
    async (c) => {
      const input = { ...c.req.valid('json'), brokerId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, suspendedBroker, await suspendBroker(c.var.db, c.var.viewer, input));
    },
  )
  .post(
    '/admin/brokers/:id/restore',
    describe(
      'Lets a suspended broker work again; the policies that left them come back if so wished',
      { 200: restoredBroker },
      'conflict',
      'not_found',
    ),
    requireRole('admin'),
    params(caseParams),
    body(restoreInput),
    async (c) => {
      const input = { ...c.req.valid('json'), brokerId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, restoredBroker, await restoreBroker(c.var.db, c.var.viewer, input));
    },
  );
