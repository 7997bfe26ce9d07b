import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { ProfilePage } from '#app/features/accounts/ui/profile/profile-page.tsx';

export const meta = () => portalMeta('Profile');

export default function AdminProfile() {
  return <ProfilePage />;
}
