import { useEffect } from 'react';

/** Something that can be done on the page, in a few words. */
export type Command = { label: string; run: () => void };

const NOTHING = (): readonly Command[] => [];
let offer = NOTHING;

/** Offers in the palette what the page can do, for as long as it is there. It is asked when the palette opens. */
export function useOfferedCommands(commands: () => readonly Command[]): void {
  useEffect(() => {
    offer = commands;
    return () => {
      offer = NOTHING;
    };
  }, [commands]);
}

/** What the page offers just now. */
export function offeredCommands(): readonly Command[] {
  return offer();
}
