import { newAccountApi } from '#app/features/accounts/account-env.server.ts';
import { suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import {
  cancelAdministrator,
  demoteAdministrator,
  inviteAdministrator,
  listAdministrators,
  promoteToAdministrator,
  restoreAdministrator,
  suspendAdministrator,
} from './administrators.server.ts';
import { administratorList, administratorParams, inviteAdministratorInput, promoteInput } from './schema.ts';

const ADMIN = requireRole('admin');
const changed = (what: string) => describe(what, { 204: null }, 'conflict', 'not_found');

/** `/api/admin/administrators`: who runs this site. */
export const administratorsApi = () => newAccountApi().route('/', joiningApi()).route('/', leavingApi());

const joiningApi = () =>
  newAccountApi()
    .get(
      '/admin/administrators',
      describe('Who administers this site', { 200: administratorList }),
      ADMIN,
      async (c) => output(c, administratorList, { items: await listAdministrators(c.var.db) }),
    )
    .post(
      '/admin/administrators',
      describe('Invites an administrator', { 201: administratorList }, 'conflict'),
      ADMIN,
      body(inviteAdministratorInput),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        await inviteAdministrator(db, viewer, { ...c.req.valid('json'), requestId });
        return output(c, administratorList, { items: await listAdministrators(db) }, 201);
      },
    )
    .post(
      '/admin/administrators/promote',
      describe('Makes a client an administrator', { 200: administratorList }, 'conflict', 'not_found'),
      ADMIN,
      body(promoteInput),
      async (c) => {
        const { db, viewer, requestId } = c.var;
        await promoteToAdministrator(db, viewer, { ...c.req.valid('json'), requestId });
        return output(c, administratorList, { items: await listAdministrators(db) });
      },
    );

const leavingApi = () =>
  newAccountApi()
    .post(
      '/admin/administrators/:id/demote',
      changed('Makes an administrator a client again'),
      ADMIN,
      params(administratorParams),
      async (c) => {
        const input = { userId: c.req.valid('param').id, requestId: c.var.requestId };
        await demoteAdministrator(c.var.db, c.var.viewer, input);
        return c.body(null, 204);
      },
    )
    .post(
      '/admin/administrators/:id/suspend',
      changed('Suspends an administrator'),
      ADMIN,
      params(administratorParams),
      body(suspendInput),
      async (c) => {
        const { requestId } = c.var;
        const input = { ...c.req.valid('json'), userId: c.req.valid('param').id, requestId };
        await suspendAdministrator(c.var.db, c.var.viewer, input);
        return c.body(null, 204);
      },
    )
    .post(
      '/admin/administrators/:id/restore',
      changed('Restores a suspended administrator'),
      ADMIN,
      params(administratorParams),
      async (c) => {
        const input = { userId: c.req.valid('param').id, requestId: c.var.requestId };
        await restoreAdministrator(c.var.db, c.var.viewer, input);
        return c.body(null, 204);
      },
    )
    .delete(
      '/admin/administrators/:id/invitation',
      changed('Cancels the invitation of an administrator'),
      ADMIN,
      params(administratorParams),
      async (c) => {
        const input = { userId: c.req.valid('param').id, requestId: c.var.requestId };
        await cancelAdministrator(c.var.db, c.var.viewer, input);
        return c.body(null, 204);
      },
    );
