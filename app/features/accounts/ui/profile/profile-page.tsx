import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#app/features/accounts/data.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { DataSection } from './data-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Somebody's own account: the same page in every portal. */
export function ProfilePage() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  return (
    <>
      <PageTitle lead="Your account is one and the same in every part of this site.">Profile</PageTitle>
      <div className="mt-8">
        <DetailsSection user={user} />
        <EmailSection user={user} />
        <PasswordSection user={user} />
        <TwoFactorSection user={user} />
        <SessionsSection />
        <MailSection user={user} />
        <DataSection user={user} />
      </div>
    </>
  );
}
