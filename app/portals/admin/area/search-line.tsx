import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SearchField } from './search-field.tsx';

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
      <SearchField
        label={label}
        name="q"
        defaultValue={q}
        placeholder={placeholder}
        className="min-w-0 flex-1 sm:max-w-md"
      />
      <Button type="submit" size="small" look="secondary">
        Search
      </Button>
    </form>
  );
}
