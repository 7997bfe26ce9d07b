import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import type { ReplyPickerProps } from './reply-dialog.tsx';

const loadDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;
const ReplyDialog = whenOpened(loadDialog, () => true);

/** Chooses one of the viewer’s saved replies, filled in for a case, and keeps them. */
export function ReplyPicker(props: ReplyPickerProps) {
  const [isOpen, setOpen] = useState(false);
  useLoadAhead(loadDialog);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-small px-2.5 text-xs font-semibold text-slate hover:bg-mist hover:text-ink pointer-coarse:min-h-11"
      >
        <TextQuote aria-hidden="true" className="size-3.5" />
        Saved replies
      </button>
      {isOpen && <ReplyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
