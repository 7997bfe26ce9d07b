import { ApiError } from '#app/platform/http/api-client.ts';

/** What to say when a login was refused: the server's words, or the fallbacks of the specification. */
export function loginProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed unexpectedly';
  if (error.body.message) return error.body.message;
  if (error.status === 401) return 'Invalid username or password. Please try again.';
  return `Login failed with status: ${error.status}`;
}
