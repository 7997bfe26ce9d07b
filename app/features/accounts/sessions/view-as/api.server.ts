import { newAccountApi, requireSession } from '#app/features/accounts/account-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { endView } from './view-as.server.ts';

/** The way back from what somebody sees. */
export const viewAsApi = () =>
  newAccountApi().post(
    '/view-as/end',
    describe('Ends a look at what somebody else sees', { 204: null }),
    requireUser(),
    async (c) => {
      await endView(c.var.db, requireSession(c).sessionId);
      return c.body(null, 204);
    },
  );
