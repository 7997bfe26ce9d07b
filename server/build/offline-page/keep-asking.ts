/**
 * Runs inline in the page that stands in for one that cannot be fetched, at the address of that one. Says whether the
 * connection is missing or the site, and opens the page as soon as the site answers. Its text is put into the page, so it
 * uses nothing from outside.
 */
export function keepAsking(): void {
  const isPortal = /^\/(?:portal|broker|admin)(?:\/|$)/.test(location.pathname);
  // The portals have a dark theme.
  if (isPortal) document.body.firstElementChild?.classList.add('portal');

  function say(): void {
    for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = (part.dataset.when === 'online') !== navigator.onLine;
  }

  function ask(): void {
    say();
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => undefined,
    );
  }

  say();
  addEventListener('online', ask);
  addEventListener('offline', say);
  document.querySelector('button')?.addEventListener('click', ask);
  setInterval(ask, 5_000);
}
