import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { type Command, offeredCommands } from './offered-commands.ts';

export type PaletteDialogProps = {
  commands: readonly Command[];
  wanted: string;
  setWanted: (words: string) => void;
  onClose: () => void;
};

/** Ctrl+K (⌘K) goes to a request or a page, or does a step, from everywhere in the portal; `dialog` is what it finds. */
export function Palette({ dialog: PaletteDialog }: { dialog: ComponentType<PaletteDialogProps> }) {
  const [commands, setCommands] = useState<readonly Command[] | null>(null);
  const [wanted, setWanted] = useState('');
  const isOpen = commands !== null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setWanted('');
      setCommands(offeredCommands());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Until its field has the focus, what is typed is for it all the same, and no shortcut of the page behind.
    const onEarly = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const isLetter = event.key.length === 1;
      if (!isLetter && event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (isLetter) setWanted((typed) => typed + event.key);
      if (event.key === 'Escape') setCommands(null);
    };
    document.addEventListener('keydown', onEarly, { capture: true });
    return () => document.removeEventListener('keydown', onEarly, { capture: true });
  }, [isOpen]);
  if (!commands) return null;
  return (
    <Suspense>
      <PaletteDialog {...{ commands, wanted, setWanted }} onClose={() => setCommands(null)} />
    </Suspense>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return !isInDialog(target);
}

function isElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || isInDialog(target);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}
