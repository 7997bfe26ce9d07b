import type { ChatButton, ChatSource } from '#app/features/assistant/schema.ts';

/** A path of our own: one slash, and not a second one that would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** What can be done with an answer, as the server or this browser's storage tells it; the rest is left out. */
export function buttonsFrom(value: unknown): ChatButton[] {
  return recordsIn(value).flatMap(({ label, ask, to, open }): ChatButton[] => {
    if (typeof label !== 'string') return [];
    if (typeof ask === 'string') return [{ label, ask }];
    if (typeof to === 'string' && OWN_PATH.test(to)) return [{ label, to }];
    return open === 'person' || open === 'details' ? [{ label, open }] : [];
  });
}

/** Where an answer can be read. */
export function sourcesFrom(value: unknown): ChatSource[] {
  return recordsIn(value).flatMap(({ title, to, reviewedOn }) =>
    typeof title === 'string' && typeof to === 'string' && OWN_PATH.test(to) && typeof reviewedOn === 'string'
      ? [{ title, to, reviewedOn }]
      : [],
  );
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
}
