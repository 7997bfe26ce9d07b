import { Dialog } from '#app/ui/dialogs/dialog.tsx';

export type Keys = readonly (readonly [key: string, words: string])[];

/** The keys of the page one is on. */
export function KeysDialog({
  keys,
  about = 'They apply to the highlighted row: choose it with j or k.',
  onClose,
}: {
  keys: Keys;
  about?: string;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" description={about}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex min-w-8 justify-center rounded-small border border-control bg-mist px-2 font-sans text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
