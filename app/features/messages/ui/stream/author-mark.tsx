import type { PartyRole } from '#app/features/messages/schema.ts';
import { classNames } from '#app/ui/class-names.ts';

const LOOKS: Record<PartyRole, string> = {
  broker: 'bg-spruce text-on-spruce',
  admin: 'bg-slate text-surface',
  client: 'bg-sky text-ink',
  visitor: 'bg-sky text-ink',
  assistant: 'bg-mist text-ink',
};

/** The first letters of a name in a disc, in the colour of the role. The name itself stands beside it. */
export function AuthorMark({ name, party }: { name: string; party: PartyRole }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-xs font-semibold tracking-wide uppercase select-none forced-colors:border',
        LOOKS[party],
      )}
    >
      {letters[0]}
      {letters.length > 1 && letters.at(-1)}
    </span>
  );
}
