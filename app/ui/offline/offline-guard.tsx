import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import {
  createPath,
  type Path,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { onFailedReload, openDocument } from './failed-reload.ts';
import { keepTrying } from './keep-trying.ts';
import { Offline } from './offline.tsx';
import { OfflineBar } from './offline-bar.tsx';

/**
 * Stands in for the page where a link leads to one that cannot be fetched: the router would load the whole document
 * again, and the browser would say that there is none. What the reader was at stays behind it, with all that was typed.
 * Above the page a line says that there is no connection; `children` stand in it.
 */
export function OfflineGuard({ children }: { children?: ReactNode }) {
  const here = useLocation();
  const navigate = useNavigate();
  const { location: wanted } = useNavigation();
  const [lack, setLack] = useState<{ page: Path; at: string }>();
  // Any other page that opens ends it.
  const missing = lack?.at === here.pathname ? lack.page : undefined;
  /** What the router has tried to fetch in vain it never asks for again: only a document does. */
  const lost = useRef(new Set<string>());
  const miss = (page: Path) => {
    lost.current.add(page.pathname);
    setLack({ page, at: here.pathname });
    // Ends the navigation under way, so that other links answer.
    void navigate(here, { replace: true, preventScrollReset: true });
  };
  // What was asked for a moment ago may not be rendered yet when the router finds that it cannot be fetched.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const target = () => router?.state.navigation.location ?? wanted ?? here;
  const latest = useRef({ miss, target });
  latest.current = { miss, target };

  useEffect(
    () =>
      onFailedReload(
        () => createPath(latest.current.target()),
        (href) => latest.current.miss(pathOf(href)),
      ),
    [],
  );
  useEffect(() => {
    if (wanted && lost.current.has(wanted.pathname))
      void open(wanted).catch(() => latest.current.miss(wanted));
  }, [wanted]);
  useEffect(() => {
    if (!missing) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return keepTrying(() => open(missing));
  }, [missing]);

  return (
    <>
      <OfflineBar>{children}</OfflineBar>
      {missing && (
        <div className="in-place-of-page contents">
          <Offline
            onRetry={() => void open(missing).catch(() => undefined)}
            onStay={() => setLack(undefined)}
          />
        </div>
      )}
    </>
  );
}

function open(page: Path): Promise<void> {
  return openDocument(createPath(page));
}

/** Of an address of this site, with or without its origin. */
function pathOf(href: string): Path {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return { pathname, search, hash };
}
