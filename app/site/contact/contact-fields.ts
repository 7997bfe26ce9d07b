export const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'topic', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Record<ContactField, string>;
export type ContactProblems = Partial<Record<ContactField, string>>;

export const TOPICS = [
  { value: 'quote', label: 'A quote' },
  { value: 'existing_request', label: 'A request I have sent' },
  { value: 'privacy', label: 'My data and privacy' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'partnership', label: 'Working together' },
  { value: 'other', label: 'Something else' },
] as const;
