import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { FieldGroup } from './field.tsx';
import { giveWay } from './state/gives-way.ts';

export type Choice = { value: string; label: ReactNode; help?: ReactNode; icon?: ReactNode };

type CardInput = ComponentProps<'input'> & { 'data-several'?: string | undefined };

type ChoiceGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'className'> & {
  legend: ReactNode;
  /** One answer (radio) or any number of answers (checkbox). */
  kind: 'radio' | 'checkbox';
  choices: readonly Choice[];
  /** Further choices, in what folds them below. */
  rest?: { choices: readonly Choice[]; fold: (cards: ReactNode) => ReactNode } | undefined;
  /** The chosen value or values, for callers that hold the state themselves. */
  chosen?: string | readonly string[];
  /** What is chosen at first, for callers that leave the state to the browser. */
  defaultValue?: string | readonly string[];
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  why?: ReactNode;
  /** Of several boxes the value that stands alone, such as "not sure yet": ticking it clears the others until it is unticked, and they clear it. */
  alone?: string | undefined;
  /** Cards beside each other from this many columns on wide screens; phones get one, or two for a yes and a no. */
  columns?: 1 | 2 | 3;
  className?: string;
};

/** Three cards never leave one alone on a row. */
const THREE = 'sm:grid-cols-3';
/** Two words, such as yes and no, have room beside each other everywhere. */
const PAIR = 'grid-cols-2 sm:max-w-md';
const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

/** A question whose answers are cards to press. The first card carries the id, so an error summary can jump to it. */
export function ChoiceGroup({
  legend,
  kind,
  choices,
  rest,
  chosen,
  defaultValue,
  help,
  error,
  optional = false,
  why,
  alone,
  columns = 1,
  className,
  id,
  ...input
}: ChoiceGroupProps) {
  return (
    <FieldGroup {...{ id, legend, help, error, optional, why, className }}>
      {(groupId) => {
        const cards = (shown: readonly Choice[], first?: string) => (
          <div
            className={classNames('grid gap-2', columns === 3 ? besideEachOther(shown) : COLUMNS[columns])}
          >
            {shown.map((choice) => (
              <ChoiceCard
                key={choice.value}
                {...choice}
                input={{
                  ...input,
                  type: kind,
                  id: choice.value === first ? groupId : `${groupId}-${choice.value}`,
                  'aria-invalid': error ? true : undefined,
                  'data-several': kind === 'checkbox' ? '' : undefined,
                  ...(alone !== undefined && {
                    onInput: ({ currentTarget }) => settleBeside(currentTarget, alone),
                  }),
                  ...(defaultValue !== undefined && { defaultChecked: isChosen(defaultValue, choice.value) }),
                  ...(chosen === undefined ? {} : { checked: isChosen(chosen, choice.value) }),
                }}
              />
            ))}
          </div>
        );
        return (
          <div
            className={classNames(
              'mt-2 flex flex-col gap-2',
              // No single box is wrong, so the group of them is marked.
              error && kind === 'checkbox' && 'rounded-control outline outline-offset-4 outline-danger',
            )}
          >
            {cards(choices, choices[0]?.value)}
            {rest && rest.choices.length > 0 && rest.fold(cards(rest.choices))}
          </div>
        );
      }}
    </FieldGroup>
  );
}

/** Settles the other ticks by the one that was pressed, before the form reads what is ticked. */
function settleBeside(pressed: HTMLInputElement, alone: string): void {
  const boxes = pressed.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  giveWay(boxes ?? [], pressed, alone);
}

function besideEachOther(choices: readonly Choice[]): string {
  const isPair = choices.length === 2 && choices.every(({ label }) => String(label).length < 9);
  if (isPair) return PAIR;
  return choices.length === 3 ? THREE : COLUMNS[3];
}

function isChosen(chosen: string | readonly string[], value: string): boolean {
  return typeof chosen === 'string' ? chosen === value : chosen.includes(value);
}

/** One answer as a card to press; `input` is a radio button or a box. */
export function ChoiceCard({ value, label, help, icon, input }: Choice & { input: CardInput }) {
  const helpId = `${input.id}-about`;
  // Without this the label's name would hold the help too, and it would be read twice.
  const labelId = `${input.id}-label`;
  return (
    <label
      htmlFor={input.id}
      className={classNames(
        'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-2.5 not-has-checked:hover:border-slate max-sm:min-h-11 max-sm:py-2',
        'has-checked:border-spruce has-checked:bg-spruce-soft has-checked:inset-ring has-checked:inset-ring-spruce',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-spruce',
        input.type === 'radio' && 'has-aria-invalid:border-danger',
        'has-disabled:opacity-60',
      )}
    >
      <input
        {...input}
        value={value}
        aria-labelledby={labelId}
        aria-describedby={help ? helpId : undefined}
        className="mt-0.75 size-5 shrink-0 accent-spruce outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        {help && (
          <span id={helpId} className="text-sm text-slate">
            {help}
          </span>
        )}
      </span>
      {icon && <span className="shrink-0 text-spruce">{icon}</span>}
    </label>
  );
}
