/** The username that the page before hands over in the history state, for the login form; empty when there is none. */
export function usernameOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('username' in state)) return '';
  return typeof state.username === 'string' ? state.username : '';
}
