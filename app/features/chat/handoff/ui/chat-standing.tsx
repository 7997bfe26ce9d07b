import { urgencyOf } from '#app/features/cases/ui/deadline/deadline.ts';
import { shortTimeNamed } from '#app/features/cases/ui/deadline/short-time.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { StaffChat } from '../people-schema.ts';

/** Whose turn it is in a conversation, and by when. */
export function ChatStanding({ chat, now }: { chat: StaffChat; now: Date }) {
  const { answerer, isUnanswered, isVisitorHere, promiseAt } = chat;
  const due = promiseAt ? new Date(promiseAt) : null;
  return (
    <div className="min-w-0 text-sm">
      <p className={isUnanswered && (!answerer || answerer.isYou) ? 'font-semibold' : 'text-slate'}>
        {turnOf(chat)}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
        {due && <span>Answer by {shortTimeNamed(due, now)}</span>}
        {due && urgencyOf('promise', due, now) === 'soon' && <Badge tone="warning">Due soon</Badge>}
        {chat.missedPromises > 0 && <Badge tone="danger">Promise missed</Badge>}
        <span>{isVisitorHere ? 'The visitor is there.' : 'The visitor has left the window.'}</span>
      </p>
    </div>
  );
}

function turnOf({ answerer, isUnanswered }: StaffChat): string {
  if (!answerer) return 'Waiting for a person';
  if (!answerer.isYou) return `${answerer.name} has it${answerer.isHere ? '' : ', and is away'}`;
  return isUnanswered ? 'Waiting for your answer' : 'You have answered';
}
