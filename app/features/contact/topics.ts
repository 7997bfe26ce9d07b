export const CONTACT_TOPICS = [
  'quote',
  'existing_request',
  'privacy',
  'complaint',
  'partnership',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

const LABELS: Record<ContactTopic, string> = {
  quote: 'A question about a quote',
  existing_request: 'A request I have sent',
  privacy: 'My data and privacy',
  complaint: 'A complaint',
  partnership: 'Working together',
  other: 'Something else',
};

/** What a message may be about, as both forms list it. */
export const TOPICS = CONTACT_TOPICS.map((value) => ({ value, label: LABELS[value] }));

/** What a message is about, as its sender chose it. */
export function topicWords(topic: ContactTopic): string {
  return LABELS[topic];
}
