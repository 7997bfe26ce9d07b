export const NEWSLETTER_TOPICS = ['rules', 'weather', 'policies'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

const LABELS: Record<NewsletterTopic, string> = {
  rules: 'Changes to the rules in Alberta',
  weather: 'Hail, cold snaps and evacuations: what to do before and after',
  policies: 'How to read a policy, one term at a time',
};

/** What issues are about, as people choose it. New subscribers get all of them. */
export const TOPIC_CHOICES = NEWSLETTER_TOPICS.map((value) => ({ value, label: LABELS[value] }));
