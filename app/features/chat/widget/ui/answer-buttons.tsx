import { Link } from 'react-router';
import type { ChatButton } from '#app/features/assistant/schema.ts';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';

type AnswerButtonsProps = {
  buttons: readonly ChatButton[];
  chat: Chat;
  onPressed: () => void;
  onOpen: (what: ChatPart) => void;
};

const LOOK =
  'inline-flex min-h-11 items-center rounded-card border border-control bg-surface px-3.5 py-1.5 text-left text-sm font-semibold text-spruce hover:bg-spruce-soft';

/** What can be done with an answer: open a form, go to a page, or ask on. */
export function AnswerButtons({ buttons, chat, onPressed, onOpen }: AnswerButtonsProps) {
  function press(button: Exclude<ChatButton, { to: string }>) {
    if ('ask' in button) chat.askOn(button.ask);
    else if (button.open === 'details') chat.resumeScript();
    else return onOpen('form');
    onPressed();
  }
  return (
    <ul aria-label="What you can do next" className="mt-1 flex flex-wrap gap-2">
      {buttons.map((button) => (
        <li key={button.label}>
          {'to' in button ? (
            <Link prefetch="intent" to={button.to} className={LOOK}>
              {button.label}
            </Link>
          ) : (
            <button type="button" className={LOOK} onClick={() => press(button)}>
              {button.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
