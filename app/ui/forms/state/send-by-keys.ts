import type { KeyboardEvent } from 'react';

/**
 * Sends the form of a field of several lines by Ctrl + Enter, on Apple devices by Command + Enter: Enter alone begins a
 * new line there. `mayNow` says no while sending would be too early, and the keys then do nothing.
 */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>, mayNow = true): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (mayNow) event.currentTarget.form?.requestSubmit();
}
