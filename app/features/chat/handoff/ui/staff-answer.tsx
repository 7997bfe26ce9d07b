import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  answerChatMutation,
  chatsQuery,
  handBackMutation,
  takeChatMutation,
} from '#app/features/chat/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { newId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { type StaffChatDetail, staffReply } from '../people-schema.ts';

type StaffAnswerProps = {
  chat: StaffChatDetail;
  home: string;
  /** What to keep in mind while writing. */
  hint: string | undefined;
  onTyping: () => void;
};

const LEFT =
  'The visitor has left the window. If they are not back within two minutes, your answer also goes to their email address.';
const LEFT_UNMAILED =
  'The visitor has left the window, and no email goes out here: they read your answer when they come back to it.';

const leftWords = ({ sendsMail }: StaffChatDetail) => (sendsMail ? LEFT : LEFT_UNMAILED);

/** Where a person takes a conversation, answers in it, and gives it back to the assistant. */
export function StaffAnswer({ chat, home, hint, onTyping }: StaffAnswerProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The same until it has arrived, so that the visitor gets it once.
  const [clientId, setClientId] = useState(newId);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey });
  const take = useMutation({ ...takeChatMutation(chat.id), onSettled: readAgain });
  const { mutateAsync: answer } = useMutation({ ...answerChatMutation(chat.id), onSettled: readAgain });
  const handBack = useMutation({
    ...handBackMutation(chat.id),
    onSuccess: () => {
      showToast({ title: 'The assistant answers there again' });
      void navigate(home);
    },
    onSettled: readAgain,
  });

  const form = useForm({
    values: { body: '' },
    schema: staffReply.pick({ body: true }),
    send: ({ body }) => answer({ body, clientId }),
    onDone: () => {
      form.reset();
      setClientId(newId());
    },
    otherwise: 'Your answer was not sent. Please try again.',
  });

  const failed = take.error ?? handBack.error;
  const isYours = chat.answerer?.isYou === true;
  return (
    <form
      {...form.props}
      className="writing-place flex flex-col gap-2 border-t border-line bg-paper px-3 pt-2 pb-3 sm:px-4 print:hidden"
    >
      {chat.answerer && !isYours && (
        <Callout title={`${chat.answerer.name} has this conversation`}>
          {chat.answerer.isHere
            ? 'One person answers at a time.'
            : 'They are away. After ten minutes without activity, your answer takes over the conversation.'}
        </Callout>
      )}
      <TextArea
        label="Your answer"
        rows={2}
        help={chat.isVisitorHere ? hint : leftWords(chat)}
        onChange={onTyping}
        {...form.field('body')}
      />
      {form.problem && (
        <p role="alert" className="text-danger">
          {form.problem}
        </p>
      )}
      {failed && (
        <p role="alert" className="text-danger">
          {userMessage(failed, 'That did not work. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={form.isPending}>
          Send answer
        </Button>
        {!chat.answerer && (
          <Button look="secondary" size="small" pending={take.isPending} onClick={() => take.mutate()}>
            Take this conversation
          </Button>
        )}
        {isYours && (
          <Button
            look="secondary"
            size="small"
            pending={handBack.isPending}
            onClick={() => handBack.mutate(false)}
          >
            Give back to the assistant
          </Button>
        )}
        {isYours && chat.isUnanswered && (
          <Button
            look="quiet"
            size="small"
            pending={handBack.isPending}
            onClick={() => handBack.mutate(true)}
          >
            I answered by phone or email
          </Button>
        )}
      </div>
    </form>
  );
}
