import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { messageOutput, User, userOutput } from '#app/features/accounts/schema.ts';
import { shouldRetry } from '#app/platform/browser/query-client.ts';
import { api, queryOrNull } from '#app/platform/http/api-client.ts';
import { ROLES } from '#app/platform/viewer.ts';
import { type Door, PORTAL_HEADER } from './doors.ts';
import type { anonymousOutput, LoginInput, loginOutput, RegisterInput } from './schema.ts';
import { TERMS_HEADER, TERMS_VERSION } from './terms.ts';

/** Who is signed in: a user, or null for visitors. */
export async function readUser(): Promise<User | null> {
  const answer = await queryOrNull(api.get<typeof userOutput | typeof anonymousOutput>('/api/user'));
  if (answer === null || 'authenticated' in answer) return null;
  // Every page stands on this: an answer that names nobody is no answer.
  if (!ROLES.includes(answer.role)) throw new Error('The answer does not say who is signed in');
  return answer;
}

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: readUser,
  // Pages wait for this answer: a server that answers wrongly is said at once, and so is a browser without connection.
  retry: (failures, error) => error instanceof TypeError && navigator.onLine && shouldRetry(failures, error),
  networkMode: 'always',
});

export const logOut = () => api.post<typeof messageOutput>('/api/logout');

/** Logs in: the user, or `twoFactorRequired`, after which `twoFactorLoginMutation` takes the code. */
export const logIn = ({ door, ...input }: LoginInput & { door: Door }) =>
  api.post<typeof loginOutput>('/api/login', input, { headers: { [PORTAL_HEADER]: door } });

export const loginMutation = mutationOptions({ mutationFn: logIn });

export const twoFactorLoginMutation = mutationOptions({
  mutationFn: ({ code, door }: { code: string; door: Door }) =>
    api.post<typeof userOutput>('/api/login/two-factor', { code }, { headers: { [PORTAL_HEADER]: door } }),
});

/** Makes an account; it opens no session. The form asks for the password twice and for the terms: the call sends the one, and names the others. */
export const registerAccount = ({ fullName, email, phone, username, password }: RegisterInput) =>
  api.post<typeof userOutput>(
    '/api/register',
    { username, password, email, fullName, phone },
    { headers: { [TERMS_HEADER]: TERMS_VERSION } },
  );

/** Makes an account for the person behind a tracking link, whose mailbox it proves; it opens no session either. */
export const registerByLink = (link: { token: string; check: string }, password: string) =>
  api.post<typeof userOutput>(
    `/api/track/${encodeURIComponent(link.token)}/account`,
    { last4: link.check, password },
    { headers: { [TERMS_HEADER]: TERMS_VERSION } },
  );

export const registerMutation = mutationOptions({ mutationFn: registerAccount });
