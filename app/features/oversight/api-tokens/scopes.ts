/** What a token may read; there is nothing that one may change. */
export const SCOPES = {
  'cases:read': {
    label: 'Requests',
    help: 'References, kinds, states and times. Nobody is named.',
  },
  'people:read': {
    label: 'People and their answers',
    help: 'Who sent a request, how to reach them, and what they answered. Each access is recorded in their data passport.',
  },
  'contacts:read': {
    label: 'Contact messages',
    help: 'Who wrote, and what. Each access is recorded in the audit log.',
  },
  'numbers:read': { label: 'Numbers', help: 'What the overview counts.' },
} as const satisfies Record<string, { label: string; help: string }>;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]];
