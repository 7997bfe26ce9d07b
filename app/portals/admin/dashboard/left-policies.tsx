import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { OwedPolicy } from '#app/features/oversight/policies/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { CaseTitle } from './case-title.tsx';
import { DecisionGroup, DecisionLink, DecisionRow, type GroupProps } from './decision-row.tsx';
import { owedWords } from './owed-words.ts';

/** Certificates and papers that clients wait for, whose broker is suspended: each is given to another, or its client told. */
export function LeftPolicies({
  overview,
  onAssign,
  ...said
}: GroupProps & { onAssign: (one: OwedPolicy) => void }) {
  const now = useNow();
  return (
    <DecisionGroup label="Policies nobody looks after" {...said}>
      {overview.leftPolicies.map((one) => (
        <DecisionRow
          key={one.id}
          title={<CaseTitle one={one} />}
          due={owedWords(one, now)}
          detail={`${one.reference}\u00a0· ${one.brokerName ?? 'its broker'} is suspended. Give it to another broker, or tell the client.`}
          actions={
            <>
              <DecisionLink to={`/admin/cases/${one.id}?tab=messages`}>
                Write to the client<span className="sr-only">: {one.reference}</span>
              </DecisionLink>
              <Button look="secondary" size="dense" onClick={() => onAssign(one)}>
                Choose a broker<span className="sr-only">: {one.reference}</span>
              </Button>
            </>
          }
        />
      ))}
    </DecisionGroup>
  );
}
