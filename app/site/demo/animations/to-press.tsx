import { lazy, Suspense, useEffect, useState } from 'react';
import { showSiteToast } from '#app/site/frame/site-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Arch } from '#app/ui/frame/arch.tsx';

const WORK_MS = 2_000;

const Dialog = lazy(async () => ({ default: (await import('#app/ui/dialogs/dialog.tsx')).Dialog }));

/** The arch, as it appears each time the button is pressed. */
export function Arriving() {
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col items-center gap-4">
      <div key={round} className="animate-arrive">
        <Arch className="h-24 w-auto" />
      </div>
      <Button look="secondary" size="small" onClick={() => setRound(round + 1)}>
        Play it again
      </Button>
    </div>
  );
}

/** A button that is busy for two seconds. */
export function AtWork() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), WORK_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <Button pending={isBusy} pendingLabel="Working…" look="secondary" onClick={() => setBusy(true)}>
      Press me
    </Button>
  );
}

/** The notice of the header, small. */
export function Folding() {
  const [isFolded, setFolded] = useState(false);
  return (
    <div className="w-full max-w-80">
      <div
        className={classNames(
          'grid rounded-control bg-ink text-sm text-paper transition-[grid-template-rows]',
          isFolded ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
        )}
      >
        <p className={classNames('overflow-hidden px-4', !isFolded && 'py-2')}>The notice</p>
      </div>
      <Button look="secondary" size="small" className="mt-3" onClick={() => setFolded(!isFolded)}>
        {isFolded ? 'Show it' : 'Fold it away'}
      </Button>
    </div>
  );
}

/** A real toast of this site. */
export function Message() {
  return (
    <Button
      look="secondary"
      size="small"
      onClick={() => showSiteToast({ title: 'A message', description: 'It leaves after six seconds.' })}
    >
      Show a message
    </Button>
  );
}

/** A real dialog of this site. */
export function Window() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        Open a window
      </Button>
      {isWanted && (
        <Suspense>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title="A window">
            <p>Escape, the cross and a press beside it close it.</p>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
