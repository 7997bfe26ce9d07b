import { type ChangeEvent, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

type Filters = {
  action: string;
  /** Fields whose choice counts at once; what is typed elsewhere counts when it is sent. */
  atOnce: (name: string) => boolean;
  /** What the address keeps although the form does not ask for it. */
  kept?: Readonly<Record<string, string | null>>;
};

/** A form of filters that writes the address, from which the page reads them. Blank fields are left out. */
export function useFilterForm({ action, atOnce, kept = {} }: Filters) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const show = () => {
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(ref.current ?? undefined))
      if (typeof value === 'string' && value.trim()) search.set(name, value.trim());
    for (const [name, value] of Object.entries(kept)) if (value) search.set(name, value);
    void navigate(`${action}?${search}`, { preventScrollReset: true });
  };
  return {
    ref,
    method: 'get',
    action,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (atOnce(target.name)) show();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      show();
    },
  } as const;
}
