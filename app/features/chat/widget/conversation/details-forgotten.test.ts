import { expect, test } from 'vitest';
import { hasKeptLead, hasUnsaved, leadToSend, newChat, withDetailsForgotten } from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';

const complete = (changes: Partial<KeptChat> = {}): KeptChat => ({
  ...newChat(),
  step: 'complete',
  draft: { name: 'Ada', email: 'ada@example.com', phone: '(403) 555-0142', insuranceType: 'auto' },
  ...changes,
});

test('details that are forgotten are gone from the talk, which goes on', () => {
  expect(hasUnsaved(complete())).toBe(true);
  const after = withDetailsForgotten(complete());
  expect(hasUnsaved(after)).toBe(false);
  expect(after).toMatchObject({ draft: {}, step: 'name', hasLeft: true, leadId: null });
  expect(after.messages.at(-1)?.content).toMatch(/^All right\. Your details are forgotten/);
  expect(leadToSend(after, true)).toBeNull();
});

test('only what is saved, and shared with nobody, can be deleted here', () => {
  expect(hasKeptLead(complete({ leadId: 'AB-1' }))).toBe(true);
  expect(hasKeptLead(complete())).toBe(false);
  expect(hasKeptLead(complete({ leadId: 'AB-1', isShared: true }))).toBe(false);
  expect(hasKeptLead(complete({ leadId: 'AB-1', mode: 'waiting' }))).toBe(false);
});
