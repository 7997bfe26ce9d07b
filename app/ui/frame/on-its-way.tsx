import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is being fetched, from 150 ms on. */
export function OnItsWay() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 animate-arrive print:hidden"
    >
      <div className="h-0.75 animate-breathe bg-dawn" />
    </div>
  );
}
