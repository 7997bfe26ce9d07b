import { RotateCcw } from 'lucide-react';
import type { ChatMessage } from '#app/features/chat/widget/conversation/kept-chat.ts';
import type { Chat, ChatPart } from '#app/features/chat/widget/conversation/use-chat.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerVotes } from './answer-votes.tsx';
import { listedIn, MessageText } from './message-text.tsx';
import { shownButtons, waysOut } from './shown-buttons.ts';

type ChatLineProps = {
  message: ChatMessage;
  chat: Chat;
  /** Its buttons are for the newest answer only: earlier ones are about what is over. */
  isNewest: boolean;
  /** A button that is pressed goes away with it. */
  onPressed: () => void;
  onOpen: (what: ChatPart) => void;
};

/** One line of the conversation. What visitors type is shown as typed; answers may hold links to our own pages. */
export function ChatLine({ message, chat, isNewest, onPressed, onOpen }: ChatLineProps) {
  const { role, content, author } = message;
  if (role === 'system') return <p className="text-center text-xs text-slate">{content}</p>;
  const isUser = role === 'user';
  const buttons = (isNewest && message.buttons) || [];
  // What the text lists is asked there by a press, and stands nowhere twice.
  const listed = listedIn(content);
  const asks = buttons.flatMap((button) =>
    'ask' in button && listed.includes(button.ask) ? [button.ask] : [],
  );
  const beside = shownButtons(buttons, { listed: asks, standing: waysOut(chat.chat, buttons).length });
  const askOn = (question: string) => {
    chat.askOn(question);
    onPressed();
  };
  return (
    <div className={classNames('flex flex-col gap-1', isUser ? 'items-end' : 'items-start')}>
      <span className="sr-only">{isUser ? 'You:' : `${author ?? 'Assistant'}:`}</span>
      {author && (
        <span aria-hidden="true" className="text-xs font-semibold text-slate">
          {author}
        </span>
      )}
      <div
        className={classNames(
          'max-w-[88%] rounded-card px-3.5 py-2 wrap-anywhere forced-colors:border',
          isUser ? 'rounded-br-small bg-spruce text-on-spruce' : 'rounded-bl-small',
          !isUser && (author ? 'bg-blush' : 'bg-mist'),
        )}
      >
        {isUser ? (
          <p className="whitespace-pre-line">{content}</p>
        ) : (
          <MessageText text={content} asks={asks} onAsk={askOn} />
        )}
      </div>
      {message.retry !== undefined && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            chat.retry(message);
            onPressed();
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          Try again
        </Button>
      )}
      {beside.length > 0 && (
        <AnswerButtons buttons={beside} chat={chat} onPressed={onPressed} onOpen={onOpen} />
      )}
      {message.sources && <AnswerSources sources={message.sources} />}
      {message.id && !author && chat.chat.token && <AnswerVotes message={message} chat={chat} />}
    </div>
  );
}
