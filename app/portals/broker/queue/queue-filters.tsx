import { ListFilter } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { CHOSEN_WORDS, typeName } from '#app/features/cases/rules/status-text.ts';
import { QUEUE_STAGES, QUEUE_STATUSES, READINESS } from '#app/features/queue/filters.ts';
import { CLOCKS } from '#app/features/queue/next-thing.ts';
import { KeepView } from '#app/portals/frame/views/keep-view.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL, SearchBox } from '../search-box.tsx';
import { COLUMN_WORDS } from './board/columns.ts';
import type { QueueSearch } from './queue-search.ts';
import { SoundSwitch } from './sound/sound-switch.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { CLOCK_WORDS, READINESS_WORDS, rowStatusWords } from './words/row-words.ts';

type QueueFiltersProps = {
  search: QueueSearch;
  cities: readonly string[];
  searchBox: RefObject<HTMLInputElement | null>;
};

/** Search and filters of a queue; all of them stand in the address. On a phone the filters fold away. */
export function QueueFilters({ search, cities, searchBox }: QueueFiltersProps) {
  const { filters, set } = search;
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(filters).filter((name) => name !== 'q').length;
  return (
    <search className="flex min-w-0 flex-1 flex-wrap items-center gap-2 print:hidden">
      <SearchBox
        label="Search name, reference, city or task"
        words={filters.q ?? ''}
        onSearch={(words) => set('q', words)}
        box={searchBox}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        className={classNames(CONTROL, 'inline-flex items-center gap-2 font-semibold lg:hidden')}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden="true" className="size-4" />
        Filters{count > 0 && ` (${count})`}
      </button>
      <div className="sm:hidden">
        <ViewSwitch search={search} />
      </div>
      <div className={classNames('flex flex-wrap gap-2 max-lg:w-full', !isOpen && 'max-lg:hidden')}>
        <div className="w-full sm:hidden">
          <SoundSwitch />
        </div>
        <Choice label="Type" value={filters.type} onChoose={(value) => set('type', value)}>
          {INSURANCE_TYPES.map((type) => [type, typeName(type)])}
        </Choice>
        <Choice label="City" value={filters.city} onChoose={(value) => set('city', value)}>
          {cities.map((city) => [city, city])}
        </Choice>
        <Choice label="Status" value={filters.status} onChoose={(value) => set('status', value)}>
          {QUEUE_STATUSES.map((status) => [
            status,
            status === 'chosen' ? CHOSEN_WORDS : rowStatusWords(status),
          ])}
        </Choice>
        <Choice label="Stage" value={filters.stage} onChoose={(value) => set('stage', value)}>
          {QUEUE_STAGES.map((stage) => [stage, COLUMN_WORDS[stage]])}
        </Choice>
        <Choice label="Readiness" value={filters.readiness} onChoose={(value) => set('readiness', value)}>
          {READINESS.map((one) => [one, READINESS_WORDS[one]])}
        </Choice>
        <Choice label="Next step" value={filters.clock} onChoose={(value) => set('clock', value)}>
          {CLOCKS.map((clock) => [clock, CLOCK_WORDS[clock]])}
        </Choice>
        <button
          type="button"
          aria-pressed={filters.unread === '1'}
          onClick={() => set('unread', filters.unread ? '' : '1')}
          className={classNames(
            CONTROL,
            filters.unread && 'border-spruce bg-spruce-soft font-semibold text-spruce',
          )}
        >
          Unread
        </button>
        {filters.uncontacted && (
          <button
            type="button"
            aria-pressed
            onClick={() => set('uncontacted', '')}
            className={classNames(CONTROL, 'border-spruce bg-spruce-soft font-semibold text-spruce')}
          >
            Not contacted
          </button>
        )}
        {search.isFiltered && (
          <button
            type="button"
            onClick={search.clear}
            className="min-h-11 rounded-control px-3 text-sm font-semibold text-spruce hover:bg-spruce-soft lg:min-h-10"
          >
            Clear
          </button>
        )}
        <KeepView list="queue" address={search.address} isWorthKeeping={search.isFiltered} isIcon />
      </div>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  onChoose: (value: string) => void;
  children: readonly (readonly [value: string, words: string])[];
};

function Choice({ label, value = '', onChoose, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className={classNames(
        CONTROL,
        'select-arrow max-w-44 field-sizing-content pr-10',
        value && 'border-spruce bg-spruce-soft font-semibold text-spruce',
      )}
    >
      <option value="">{label}</option>
      {children.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  );
}
