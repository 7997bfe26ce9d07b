import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';

type Action<Name extends string> = { dialog: Name; label: string };

type CaseActionsProps<Name extends string> = {
  /** What is done at a press, before all others. */
  lead?: ReactNode;
  /** What comes first; without it the first of the others leads, less loudly. */
  first?: Action<Name> | undefined;
  others: readonly Action<Name>[];
  /** The ways a case can end, apart from all else. */
  ends: readonly Action<Name>[];
  onChoose: (dialog: Name) => void;
};

/** Actions below each other in one frame: each is plainly something to press, none as loud as what comes first. */
const LIST = 'divide-y divide-line overflow-clip rounded-control border border-control bg-surface';
const ROW =
  'flex min-h-9 w-full items-center justify-between gap-1.5 px-3 py-1.5 text-left text-sm font-medium -outline-offset-3 hover:bg-mist pointer-coarse:min-h-11';

/** What can be done with a case: one thing first, then the others, its ends folded away. On a phone all but the first are one press away. */
export function CaseActions<Name extends string>({ lead, first, ...rest }: CaseActionsProps<Name>) {
  const isWide = useIsWide();
  const { onChoose } = rest;
  const { others, ends } = foldedEnds(rest);
  if (!lead && !first && others.length + ends.length === 0) return null;
  const leading = first ? (
    <Button size="small" onClick={() => onChoose(first.dialog)}>
      {first.label}
    </Button>
  ) : (
    lead
  );
  if (isWide) {
    return (
      <div className="mt-3 flex flex-col items-stretch gap-2 print:hidden">
        {leading}
        {others.length + ends.length > 0 && (
          <div className={LIST}>
            <Choices choices={others} onChoose={onChoose} />
            <Ends {...{ ends, onChoose }} />
          </div>
        )}
      </div>
    );
  }
  const led = leading ? undefined : others[0];
  const more = led ? others.slice(1) : others;
  return (
    <div className="mt-3 flex items-stretch gap-2 *:first:flex-1 print:hidden">
      {leading}
      {led && (
        <Button size="small" look="secondary" onClick={() => onChoose(led.dialog)}>
          {led.label}
        </Button>
      )}
      <More others={more} {...{ ends, onChoose }} />
    </div>
  );
}

/** One end alone is called what it is: there is nothing to fold. */
export function foldedEnds<Choice>({ others, ends }: { others: readonly Choice[]; ends: readonly Choice[] }) {
  return ends.length === 1 ? { others: [...others, ...ends], ends: [] } : { others, ends };
}

function More<Name extends string>({
  others,
  ends,
  onChoose,
}: Omit<CaseActionsProps<Name>, 'lead' | 'first'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (others.length + ends.length === 0) return null;
  const choose = (name: Name) => {
    setIsOpen(false);
    onChoose(name);
  };
  return (
    <>
      <Button size="small" look="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        More steps
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="More steps">
        {others.length > 0 && (
          <div className={LIST}>
            <Choices choices={others} onChoose={choose} />
          </div>
        )}
        {ends.length > 0 && (
          <section aria-labelledby="ends" className="mt-5 first:mt-0">
            <h3 id="ends" className="mb-2 text-xs font-semibold tracking-wide text-slate uppercase">
              Close request
            </h3>
            <div className={LIST}>
              <Choices choices={ends} onChoose={choose} />
            </div>
          </section>
        )}
      </Dialog>
    </>
  );
}

/** It stays open below its dialogs: who leaves one is back where they pressed. */
function Ends<Name extends string>({ ends, onChoose }: Pick<CaseActionsProps<Name>, 'ends' | 'onChoose'>) {
  if (ends.length === 0) return null;
  return (
    <details className="group">
      <summary className={`${ROW} text-slate hover:text-ink`}>
        Close request
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line pl-3">
        <Choices choices={ends} onChoose={onChoose} />
      </div>
    </details>
  );
}

type ChoicesProps<Name extends string> = {
  choices: readonly Action<Name>[];
  onChoose: (dialog: Name) => void;
};

function Choices<Name extends string>({ choices, onChoose }: ChoicesProps<Name>) {
  if (choices.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {choices.map(({ dialog, label }) => (
        <li key={dialog}>
          <button type="button" className={ROW} onClick={() => onChoose(dialog)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
