import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is being fetched, from 150 ms on; with `isFirst` at once, and in any case. */
export function OnItsWay({ isFirst = false }: { isFirst?: boolean }) {
  const { state } = useNavigation();
  if (!isFirst && state === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      data-page-ready="waiting"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 bg-dawn noscript:hidden print:hidden ${isFirst ? 'animate-breathe' : 'animate-arrive'}`}
    />
  );
}
