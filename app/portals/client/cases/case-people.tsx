import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { casePassportQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { PassportInShort } from '#app/features/cases/ui/passport/passport-in-short.tsx';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor } from '#app/features/documents/data.ts';
import { useDocumentNames } from '#app/features/documents/ui/use-document-names.ts';
import { accountDeletion, consentsOf } from '#app/features/privacy/data.ts';
import { GivenConsents } from '#app/features/privacy/ui/given-consents.tsx';
import { lastDay } from '#app/features/privacy/ui/last-day.ts';
import { reachOf } from '#app/features/quotes/data.ts';
import { ContactPreferences } from '#app/features/quotes/ui/contact-preferences.tsx';
import { CallOffer, isAside } from '#app/portals/frame/case/call-offer.tsx';
import { PersonSide } from '#app/portals/frame/case/person-side.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton, SkeletonText } from '#app/ui/states/skeleton.tsx';
import { WithdrawCase } from './withdraw-case.tsx';

// Only a closed request has a last day.
const CaseDeletion = lazyPart(
  async () => (await import('#app/features/privacy/ui/case-deletion.tsx')).CaseDeletion,
);

/** The one broker, who has seen what, a copy of everything, and the way out. */
export function CasePeople({ case: shown }: { case: ClientCase }) {
  const door = useMemo(() => accountDeletion(shown.id), [shown.id]);
  const reach = reachOf(shown.id);
  const way = accountWay(shown, shown.broker !== null);
  const keptUntil = lastDay(shown.clocks);
  return (
    <PersonSide
      kept={
        keptUntil && (
          <Suspense fallback={<Skeleton className="h-12" />}>
            <CaseDeletion {...{ door, keptUntil }} />
          </Suspense>
        )
      }
      case={shown}
      way={way}
      call={isAside(shown) && <CallOffer {...{ case: shown, way, reach }} />}
      passport={<Passport caseId={shown.id} />}
      consents={<GivenConsents door={consentsOf(shown.id)} />}
      withdraw={<WithdrawCase case={shown} />}
    >
      <ContactPreferences case={shown} reach={reach} />
      <SidePart heading="Download your file">
        <p className="text-slate">
          What you sent and agreed to, messages, documents, quotes, history and who has seen what, in a zip
          file with a web page you can open offline.
        </p>
        <ButtonAnchor
          href={`/api/cases/${shown.id}/archive`}
          download
          look="secondary"
          size="small"
          className="mt-2"
        >
          <Download aria-hidden="true" className="size-4" />
          Download everything
        </ButtonAnchor>
      </SidePart>
    </PersonSide>
  );
}

function Passport({ caseId }: { caseId: string }) {
  const { data, isError, refetch } = useQuery({ ...casePassportQuery(caseId), retry: retryCase });
  const door = useMemo(() => caseDoor(caseId), [caseId]);
  const names = useDocumentNames(door);
  if (data) return <PassportInShort entries={data.items} names={names} />;
  if (isError) return <LoadFailure what="your data passport" onRetry={() => void refetch()} />;
  return <SkeletonText lines={2} />;
}
