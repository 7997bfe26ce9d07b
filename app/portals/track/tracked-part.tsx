import { type ReactNode, useMemo } from 'react';
import { PersonQuotes } from '#app/features/cases/quote-summaries/ui/person-quotes.tsx';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { trackDoor } from '#app/features/documents/data.ts';
import { testimonialByLink } from '#app/features/testimonials/data.ts';
import { PersonPapers } from '#app/portals/frame/case/person-papers.tsx';
import { PersonPolicy } from '#app/portals/frame/case/person-policy.tsx';
import { Card } from '#app/ui/card.tsx';
import { TabBar } from '#app/ui/frame/workspace.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { TrackedProps } from './tracked-props.ts';
import { TrackedSent } from './tracked-sent.tsx';
import { TrackedTalk } from './tracked-talk.tsx';

type TrackedPartProps = TrackedProps & { way: PersonWay; tab: string; tabs: ReactNode; onRead: () => void };

/** The open part of a request behind a tracking link. */
export function TrackedPart({ tab, tabs, ...tracked }: TrackedPartProps) {
  if (tab === 'messages') return <TrackedTalk {...tracked} tabs={tabs} />;
  return (
    <>
      <TabBar tabs={tabs} />
      <div className="flex flex-col gap-6 bg-paper p-4 sm:p-6">
        <Part {...tracked} tab={tab} />
      </div>
    </>
  );
}

function Part({ token, check, request, way, tab, onRead }: Omit<TrackedPartProps, 'tabs'>) {
  const door = useMemo(() => trackDoor(token, check), [token, check]);
  const testimonialWay = testimonialByLink(token, check);
  const { steps, quotes, certificates, informationRequests } = request;
  switch (tab) {
    case 'documents':
      return <PersonPapers {...{ door, way, steps }} requests={informationRequests} reader="visitor" />;
    case 'quotes':
      return <PersonQuotes {...{ quotes, steps, way }} />;
    case 'policy':
      return (
        <>
          <PersonPolicy
            case={request}
            {...{ door, way, certificates }}
            testimonialWay={{
              ...testimonialWay,
              give: (given) => testimonialWay.give(given).finally(onRead),
            }}
          />
          <Card>
            <AccountOffer
              {...{ token, request }}
              reason="To open what your broker sends, such as your policy, a pink card or a certificate, use an account."
            />
          </Card>
        </>
      );
    default:
      return <TrackedSent {...{ token, check, request, way }} />;
  }
}
