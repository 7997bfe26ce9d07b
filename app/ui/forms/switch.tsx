import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> & {
  label: string;
  /** What it means as it stands. */
  help: ReactNode;
};

/** Something that is on or off at once, without a button that sends. */
export function Switch({ label, help, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className="py-1">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        <input
          {...input}
          id={id}
          type="checkbox"
          // A checkbox says by itself whether it is on.
          // biome-ignore lint/a11y/useAriaPropsForRole: see above
          role="switch"
          aria-describedby={`${id}-help`}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-mist transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-control before:transition-transform checked:border-spruce checked:bg-spruce checked:before:translate-x-5 checked:before:bg-on-spruce disabled:opacity-60 forced-colors:appearance-auto"
        />
      </div>
      <p id={`${id}-help`} className="text-xs text-slate">
        {help}
      </p>
    </div>
  );
}
