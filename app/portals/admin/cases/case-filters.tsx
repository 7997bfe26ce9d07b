import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_PRIORITIES } from '#app/features/cases/schema.ts';
import { statusWords } from '#app/features/cases/ui/status-badge.tsx';
import { QUOTE_TYPES } from '#app/features/quotes/questions/quote-types.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FilterSelect } from '../area/filter-select.tsx';
import { SearchField } from '../area/search-field.tsx';
import { Segments } from '../area/segments.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';

const STANDINGS = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'pool', label: 'Without a broker' },
  { value: 'late', label: 'Deadline missed' },
  { value: 'at_risk', label: 'Deadline at risk' },
  { value: 'returned', label: 'Returned by broker' },
  { value: 'doubted', label: 'Returned with a concern' },
];
const CITIES = ['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'];

/** The search and the filters of the list. They write the address; the list reads it. */
export function CaseFilters({ asked }: { asked: URLSearchParams }) {
  const form = useFilterForm({
    action: '/admin/cases',
    atOnce: (name) => name !== 'q',
    kept: { standing: asked.get('standing') },
  });
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
      <form {...form} className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap">
        <SearchField
          label="Search by name, email, telephone, reference or title"
          name="q"
          defaultValue={asked.get('q') ?? ''}
          placeholder="Name, email, telephone, reference"
          className="col-span-2 min-w-0 flex-1 sm:basis-72"
        />
        <FilterSelect
          name="status"
          label="Status"
          all="All statuses"
          asked={asked}
          options={CASE_STATUSES.map((value) => ({ value, label: statusWords(value) }))}
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
