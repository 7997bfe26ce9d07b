import type { StreamEntry } from '#app/features/messages/ui/stream/stream-rows.ts';
import type { ClosedTask } from '#app/features/tasks/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

const BY: Record<ClosedTask['by'], string> = {
  wrote: 'the client wrote',
  sent: 'the client sent a file',
  acted: 'the client answered',
  reached: 'you reached the client',
  quoted: 'you sent a quote',
  ended: 'the request has gone on',
  papers: 'the client has them',
};

/** That a task of the broker’s closed by itself, and why. */
export function closedWords({ title, by }: Pick<ClosedTask, 'title' | 'by'>): string {
  return `Your task is done: ${title}. It closed because ${BY[by]}.`;
}

/** The tasks that closed by themselves as lines among messages: their broker alone reads them. */
export function taskEntries(closed: readonly ClosedTask[]): StreamEntry[] {
  return closed.map((task) => ({
    ...{ key: task.id, at: task.at, group: 'history', isStep: true },
    words: closedWords(task),
    node: (
      <p className="flex justify-between gap-3 px-4 pt-3 pl-15 text-xs text-slate sm:px-5 sm:pl-16">
        {closedWords(task)}
        <time dateTime={task.at} className="shrink-0 tabular-nums">
          {formatAlbertaTime(new Date(task.at), 'clock')}
        </time>
      </p>
    ),
  }));
}
