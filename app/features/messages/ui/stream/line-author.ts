import type { CaseLine, PartyRole } from '#app/features/messages/schema.ts';

const ROLES: Record<PartyRole, string> = {
  broker: 'Broker',
  client: 'Client',
  visitor: 'Client',
  admin: 'Administrator of this site',
  assistant: 'Assistant',
};

/**
 * Who wrote a line: the name, and what they are in this case, with a broker's brokerage and licence. Of themselves
 * nobody needs to be told.
 */
export function lineAuthor({ author, role, isYours }: Pick<CaseLine, 'author' | 'role' | 'isYours'>) {
  const [fullName = '', ...licence] = (author ?? '').split(', ');
  const name = fullName || (role === 'visitor' ? 'The client' : 'Somebody');
  const standing = [role && ROLES[role], ...licence].filter(Boolean).join(' · ');
  return isYours ? { name, shown: 'You', standing: '' } : { name, shown: name, standing };
}
