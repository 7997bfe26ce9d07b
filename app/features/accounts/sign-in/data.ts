import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { messageOutput, type User, userOutput } from '#app/features/accounts/schema.ts';
import { shouldRetry } from '#app/platform/browser/query-client.ts';
import { api, queryOrNull } from '#app/platform/http/api-client.ts';
import {
  anonymousOutput,
  type Door,
  type LoginInput,
  loginOutput,
  PORTAL_HEADER,
  type registerForm,
  TERMS_HEADER,
} from './schema.ts';
import { TERMS_VERSION } from './terms.ts';

const whoOutput = z.union([userOutput, anonymousOutput]);

/** Who is signed in: a user, or null for visitors. */
export async function readUser(): Promise<User | null> {
  const answer = await queryOrNull(api.get('/api/user', { shape: whoOutput }));
  return answer && 'id' in answer ? answer : null;
}

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: readUser,
  // Pages wait for this answer: a server that answers wrongly is said at once, and so is a browser without connection.
  retry: (failures, error) => error instanceof TypeError && navigator.onLine && shouldRetry(failures, error),
  networkMode: 'always',
});

export const logOut = () => api.post('/api/logout', undefined, { shape: messageOutput });

/** Logs in: the user, or `twoFactorRequired`, after which `twoFactorLoginMutation` takes the code. */
export const logIn = ({ door, ...input }: LoginInput & { door: Door }) =>
  api.post('/api/login', input, { shape: loginOutput, headers: { [PORTAL_HEADER]: door } });

export const loginMutation = mutationOptions({ mutationFn: logIn });

export const twoFactorLoginMutation = mutationOptions({
  mutationFn: ({ code, door }: { code: string; door: Door }) =>
    api.post('/api/login/two-factor', { code }, { shape: userOutput, headers: { [PORTAL_HEADER]: door } }),
});

/** Makes an account; it opens no session. The form asks for the password twice and for the terms: the call sends the one, and names the others. */
export const registerAccount = ({
  fullName,
  email,
  phone,
  username,
  password,
}: z.output<typeof registerForm>) =>
  api.post(
    '/api/register',
    { username, password, email, fullName, phone },
    { shape: userOutput, headers: { [TERMS_HEADER]: TERMS_VERSION } },
  );

export const registerMutation = mutationOptions({ mutationFn: registerAccount });
