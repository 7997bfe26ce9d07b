import { useState } from 'react';
import { Link } from 'react-router';
import type { CasesToDecide, CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { RETURN_REASON_WORDS } from '#app/features/cases/ui/return-reasons.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Tone } from '#app/ui/tone.ts';
import { NotRealDialog } from '../cases/not-real-dialog.tsx';
import { DecisionGroup, DecisionRow } from './decision-row.tsx';

type Kind = 'late' | 'at_risk' | 'doubted' | 'pool';

type CaseDecisionsProps = {
  kind: Kind;
  label: string;
  tone: Tone;
  found: CasesToDecide['pool'];
  onAssign: (one: CaseToDecide) => void;
};

/** The first requests of one kind, and the way to all of them. */
export function CaseDecisions({ kind, label, tone, found, onAssign }: CaseDecisionsProps) {
  const now = useNow();
  const [judging, setJudging] = useState<CaseToDecide | null>(null);
  if (found.total === 0) return null;
  return (
    <DecisionGroup
      label={label}
      tone={tone}
      aside={
        found.total > found.items.length && (
          <TextLink to={`/admin/cases?standing=${kind}`} className="text-sm">
            {`All ${found.total}`}
          </TextLink>
        )
      }
    >
      {found.items.map((one) => (
        <DecisionRow
          key={one.id}
          title={
            <Link
              prefetch="intent"
              to={`/admin/cases/${one.id}`}
              className="text-ink no-underline hover:underline"
            >
              {one.title}
            </Link>
          }
          detail={detailOf(kind, one, now)}
          actions={
            <>
              {kind === 'doubted' && (
                <Button look="quiet" size="small" onClick={() => setJudging(one)}>
                  Not real<span className="sr-only">: {one.reference}</span>
                </Button>
              )}
              <Button look="secondary" size="small" onClick={() => onAssign(one)}>
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

function detailOf(kind: Kind, one: CaseToDecide, now: Date): string {
  const promised = one.promiseAt && whenText(new Date(one.promiseAt), now);
  const about: Record<Kind, string | null> = {
    late: `${one.promisesMissed > 0 ? `${one.promisesMissed} missed${promised ? `, next by ${promised}` : ''}` : `Was promised by ${promised}`}`,
    at_risk: `Promised by ${promised}`,
    doubted: returnText(one, now),
    pool: [
      returnText(one, now) ?? `Sent ${whenText(new Date(one.createdAt), now)}`,
      promised && `contact promised by ${promised}`,
    ]
      .filter(Boolean)
      .join(' · '),
  };
  return [
    one.reference,
    one.city,
    one.brokerName,
    about[kind],
    one.isConfirmed ? null : 'not confirmed by email',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** `Returned by Dana Whitford, 8:38 am today: “No capacity in time”`; null where nobody gave it back. */
function returnText({ returnReason, returnedBy, returnedAt }: CaseToDecide, now: Date): string | null {
  if (!returnReason || !returnedAt) return null;
  const why = RETURN_REASON_WORDS.get(returnReason) ?? returnReason;
  return `Returned by ${returnedBy ?? 'its broker'}, ${whenText(new Date(returnedAt), now)}: “${why}”`;
}
