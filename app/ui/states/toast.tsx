import { useSyncExternalStore } from 'react';
import type { ToastContent } from './toast-content.ts';

type Stand = typeof import('./toast-stand.tsx');

/** What shows toasts is as large as a page: fetched with the first one, or ahead of it. */
export const loadToasts = () => import('./toast-stand.tsx');

let stand: Stand | null = null;
const listeners = new Set<() => void>();
const standing = Promise.withResolvers<void>();

/** Puts the stand on the page; rejects when it cannot be fetched. */
export async function toastStand(): Promise<Stand> {
  stand ??= await loadToasts();
  for (const listener of listeners) listener();
  await standing.promise;
  return stand;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one place on the page where toasts appear. A layout renders it once. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => stand,
    () => null,
  );
  return shown && <shown.ToastStand onStand={standing.resolve} />;
}

/** A toast that goes sooner cannot be read. */
const READABLE_MS = 1_000;

/** The toast that stands, or waits to: there is one at a time. */
let last: { id: string; from: number; isUrgent: boolean } | undefined;
let made = 0;
const waiting = new Set<string>();

/**
 * Says what happened, in the corner, for six seconds, ten where there is something to read or to do, and less where what
 * comes next shows it; failures are announced at once. It takes the place of the one before, once that could be read. Returns the name to close it by.
 * Needs a `<Toaster />` on the page.
 */
export function showToast(content: ToastContent): string {
  made += 1;
  const id = `toast-${made}`;
  const before = last;
  const wait = before ? Math.max(0, before.from + READABLE_MS - performance.now()) : 0;
  last = { id, from: performance.now() + wait, isUrgent: content.tone === 'danger' };
  waiting.add(id);
  setTimeout(() => void put(id, content, before?.id).catch(() => waiting.delete(id)), wait);
  return id;
}

async function put(id: string, content: ToastContent, before: string | undefined): Promise<void> {
  const { addToast, removeToast } = await toastStand();
  if (before) removeToast(before);
  if (waiting.delete(id)) addToast(id, content);
}

/** Takes back what the toast that stands says; false where it offers no way back. */
export function undoFromToast(): boolean {
  const button = document.querySelector<HTMLElement>('[data-toast-action="Undo"]');
  button?.click();
  return button !== null;
}

/** Takes what was said away when something else begins, once it could be read; what went wrong stays. */
export function endToast(): void {
  if (!last || last.isUrgent) return;
  const { id, from } = last;
  setTimeout(() => closeToast(id), Math.max(0, from + READABLE_MS - performance.now()));
}

/** Takes a toast away early, for example the "please wait" one. */
export function closeToast(id: string): void {
  if (!waiting.delete(id)) stand?.removeToast(id);
}
