import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { copyText } from '../area/copy-text.ts';

type ShownOnceProps = {
  /** Nothing is shown without it. */
  secret: string | null;
  title: string;
  /** What it is for. */
  description: string;
  onDone: () => void;
};

/** A secret that was made a moment ago: it can be copied now, and never again. */
export function ShownOnce({ secret, title, description, onDone }: ShownOnceProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      // Neither a press beside it nor Escape must lose it.
      open={secret !== null}
      onClose={(reason) => reason !== 'outside-press' && reason !== 'escape-key' && onDone()}
      title={title}
      description={description}
      initialFocus={button}
      actions={
        <Button size="small" onClick={onDone}>
          I have kept it
        </Button>
      }
    >
      <code className="block rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere select-all">
        {secret}
      </code>
      <div className="mt-3">
        <Button ref={button} look="secondary" size="small" onClick={() => void copyText(secret ?? '')}>
          <Copy aria-hidden="true" className="size-4.5" /> Copy
        </Button>
      </div>
      <Callout tone="warning" className="mt-4">
        It is not shown again. Keep it where only your program can find it.
      </Callout>
    </Dialog>
  );
}
