/** What the log can be narrowed to: the beginnings of the actions that belong together. */
export const AUDIT_AREAS = {
  requests: { label: 'Requests', actions: ['case.', 'cases.'] },
  documents: { label: 'Documents', actions: ['document.'] },
  messages: { label: 'Messages and email', actions: ['message.', 'contact.', 'chat.', 'mail.'] },
  newsletter: { label: 'Newsletter', actions: ['newsletter_issue.'] },
  assistant: { label: 'Assistant', actions: ['assistant.'] },
  clients: { label: 'Clients', actions: ['client.', 'clients.'] },
  brokers: { label: 'Brokers', actions: ['broker.'] },
  administrators: { label: 'Administrators', actions: ['admin.'] },
  accounts: {
    label: 'Accounts and login',
    actions: ['account.', 'login.', 'password.', 'two_factor.', 'email.', 'registration.'],
  },
  privacy: { label: 'Consent and privacy', actions: ['consent.', 'privacy.', 'testimonial.'] },
  settings: { label: 'Settings', actions: ['setting.'] },
  programs: { label: 'Webhooks, tokens and jobs', actions: ['webhook.', 'token.', 'job.'] },
  log: { label: 'Exports and checks', actions: ['audit.', 'ledger.', 'cases.exported', 'clients.exported'] },
} as const satisfies Record<string, { label: string; actions: readonly string[] }>;

export type AuditArea = keyof typeof AUDIT_AREAS;

export const AREA_CHOICES = Object.entries(AUDIT_AREAS).map(([value, { label }]) => ({ value, label }));

/** Which rows about somebody are meant: those of what they did, or of what was done to them and what is theirs. */
export const AUDIT_SIDES = ['by', 'to'] as const;
export type AuditSide = (typeof AUDIT_SIDES)[number];
