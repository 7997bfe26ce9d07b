import type { CaseEvent } from '#app/features/cases/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import { Timeline } from '#app/ui/timeline.tsx';
import { eventWords } from './event-words.ts';

/** What happened to a case, newest first. */
export function CaseTimeline({ events }: { events: readonly CaseEvent[] }) {
  const items = events.map((event) => {
    const { title, note, tone } = eventWords(event);
    return {
      id: event.id,
      title,
      at: formatAlbertaTime(new Date(event.at), 'dateTime'),
      dateTime: event.at,
      ...(note && { body: <p className="whitespace-pre-line wrap-anywhere">{note}</p> }),
      ...(tone && { tone }),
    };
  });
  return <Timeline label="History of this request" items={items} />;
}
