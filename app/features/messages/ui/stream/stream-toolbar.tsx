import { ListFilter, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { FIRST_FOUND } from './first-found.ts';
import { STREAM_FILTERS, type StreamFilter } from './stream-rows.ts';

const LABELS: Record<StreamFilter, string> = {
  all: 'Everything',
  messages: 'Messages',
  documents: 'Documents',
  history: 'History',
};

type StreamToolbarProps = {
  filter: StreamFilter;
  onFilter: (filter: StreamFilter) => void;
  words: string;
  onWords: (words: string) => void;
};

/** What of the letter exchange is shown, and a search within it. On a phone one press opens both. */
export function StreamToolbar({ filter, onFilter, words, onWords }: StreamToolbarProps) {
  const [isSearching, setIsSearching] = useState(words !== '');
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhen(opener, !isSearching);
  const leave = () => {
    setIsSearching(false);
    onWords('');
  };
  // What is left out stays said.
  const isOpen = isSearching || filter !== 'all';
  return (
    <div data-open={isOpen || undefined} className="flex min-w-0 flex-1 items-center gap-1">
      <label
        className={classNames(
          'relative flex items-center text-slate hover:text-ink',
          isSearching && 'sm:hidden',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <span className="sr-only">What to show</span>
        <ListFilter aria-hidden="true" className="pointer-events-none absolute left-2 size-4" />
        <select
          value={filter}
          onChange={(event) => {
            const chosen = STREAM_FILTERS.find((name) => name === event.target.value);
            if (chosen) onFilter(chosen);
          }}
          className="min-h-8 appearance-none rounded-small bg-transparent py-1 pr-2 pl-8 text-xs font-semibold -outline-offset-2 hover:bg-mist sm:@max-2xl:w-8 sm:@max-2xl:pr-0 sm:@max-2xl:text-transparent pointer-coarse:min-h-11 sm:pointer-coarse:@max-2xl:w-11"
        >
          {STREAM_FILTERS.map((name) => (
            <option key={name} value={name} className="bg-surface text-ink">
              {LABELS[name]}
            </option>
          ))}
        </select>
      </label>
      {isSearching ? (
        <search className="flex min-w-0 flex-1 items-center gap-1">
          <Search aria-hidden="true" className="size-4 shrink-0 text-slate max-sm:hidden" />
          <input
            type="search"
            aria-label="Search in this conversation"
            placeholder="Search"
            // Whoever pressed Search wants to type.
            // biome-ignore lint/a11y/noAutofocus: see above
            autoFocus
            value={words}
            className="[&::-webkit-search-cancel-button]:hidden min-h-9 w-full min-w-0 flex-1 rounded-small bg-transparent px-2 text-base -outline-offset-3 max-sm:my-1 md:text-sm pointer-coarse:min-h-11"
            onChange={(event) => onWords(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') leave();
              if (key === 'Enter') document.getElementById(FIRST_FOUND)?.click();
            }}
          />
          <IconButton label="Close the search" onClick={leave}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </search>
      ) : (
        <IconButton ref={opener} label="Search in this conversation" onClick={() => setIsSearching(true)}>
          <Search aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

type IconButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  children: ReactNode;
};

function IconButton({ ref, label, onClick, children }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex h-8 min-w-8 shrink-0 items-center max-sm:ml-auto max-sm:px-1 justify-center rounded-small text-slate -outline-offset-2 hover:bg-mist hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      {children}
    </button>
  );
}
