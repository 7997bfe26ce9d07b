import { Search } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_PRIORITIES } from '#app/features/cases/schema.ts';
import { QUOTE_TYPES } from '#app/features/quotes/questions/quote-types.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Segments } from '../segments.tsx';
import { FilterSelect } from './filter-select.tsx';

const STANDINGS = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'pool', label: 'Without a broker' },
  { value: 'late', label: 'Deadline missed' },
  { value: 'at_risk', label: 'Deadline at risk' },
  { value: 'returned', label: 'Returned by broker' },
];
const CITIES = ['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'];

/** The search and the filters of the list. They write the address; the list reads it. */
export function CaseFilters({ asked }: { asked: URLSearchParams }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const show = () => {
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && value.trim()) search.set(name, value.trim());
    const standing = asked.get('standing');
    if (standing) search.set('standing', standing);
    void navigate(`/admin/cases?${search}`, { preventScrollReset: true });
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // What is typed is looked for when it is sent; a choice counts at once.
    if (target.name !== 'q') show();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show();
  };
  const isFiltered = [...asked.keys()].some((name) => name !== 'cursor' && name !== 'standing');
  return (
    <div className="my-5 flex flex-col gap-3 print:hidden">
      <Segments
        label="What to show"
        items={STANDINGS.map(({ value, label }) => ({
          label,
          to: `/admin/cases?${withStanding(asked, value)}`,
          isCurrent: (asked.get('standing') ?? '') === value,
        }))}
      />
      <form
        ref={form}
        method="get"
        action="/admin/cases"
        onChange={onChange}
        onSubmit={onSubmit}
        className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap"
      >
        <label className="relative col-span-2 min-w-0 flex-1 sm:basis-72">
          <span className="sr-only">Search by name, email, telephone, reference or title</span>
          <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-slate" />
          <input
            type="search"
            name="q"
            defaultValue={asked.get('q') ?? ''}
            placeholder="Name, email, telephone, reference"
            className="min-h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
          />
        </label>
        <FilterSelect
          name="status"
          label="Status"
          all="All statuses"
          asked={asked}
          options={CASE_STATUSES.map(asOption)}
        />
        <FilterSelect
          name="type"
          label="Type"
          all="All types"
          asked={asked}
          options={QUOTE_TYPES.map(({ type, label }) => ({ value: type, label }))}
        />
        <FilterSelect
          name="city"
          label="City"
          all="All cities"
          asked={asked}
          options={CITIES.map((city) => ({ value: city, label: city }))}
        />
        <FilterSelect
          name="priority"
          label="Priority"
          all="All priorities"
          asked={asked}
          options={CASE_PRIORITIES.map(asOption)}
        />
        <Button type="submit" size="small" look="secondary">
          Search
        </Button>
        {isFiltered && (
          <ButtonLink to="/admin/cases" look="quiet" size="small">
            Clear
          </ButtonLink>
        )}
      </form>
    </div>
  );
}

function asOption(value: string) {
  const words = value.replaceAll('_', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
}

function withStanding(asked: URLSearchParams, standing: string): URLSearchParams {
  const search = new URLSearchParams(asked);
  search.delete('cursor');
  if (standing) search.set('standing', standing);
  else search.delete('standing');
  return search;
}
