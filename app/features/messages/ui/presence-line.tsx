import type { PresenceList } from '#app/features/messages/schema.ts';

/** Who is writing, or has the same case open: said once, above the place to write. */
export function PresenceLine({ others }: { others: PresenceList['items'] }) {
  const writing = others.filter(({ isWriting }) => isWriting).map(({ name }) => name);
  const staff = others.filter(({ role, isWriting }) => !isWriting && (role === 'broker' || role === 'admin'));
  const words = [
    writing.length > 0 && `${writing.join(' and ')} ${writing.length > 1 ? 'are' : 'is'} writing…`,
    ...staff.map(({ name }) => `${name} has this open too.`),
  ].filter(Boolean);
  return (
    <p role="status" className="min-h-5 px-4 text-xs text-slate empty:hidden sm:px-5">
      {words.length > 0 && words.join(' ')}
    </p>
  );
}
