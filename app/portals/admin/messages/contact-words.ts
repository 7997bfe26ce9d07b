import type { InboxMessage } from '#app/features/contact/inbox/schema.ts';
import { OPEN_CONTACT_STATES } from '#app/features/contact/schema.ts';
import type { Tone } from '#app/ui/tone.ts';

/** How far a message is, in a word. */
export const CONTACT_STATE_WORDS = {
  new: { tone: 'info', label: 'New' },
  read: { tone: 'warning', label: 'Read, not answered' },
  replied: { tone: 'success', label: 'Answered' },
  closed: { tone: 'neutral', label: 'Closed' },
  spam: { tone: 'neutral', label: 'Spam' },
} as const satisfies Record<InboxMessage['state'], { tone: Tone; label: string }>;

/** Whether somebody waits for an answer to it. */
export function isToAnswer({ state }: Pick<InboxMessage, 'state'>): boolean {
  return OPEN_CONTACT_STATES.some((open) => open === state);
}
