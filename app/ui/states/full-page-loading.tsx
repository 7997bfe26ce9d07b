import { classNames } from '#app/ui/class-names.ts';
import { Arch } from '#app/ui/frame/arch.tsx';

type FullPageLoadingProps = {
  label?: string;
  /** There was nothing to be seen before. */
  isFirst?: boolean;
};

/** Fills the screen while a whole page is on its way. In place of another it appears after 150 ms: quick loads do not flash. */
export function FullPageLoading({ label = 'Loading', isFirst = false }: FullPageLoadingProps) {
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-svh flex-col items-center justify-center gap-5 p-8',
        !isFirst && 'animate-arrive',
      )}
    >
      <Arch className="h-20 w-auto animate-breathe" />
      <p className="text-slate noscript:hidden">{label}…</p>
      <p className="hidden text-center noscript:block">
        This part of the site needs JavaScript. Please switch it on in your browser.
      </p>
    </div>
  );
}
