import { useEffect, useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import { readUser } from '#app/features/accounts/sign-in/data.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';

/** Who is logged in, and the way back to their requests; nothing for visitors. */
export function SignedIn() {
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => {
    void readUser()
      .then(setUser)
      .catch(() => undefined);
  }, []);
  return (
    user && (
      <p className="text-sm">
        {user.fullName} · <TextLink to="/portal">Your requests</TextLink>
      </p>
    )
  );
}
