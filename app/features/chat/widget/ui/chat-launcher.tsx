import { type ComponentType, useEffect, useState } from 'react';

/** The chat appears this long after the page has loaded, and its code is not fetched before. */
const DELAY_MS = 1_500;

/** Brings the chat to a page once the page itself is done. It stands beside all pages and is never taken away. */
export function ChatLauncher() {
  const [Widget, setWidget] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./load-widget.ts').then((file) => file.loadWidget((found) => setWidget(() => found)));
    const start = () => setTimeout(load, DELAY_MS);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
  }, []);
  return Widget && <Widget />;
}
