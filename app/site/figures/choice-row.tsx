import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type ChoiceRowProps<Id extends string> = {
  legend: string;
  options: readonly { id: Id; label: ReactNode; help?: string }[];
  first: Id;
  onChoose: (id: Id) => void;
  className?: string;
};

const OPTION = classNames(
  'flex min-h-12 items-start gap-3 rounded-control border border-control px-3 py-2.5 text-sm hover:border-ink',
  'has-checked:border-spruce has-checked:bg-spruce-soft has-checked:inset-ring has-checked:inset-ring-spruce',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-spruce',
);

/** One of a few, as radio buttons that the browser holds: what was pressed before the script came counts. */
export function ChoiceRow<Id extends string>({
  legend,
  options,
  first,
  onChoose,
  className,
}: ChoiceRowProps<Id>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was pressed before
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const option = options.find(({ id }) => id === pressed);
    if (option) onChoose(option.id);
  }, []);
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className={classNames('mt-2 grid gap-2', className)}>
        {options.map(({ id, label, help }) => (
          <label key={id} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === first}
              onChange={() => onChoose(id)}
              className="mt-0.5 size-5 shrink-0 accent-spruce outline-none"
            />
            <span>
              <span className="block font-medium">{label}</span>
              {help && <span className="block text-slate">{help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
