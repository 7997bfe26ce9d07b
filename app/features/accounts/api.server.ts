import { newAccountApi } from './account-env.server.ts';
import type { Auth } from './auth.server.ts';
import { administratorsApi } from './oversight/administrators/api.server.ts';
import { profileApi } from './profile/api.server.ts';
import { pushApi } from './profile/push-api.server.ts';
import { recoveryApi } from './recovery/api.server.ts';
import { viewAsApi } from './sessions/view-as/api.server.ts';
import { signInApi } from './sign-in/api.server.ts';
import { twoFactorApi } from './two-factor/api.server.ts';

/** Everything about accounts. */
export const accountsApi = (auth: Auth) =>
  newAccountApi()
    .route('/', signInApi(auth))
    .route('/', recoveryApi())
    .route('/', profileApi())
    .route('/', pushApi())
    .route('/', twoFactorApi(auth))
    .route('/', administratorsApi())
    .route('/', viewAsApi());
