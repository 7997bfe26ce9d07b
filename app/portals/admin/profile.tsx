import { OwnProfile } from '#app/portals/frame/own-profile.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Profile');

export default function AdminProfile() {
  return <OwnProfile />;
}
