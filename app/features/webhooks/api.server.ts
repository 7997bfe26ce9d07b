import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { addWebhook, changeWebhook, removeWebhook, rotateSecret, switchWebhook } from './commands.server.ts';
import { listDeliveries, listWebhooks, readWebhook } from './queries.server.ts';
import { replayDelivery, testWebhook } from './resend.server.ts';
import {
  deliveryList,
  deliveryQuery,
  idParams,
  queuedDelivery,
  seenVersion,
  webhookChange,
  webhookInput,
  webhookList,
  webhookOutput,
  webhookSwitch,
  webhookWithSecret,
} from './schema.ts';

const ADMIN = requireRole('admin');

/** `/api/admin/webhooks`: whom we tell elsewhere, what was told, and telling it again. */
export const webhooksApi = newApi()
  .get(
    '/admin/webhooks',
    describe('Every webhook with what came of its last delivery', { 200: webhookList }),
    ADMIN,
    async (c) => {
      const takesAnyAddress = c.var.env.WEBHOOK_TARGETS === 'any';
      return output(c, webhookList, { items: await listWebhooks(c.var.db), takesAnyAddress });
    },
  )
  .post(
    '/admin/webhooks',
    describe('Adds a webhook; its secret is in this answer alone', { 201: webhookWithSecret }, 'conflict'),
    ADMIN,
    body(webhookInput),
    async (c) => {
      const { db, viewer, requestId, env } = c.var;
      const input = { ...c.req.valid('json'), requestId, targets: env.WEBHOOK_TARGETS };
      return output(c, webhookWithSecret, await addWebhook(db, viewer, input), 201);
    },
  )
  .get(
    '/admin/webhooks/:id',
    describe('One webhook', { 200: webhookOutput }),
    ADMIN,
    params(idParams),
    async (c) => output(c, webhookOutput, await readWebhook(c.var.db, c.req.valid('param').id)),
  )
  .put(
    '/admin/webhooks/:id',
    describe('Changes where a webhook goes and what it tells', { 200: webhookOutput }, 'conflict'),
    ADMIN,
    params(idParams),
    body(webhookChange),
    async (c) => {
      const { db, viewer, requestId, env } = c.var;
      const seen = { id: c.req.valid('param').id, requestId, targets: env.WEBHOOK_TARGETS };
      return output(c, webhookOutput, await changeWebhook(db, viewer, { ...c.req.valid('json'), ...seen }));
    },
  )
  .post(
    '/admin/webhooks/:id/switch',
    describe('Switches a webhook on or off', { 200: webhookOutput }, 'conflict'),
    ADMIN,
    params(idParams),
    body(webhookSwitch),
    async (c) => {
      const seen = { ...c.req.valid('json'), id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, webhookOutput, await switchWebhook(c.var.db, c.var.viewer, seen));
    },
  )
  .post(
    '/admin/webhooks/:id/secret',
    describe(
      'Makes a new secret, which is in this answer alone; the one before counts for 24 hours more',
      { 200: webhookWithSecret },
      'conflict',
    ),
    ADMIN,
    params(idParams),
    body(seenVersion),
    async (c) => {
      const seen = { ...c.req.valid('json'), id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, webhookWithSecret, await rotateSecret(c.var.db, c.var.viewer, seen));
    },
  )
  .delete(
    '/admin/webhooks/:id',
    describe('Removes a webhook with its log', { 204: null }),
    ADMIN,
    params(idParams),
    async (c) => {
      const which = { id: c.req.valid('param').id, requestId: c.var.requestId };
      await removeWebhook(c.var.db, c.var.viewer, which);
      return c.body(null, 204);
    },
  )
  .post(
    '/admin/webhooks/:id/test',
    describe('Sends a webhook something to look at, once', { 202: queuedDelivery }, 'conflict'),
    ADMIN,
    params(idParams),
    async (c) => {
      const which = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, queuedDelivery, await testWebhook(c.var.db, c.var.viewer, which), 202);
    },
  )
  .get(
    '/admin/webhooks/:id/deliveries',
    describe('What was sent to a webhook and what it answered, newest first', { 200: deliveryList }),
    ADMIN,
    params(idParams),
    query(deliveryQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), webhookId: c.req.valid('param').id };
      return output(c, deliveryList, await listDeliveries(c.var.db, input));
    },
  )
  .post(
    '/admin/deliveries/:id/replay',
    describe('Sends an event once more, under the same id', { 202: queuedDelivery }, 'conflict'),
    ADMIN,
    params(idParams),
    async (c) => {
      const which = { id: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, queuedDelivery, await replayDelivery(c.var.db, c.var.viewer, which), 202);
    },
  );
