import { Search } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AREA_CHOICES } from '#app/features/oversight/audit/areas.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FilterSelect } from '../cases/filter-select.tsx';

const DAYS = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

/** The filters of the log. They write the address; the page reads it. */
export function AuditFilters({ asked }: { asked: URLSearchParams }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const show = () => {
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && value.trim()) search.set(name, value.trim());
    void navigate(`/admin/audit?${search}`, { preventScrollReset: true });
  };
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // What is typed is looked for when it is sent; a choice counts at once.
    if (target.name === 'area') show();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show();
  };
  return (
    <form
      ref={form}
      method="get"
      action="/admin/audit"
      onChange={onChange}
      onSubmit={onSubmit}
      className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      <label className="relative col-span-2 min-w-0 flex-1 sm:basis-64">
        <span className="sr-only">Search by person or request reference</span>
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-slate" />
        <input
          type="search"
          name="about"
          defaultValue={asked.get('about') ?? ''}
          placeholder="Person or reference"
          className="min-h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
        />
      </label>
      <div className="col-span-2 grid sm:contents">
        <FilterSelect name="area" label="Area" all="All areas" asked={asked} options={AREA_CHOICES} />
      </div>
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
