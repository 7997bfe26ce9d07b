import { useState } from 'react';
import type { CasesToDecide, CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { pausedSince } from '#app/features/cases/ui/deadline/paused-since.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { quotedReason, returnedWords } from '#app/features/cases/ui/reasons/returned-words.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { Tone } from '#app/ui/tone.ts';
import { CaseTitle } from './case-title.tsx';
import { DecisionGroup, DecisionRow } from './decision-row.tsx';
import type { CaseNeed } from './needs.ts';

const NotRealDialog = whenOpened(
  async () => (await import('../cases/not-real-dialog.tsx')).NotRealDialog,
  ({ open }) => open,
);

type CaseDecisionsProps = {
  kind: CaseNeed;
  label: string;
  count: number;
  tone: Tone;
  found: CasesToDecide['pool'];
  onAssign: (one: CaseToDecide) => void;
};

/** The first requests of one kind, and the way to all of them. */
export function CaseDecisions({ kind, label, count, tone, found, onAssign }: CaseDecisionsProps) {
  const now = useNow();
  const [judging, setJudging] = useState<CaseToDecide | null>(null);
  return (
    <DecisionGroup
      {...{ label, count, tone }}
      aside={
        found.total > found.items.length && (
          <TextLink to={`/admin/cases?standing=${kind}`} className="text-sm">
            See all<span className="sr-only">: {label}</span>
          </TextLink>
        )
      }
    >
      {found.items.map((one) => (
        <DecisionRow
          key={one.id}
          title={<CaseTitle one={one} />}
          due={
            kind === 'unreplied' ? <ReplyDue at={one.replyDueAt} now={now} /> : <Due one={one} now={now} />
          }
          detail={detailOf(kind, one, now)}
          brief={one.status === 'new' && one.returnReason && quotedReason(one.returnReason)}
          actions={
            <>
              {kind === 'doubted' && (
                <Button look="quiet" size="dense" onClick={() => setJudging(one)}>
                  Not real<span className="sr-only">: {one.reference}</span>
                </Button>
              )}
              <Button look="secondary" size="dense" onClick={() => onAssign(one)}>
                {one.brokerName ? 'Reassign' : 'Choose a broker'}
                <span className="sr-only">: {one.reference}</span>
              </Button>
            </>
          }
        />
      ))}
      {judging && (
        <NotRealDialog caseId={judging.id} version={judging.version} open onClose={() => setJudging(null)} />
      )}
    </DecisionGroup>
  );
}

/** By when the client was promised to hear from somebody, and whether that is near or over. */
function Due({ one: { promiseAt, promisesMissed, paused }, now }: { one: CaseToDecide; now: Date }) {
  const missed = promisesMissed > 0 && `${promisesMissed} deadline${promisesMissed === 1 ? '' : 's'} missed`;
  if (!promiseAt && paused && !missed) return `Contact was promised by ${pausedSince(paused)}`;
  if (!promiseAt) return missed || null;
  const at = new Date(promiseAt);
  const isOver = at <= now;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {`${isOver ? 'Contact was due by' : 'Contact by'} ${shortTime(at, now)}`}
      {missed && <span className="text-danger">{missed}</span>}
      {!missed && <DeadlineBadge due={{ kind: 'promise', at }} now={now} />}
    </span>
  );
}

/** Until when the broker was asked to reply to what the client wrote. */
function ReplyDue({ at, now }: { at: string | null; now: Date }) {
  return at && `Reply was due by ${shortTime(new Date(at), now)}`;
}

function detailOf(kind: CaseNeed, one: CaseToDecide, now: Date): string {
  const past = one.status === 'new' ? returnText(one, now) : null;
  return [
    one.reference,
    one.brokerName,
    past ?? (kind === 'pool' && `sent ${shortTime(new Date(one.createdAt), now)}`),
    !one.isConfirmed && 'not confirmed by email',
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

/** Who gave it back, when and why; null where nobody did. */
function returnText({ returnedBy, returnedAt, returnReason: reason }: CaseToDecide, now: Date) {
  return (
    returnedAt && reason && returnedWords({ by: returnedBy ?? 'its broker', at: returnedAt, reason }, now)
  );
}
