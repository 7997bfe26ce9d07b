import MiniSearch from 'minisearch';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { CONTROL_CLASS } from '#app/ui/field.tsx';
import { type Findable, type Found, SEARCH_INDEX_PATH, SEARCH_OPTIONS } from './search-options.ts';

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };
type Index = MiniSearch<Findable>;

const MOST = 12;

/** Finds pages, questions, articles and words of this site. The index is fetched with the first opening. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const [index, problem] = useIndex(open);
  const [wanted, setWanted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = index && wanted.trim() ? find(index, wanted) : [];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search this site" initialFocus={input}>
      <label htmlFor={id} className="sr-only">
        Search for
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Hail, condo deductible, Super Visa…"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => onArrow(event, -1)}
        className={CONTROL_CLASS}
      />
      <p role="status" className="mt-3 text-sm text-slate">
        {statusWords({ isReady: index !== undefined, problem, wanted, count: found.length })}
      </p>
      <ul className="mt-2 -mb-2 divide-y divide-line" data-results="">
        {found.map((place, position) => (
          <li key={place.id}>
            <Link
              to={place.to}
              onClick={() => onOpenChange(false)}
              onKeyDown={(event) => onArrow(event, position)}
              className="group block rounded-small py-3 focus-visible:-outline-offset-2"
            >
              <span className="text-xs font-medium text-slate">{place.kind}</span>
              <span className="block font-semibold group-hover:text-spruce">{place.title}</span>
              <span className="line-clamp-2 text-sm text-slate">{place.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function find(index: Index, wanted: string): Found[] {
  const strict = index.search(wanted);
  const results = strict.length > 0 ? strict : index.search(wanted, { combineWith: 'OR' });
  return results.slice(0, MOST).map(({ id, kind, title, excerpt, to }) => ({ id, kind, title, excerpt, to }));
}

function statusWords(now: { isReady: boolean; problem: boolean; wanted: string; count: number }): string {
  if (now.problem) return 'The search could not be loaded. Please try again later.';
  if (!now.wanted.trim()) return 'Type a word. Arrow keys move through what was found.';
  if (!now.isReady) return 'Loading…';
  if (now.count === 0) return `Nothing found for "${now.wanted.trim()}".`;
  return now.count === 1 ? '1 place found' : `${now.count}${now.count === MOST ? ' best' : ''} places found`;
}

/** Moves focus between the field (position -1) and the results. */
function onArrow(event: KeyboardEvent<HTMLElement>, position: number) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const dialog = event.currentTarget.closest('[role="dialog"]');
  const places = [...(dialog?.querySelectorAll<HTMLElement>('input[type="search"], [data-results] a') ?? [])];
  const next = places[position + 1 + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function useIndex(isWanted: boolean): [Index | undefined, boolean] {
  const [index, setIndex] = useState<Index>();
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    if (!isWanted || index) return;
    const leaving = new AbortController();
    fetchIndex(leaving.signal).then(
      (loaded) => {
        setIndex(loaded);
        setProblem(false);
      },
      () => setProblem(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [isWanted, index]);
  return [index, problem];
}

async function fetchIndex(signal: AbortSignal): Promise<Index> {
  const response = await fetch(SEARCH_INDEX_PATH, { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return MiniSearch.loadJSONAsync<Findable>(await response.text(), SEARCH_OPTIONS);
}
