export const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'topic', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Record<ContactField, string>;
export type ContactProblems = Partial<Record<ContactField, string>>;

/** What became of a message that was sent, or could not be. */
export type Outcome = { tone: 'success' | 'danger'; title: string; text: string };

export const FAILED: Outcome = {
  tone: 'danger',
  title: 'Error',
  text: 'Failed to send your message. Please try again later.',
};
