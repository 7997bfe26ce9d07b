import { useQuery } from '@tanstack/react-query';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { chosenBrokersQuery } from '#app/features/matching/in-bulk/data.ts';
import { owedByQuery } from '#app/features/oversight/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Sentence } from '#app/portals/admin/area/sentence.tsx';
import { owedWords } from '../dashboard/owed-words.ts';

/** What leaves a broker who is suspended, and what becomes of it: open requests first, then what clients wait for of policies. */
export function LeavesThem({ broker }: { broker: AdminBrokerDetail }) {
  return (
    <>
      <Moves broker={broker} />
      <Owed brokerId={broker.id} />
    </>
  );
}

/** Certificates and papers that nobody takes over by themselves. */
function Owed({ brokerId }: { brokerId: string }) {
  const { data } = useQuery(owedByQuery(brokerId));
  const now = useNow();
  const owed = data?.items ?? [];
  if (owed.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">
        {owed.length === 1
          ? 'The client of this policy waits for something from them:'
          : `The clients of these ${owed.length} policies wait for something from them:`}
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {owed.map((one) => (
          <li key={one.id}>
            <Sentence words={`${one.reference} · ${one.title}`} />
            <span className="block text-warning">{owedWords(one, now)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-slate">
        No other broker gets these by themselves: the dashboard lists them until you choose one, or send what
        is asked for. Each client is told that we look after it, and that we say by the next business day who
        sends it.
      </p>
    </div>
  );
}

/** What moves to others, and whether somebody suits it: the person of each is told, and the broker too. */
function Moves({ broker: { id: ownId, moves } }: { broker: AdminBrokerDetail }) {
  const { data } = useQuery({
    ...chosenBrokersQuery(moves.map(({ id }) => id)),
    enabled: moves.length > 0,
  });
  if (moves.length === 0) return <p>They have no open requests, so none moves.</p>;
  const others = data?.items.filter(({ id }) => id !== ownId);
  const suiting = (caseId: string) =>
    others?.filter(({ against }) => !against.some((one) => one.caseId === caseId)).length;
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
            {others && <SuitingNote many={suiting(id) ?? 0} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-slate">
        Each client is told that this broker cannot continue and that we are asking another. Of a booked call
        that is cancelled, both are told.
      </p>
    </div>
  );
}

function SuitingNote({ many }: { many: number }) {
  return many === 0 ? (
    <span className="block text-warning">No broker fits it now: it stays without one until you choose.</span>
  ) : (
    <span className="block text-slate">{many === 1 ? 'One broker fits it.' : `${many} brokers fit it.`}</span>
  );
}
