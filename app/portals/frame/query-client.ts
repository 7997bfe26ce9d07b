import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#app/platform/browser/query-client.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { showToast } from '#app/ui/states/toast.tsx';

/** The data of a portal. A mutation whose `meta` names its failure says it in a toast, with the server's reason. */
export function createPortalQueryClient(): QueryClient {
  return createQueryClient((title, error) =>
    showToast({ title, description: userMessage(error, 'Please try again later.'), tone: 'danger' }),
  );
}
