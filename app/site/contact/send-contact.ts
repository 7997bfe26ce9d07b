import type { ContactInput, contactReceipt } from '#app/features/contact/schema.ts';
import { ApiError, api } from '#app/platform/http/api-client.ts';

/** What the sender keeps: by when they are answered (ISO), under which reference, what they wrote, and whether it is about their data. */
export type ContactReceipt = {
  reference: string;
  replyBy: string;
  sendsMail: boolean;
  message: string;
  isPrivacy: boolean;
};

/** Sends a message. Of the server's words those are passed on that help its writer. */
export async function sendContact(message: ContactInput): Promise<ContactReceipt> {
  try {
    const receipt = await api.post<typeof contactReceipt>('/api/contact', message);
    return { ...receipt, message: message.message, isPrivacy: message.topic === 'privacy' };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 429)) throw error;
    throw new Error('The message was not taken', { cause: error });
  }
}
