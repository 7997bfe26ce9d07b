import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';

type SearchLineProps = { action: string; q: string; label: string; placeholder: string };

/** A search whose words stand in the address. */
export function SearchLine({ action, q, label, placeholder }: SearchLineProps) {
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const words = typeof typed === 'string' ? typed.trim() : '';
    void navigate(words ? `${action}?${new URLSearchParams({ q: words })}` : action);
  };
  return (
    <form method="get" action={action} onSubmit={onSubmit} className="my-5 flex gap-2 print:hidden">
      <label className="relative min-w-0 flex-1 sm:max-w-md">
        <span className="sr-only">{label}</span>
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-slate" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          className="min-h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
        />
      </label>
      <Button type="submit" size="small" look="secondary">
        Search
      </Button>
    </form>
  );
}
