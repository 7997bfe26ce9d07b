import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadDialog } from '#app/ui/dialogs/dialog.tsx';

const loadSearch = async () => (await Promise.all([import('./search-dialog.tsx'), loadDialog()]))[0];
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }));

/** Opens the site's search; so do `/` and Ctrl+K (⌘K), except while somebody is typing. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

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
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {isWanted && (
        <Suspense>
          <SearchDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]'));
}
