import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { Callout } from '#app/ui/callout.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { PORTAL_DOORS } from './portal-doors.ts';

/** To those whose work is in another area: what this page is, and the way to their own. Everybody else sees nothing. */
export function ElsewhereNote({ door, what }: { door: 'client' | 'broker'; what: string }) {
  const { data: user } = useQuery(userQuery);
  if (!user || user.role === 'client' || user.role === door) return null;
  const { homePath } = PORTAL_DOORS[user.role];
  return (
    <Callout className="mb-6" title={`You are logged in as ${WORDS[user.role]}`}>
      {`${what} `}
      <TextLink to={homePath}>
        {user.role === 'admin' ? 'Open the admin area' : 'Open your requests'}
      </TextLink>
    </Callout>
  );
}

const WORDS = { admin: 'an administrator', broker: 'a broker' } as const;
