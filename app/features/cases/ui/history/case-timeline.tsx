import type { CaseEvent } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Timeline } from '#app/ui/timeline.tsx';
import { EventNote } from './event-note.tsx';
import { eventWords } from './event-words.ts';
import { endedWords, movedWords } from './moved-words.ts';

type CaseTimelineProps = {
  events: readonly CaseEvent[];
  reader: 'client' | 'broker' | 'admin';
  /** What its reader did or received, in words for them. */
  ownWords?: (event: CaseEvent) => string | undefined;
  /** What stands among it for its reader alone. */
  own?: readonly { id: string; title: string; at: string }[] | undefined;
};

/** What happened to a case, newest first. */
export function CaseTimeline({ events, reader, ownWords, own = [] }: CaseTimelineProps) {
  const now = useNow();
  const items = events.map((event) => {
    const ended = reader === 'admin' ? endedWords(event, events) : null;
    const { title, note, isInternal, tone } = movedWords(event) ?? ended ?? eventWords(event);
    return {
      id: event.id,
      title: ownWords?.(event) ?? title,
      at: whenWords(new Date(event.at), now),
      dateTime: event.at,
      ...(note && { body: <EventNote {...{ note, isInternal }} /> }),
      ...(tone && { tone }),
    };
  });
  const others = own.map(({ id, title, at }) => ({
    ...{ id, title, at: whenWords(new Date(at), now), dateTime: at },
  }));
  const all = [...items, ...others];
  if (others.length > 0) all.sort((a, b) => b.dateTime.localeCompare(a.dateTime));
  return <Timeline label="History of this request" items={all} />;
}

/** `Today, 2:30 pm`, `Wed, Nov 25, 5:40 pm`, and another year in full: the page says the zone once. */
export function whenWords(at: Date, now: Date): string {
  if (albertaDate(at) === albertaDate(now)) return `Today, ${formatAlbertaTime(at, 'clock')}`;
  const isThisYear = albertaDate(at).slice(0, 4) === albertaDate(now).slice(0, 4);
  return isThisYear
    ? `${formatAlbertaTime(at, 'dayClock').slice(0, 3)}, ${formatAlbertaTime(at, 'short')}`
    : formatAlbertaTime(at, 'dateTime');
}
