import { useEffect, useRef } from 'react';

/** Something that can be done on the page, in a few words. */
export type Command = { label: string; run: () => void };

type Offer = { commands: () => readonly Command[] };
const offers = new Set<Offer>();

/** Offers in the palette what a part of the page can do, for as long as it is there. It is asked when the palette opens. */
export function useOfferedCommands(commands: () => readonly Command[]): void {
  const offer = useRef<Offer>({ commands });
  useEffect(() => {
    offer.current.commands = commands;
  }, [commands]);
  useEffect(() => {
    const mine = offer.current;
    offers.add(mine);
    return () => {
      offers.delete(mine);
    };
  }, []);
}

/** What the parts of the page offer just now. */
export function offeredCommands(): readonly Command[] {
  return [...offers].flatMap(({ commands }) => commands());
}
