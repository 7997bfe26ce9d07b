import { useSearchParams } from 'react-router';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { contactPreference } from '#app/features/quotes/ui/contact-preference.ts';
import { CaseHeading } from '#app/portals/frame/case/case-heading.tsx';
import { portalTitle } from '#app/portals/frame/portal-meta.ts';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { TabLinks, TabPanel, useIsWide, Workspace } from '#app/ui/frame/workspace.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { CasePeople } from './case-people.tsx';
import { ClientStanding } from './client-standing.tsx';
import { ClientTalk } from './client-talk.tsx';

const TABS = [
  { id: 'messages', label: 'Messages' },
  { id: 'sent', label: 'What I sent' },
];
const PEOPLE = { id: 'people', label: 'Broker' };

/** A case as the person whose it is works with it. */
export function ClientCasePage({ case: shown }: { case: ClientCase }) {
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const tabs = isWide ? TABS : [...TABS, PEOPLE];
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'messages';
  const links = <TabLinks label="Parts of this request" tabs={tabs} current={tab} />;
  return (
    <Workspace
      heading={
        <CaseHeading home="/portal" above={shown.reference} title={shown.title}>
          <ClientStanding case={shown} />
        </CaseHeading>
      }
      right={isWide && <CasePeople case={shown} />}
    >
      <LateArrival />
      <title>{portalTitle(`${shown.reference} ${shown.title}`)}</title>
      {tab === 'messages' && <ClientTalk case={shown} tabs={links} />}
      {tab === 'sent' && (
        <TabPanel tabs={links}>
          <Sent case={shown} />
        </TabPanel>
      )}
      {tab === 'people' && (
        <TabPanel tabs={links}>
          <CasePeople case={shown} />
        </TabPanel>
      )}
    </Workspace>
  );
}

function Sent({ case: { contact, type, answers } }: { case: ClientCase }) {
  return (
    <>
      <section>
        <h2 className="mb-3 text-lg">How to reach you</h2>
        <KeyFacts
          facts={[
            { term: 'Name', detail: contact.fullName },
            { term: 'Email', detail: contact.email },
            ...(contact.phone ? [{ term: 'Phone', detail: contact.phone }] : []),
            { term: 'Contact', detail: contactPreference(contact) },
          ]}
        />
      </section>
      <section>
        <h2 className="mb-3 text-lg">What you told us</h2>
        <AnswerSections type={type} answers={answers} />
      </section>
    </>
  );
}
