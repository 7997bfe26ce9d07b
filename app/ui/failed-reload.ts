/**
 * The router answers a page that it cannot fetch by loading the document again, which is right after an update of the
 * site, and without a connection leads nowhere. Calls back in place of such a reload; a server that answers is left to
 * it. Returns how to stop. Browsers without the Navigation API reload as ever.
 */
export function onFailedReload(callback: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => {};
  let isAllowed = false;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isAllowed) return;
    event.preventDefault();
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
      isAllowed = true;
      window.location.reload();
    }, callback);
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
