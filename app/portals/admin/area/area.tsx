import { Outlet } from 'react-router';
import { AreaTabs } from './area-tabs.tsx';

/** The frame of the admin area: the way to its parts, and the page that is open. */
export default function AdminArea() {
  return (
    <>
      <AreaTabs />
      <Outlet />
    </>
  );
}
