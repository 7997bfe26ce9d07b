import type { User } from './schema.ts';

/**
 * Whom a notice about an account concerns. The name stands in mail to a confirmed address alone: in any other mailbox
 * it would be the words of a stranger, with our letterhead.
 */
export function personOf(user: Pick<User, 'id' | 'email' | 'fullName' | 'emailVerified'>) {
  const { id: userId, email, fullName, emailVerified } = user;
  return { userId, email, ...(emailVerified && { name: fullName }) };
}
