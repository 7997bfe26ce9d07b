import { type ReactNode, useMemo } from 'react';
import { PersonQuotes } from '#app/features/cases/quote-summaries/ui/person-quotes.tsx';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { trackDoor } from '#app/features/documents/data.ts';
import { PersonPapers } from '#app/portals/frame/case/person-papers.tsx';
import { TabBar } from '#app/ui/frame/workspace.tsx';
import type { TrackedProps } from './tracked-props.ts';
import { TrackedSent } from './tracked-sent.tsx';
import { TrackedTalk } from './tracked-talk.tsx';

type TrackedPartProps = TrackedProps & { way: PersonWay; tab: string; tabs: ReactNode };

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

function Part({ token, check, request, way, tab }: Omit<TrackedPartProps, 'tabs'>) {
  const door = useMemo(() => trackDoor(token, check), [token, check]);
  const { steps, quotes, agreed, informationRequests } = request;
  switch (tab) {
    case 'documents':
      return <PersonPapers {...{ door, way, steps }} requests={informationRequests} reader="visitor" />;
    case 'quotes':
      return <PersonQuotes {...{ quotes, steps, way }} />;
    case 'policy':
      return (
        <>
          <AgreementCard agreed={agreed} />
          <p className="text-slate">
            With an account you can also ask for certificates of insurance here, and tell others how it went.
          </p>
        </>
      );
    default:
      return <TrackedSent {...{ token, check, request, way }} />;
  }
}
