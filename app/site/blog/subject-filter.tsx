import { CHIP_CLASS } from '#app/ui/chip-class.ts';

type SubjectFilterProps = {
  /** How many posts there are of each subject, by its name. */
  subjects: readonly { name: string; count: number }[];
  /** Empty while all are shown. */
  chosen: string;
  onChoose: (name: string) => void;
};

/** Chooses which subject's posts are shown. Without script all of them are, and there is nothing to press. */
export function SubjectFilter({ subjects, chosen, onChoose }: SubjectFilterProps) {
  const all = subjects.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <legend className="sr-only">Show articles about</legend>
      {[{ name: '', count: all }, ...subjects].map(({ name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          className={CHIP_CLASS}
          onClick={() => onChoose(name)}
        >
          {name || 'All articles'} ({count})
        </button>
      ))}
    </fieldset>
  );
}
