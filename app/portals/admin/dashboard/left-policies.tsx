import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { OwedPolicy } from '#app/features/oversight/policies/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { CaseTitle } from './case-title.tsx';
import { DecisionFold, DecisionGroup, DecisionLink, DecisionRow, type GroupProps } from './decision-row.tsx';
import { owedWords } from './owed-words.ts';

type Assigns = { onAssign: (one: OwedPolicy) => void };

/** So many of one broker stand for themselves; more of them fold. */
const SHOWN = 3;

/** Policies whose broker is suspended: each stands here until it has another one, first those whose clients wait for something. */
export function LeftPolicies({ overview: { leftPolicies }, onAssign, ...said }: GroupProps & Assigns) {
  const now = useNow();
  const owed = leftPolicies.filter((one) => owedWords(one, now) !== '');
  const others = Map.groupBy(
    leftPolicies.filter((one) => owedWords(one, now) === ''),
    ({ brokerName }) => brokerName,
  );
  return (
    <DecisionGroup label="Policies nobody looks after" {...said}>
      {owed.map((one) => (
        <LeftPolicy key={one.id} {...{ one, onAssign }} due={owedWords(one, now)} />
      ))}
      {[...others].map(([brokerName, policies]) => {
        const rows = policies.map((one) => <LeftPolicy key={one.id} {...{ one, onAssign }} />);
        return policies.length <= SHOWN ? (
          rows
        ) : (
          <DecisionFold
            key={brokerName}
            title={`${policies.length} policies of ${brokerName ?? 'a broker'}`}
            detail="Their clients wait for nothing now. Give each to another broker."
          >
            {rows}
          </DecisionFold>
        );
      })}
    </DecisionGroup>
  );
}

function LeftPolicy({ one, due, onAssign }: { one: OwedPolicy; due?: string } & Assigns) {
  const had = `${one.brokerName ?? 'Another broker'} had it.`;
  return (
    <DecisionRow
      title={<CaseTitle one={one} />}
      due={due}
      detail={`${one.reference}\u00a0· ${had} Give it to another broker${due ? ', or tell the client' : ''}.`}
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
  );
}
