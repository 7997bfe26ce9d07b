import { ApiError, api } from '#app/platform/http/api-client.ts';
import { showSiteToast } from '../site-toast.tsx';

type Answer = { title: string; description: string; tone: 'success' | 'info' | 'danger' };

/** Something, an @, and a domain with a dot: the server decides, this only catches slips. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The words of the specification. */
const ANSWERS = {
  done: {
    title: 'Success!',
    description: 'Thank you for subscribing to our newsletter!',
    tone: 'success',
  },
  known: {
    title: 'Already subscribed',
    description: 'This email is already subscribed to our newsletter.',
    tone: 'info',
  },
  failed: { title: 'Error', description: 'Failed to subscribe. Please try again later.', tone: 'danger' },
} as const satisfies Record<string, Answer>;

/** The message of the specification, or undefined when the address can be sent. */
export function emailProblem(email: string): string | undefined {
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

/** Asks for the newsletter and says how it went; true when it did. */
export async function subscribe(email: string): Promise<boolean> {
  const answer = await ask(email.trim());
  await showSiteToast(ANSWERS[answer]);
  return answer === 'done';
}

async function ask(email: string): Promise<keyof typeof ANSWERS> {
  try {
    await api.post('/api/newsletter/simple', { email });
    return 'done';
  } catch (error) {
    return error instanceof ApiError && error.status === 409 ? 'known' : 'failed';
  }
}
