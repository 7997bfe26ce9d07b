import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { OwedPolicy } from '#app/features/oversight/policies/schema.ts';
import { Sentence } from '#app/portals/admin/area/sentence.tsx';
import { owedWords } from '../dashboard/owed-words.ts';

/** Policies by name, each with what its client waits for. */
export function PolicyLines({ policies }: { policies: readonly OwedPolicy[] }) {
  const now = useNow();
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm">
      {policies.map((one) => (
        <li key={one.id}>
          <Sentence words={`${one.reference} · ${one.title}`} />
          <span className="block text-warning">{owedWords(one, now)}</span>
        </li>
      ))}
    </ul>
  );
}
