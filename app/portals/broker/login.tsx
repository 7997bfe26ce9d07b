import { CalendarCheck, Hourglass, UserRoundCheck } from 'lucide-react';
import { AccountFrame } from '#app/portals/frame/entrance/account-frame.tsx';
import { LoginPage } from '#app/portals/frame/entrance/login-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';

export const meta = () => portalMeta('Broker Portal login');

/** How brokers work here. */
const RULES = [
  {
    icon: UserRoundCheck,
    title: 'One request, one broker',
    text: 'While it is yours, no other broker sees it.',
  },
  { icon: Hourglass, title: 'Two business hours to accept', text: 'After that it goes to someone else.' },
  {
    icon: CalendarCheck,
    title: 'One business day to get in touch',
    text: 'The client was told the same time.',
  },
] as const;

export default function BrokerLogin() {
  return (
    <LoginPage door={PORTAL_DOORS.broker}>
      {(form) => (
        <AccountFrame door={PORTAL_DOORS.broker}>
          <div className="mx-auto grid max-w-md overflow-hidden rounded-card border border-line bg-surface lg:max-w-4xl lg:grid-cols-2">
            <div className="p-5 sm:p-8 lg:p-10">
              <h1 tabIndex={-1} className="text-3xl">
                Broker Portal
              </h1>
              <p className="mt-1 mb-7 text-slate">For licensed broker partners.</p>
              {form}
            </div>
            <div className="grid content-center bg-spruce p-5 text-on-spruce dark:bg-spruce-soft dark:text-ink sm:p-8 lg:p-10">
              <h2 className="text-xl font-semibold">How we work together</h2>
              <ul className="mt-6 grid gap-6">
                {RULES.map(({ icon: Icon, title, text }) => (
                  <li key={title} className="flex gap-4">
                    <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
                    <div>
                      <p className="font-semibold">{title}</p>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className="mx-auto mt-6 max-w-md text-slate lg:max-w-4xl">
            Looking for your own request?{' '}
            <TextLink to={PORTAL_DOORS.client.loginPath}>Log in to the Client Portal</TextLink>.
          </p>
        </AccountFrame>
      )}
    </LoginPage>
  );
}
