import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { StepDialogName } from './step-dialogs.tsx';

type OutcomeMenuProps = {
  outcomes: readonly { dialog: StepDialogName; label: string }[];
  onChoose: (dialog: StepDialogName) => void;
};

/** The ways a case can end, folded away behind one button. */
export function OutcomeMenu({ outcomes, onChoose }: OutcomeMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  if (outcomes.length === 0) return null;
  return (
    <details ref={menu} className="group">
      <summary className="flex min-h-11 items-center justify-center gap-1.5 rounded-control px-4 text-sm font-semibold text-slate hover:bg-mist hover:text-ink">
        Close request
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col">
        {outcomes.map(({ dialog, label }) => (
          <li key={dialog}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-center rounded-control px-4 text-sm font-medium text-ink hover:bg-mist"
              onClick={() => {
                if (menu.current) menu.current.open = false;
                onChoose(dialog);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
