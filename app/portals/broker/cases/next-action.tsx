import { Fragment, useState } from 'react';
import { acceptCaseMutation } from '#app/features/cases/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { brokerTurn } from '#app/features/cases/ui/whose-turn.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useCaseStep } from './use-case-step.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';

type OpenDialog = 'return' | 'not-real' | 'contact' | 'close' | null;

/** Whose turn it is, until when, and the buttons for what can be done now: the first thing on the page. */
export function NextAction({ case: shown }: { case: BrokerCase | AdminCase }) {
  const now = useNow();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  /** A new round means empty dialogs. Closing one without sending keeps what was typed. */
  const [round, setRound] = useState(0);
  const accept = useCaseStep(shown.id, {
    ...acceptCaseMutation,
    done: { title: 'Request accepted', description: 'You can now see who this is and how to reach them.' },
  });
  const heading = useFocusKeeper(shown.version);
  const turn = brokerTurn(shown);
  const may = (action: string) => shown.steps.includes(action);
  const canAccept = may('accept');
  const dialogProps = (name: OpenDialog) => ({
    case: shown,
    open: dialog === name,
    onClose: () => setDialog(null),
    onDone: () => {
      setDialog(null);
      setRound(round + 1);
    },
  });
  return (
    <section aria-labelledby="next-action" className="text-sm">
      <h2 id="next-action" ref={heading} tabIndex={-1} className="text-base leading-6 focus:outline-none">
        {turn.sentence}
      </h2>
      {turn.due && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
          <span>
            {turn.due.kind === 'accept' ? 'Accept by' : 'Contact is promised by'} {whenText(turn.due.at, now)}
            .
          </span>
          <DeadlineBadge due={turn.due} now={now} />
        </p>
      )}
      {accept.problem && (
        <Callout tone="warning" live className="mt-3" title="This did not go through">
          {accept.problem}
        </Callout>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden xl:flex-col xl:items-stretch print:hidden">
        {canAccept && (
          <Button
            size="small"
            pending={accept.isPending}
            pendingLabel="Accepting…"
            onClick={() => accept.take({ id: shown.id, version: shown.version })}
          >
            Accept this request
          </Button>
        )}
        {may('return') && (
          <Button size="small" look="secondary" onClick={() => setDialog('return')}>
            Return it
          </Button>
        )}
        {may('log_contact') && !canAccept && (
          <Button
            size="small"
            look={shown.firstRespondedAt ? 'secondary' : 'primary'}
            onClick={() => setDialog('contact')}
          >
            Log a contact
          </Button>
        )}
        {may('mark_not_real') && (
          <Button size="small" look="quiet" onClick={() => setDialog('not-real')}>
            Not a real request
          </Button>
        )}
        {may('lose') && !canAccept && (
          <Button size="small" look="quiet" onClick={() => setDialog('close')}>
            Close without a policy
          </Button>
        )}
      </div>
      <Fragment key={round}>
        <LeaveDialog way="return" {...dialogProps('return')} />
        <LeaveDialog way="not-real" {...dialogProps('not-real')} />
        <ContactDialog {...dialogProps('contact')} />
        <CloseDialog {...dialogProps('close')} />
      </Fragment>
    </section>
  );
}
