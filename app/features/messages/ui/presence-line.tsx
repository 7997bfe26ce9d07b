import { useQuery } from '@tanstack/react-query';
import { presenceQuery } from '#app/features/messages/data.ts';
import { SIGN_EVERY_MS, WRITING_FOR_MS } from '#app/features/messages/presence.ts';

/** Who is writing, or has the same case open: said once, above the place to write. Asked for here, so that nothing else is drawn again. */
export function PresenceLine({ caseId }: { caseId: string }) {
  const { data } = useQuery({
    ...presenceQuery(caseId),
    // Who stopped writing does not say so.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ isWriting }) => isWriting) ? WRITING_FOR_MS : 2 * SIGN_EVERY_MS,
  });
  const others = data?.items ?? [];
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
