import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

/** The ways in, on pages that do not know which portal somebody belongs to. */
export function LoginChoices() {
  return (
    <>
      <ButtonLink to={PORTAL_DOORS.client.loginPath}>Log in</ButtonLink>
      <p className="text-sm text-slate">
        Broker partners <TextLink to={PORTAL_DOORS.broker.loginPath}>log in here</TextLink>, administrators{' '}
        <TextLink to={PORTAL_DOORS.admin.loginPath}>log in here</TextLink>.
      </p>
    </>
  );
}
