import { type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** So many pixels from where it rests, a part is read and no longer looked at; it frees less than that when its head folds. */
const READ_FROM = 300;
const AT_REST = 8;

/**
 * Whether the head of a page that fills the window is folded, on a phone, while somebody reads: from when they have scrolled the open
 * part away from where it rests, until it is there again. What they read stays where it is. A part rests at its top, or with
 * `data-rests="end"` at its end. Another part begins with the head open.
 */
export function useFoldedHead(part: string) {
  const [foldedIn, setFoldedIn] = useState<string | null>(null);
  const isFolded = foldedIn === part;
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('section')) return;
    if (isFolded ? awayFromRest(target) > AT_REST : !isBeingRead(target)) return;
    const before = target.getBoundingClientRect().top;
    flushSync(() => setFoldedIn(isFolded ? null : part));
    // Only where a fold has moved it; what opens again opens over what rests there.
    if (!isFolded) target.scrollTop += target.getBoundingClientRect().top - before;
  };
  return { isFolded, onScrollCapture };
}

const roomOf = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

/** Where a part would soon be at its end, its head stays open. Not asked of a folded one: folding takes of the same room. */
const isBeingRead = (part: HTMLElement): boolean =>
  roomOf(part) >= 2 * READ_FROM && awayFromRest(part) >= READ_FROM;

const awayFromRest = (part: HTMLElement): number =>
  part.dataset['rests'] === 'end' ? roomOf(part) - part.scrollTop : part.scrollTop;
