import { Suspense, useMemo } from 'react';
import { PassportInShort } from '#app/features/cases/ui/passport/passport-in-short.tsx';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { trackDoor } from '#app/features/documents/data.ts';
import { useDocumentNames } from '#app/features/documents/ui/use-document-names.ts';
import { consentsByLink } from '#app/features/privacy/data.ts';
import { GivenConsents } from '#app/features/privacy/ui/given-consents.tsx';
import { reachByLink, withdrawTrackedMutation } from '#app/features/quotes/data.ts';
import { ContactPreferences } from '#app/features/quotes/ui/contact-preferences.tsx';
import { CallOffer, isAside } from '#app/portals/frame/case/call-offer.tsx';
import { PersonSide } from '#app/portals/frame/case/person-side.tsx';
import { Button } from '#app/ui/button.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { TrackedProps } from './tracked-props.ts';

// The last thing on the page, for few.
const WithdrawRequest = lazyPart(async () => (await import('./withdraw-request.tsx')).WithdrawRequest);

type TrackedSideProps = TrackedProps & {
  way: PersonWay;
  /** Whether the open part of the page offers an account itself. */
  isOffered: boolean;
  onRead: () => void;
  onForget: () => void;
};

/** Beside a request behind a tracking link: the broker, the passport, an account, and the way out. */
export function TrackedSide({ token, check, request, way, isOffered, onRead, onForget }: TrackedSideProps) {
  const reach = reachByLink(token, check);
  const door = useMemo(() => trackDoor(token, check), [token, check]);
  const names = useDocumentNames(door);
  return (
    <>
      <PersonSide
        kept={null}
        case={request}
        way={way}
        call={isAside(request) && <CallOffer {...{ case: request, way, reach }} />}
        passport={<PassportInShort entries={request.passport} names={names} />}
        consents={<GivenConsents door={consentsByLink(token, check)} />}
        withdraw={
          <Suspense fallback={<Skeleton className="mt-2 h-9" />}>
            <WithdrawRequest
              mutation={withdrawTrackedMutation(token, check)}
              brokerName={request.broker?.fullName ?? null}
              onChanged={onRead}
            />
          </Suspense>
        }
      >
        <ContactPreferences case={request} reach={reach} />
        {!isOffered && (
          <SidePart heading="Your account">
            <AccountOffer
              {...{ token, check, request }}
              reason="All your requests in one place, messages to your broker, and no link to keep."
            />
          </SidePart>
        )}
      </PersonSide>
      <div className="print:hidden">
        <Button look="quiet" size="small" className="-ml-4" onClick={onForget}>
          Lock this page
        </Button>
        <p className="text-sm text-slate">It hides your request on this device until it is opened again.</p>
      </div>
    </>
  );
}
