import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { TwoFactorSection } from '#app/features/accounts/two-factor/ui/two-factor-section.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Somebody's own account; `more` are the sections of other nouns. */
export function ProfilePage({ more }: { more: (user: User) => ReactNode }) {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  return (
    <>
      <PageTitle lead="One account for every part of this site.">Profile</PageTitle>
      <div className="mt-8">
        <DetailsSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <TwoFactorSection user={user} />
        <SessionsSection />
        <MailSection user={user} />
        {more(user)}
      </div>
    </>
  );
}
