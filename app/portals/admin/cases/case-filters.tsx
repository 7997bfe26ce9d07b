import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import type { CaseSort } from '#app/features/cases/oversight/list/sorts.ts';
import { SENT_DAYS } from '#app/features/cases/oversight/numbers/groupings.ts';
import { sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import { CASE_SOURCES } from '#app/features/cases/rules/origin/sources.ts';
import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { statusWords, typeName } from '#app/features/cases/rules/status-text.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { useIsWindowWide } from '#app/ui/frame/use-is-wide.ts';
import { FilterSelect } from '../area/filter-select.tsx';
import { SearchField } from '../area/search-field.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';
import type { CaseSearch } from './use-case-search.ts';

const STANDINGS = [
  { value: '', label: 'All' },
  { value: 'pool', label: 'Without a broker' },
  { value: 'late', label: 'Deadline missed' },
  { value: 'unreplied', label: 'Reply overdue' },
  { value: 'at_risk', label: 'Deadline at risk' },
  { value: 'paused', label: 'Paused before contact' },
  { value: 'doubted', label: 'Returned with a concern' },
  { value: 'open', label: 'Open' },
  { value: 'returned', label: 'Returned by broker' },
];
/** The dashboard leads here; nobody looks for it. */
const COUNTED = { value: 'counted', label: 'Without spam and joined requests' };
const SENT = SENT_DAYS.map((value) => ({ value, label: `Last ${value} days` }));
const SOURCES = CASE_SOURCES.map((value) => ({ value, label: sourceName(value) }));
const CITIES = ['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'];

const ORDERS = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'due', label: 'Due first' },
] as const satisfies readonly { value: CaseSort; label: string }[];

/** The search, the filters and the order of the list. They write the address; the list reads it. */
export function CaseFilters({ search }: { search: CaseSearch }) {
  const { asked, filters } = search;
  const { data: overview } = useQuery(overviewQuery);
  const panel = useId();
  const standing = filters.get('standing') ?? '';
  const folded = [...asked.keys()].filter((name) => name !== 'q' && name !== 'standing').length;
  const isWide = useIsWindowWide();
  // A phone keeps its room for the list.
  const [isOpen, setOpen] = useState(folded > 0 && isWide);
  const counts: Record<string, number | undefined> = {
    pool: overview?.cases.pool.total,
    late: overview?.cases.late.total,
    at_risk: overview?.cases.atRisk.total,
    paused: overview?.cases.paused.total,
    unreplied: overview?.cases.unreplied.total,
    doubted: overview?.cases.doubted.total,
  };
  const form = useFilterForm({
    action: '/admin/cases',
    atOnce: (name) => name !== 'q',
    kept: { standing, columns: search.named },
  });
  return (
    <div className="my-5 flex flex-col gap-3 max-sm:my-3 print:hidden">
      <FilterLinks
        label="What to show"
        className="max-sm:order-last"
        // What is counted and has none is nothing to look at.
        links={[...STANDINGS, ...(standing === COUNTED.value ? [COUNTED] : [])]
          .filter(({ value }) => !(value in counts) || (counts[value] ?? 0) > 0 || value === standing)
          .map(({ value, label }) => ({
            ...{ label, count: counts[value] },
            to: search.with('standing', value),
            isCurrent: standing === value,
          }))}
      />
      <form {...form} className="flex flex-col gap-3">
        <div className="flex gap-2">
          <SearchField
            label="Search by name, email, telephone, reference or title"
            name="q"
            defaultValue={filters.get('q') ?? ''}
            placeholder="Name or reference"
            className="min-w-0 flex-1 lg:max-w-xl"
          />
          {/* On a phone its keyboard sends. */}
          <Button type="submit" size="small" look="secondary" className="max-sm:hidden">
            Search
          </Button>
          {search.isFiltered && (
            <ButtonLink to="/admin/cases" look="quiet" size="small" className="max-sm:hidden">
              Clear
            </ButtonLink>
          )}
          <Button
            size="small"
            look="secondary"
            className="whitespace-nowrap"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilter aria-hidden="true" className="size-4" />
            Filters{folded > 0 && ` (${folded})`}
          </Button>
        </div>
        <div
          id={panel}
          className={classNames(
            'grid-cols-2 items-center gap-2 sm:flex-wrap',
            isOpen ? 'grid sm:flex' : 'hidden',
          )}
        >
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
            options={INSURANCE_TYPES.map((value) => ({ value, label: typeName(value) }))}
          />
          <FilterSelect
            name="city"
            label="City"
            all="All cities"
            asked={asked}
            options={CITIES.map((city) => ({ value: city, label: city }))}
          />
          <BrokerSelect asked={asked} />
          <FilterSelect
            name="priority"
            label="Priority"
            all="All priorities"
            asked={asked}
            options={CASE_PRIORITIES.map(asOption)}
          />
          <FilterSelect name="source" label="Came by" all="All sources" asked={asked} options={SOURCES} />
          <FilterSelect name="sent" label="Sent" all="Sent any time" asked={asked} options={SENT} />
          <FilterSelect name="sort" label="Order" all="Newest first" asked={asked} options={ORDERS} />
          {search.isFiltered && (
            <ButtonLink to="/admin/cases" look="quiet" size="small" className="col-span-2 sm:hidden">
              Clear all filters
            </ButtonLink>
          )}
        </div>
      </form>
    </div>
  );
}

/** The brokers by name. One that is not known, such as in an old link, is still said to be chosen. */
function BrokerSelect({ asked }: { asked: URLSearchParams }) {
  const { data } = useQuery(adminBrokersQuery);
  const chosen = asked.get('broker');
  const options = (data?.items ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return (
    <FilterSelect
      // What is chosen can be shown once its option is there.
      key={options.length}
      name="broker"
      label="Broker"
      all="All brokers"
      asked={asked}
      options={
        isKnown ? options : [...options, { value: chosen, label: data ? 'Unknown broker' : 'One broker' }]
      }
    />
  );
}

function asOption(value: string) {
  const words = value.replaceAll('_', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
}
