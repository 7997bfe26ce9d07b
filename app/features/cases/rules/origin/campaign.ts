import type { CaseSource } from './sources.ts';

const SOURCE_NAMES = {
  quote: 'Quote form',
  contact: 'Contact form',
  chat: 'Chat',
  portal: 'Client portal',
  admin: 'Administrator',
} as const satisfies Record<CaseSource, string>;

/** Where a request was put together: `Quote form`. */
export function sourceName(source: CaseSource): string {
  return SOURCE_NAMES[source];
}

const CAMPAIGN_CHARACTERS = 120;

/**
 * What a link of ours elsewhere said of itself when it last led the person here (`google / fall-auto`), so written that it
 * is counted with others of its kind; null where no link said anything.
 */
export function campaignOf(attribution: Readonly<Record<string, unknown>> | null): string | null {
  const touch = attribution?.last ?? attribution?.first;
  if (typeof touch !== 'object' || touch === null) return null;
  const marks = ['source', 'campaign'].map((name) => String(Reflect.get(touch, name) ?? ''));
  const named = marks.map((mark) => mark.trim().replaceAll(/\s+/g, ' ').toLowerCase()).filter(Boolean);
  return named.join(' / ').slice(0, CAMPAIGN_CHARACTERS) || null;
}
