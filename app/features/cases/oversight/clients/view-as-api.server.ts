import { newAccountApi, requireSession } from '#app/features/accounts/account-env.server.ts';
import { startedView, viewInput } from '#app/features/accounts/sessions/view-as/schema.ts';
import { caseParams } from '#app/features/cases/schema.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { viewAs } from './view-as.server.ts';

/** How an administrator sees what a client or a broker sees. */
export const startViewApi = newAccountApi().post(
  '/admin/users/:id/view-as',
  describe('Shows this session what the client or broker sees, read-only', { 200: startedView }, 'not_found'),
  requireRole('admin'),
  params(caseParams),
  body(viewInput),
  async (c) => {
    const { db, viewer, requestId } = c.var;
    const { sessionId } = requireSession(c);
    const input = { ...c.req.valid('json'), userId: c.req.valid('param').id, sessionId, requestId };
    const { until } = await viewAs(db, viewer, input);
    return output(c, startedView, { until: until.toISOString() });
  },
);
