import { useLocation } from 'react-router';
import { tokenOfHash } from '#app/features/accounts/recovery/link-paths.ts';

/** The token of the link that has opened this page; a link that was cut short has none, and the server refuses it. */
export function useLinkToken(): string {
  return tokenOfHash(useLocation().hash) || 'missing';
}
