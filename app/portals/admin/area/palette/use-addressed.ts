import { useSearchParams } from 'react-router';

/** What the palette asks of the page that it leads to, in the address. */
export type Addressed = 'export' | 'assign';

const NAME = 'do';

/** The address of a page that opens something at once. */
export function addressFor(path: string, what: Addressed): string {
  const [pathname, search] = path.split('?');
  const asked = new URLSearchParams(search);
  asked.set(NAME, what);
  return `${pathname}?${asked}`;
}

/** Whether the address asks to open this, and what takes it out again once it was. */
export function useAddressed(what: Addressed): { isAsked: boolean; done: () => void } {
  const [search, setSearch] = useSearchParams();
  return {
    isAsked: search.get(NAME) === what,
    done: () => {
      const rest = new URLSearchParams(search);
      rest.delete(NAME);
      setSearch(rest, { replace: true, preventScrollReset: true });
    },
  };
}
