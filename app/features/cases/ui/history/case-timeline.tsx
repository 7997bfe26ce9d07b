import type { CaseEvent } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { Timeline } from '#app/ui/timeline.tsx';
import { EventNote } from './event-note.tsx';
import { eventWords } from './event-words.ts';

type CaseTimelineProps = {
  events: readonly CaseEvent[];
  /** Brokers are not told about each other, but the last one asked is the one who reads. */
  reader: 'client' | 'broker' | 'admin';
};

/** What happened to a case, newest first. */
export function CaseTimeline({ events, reader }: CaseTimelineProps) {
  const now = useNow();
  const ownAssignment = reader === 'broker' && events.find((event) => event.kind === 'assigned');
  const items = events.map((event) => {
    const { title, note, isInternal, tone } = eventWords(event);
    return {
      id: event.id,
      title: event === ownAssignment ? 'You received this request' : title,
      at: whenText(new Date(event.at), now),
      dateTime: event.at,
      ...(note && { body: <EventNote {...{ note, isInternal }} /> }),
      ...(tone && { tone }),
    };
  });
  return <Timeline label="History of this request" items={items} />;
}
