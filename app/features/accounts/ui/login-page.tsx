import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { userQuery } from '#app/features/accounts/data.ts';
import { Callout } from '#app/ui/callout.tsx';
import { FullPageLoading } from '#app/ui/full-page-loading.tsx';
import { PlainFrame } from '#app/ui/plain-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';
import { LoginForm } from './login-form.tsx';
import { mayEnter, type PortalDoor } from './portal-doors.ts';
import { safeReturnPath } from './return-path.ts';

type LoginPageProps = {
  door: PortalDoor;
  title: string;
  lead: string;
  /** What stands below the form, such as the way to another door. */
  children?: ReactNode;
};

/** One of the three doors. Somebody who is signed in and may pass is sent on. */
export function LoginPage({ door, title, lead, children }: LoginPageProps) {
  const { data: user, isPending } = useQuery(userQuery);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = safeReturnPath(search.get('to'), door.homePath);

  if (isPending) return <FullPageLoading />;
  if (user && mayEnter(door, user.role)) return <Navigate to={next} replace />;
  return (
    <PlainFrame
      brandName={brand.name}
      notice={brand.partnerNotice}
      links={
        <>
          <TextLink to="/" className="inline-flex min-h-11 items-center">
            Website Home
          </TextLink>
          <TextLink to={door.loginPath} aria-current="page" className="inline-flex min-h-11 items-center">
            Login
          </TextLink>
        </>
      }
    >
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        <p className="mt-2 text-lg text-slate">{lead}</p>
        {user && (
          <Callout className="mt-6" title={`You are signed in as ${user.fullName}`}>
            That account cannot open this area. Log in with one that can.
          </Callout>
        )}
        <div className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
          <LoginForm onLoggedIn={() => void navigate(next, { replace: true })} />
        </div>
        {children && <div className="mt-6 text-slate">{children}</div>}
      </div>
    </PlainFrame>
  );
}
