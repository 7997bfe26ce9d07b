import { REGISTER_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import type { TrackingSummary } from '#app/features/cases/schema.ts';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type AccountOfferProps = { request: TrackingSummary; reason: string };

/** Offers an account with the address of the request: it takes the request along once that address is confirmed. */
export function AccountOffer({ request: { contact, isInAccount }, reason }: AccountOfferProps) {
  const { fullName, email, phone } = contact;
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-slate">
        {reason}{' '}
        {isInAccount
          ? 'This request is in yours already.'
          : `Made with ${email}, it takes this request along.`}
      </p>
      {isInAccount ? (
        <ButtonLink to={PORTAL_DOORS.client.loginPath} look="secondary" size="small">
          Log in
        </ButtonLink>
      ) : (
        <ButtonLink
          to={REGISTER_PATH}
          state={{ known: { fullName, email, phone: phone ?? '' } }}
          look="secondary"
          size="small"
        >
          Make an account
        </ButtonLink>
      )}
    </div>
  );
}
