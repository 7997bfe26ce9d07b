import type { EventData, EventKind } from '#app/features/cases/records/events.ts';
import type { Tone } from '#app/ui/tone.ts';

export type EventWords = {
  title: string;
  note?: string | undefined;
  /** The person never reads this note. */
  isInternal?: boolean;
  tone?: Tone;
};

/** What a reader may know of a kind's data: more or less of it is left out by the server. */
type Told<Kind extends EventKind> = Partial<EventData<Kind>>;

/** Functions that say a line, by its kind. */
export type WordsByKind = { [Kind in EventKind]?: (data: Told<Kind>, by: string) => EventWords };

export function nameOf(by: string): string {
  return by.trim() || 'Somebody';
}

/** A name in the middle of a sentence: people keep their capital. */
export function lowerFirst(words: string): string {
  return /^(You|The|An|A|Somebody)\b/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** What one correction came to. Of somebody's own words the history keeps that they changed, and not what they were. */
export function differenceWords({ label, from, to }: Difference): string {
  const named = label.endsWith('?') ? label : `${label}:`;
  if (from === null && to === null) return `${named} changed`;
  return `${named} ${from ?? 'no answer'} → ${to ?? 'no answer'}`;
}

export type Difference = { label: string; from: string | null; to: string | null };
