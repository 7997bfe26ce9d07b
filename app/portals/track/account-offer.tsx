import { useQuery } from '@tanstack/react-query';
import { REGISTER_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';
import { handOver } from '#app/platform/browser/handed-over.ts';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type AccountOfferProps = { token: string; request: TrackingSummary; reason: string };

const SMALL = { look: 'secondary', size: 'small' } as const;

/** Offers an account with the address of the request. Whoever logs in to it comes back here, which takes the request along. */
export function AccountOffer({ token, request, reason }: AccountOfferProps) {
  const { data: user } = useQuery(userQuery);
  const { contact, isInAccount, hasAccount } = request;
  const { fullName, email, phone } = contact;
  const { homePath, loginPath } = PORTAL_DOORS.client;
  const to = `/track/${token}`;
  const isOwn = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-slate">
        {reason} <Standing {...{ email, isInAccount, hasAccount }} hasPhone={phone !== null} />
      </p>
      {isInAccount && isOwn && (
        <ButtonLink to={homePath} {...SMALL}>
          Open my account
        </ButtonLink>
      )}
      {hasAccount && !(isInAccount && isOwn) && (
        <ButtonLink to={loginPath} {...(!isInAccount && given(loginPath, { to }))} {...SMALL}>
          Log in
        </ButtonLink>
      )}
      {!hasAccount && (
        <ButtonLink
          to={REGISTER_PATH}
          {...given(REGISTER_PATH, { known: { fullName, email, phone: phone ?? '' }, to })}
          {...SMALL}
        >
          Create an account
        </ButtonLink>
      )}
    </div>
  );
}

/** Within this document it goes with the history; into the portal's own it is handed over. */
const given = (path: string, state: object) => ({ state, onClick: () => handOver(path, state) });

type StandingProps = Pick<TrackingSummary, 'isInAccount' | 'hasAccount'> & {
  email: string;
  hasPhone: boolean;
};

function Standing({ email, isInAccount, hasAccount, hasPhone }: StandingProps) {
  if (isInAccount) return 'This request is already in your account.';
  return hasAccount
    ? `You already have an account with ${email}. Log in, and this request will be there.`
    : `Sign up with ${email} and log in, and this request will be there.${hasPhone ? '' : ' It asks for a phone number.'}`;
}
