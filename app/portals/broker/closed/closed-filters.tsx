import { type RefObject, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { CLOSED_OUTCOME_NAMES, CLOSED_OUTCOMES } from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { SearchBox } from '../search-box.tsx';

const CLOSED = '/broker/closed';

type Closed = { words: string; outcome: string };

/** The address of the closed requests with these words and this outcome; from an older page on with `after`. */
export function closedPath({ words, outcome }: Closed, after = ''): string {
  const held = { q: words, outcome, after };
  const search = new URLSearchParams(Object.entries(held).filter(([, value]) => value !== ''));
  return search.size > 0 ? `${CLOSED}?${search}` : CLOSED;
}

/** More than anybody types; the server takes no more. */
const MAX_WORDS = 100;

type ClosedFiltersProps = Closed & { searchBox: RefObject<HTMLInputElement | null> };

/** Looks for words among closed requests, and chooses how they ended. Both are the address. */
export function ClosedFilters({ words, outcome, searchBox }: ClosedFiltersProps) {
  const navigate = useNavigate();
  const look = useCallback(
    (typed: string) => {
      const path = closedPath({ words: typed.slice(0, MAX_WORDS), outcome });
      void navigate(path, { replace: true, preventScrollReset: true });
    },
    [outcome, navigate],
  );
  const links = [
    { to: closedPath({ words, outcome: '' }), label: 'All', isCurrent: outcome === '' },
    ...CLOSED_OUTCOME_NAMES.map((name) => ({
      to: closedPath({ words, outcome: name }),
      label: CLOSED_OUTCOMES[name].label,
      isCurrent: name === outcome,
    })),
  ];
  return (
    <>
      <search className="flex print:hidden">
        <SearchBox
          label="Search closed requests by name, reference or city"
          words={words}
          onSearch={look}
          box={searchBox}
        />
      </search>
      <FilterLinks label="How they ended" links={links} className="my-6" />
    </>
  );
}
