import { ShieldCheck } from 'lucide-react';
import { AccountFrame } from '#app/portals/frame/entrance/account-frame.tsx';
import { LoginPage } from '#app/portals/frame/entrance/login-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Admin login');

export default function AdminLogin() {
  return (
    <LoginPage door={PORTAL_DOORS.admin}>
      {(form) => (
        <AccountFrame door={PORTAL_DOORS.admin}>
          <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-5 sm:p-8">
            <span className="inline-flex size-12 items-center justify-center rounded-control bg-ink text-paper">
              <ShieldCheck aria-hidden="true" className="size-6" />
            </span>
            <h1 tabIndex={-1} className="mt-4 text-3xl">
              Admin
            </h1>
            <p className="mt-1 mb-7 text-slate">
              For the people who run this site. What you change here is recorded with your name.
            </p>
            {form}
          </div>
        </AccountFrame>
      )}
    </LoginPage>
  );
}
