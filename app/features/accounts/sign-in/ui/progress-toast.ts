import { closeToast, showToast } from '#app/ui/states/toast.tsx';
import type { ToastContent } from '#app/ui/states/toast-content.ts';

/** A toast that goes sooner cannot be read. */
const READABLE_MS = 1_000;

/** Says that something is under way. Returns how to take it away, which waits until it could be read. */
export function showProgressToast(words: Omit<ToastContent, 'tone' | 'action'>): () => void {
  const id = showToast({ ...words, tone: 'info' });
  const shownAt = performance.now();
  return () => {
    setTimeout(() => closeToast(id), Math.max(0, shownAt + READABLE_MS - performance.now()));
  };
}
