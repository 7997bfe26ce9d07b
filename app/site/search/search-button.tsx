import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { loadDialog } from '#app/ui/dialogs/dialog.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';

const loadSearch = async () => (await Promise.all([import('./search-dialog.tsx'), loadDialog()]))[0];
type SearchDialog = Awaited<ReturnType<typeof loadSearch>>['SearchDialog'];

/** Opens the site's search; so do `/` and Ctrl+K (⌘K), except while somebody is typing. */
export function SearchButton() {
  const { open, early, dialog } = useSearch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (early.current === null && isSearchKey(event)) open();
      else if (early.current !== null && event.key.length === 1) early.current += event.key;
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
        aria-keyshortcuts="/ Control+K"
        className="inline-flex size-11 items-center justify-center rounded-control hover:bg-mist"
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={open}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {dialog}
    </>
  );
}

/** Opens the same search within a page; the keys belong to the one in the header. */
export function SearchWideButton() {
  const { open, dialog } = useSearch();
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        onPointerEnter={loadSearch}
        onFocus={loadSearch}
        onClick={open}
      >
        <Search aria-hidden="true" className="size-5" />
        Search this site
      </Button>
      {dialog}
    </>
  );
}

/** The search, opened or not. What is typed before the field is there (`early`) goes into it. */
function useSearch() {
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

  const dialog = Dialog && <Dialog open={isOpen} onClose={close} takeEarly={takeEarly} />;
  return { open, early, dialog };
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}
