/**
 * The router answers a page that it cannot fetch by loading the document again, which is right after an update of the
 * site, and without a connection leads nowhere. In place of such a reload this opens the page that was asked for where the
 * server answers, and calls back where it does not. Returns how to stop. Browsers without the Navigation API reload as ever.
 */
export function onFailedReload(wanted: () => string, onMissing: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => {};
  let isAllowed = false;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isAllowed) return;
    event.preventDefault();
    const href = wanted();
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(() => {
      isAllowed = true;
      if (new URL(href, window.location.href).pathname === window.location.pathname) window.location.reload();
      else window.location.assign(href);
    }, onMissing);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
