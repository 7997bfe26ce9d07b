import { ProfilePage } from '#app/features/accounts/profile/ui/profile-page.tsx';
import { DataSection } from '#app/features/privacy/ui/data-section.tsx';

/** The profile is the same page in every portal. */
export function OwnProfile() {
  return <ProfilePage more={(user) => <DataSection user={user} />} />;
}
