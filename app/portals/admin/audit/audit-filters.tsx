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
    <form {...form} className="my-5 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap print:hidden">
      <SearchField
        label="Whom or what: name, email, phone or reference"
        name="about"
        defaultValue={asked.get('about') ?? ''}
        placeholder="Name, email or reference"
        className="col-span-2 min-w-0 flex-1 sm:basis-64"
      />
      <FilterSelect
        name="side"
        label="By or about them"
        all="By and about them"
        asked={asked}
        options={SIDES}
      />
      {DAYS.map(({ name, label }) => (
        <label key={name} className="flex min-w-0 flex-col gap-1 text-sm font-medium sm:w-40">
          {label}
          <input
            name={name}
            type="date"
            defaultValue={asked.get(name) ?? ''}
            className="min-h-11 w-full rounded-control border border-control bg-surface px-3 font-normal"
          />
        </label>
      ))}
      <FilterSelect name="area" label="Area" all="All areas" asked={asked} options={AREA_CHOICES} />
      <Button type="submit" size="small" look="secondary">
        Show
      </Button>
      {[...asked.keys()].length > 0 && (
        <ButtonLink to="/admin/audit" look="quiet" size="small">
          Clear
        </ButtonLink>
      )}
    </form>
  );
}
