import { useEffect, useLayoutEffect } from 'react';

/** From then on the first step is shown after all: what leads past it could not be loaded. */
const PATIENCE_MS = 8_000;

/**
 * While the address leads past the first step (`isLed`), which stands in the built page, the document is marked so that the
 * step is neither seen nor reached; a page that is opened as a document is marked before it is painted
 * (server/build/start-script/opening-form.ts). `isOpen`: the form stands where it was led to, or stays.
 */
export function useOpening(isLed: boolean, isOpen: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where somebody came from is asked once
  useLayoutEffect(() => {
    if (isLed) document.documentElement.dataset.opening = '';
    const late = setTimeout(unmark, PATIENCE_MS);
    return () => {
      clearTimeout(late);
      unmark();
    };
  }, []);
  useEffect(() => {
    if (isOpen) unmark();
  }, [isOpen]);
}

function unmark(): void {
  delete document.documentElement.dataset.opening;
}
