import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { type Listening, listen } from './listen.server.ts';
import { THRESHOLDS } from './thresholds.ts';

type Danger = { key: string; share: number };

/** The kind of danger that a message speaks of, and how likely, or null. */
export function readDanger(said: string, learned: Understanding): Danger | null {
  return dangerIn(listen(said, learned));
}

/** The same, once the message was listened to. With `isNear`, the talk was about a danger already, and less is enough. */
export function dangerIn({ whole, parts }: Listening, { isNear = false } = {}): Danger | null {
  if (whole.danger >= (isNear ? THRESHOLDS.dangerNear : 1)) return whole;
  const worst = parts.reduce((most, one) => (one.danger > most.danger ? one : most), whole);
  return worst.danger >= THRESHOLDS.dangerInPart ? worst : null;
}

/**
 * Whether a message, or a part of it, plans to tell an insurer something untrue. Where it clearly asks for something else
 * (`isClear`), such as why a claim was denied, it has to say so as a whole, and twice as much.
 */
export function isUntrueIn({ whole, parts }: Listening, isClear: boolean): boolean {
  if (isClear) return whole.untrue >= 2;
  return whole.untrue >= 1 || parts.some(({ untrue }) => untrue >= THRESHOLDS.untrueInPart);
}
