import { useQuery } from '@tanstack/react-query';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { chosenBrokersQuery } from '#app/features/matching/in-bulk/data.ts';
import { policiesOfQuery } from '#app/features/oversight/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { Sentence } from '#app/portals/admin/area/sentence.tsx';
import { PolicyLines } from './policy-lines.tsx';

/** What leaves a broker who is suspended, and what becomes of it: open requests first, then policies. */
export function LeavesThem({ broker }: { broker: AdminBrokerDetail }) {
  return (
    <>
      <Moves broker={broker} />
      <Policies brokerId={broker.id} />
    </>
  );
}

/** Policies, which nobody takes over by themselves. */
function Policies({ brokerId }: { brokerId: string }) {
  const { data } = useQuery(policiesOfQuery(brokerId));
  const policies = data?.items ?? [];
  if (policies.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">
        {policies.length === 1
          ? 'This policy has nobody who looks after it then:'
          : `These ${policies.length} policies have nobody who looks after them then:`}
      </p>
      <PolicyLines policies={policies} />
      <p className="mt-2 text-sm text-slate">
        No other broker gets these by themselves: the dashboard lists each until it has a broker. Each client
        is told that we look after it, and that we say by the next business day who sends what they wait for.
        When you restore this broker, you can give them back.
      </p>
    </div>
  );
}

/** What moves to others, and who suits it: the person of each is told, and the broker too. */
function Moves({ broker: { id: ownId, moves } }: { broker: AdminBrokerDetail }) {
  const { data } = useQuery({
    ...chosenBrokersQuery(moves.map(({ id }) => id)),
    enabled: moves.length > 0,
  });
  if (moves.length === 0) return <p>They have no open requests, so none moves.</p>;
  const others = data?.items.filter(({ id }) => id !== ownId);
  const suiting = (caseId: string) =>
    others?.filter(({ against }) => !against.some((one) => one.caseId === caseId)) ?? [];
  const unsuited = others ? moves.filter(({ id }) => suiting(id).length === 0).length : 0;
  return (
    <div>
      <p className="font-semibold">
        {moves.length === 1
          ? 'This request leaves them, and we look for another broker:'
          : `These ${moves.length} requests leave them, and we look for other brokers:`}
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {moves.map(({ id, reference, title, callAt }) => (
          <li key={id}>
            <Sentence words={`${reference} · ${title}`} />
            {callAt && (
              <span className="block text-warning">
                {`The call booked for ${formatAlbertaTime(new Date(callAt), 'dayDateTime')} is cancelled.`}
              </span>
            )}
            {others && (
              <span className="block text-slate">
                {suitingWords(suiting(id).map(({ fullName }) => fullName))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {unsuited > 0 && (
        <p className="mt-2 text-sm text-warning">
          {`What no broker fits now stays without one until you choose${unsuited > 1 ? `: ${unsuited} requests` : ''}.`}
        </p>
      )}
      <p className="mt-2 text-sm text-slate">
        Each client is told that this broker cannot continue and that we are asking another. Of a booked call
        that is cancelled, both are told.
      </p>
    </div>
  );
}

const NAMED = 3;

function suitingWords(names: readonly string[]): string {
  if (names.length === 0) return 'No broker fits it now.';
  const more = names.length - NAMED;
  const named = more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return `${andWords(named)} ${names.length === 1 ? 'fits' : 'fit'} it.`;
}
