import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import { newAccountApi } from './account-env.server.ts';
import { profileApi } from './api/profile.server.ts';
import { recoveryApi } from './api/recovery.server.ts';
import { signInApi } from './api/sign-in.server.ts';
import { twoFactorApi } from './api/two-factor.server.ts';
import type { Auth } from './auth.server.ts';
import { inviteBrokerInput, invitedBrokerOutput } from './broker-schema.ts';
import { inviteBroker } from './commands/invite.server.ts';
import type { ExportPart } from './export.server.ts';

/** Everything about accounts. `parts` are what other nouns add to the download of one's data. */
export const accountsApi = (auth: Auth, parts: ExportPart[]) =>
  newAccountApi()
    .route('/', signInApi(auth))
    .route('/', recoveryApi())
    .route('/', profileApi(parts))
    .route('/', twoFactorApi(auth))
    .post(
      '/admin/brokers',
      describe('Invites a licensed broker', { 201: invitedBrokerOutput }, 'conflict'),
      requireRole('admin'),
      body(inviteBrokerInput),
      async (c) => {
        const input = { ...c.req.valid('json'), requestId: c.var.requestId };
        return output(c, invitedBrokerOutput, await inviteBroker(c.var.db, c.var.viewer, input), 201);
      },
    );
