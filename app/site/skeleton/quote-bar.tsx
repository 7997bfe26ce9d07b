import { ButtonLink } from '#app/ui/button.tsx';

/**
 * On a phone the way to the form stays at hand below what is read, once the button at the top has gone. It stands on
 * ground of its own, and leaves room beside it for the chat.
 */
export function QuoteBar({ to }: { to: string }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 border-t border-line bg-paper py-3 pr-24 pl-5 md:hidden print:hidden">
      <ButtonLink to={to} className="w-full">
        Get a quote
      </ButtonLink>
    </div>
  );
}
