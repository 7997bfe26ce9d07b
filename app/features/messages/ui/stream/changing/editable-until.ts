import { useEffect, useState } from 'react';
import { EDITABLE_MS } from '#app/features/messages/rules/line-limits.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';

/** What may still be done with an own line, as it stands at its button and in its menu. */
export type LineActs = { isEditable: boolean; label: string; until: string };

/** Up to the end of the five minutes both, and that they end; after that only deleting, and that they are over. */
export function lineActs({ createdAt }: Pick<CaseLine, 'createdAt'>, at: Date): LineActs {
  const end = new Date(Date.parse(createdAt) + EDITABLE_MS);
  const isEditable = at < end;
  return {
    isEditable,
    label: isEditable ? 'Change or delete this message' : 'Delete this message',
    until: `${isEditable ? 'Can' : 'Could'} be changed until ${formatAlbertaTime(end, 'clock')}`,
  };
}

/** The same on a page that stays open. */
export function useLineActs(line: Pick<CaseLine, 'createdAt'>): LineActs {
  const left = Date.parse(line.createdAt) + EDITABLE_MS - now().getTime();
  const [, setIsOver] = useState(false);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return lineActs(line, now());
}
