import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';

const FIELDS = [
  { name: 'action', label: 'Action', type: 'text', placeholder: 'case.assigned' },
  { name: 'thing', label: 'ID of the record', type: 'text', placeholder: '' },
  { name: 'actor', label: 'User ID', type: 'text', placeholder: '' },
  { name: 'from', label: 'From', type: 'date', placeholder: '' },
  { name: 'until', label: 'Until', type: 'date', placeholder: '' },
] as const;

/** The filters of the log. They write the address; the page reads it. */
export function AuditFilters({ asked }: { asked: URLSearchParams }) {
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) search.set(name, value.trim());
    void navigate(`/admin/audit?${search}`);
  };
  return (
    <form
      method="get"
      action="/admin/audit"
      onSubmit={onSubmit}
      className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      {FIELDS.map(({ name, label, type, placeholder }) => (
        <label key={name} className="flex min-w-0 flex-col gap-1 text-sm font-medium sm:w-40">
          {label}
          <input
            name={name}
            type={type}
            placeholder={placeholder}
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
