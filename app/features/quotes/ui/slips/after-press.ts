/**
 * Does something once the press is over that took the focus from a field, or at once where none did: what appears below the
 * field would move the button away from under the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  // The click comes with the end of the press; a press that ends elsewhere has none.
  if (document.querySelector('a:active, button:active'))
    document.addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
