import { AREA_CHOICES, type AuditSide } from '#app/features/oversight/audit/areas.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FilterSelect } from '../area/filter-select.tsx';
import { SearchField } from '../area/search-field.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';

const SIDES = [
  { value: 'by', label: 'By them' },
  { value: 'to', label: 'About them, by others' },
] as const satisfies readonly { value: AuditSide; label: string }[];
const DAYS = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

/** The filters of the log. They write the address; the page reads it. */
export function AuditFilters({ asked }: { asked: URLSearchParams }) {
  const form = useFilterForm({
    action: '/admin/audit',
    atOnce: (name) => name === 'area' || name === 'side',
  });
  return (
    <form {...form} className="my-5 flex flex-col gap-3 print:hidden">
      <div className="flex gap-2">
        <SearchField
          label="Name, email, phone or reference"
          name="about"
          defaultValue={asked.get('about') ?? ''}
          placeholder="Name, email or reference"
          className="min-w-0 flex-1 lg:max-w-xl"
        />
        <Button type="submit" size="small" look="secondary">
          Search
        </Button>
        {[...asked.keys()].length > 0 && (
          <ButtonLink to="/admin/audit" look="quiet" size="small">
            Clear
          </ButtonLink>
        )}
      </div>
      <div className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap">
        <FilterSelect name="side" label="By or about them" all="By or about" asked={asked} options={SIDES} />
        <FilterSelect name="area" label="Area" all="All areas" asked={asked} options={AREA_CHOICES} />
        {DAYS.map(({ name, label }) => (
          <label
            key={name}
            className="flex min-w-0 items-center gap-2 text-sm font-medium max-sm:flex-col max-sm:items-start max-sm:gap-1"
          >
            {label}
            <input
              name={name}
              type="date"
              defaultValue={asked.get(name) ?? ''}
              className="min-h-11 w-full rounded-control border border-control bg-surface px-3 font-normal sm:w-40"
            />
          </label>
        ))}
      </div>
    </form>
  );
}
