import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { loadDialog } from '#app/ui/dialogs/dialog.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';

const loadSearch = async () => (await Promise.all([import('./search-dialog.tsx'), loadDialog()]))[0];
type SearchDialog = Awaited<ReturnType<typeof loadSearch>>['SearchDialog'];

/**
 * Opens the site's search; so do `/` and Ctrl+K (⌘K), except while somebody is typing. What is typed before the field is
 * there goes into it. A second one within a page (`isWide`) shows what it does, and leaves the keys to the one in the header.
 */
export function SearchButton({ isWide = false }: { isWide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<SearchDialog>();
  /** Typed since the search was asked for; null while nobody waits for its field. */
  const early = useRef<string>(null);
  useLoadAhead(loadSearch);

  function open() {
    early.current = '';
    setOpen(true);
    loadSearch().then(({ SearchDialog }) => setDialog(() => SearchDialog), takeEarly);
  }

  function close() {
    takeEarly();
    setOpen(false);
  }

  function takeEarly(): string {
    const typed = early.current ?? '';
    early.current = null;
    return typed;
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (early.current !== null && event.key.length === 1) early.current += event.key;
      else if (early.current === null && !isWide && isSearchKey(event)) open();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <>
      <button
        type="button"
        aria-label="Search this site"
        aria-haspopup="dialog"
        aria-keyshortcuts={isWide ? undefined : '/ Control+K'}
        className={
          isWide
            ? buttonClass('secondary', 'regular')
            : 'inline-flex size-11 items-center justify-center rounded-control hover:bg-mist'
        }
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={open}
      >
        <Search aria-hidden="true" className="size-5" />
        {isWide && 'Search this site'}
      </button>
      {Dialog && <Dialog open={isOpen} onClose={close} takeEarly={takeEarly} />}
    </>
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}
