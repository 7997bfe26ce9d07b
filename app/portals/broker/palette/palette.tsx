import { lazy, Suspense, useEffect, useState } from 'react';
import { type Command, offeredCommands } from './offered-commands.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }));

/** Ctrl+K (⌘K) goes to a request or a page, or does a step, from everywhere in the portal. */
export function Palette() {
  const [commands, setCommands] = useState<readonly Command[] | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setCommands(offeredCommands());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!commands) return null;
  return (
    <Suspense>
      <PaletteDialog commands={commands} onClose={() => setCommands(null)} />
    </Suspense>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return !(target instanceof Element && target.closest('[role=dialog]'));
}
