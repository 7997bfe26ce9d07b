import type { InboxMessage } from '#app/features/contact/inbox/schema.ts';
import { OPEN_CONTACT_STATES } from '#app/features/contact/schema.ts';
import type { Tone } from '#app/ui/tone.ts';

/** How far a message is, in a word. */
const CONTACT_STATE_WORDS = {
  new: { tone: 'info', label: 'New' },
  read: { tone: 'warning', label: 'Read, not answered' },
  in_chat: { tone: 'info', label: 'Waits in the chat' },
  replied: { tone: 'success', label: 'Answered' },
  closed: { tone: 'neutral', label: 'Closed' },
  spam: { tone: 'neutral', label: 'Spam' },
} as const satisfies Record<InboxMessage['state'], { tone: Tone; label: string }>;

/** What a message waits for, where that is more than somebody who answers it. */
export function standingWords({ state, isPrivacyOpen }: Pick<InboxMessage, 'state' | 'isPrivacyOpen'>) {
  return isPrivacyOpen && isToAnswer({ state })
    ? ({ tone: 'warning', label: 'Privacy request open' } as const)
    : CONTACT_STATE_WORDS[state];
}

/** Whether somebody waits for an answer to it. */
export function isToAnswer({ state }: Pick<InboxMessage, 'state'>): boolean {
  return OPEN_CONTACT_STATES.some((open) => open === state);
}

/** Whether its sender asks about their data, and nobody has opened a privacy request of it: the days of the law run. */
export function asksAboutData({
  topic,
  state,
  isPrivacyOpen,
}: Pick<InboxMessage, 'topic' | 'state' | 'isPrivacyOpen'>): boolean {
  return topic === 'privacy' && !isPrivacyOpen && isToAnswer({ state });
}
