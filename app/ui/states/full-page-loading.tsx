import { Arch } from '#app/ui/frame/arch.tsx';

/** Fills the screen while a whole page is on its way. Appears after 150 ms, so that quick loads do not flash. */
export function FullPageLoading({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-svh animate-arrive flex-col items-center justify-center gap-5 p-8"
    >
      <Arch className="h-20 w-auto animate-breathe" />
      <p className="text-slate noscript:hidden">{label}…</p>
      <p className="hidden text-center noscript:block">
        This part of the site needs JavaScript. Please switch it on in your browser.
      </p>
    </div>
  );
}
