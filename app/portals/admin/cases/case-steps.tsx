import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { priorityMutation } from '#app/features/cases/oversight/data.ts';
import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { TurnDue } from '#app/features/cases/ui/deadline/turn-due.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseClocks } from '#app/features/cases/ui/steps/case-clocks.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { teamSentence } from '#app/features/cases/ui/team-turn.ts';
import { brokerTurn } from '#app/features/cases/ui/whose-turn.ts';
import { CaseActions } from '#app/portals/frame/case/case-actions.tsx';
import { useOfferedCommands } from '#app/portals/frame/palette/offered-commands.ts';
import { Callout } from '#app/ui/callout.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useAddressed } from '../area/palette/use-addressed.ts';
import { AskedDeletion } from '../privacy/asked-deletion.tsx';
import type { DialogName } from './case-dialogs.tsx';

// Few were given back, or joined with another.
const Returned = lazyPart(async () => (await import('./returned.tsx')).Returned);
const JoinedRequests = lazyPart(async () => (await import('./merge/joined-requests.tsx')).JoinedRequests);
const CaseDialogs = whenOpened(
  async () => (await import('./case-dialogs.tsx')).CaseDialogs,
  ({ open }) => open !== null,
);

/** How a case ended; of one that is open it is said whose turn it is. */
const ENDED: Partial<Record<AdminCase['status'], string>> = {
  won: 'Policy arranged.',
  lost: 'It was closed without a policy.',
  withdrawn: 'It was withdrawn.',
  duplicate: 'It was joined with another request.',
  spam: 'It was marked as spam.',
};

type Offered = { step: string; dialog: DialogName; label: string };

/** What can be done now: without a broker finding one comes first; what ends the case stands apart from all else. */
function actionsOf({ steps, broker, status }: AdminCase) {
  const may = ({ step }: Offered) => steps.includes(step);
  const found: Offered[] = [
    { step: 'undo', dialog: 'undo', label: 'Return to the last broker' },
    { step: 'assign', dialog: 'assign', label: broker ? 'Reassign' : 'Choose a broker' },
  ];
  const first = broker ? undefined : found.find(may);
  const others: Offered[] = [
    ...found,
    { step: 'release', dialog: 'release', label: 'Unassign broker' },
    {
      ...({ step: 'reopen', dialog: 'reopen' } as const),
      label: status === 'spam' ? 'Not spam: reopen request' : 'Reopen request',
    },
    { step: 'split', dialog: 'split', label: 'Separate them again' },
    { step: 'merge', dialog: 'merge', label: 'Join with another request' },
  ];
  return {
    first,
    others: others.filter((one) => may(one) && one.step !== first?.step),
    ends: ENDS.filter(may),
  };
}

const ENDS: Offered[] = [
  { step: 'lose', dialog: 'close', label: 'Close without a policy' },
  { step: 'withdraw', dialog: 'withdraw', label: 'Withdraw on the client’s behalf' },
  { step: 'mark_not_real', dialog: 'not-real', label: 'Mark as spam' },
];

/** Where a case stands, its clocks, and every step that an administrator can take now: one of them first. */
export function CaseSteps({ case: shown }: { case: AdminCase }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const navigate = useNavigate();
  const now = useNow();
  const { id, steps, status, turn, clocks, returned } = shown;
  const { due } = brokerTurn(shown);
  const may = (step: string) => steps.includes(step);
  const actions = actionsOf(shown);
  const { isAsked, done } = useAddressed('assign');
  useOfferedCommands(() => {
    const { first, others, ends } = actions;
    return [...(first ? [first] : []), ...others, ...ends].map(({ label, dialog: name }) => ({
      ...{ label, run: () => setDialog(name) },
    }));
  });
  return (
    <section aria-labelledby="case-steps" className="text-sm">
      <h2 id="case-steps" className="text-base leading-6">
        {teamSentence(turn) ?? ENDED[status]}
      </h2>
      {returned && (
        <Suspense>
          <Returned {...returned} />
        </Suspense>
      )}
      {due && !shown.call && <TurnDue due={due} now={now} />}
      {!due && clocks.length > 0 && (
        <div className="mt-2 text-slate">
          <CaseClocks isTeam clocks={clocks} />
        </div>
      )}
      <AskedDeletion of={{ caseId: id }} onDeleted={() => void navigate('/admin/cases')} />
      <CaseActions {...actions} onChoose={setDialog} />
      <Suspense>
        <JoinedRequests id={id} />
      </Suspense>
      {may('set_priority') && <Priority case={shown} />}
      <CaseDialogs
        case={shown}
        open={dialog ?? (isAsked && may('assign') ? 'assign' : null)}
        onClose={() => {
          setDialog(null);
          if (isAsked) done();
        }}
      />
    </section>
  );
}

/** Three buttons, of which one is pressed: it counts at once. */
function Priority({ case: { id, version, priority } }: { case: AdminCase }) {
  const step = useStep(priorityMutation);
  return (
    <div className="mt-4">
      <SidePart heading="Priority">
        <fieldset className="flex gap-1 rounded-control bg-mist p-1">
          <legend className="sr-only">Priority</legend>
          {CASE_PRIORITIES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === priority}
              onClick={() => one !== priority && step.take({ id, version, priority: one })}
              className="min-h-9 flex-1 rounded-control text-sm font-semibold text-slate capitalize hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-soft pointer-coarse:min-h-11"
            >
              {one}
            </button>
          ))}
        </fieldset>
        {step.problem && (
          <Callout tone="warning" live className="mt-3" title="This did not go through">
            {step.problem}
          </Callout>
        )}
      </SidePart>
    </div>
  );
}
