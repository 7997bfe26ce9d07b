import { type ComponentType, useEffect, useState } from 'react';

/** The chat appears this long after a public page has loaded, and its code is not fetched before. */
const DELAY_MS = 1_500;
/** Behind a door it stands among the places of the rail, where one that comes late looks as if it came and went. */
const BEHIND_DOORS = /^\/(portal|broker|admin)\b/;

/** Brings the chat to a page once the page itself is done. It stands beside all pages and is never taken away. */
export function ChatLauncher() {
  const [Widget, setWidget] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./load-widget.ts').then((file) => file.loadWidget((found) => setWidget(() => found)));
    const start = () => setTimeout(load, BEHIND_DOORS.test(location.pathname) ? 0 : DELAY_MS);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
  }, []);
  return Widget && <Widget />;
}
