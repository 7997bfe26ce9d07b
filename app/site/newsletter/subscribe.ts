import { ApiError, api } from '#app/platform/http/api-client.ts';
import { showSiteToast } from '#app/site/frame/site-toast.tsx';

type Answer = { title: string; description: string; tone: 'success' | 'info' | 'danger' };

/** What the form does next: empty itself, show a message beside its field, or keep what was typed. */
export type Subscribed = { isDone: boolean; problem?: string };

/** Something, an @, and a domain with a dot: the server decides, this only catches slips. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const INVALID = 'Please enter a valid email address';

/** Word for word what the tests of the whole product read. */
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

/** Checks and sends what the form holds, and says how it went. */
export async function subscribe(form: FormData): Promise<Subscribed> {
  const email = String(form.get('email') ?? '').trim();
  const website = form.get('website');
  if (!ADDRESS.test(email)) return { isDone: false, problem: INVALID };
  try {
    await api.post('/api/newsletter/simple', { email, ...(website && { website }) });
  } catch (error) {
    return refused(error);
  }
  // Done is done, also when the corner of the page cannot say so.
  await isSaid(ANSWERS.done);
  return { isDone: true };
}

async function refused(error: unknown): Promise<Subscribed> {
  const status = error instanceof ApiError ? error.status : 0;
  // The server is stricter about addresses than this file: its words stand beside the field.
  if (error instanceof ApiError && status === 422) {
    return { isDone: false, problem: error.body.message ?? INVALID };
  }
  const answer = status === 409 ? ANSWERS.known : ANSWERS.failed;
  return { isDone: false, ...(!(await isSaid(answer)) && { problem: answer.description }) };
}

/** Toasts load with the first one: without a connection there may be none. */
async function isSaid(answer: Answer): Promise<boolean> {
  return showSiteToast(answer).then(
    () => true,
    () => false,
  );
}
