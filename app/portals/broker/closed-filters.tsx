import { type SubmitEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { CLOSED_OUTCOME_NAMES, CLOSED_OUTCOMES } from '#app/features/cases/rules/closed-outcomes.ts';
import { Button } from '#app/ui/button.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';

type Closed = { words: string; outcome: string };

/** The address of the closed requests with these words and this outcome; from an older page on with `after`. */
export function closedPath({ words, outcome }: Closed, after = ''): string {
  const held = { show: 'closed', q: words, outcome, after };
  return `/broker?${new URLSearchParams(Object.entries(held).filter(([, value]) => value !== ''))}`;
}

/** Looks for words among closed requests, and chooses how they ended. Both are the address. */
export function ClosedFilters(closed: Closed) {
  const [, setSearch] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = box.current?.value.trim() ?? '';
    setSearch(closedPath({ ...closed, words }).slice('/broker?'.length));
  };
  const links = [
    { to: closedPath({ ...closed, outcome: '' }), label: 'All', isCurrent: closed.outcome === '' },
    ...CLOSED_OUTCOME_NAMES.map((outcome) => ({
      to: closedPath({ ...closed, outcome }),
      label: CLOSED_OUTCOMES[outcome].label,
      isCurrent: outcome === closed.outcome,
    })),
  ];
  return (
    <>
      <search>
        <form onSubmit={look} className="flex max-w-form gap-3 print:hidden">
          <label className="min-w-0 flex-1">
            <span className="sr-only">Search closed requests</span>
            <input
              ref={box}
              key={closed.words}
              type="search"
              maxLength={100}
              defaultValue={closed.words}
              placeholder="Name, reference or city"
              className={CONTROL_CLASS}
            />
          </label>
          <Button type="submit" look="secondary">
            Search
          </Button>
        </form>
      </search>
      <FilterLinks label="How they ended" links={links} />
    </>
  );
}
