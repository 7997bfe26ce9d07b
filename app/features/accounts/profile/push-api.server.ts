import { newAccountApi, requireSelf, requireSession } from '#app/features/accounts/account-env.server.ts';
import { readPushKeys } from '#app/features/notifications/push/keys.server.ts';
import { endpointInput, pushStatus, subscriptionInput } from '#app/features/notifications/push/schema.ts';
import {
  addSubscription,
  endSubscription,
  listDevices,
} from '#app/features/notifications/push/subscriptions.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  status: describe('The key of this site for push, and in which browsers the viewer is reached', {
    200: pushStatus,
  }),
  add: describe('Reaches the viewer in this browser, while the session lasts', { 204: null }),
  end: describe('No longer reaches the viewer in this browser', { 204: null }),
};

/** Notifications of the browser: each belongs to the session that allowed them. */
export const pushApi = () =>
  newAccountApi()
    .get('/push', TELLS.status, requireUser(), async (c) => {
      const { publicKey } = await readPushKeys(c.var.db, c.var.env);
      const devices = await listDevices(c.var.db, requireSelf(c.var.viewer).id);
      return output(c, pushStatus, { publicKey, devices });
    })
    .put('/push/subscription', TELLS.add, requireUser(), body(subscriptionInput), async (c) => {
      const { sessionId } = requireSession(c);
      await addSubscription(c.var.db, c.var.viewer, { ...c.req.valid('json'), sessionId });
      return c.body(null, 204);
    })
    .post('/push/subscription/end', TELLS.end, requireUser(), body(endpointInput), async (c) => {
      await endSubscription(c.var.db, c.var.viewer, c.req.valid('json').endpoint);
      return c.body(null, 204);
    });
