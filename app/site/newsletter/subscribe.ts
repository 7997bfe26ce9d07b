import { ApiError, api } from '#app/platform/http/api-client.ts';

export type SubscribeResult = { title: string; description: string; tone: 'success' | 'info' | 'danger' };

/** Something, an @, and a domain with a dot: the server decides, this only catches slips. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The message of specification §5, or undefined when the address can be sent. */
export function emailProblem(email: string): string | undefined {
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

/** Asks for the newsletter and answers with the words of specification §8. */
export async function subscribe(email: string): Promise<SubscribeResult> {
  try {
    await api.post('/api/newsletter/simple', { email: email.trim() });
    return {
      title: 'Success!',
      description: 'Thank you for subscribing to our newsletter!',
      tone: 'success',
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      return {
        title: 'Already subscribed',
        description: 'This email is already subscribed to our newsletter.',
        tone: 'info',
      };
    }
    return { title: 'Error', description: 'Failed to subscribe. Please try again later.', tone: 'danger' };
  }
}
