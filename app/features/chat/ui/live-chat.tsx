import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { answerChatMutation, handBackMutation, liveChatQuery, liveChatsQuery } from '../data.ts';

const SPEAKERS = { user: 'Visitor', assistant: 'Assistant', person: 'A person' } as const;

/** One conversation with a visitor, and the place to answer. The assistant is silent meanwhile. */
export function LiveChat({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const chat = useQuery(liveChatQuery(id));
  // Everything about conversations: the list shows who is being answered.
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: liveChatsQuery.queryKey });
  const answer = useMutation({
    ...answerChatMutation(id),
    onSuccess: () => {
      setText('');
      return onSuccess();
    },
  });
  const handBack = useMutation({ ...handBackMutation(id), onSuccess });
  if (chat.isPending) return <SkeletonText lines={6} />;
  if (chat.isError) return <LoadFailure what="the conversation" onRetry={() => void chat.refetch()} />;

  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !answer.isPending) answer.mutate(text);
  }

  const { messages, visitorName, mode } = chat.data;
  return (
    <Card heading={`Conversation with ${visitorName ?? 'a visitor'}`}>
      <div
        role="log"
        aria-label="Conversation"
        className="flex max-h-96 flex-col gap-3 overflow-y-auto"
        // It scrolls, and has nothing inside that takes the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        {messages.map((message) => (
          <div key={message.id} className="max-w-text">
            <p className="text-sm text-slate">
              {message.author ?? SPEAKERS[message.role]},{' '}
              {formatAlbertaTime(new Date(message.createdAt), 'time')}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.content}</p>
          </div>
        ))}
      </div>
      {mode === 'bot' ? (
        <p className="mt-4 text-slate">The assistant answers here again.</p>
      ) : (
        <form noValidate onSubmit={send} className="mt-5 flex flex-col gap-3">
          <TextArea
            label="Your answer"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={
              answer.isError
                ? userMessage(answer.error, 'Your answer was not sent. Please try again.')
                : undefined
            }
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small" pending={answer.isPending}>
              Send answer
            </Button>
            <Button
              look="secondary"
              size="small"
              pending={handBack.isPending}
              onClick={() => handBack.mutate()}
            >
              Give back to the assistant
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
