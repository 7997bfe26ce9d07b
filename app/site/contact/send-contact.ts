import type { ContactInput } from '#app/features/contact/schema.ts';
import { ApiError, api } from '#app/platform/http/api-client.ts';

/** Sends a message. Of the server's words those are passed on that help its writer. */
export async function sendContact(message: ContactInput): Promise<void> {
  try {
    await api.post('/api/contact', message);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 429)) throw error;
    throw new Error('The message was not taken', { cause: error });
  }
}
