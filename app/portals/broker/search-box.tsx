import { Search } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';

/** How a field above a list looks, small as it is used all day. */
export const CONTROL =
  'min-h-11 rounded-control border border-line bg-surface px-3 text-sm text-ink hover:border-control lg:min-h-10';

/** A pause in typing after which the list is read again. */
const PAUSE_MS = 250;

type SearchBoxProps = {
  label: string;
  words: string;
  onSearch: (words: string) => void;
  box?: RefObject<HTMLInputElement | null>;
};

/** Looks for words in a list as they are typed. */
export function SearchBox({ label, words, onSearch, box }: SearchBoxProps) {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);
  return (
    <label className="relative min-w-0 flex-1 lg:max-w-56 lg:min-w-36">
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-slate" />
      <input
        ref={box}
        type="search"
        value={typed}
        placeholder="Search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className={classNames(CONTROL, 'w-full pl-9')}
      />
    </label>
  );
}
