/** How long a document may take to come before it is asked for again. */
const ARRIVAL_MS = 10_000;

let isOwnNavigation = false;
let leftAt = -Infinity;
let tellMissing: ((href: string) => void) | undefined;

/** Goes to a page of this site that is another document; where the server cannot be reached, our own page says so. */
export function goToDocument(href: string): void {
  openDocument(href).catch(() => tellMissing?.(href));
}

/** Loads the document of a page of this site, where the server can be reached; else rejects, and nothing has changed. */
export async function openDocument(href: string): Promise<void> {
  await fetch(href, { method: 'HEAD', cache: 'no-store' });
  // A second navigation would break off the first.
  if (isLeaving()) return;
  leftAt = performance.now();
  // Whoever comes back to this page as it was can leave it again.
  addEventListener('pageshow', canLeaveAgain, { once: true });
  isOwnNavigation = true;
  if (new URL(href, window.location.href).pathname === window.location.pathname) window.location.reload();
  else window.location.assign(href);
  isOwnNavigation = false;
}

function canLeaveAgain(): void {
  leftAt = -Infinity;
}

function isLeaving(): boolean {
  return performance.now() - leftAt < ARRIVAL_MS;
}

/**
 * The router answers a page that it cannot fetch by loading the document again, which is right after an update of the
 * site, and without a connection leads nowhere. In place of such a reload this opens the page that was asked for where the
 * server answers, and calls back where it does not. So it does when a link leads to another document of this site while
 * there is no connection: nobody is left with the page of their browser. Returns how to stop. Browsers without the
 * Navigation API do as ever.
 */
export function onFailedReload(wanted: () => string, onMissing: (href: string) => void): () => void {
  tellMissing = onMissing;
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => {};
  const onNavigate = (event: NavigateEvent) => {
    if (!event.cancelable || isOwnNavigation) return;
    if (event.navigationType === 'reload') {
      if (event.userInitiated) return;
      event.preventDefault();
      goToDocument(wanted());
    } else if (!navigator.onLine && isOtherDocument(event)) {
      event.preventDefault();
      onMissing(event.destination.url);
    }
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

function isOtherDocument({ destination, downloadRequest, formData, navigationType }: NavigateEvent): boolean {
  const isGoing = navigationType === 'push' || navigationType === 'replace';
  const isOurs = new URL(destination.url).origin === window.location.origin;
  return isGoing && isOurs && !destination.sameDocument && downloadRequest === null && !formData;
}
