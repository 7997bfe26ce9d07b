import { newAccountApi, requireSession } from '#app/features/accounts/account-env.server.ts';
import { startedView, viewInput } from '#app/features/accounts/sessions/view-as/schema.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { viewClient } from './view-client.server.ts';

/** How an administrator sees what a client sees. */
export const viewClientApi = newAccountApi().post(
  '/admin/clients/:id/view-as',
  describe('Shows this session what the client sees, read-only', { 200: startedView }, 'not_found'),
  requireRole('admin'),
  params(caseParams),
  body(viewInput),
  async (c) => {
    const { db, viewer, requestId } = c.var;
    const { sessionId } = requireSession(c);
    const input = { ...c.req.valid('json'), clientId: c.req.valid('param').id, sessionId, requestId };
    const { until } = await viewClient(db, viewer, input);
    return output(c, startedView, { until: until.toISOString() });
  },
);
