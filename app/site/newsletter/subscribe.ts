import type { askedOutput, SubscribeInput } from '#app/features/newsletter/schema.ts';
import { suggestEmail } from '#app/features/quotes/ui/slips/suggest-email.ts';
import { ApiError, api } from '#app/platform/http/api-client.ts';
import { showSiteToast } from '#app/site/frame/site-toast.ts';

type Answer = { title: string; description: string; tone: 'info' | 'danger' };

/** Word for word as the specification has them. */
const ANSWERS = {
  known: {
    title: 'Already subscribed',
    description: 'This email is already subscribed to our newsletter.',
    tone: 'info',
  },
  failed: { title: 'Error', description: 'Failed to subscribe. Please try again later.', tone: 'danger' },
} as const satisfies Record<string, Answer>;

/** What looked like a slip, and was said to: who sends it once more means it. */
let doubted = '';

export type Subscribed = { address: string; isMailed: boolean };
/** Nothing was sent yet: another address may be meant. */
export type Doubted = { meant: string };

/**
 * Sends an address, and answers it with whether a mail is on its way there, which the form says, or with the address that may
 * be meant; null when a toast has said why not. Throws what belongs beside the field.
 */
export async function subscribe(input: SubscribeInput): Promise<Subscribed | Doubted | null> {
  const meant = suggestEmail(input.email);
  if (meant && input.email !== doubted) {
    doubted = input.email;
    return { meant };
  }
  try {
    const { sendsMail } = await api.post<typeof askedOutput>('/api/newsletter/simple', input);
    return { address: input.email, isMailed: sendsMail };
  } catch (error) {
    return refused(error);
  }
}

async function refused(error: unknown): Promise<null> {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 422) throw error;
  const answer = status === 409 ? ANSWERS.known : ANSWERS.failed;
  if (!(await isSaid(answer))) throw new ApiError(status, '', { message: answer.description });
  return null;
}

/** Toasts load with the first one: without a connection there may be none. */
async function isSaid(answer: Answer): Promise<boolean> {
  return showSiteToast(answer).then(
    () => true,
    () => false,
  );
}
