import { useEffect } from 'react';

/** Something that can be done on the page, in a few words. */
export type Command = { label: string; run: () => void };

const offers = new Set<() => readonly Command[]>();

/** Offers in the palette what a part of the page can do, for as long as it is there. It is asked when the palette opens. */
export function useOfferedCommands(commands: () => readonly Command[]): void {
  useEffect(() => {
    offers.add(commands);
    return () => {
      offers.delete(commands);
    };
  }, [commands]);
}

/** What the parts of the page offer just now: what two of them offer in the same words, once. */
export function offeredCommands(): readonly Command[] {
  const all = [...offers].flatMap((commands) => commands());
  return [...new Map(all.map((command) => [command.label, command])).values()];
}
