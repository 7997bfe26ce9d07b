import { MessageCircle } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type LauncherButtonProps = {
  button?: RefObject<HTMLButtonElement | null>;
  /** Answers that came while the window was not open. */
  unread: number;
  /** Set for people who work here, whose rail has chats of their own: it is named after who answers. */
  isAside: boolean;
  /** Pressed, while the window is on its way. */
  isOpening?: boolean;
  onPress: () => void;
};

/**
 * Opens the chat, and covers nothing: it stands where no page has words or controls. That is the margin of public pages,
 * as a tab at the edge, and as a round button where the margin is wide enough for one; inside a portal it is the place
 * that `PortalFrame` keeps free.
 */
export function LauncherButton({ button, unread, isAside, isOpening = false, onPress }: LauncherButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      aria-label={unread > 0 ? `Open chat assistant, ${unread} unread` : 'Open chat assistant'}
      aria-haspopup="dialog"
      aria-busy={isOpening}
      onClick={onPress}
      className={classNames(
        'group fixed z-30 flex animate-arrive justify-end text-sm font-semibold text-on-spruce',
        'right-0 bottom-28 h-24 w-6 md:w-8 xl:right-1.5 xl:bottom-6 xl:size-14 min-[84rem]:right-6',
        'focus-visible:-outline-offset-3 xl:rounded-full xl:focus-visible:outline-offset-3',
        'in-portal:top-[calc(0.125rem+var(--offline-bar,0px))] in-portal:right-2 in-portal:bottom-auto in-portal:size-11 in-portal:rounded-control in-portal:text-spruce',
        'md:in-portal:top-auto md:in-portal:right-auto md:in-portal:bottom-3 md:in-portal:left-2 md:in-portal:h-15 md:in-portal:w-19',
      )}
    >
      <span
        className={classNames(
          'flex h-full w-5 flex-col items-center justify-center gap-1.5 rounded-l-control bg-spruce shadow-soft group-hover:bg-spruce-strong md:w-7 xl:w-full xl:rounded-full forced-colors:border',
          'in-portal:w-full in-portal:gap-0.5 in-portal:rounded-control in-portal:bg-transparent in-portal:shadow-none in-portal:group-hover:bg-mist',
        )}
      >
        {unread > 0 ? (
          <span className="min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 text-on-danger">
            {unread > 9 ? '9+' : unread}
          </span>
        ) : (
          <MessageCircle
            aria-hidden="true"
            className={classNames(
              'size-4 md:size-5 xl:size-6 in-portal:size-6',
              isOpening && 'animate-breathe',
            )}
          />
        )}
        <span
          aria-hidden="true"
          className="text-xs [writing-mode:vertical-rl] xl:hidden in-portal:hidden md:in-portal:block md:in-portal:[writing-mode:horizontal-tb]"
        >
          {isAside ? 'Assistant' : 'Chat'}
        </span>
      </span>
    </button>
  );
}
