import type { PrivacyRequest } from './answering/schema.ts';

type Asked = PrivacyRequest['type'];

export const ASKED_WORDS = {
  access: 'a copy of their data',
  correction: 'a correction of their data',
  deletion: 'the deletion of their data',
} as const satisfies Record<Asked, string>;

/** Whose data it is, named as lists may: without their name. */
export function askerWords({ userId, initials }: Pick<PrivacyRequest, 'userId' | 'initials'>): string {
  if (initials) return initials;
  return userId ? 'somebody with an account' : 'somebody without an account';
}

export const ASKED_CHOICES = [
  { value: 'access', label: 'A copy of their data' },
  { value: 'correction', label: 'A correction' },
  { value: 'deletion', label: 'Deletion' },
] as const;
