import { ButtonLink } from '#app/ui/button.tsx';

/**
 * On a phone the way to the form stays at hand below what is read, once the button at the top has gone. It stands on
 * ground of its own, below the chat at the edge, and comes to rest in the room below the article.
 */
export function QuoteBar({ to }: { to: string }) {
  return (
    <div className="pointer-events-none col-start-1 row-start-2 mt-[50svh] flex flex-col justify-end md:hidden print:hidden">
      <div className="pointer-events-auto sticky bottom-0 z-10 -mx-6 border-t border-line bg-paper px-6 py-3">
        <ButtonLink to={to} className="w-full">
          Get a quote
        </ButtonLink>
      </div>
    </div>
  );
}
