import { useState } from 'react';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

/** More are not read; another word finds the rest. */
const SHOWN = 6;

type SearchChoiceProps = {
  kind: 'radio' | 'checkbox';
  /** Of the search, for whoever is led here by a mistake. */
  id?: string;
  name: string;
  legend: string;
  searchLabel: string;
  help?: string;
  /** Everything that can be chosen; `label` is what is searched. */
  choices: readonly (Choice & { label: string })[];
  /** What is shown before anything is searched. */
  near: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error: string | undefined;
};

/** A choice among hundreds: the likely ones are there, all others are found by their words. What is chosen stays in sight. */
export function SearchChoice(props: SearchChoiceProps) {
  const { kind, id, name, legend, searchLabel, help, choices, near, chosen, onChoose, error } = props;
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length > 0
      ? choices.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
      : near.flatMap((value) => choices.find((one) => one.value === value) ?? []);
  const held = choices.filter(({ value }) => chosen.includes(value));
  const others = found.filter(({ value }) => !chosen.includes(value));
  const shown = [...held, ...others.slice(0, SHOWN)];
  const more = others.length - SHOWN;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        id={id}
        label={searchLabel}
        type="search"
        autoComplete="off"
        value={typed}
        help={help}
        error={shown.length === 0 ? error : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {shown.length > 0 && (
        <ChoiceGroup
          kind={kind}
          legend={legend}
          name={name}
          choices={shown}
          chosen={kind === 'radio' ? (chosen[0] ?? '') : chosen}
          error={error}
          onChange={({ target: { value, checked } }) => {
            const rest = kind === 'radio' ? [] : chosen.filter((one) => one !== value);
            onChoose(checked ? [...rest, value] : rest);
          }}
        />
      )}
      <p role="status" className="text-sm text-slate empty:hidden">
        {words.length > 0 && found.length === 0 && 'Nothing has all of these words. Try fewer.'}
        {words.length > 0 && more > 0 && `${more} more: type another word to find them.`}
      </p>
    </div>
  );
}
