import { type ReactNode, useState } from 'react';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { PersonBroker } from '#app/features/cases/ui/person-broker.tsx';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { AuthorMark } from '#app/features/messages/ui/stream/author-mark.tsx';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';

const ReopenDialog = whenOpened(
  async () => (await import('#app/features/cases/ui/steps/reopen-dialog.tsx')).ReopenDialog,
  ({ open }) => open,
);

type PersonSideProps = {
  case: Pick<ClientCase, 'broker' | 'status' | 'clocks' | 'steps'>;
  way: PersonWay;
  /** Until when the request is kept once it is closed, and the way to have it deleted sooner. */
  kept: ReactNode;
  passport: ReactNode;
  /** The button that withdraws, and the words about it. */
  withdraw: ReactNode;
  /** What else stands beside a request on this page. */
  children?: ReactNode;
};

/** Beside a request, for its person: the one broker, who has seen what, and the way out or back in. */
export function PersonSide({ case: shown, way, kept, passport, withdraw, children }: PersonSideProps) {
  const [isReopening, setReopening] = useState(false);
  const isAsked = shown.broker !== null && !shown.broker.acceptedAt;
  return (
    <>
      <SidePart heading={isAsked ? 'Broker contacted' : 'Your broker'}>
        <PersonBroker case={shown} mark={(name) => <AuthorMark name={name} party="broker" />} />
      </SidePart>
      {kept && <SidePart heading="How long we keep it">{kept}</SidePart>}
      <SidePart heading="Your data passport">
        <p className="text-slate">Who has seen your information</p>
        {passport}
      </SidePart>
      {children}
      {shown.steps.includes('withdraw') && (
        <SidePart heading="Changed your mind?">
          <p className="text-slate">
            You can withdraw your request at any time. The broker’s access then ends at once.
          </p>
          {withdraw}
        </SidePart>
      )}
      {shown.steps.includes('reopen') && (
        <SidePart heading="Changed your mind?">
          <Button look="secondary" size="small" onClick={() => setReopening(true)}>
            Reopen request
          </Button>
          <ReopenDialog
            isOwn
            way={way}
            hasBroker={shown.broker !== null}
            open={isReopening}
            onClose={() => setReopening(false)}
          />
        </SidePart>
      )}
    </>
  );
}
