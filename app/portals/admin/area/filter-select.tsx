type FilterSelectProps = {
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  asked: URLSearchParams;
  options: readonly { value: string; label: string }[];
};

/** One filter of a list; it says what it leaves open until something is chosen. */
export function FilterSelect({ name, label, all, asked, options }: FilterSelectProps) {
  const value = asked.get(name) ?? '';
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className="min-h-11 min-w-0 sm:max-w-48 sm:field-sizing-content rounded-control border border-control bg-surface pl-3 text-sm font-medium select-arrow data-[chosen=true]:border-spruce data-[chosen=true]:bg-spruce-soft"
      data-chosen={value !== ''}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
