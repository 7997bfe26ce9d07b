import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';

/**
 * A dialog whose script the first load of its page does without: it comes soon after, or as soon as the dialog is opened.
 * Once opened it stays, with what was typed into it. `isOpen` says of its props whether it is open.
 */
export function whenOpened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Loaded = lazyPart(load);
  return function WhenOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(false);
    useLoadAhead(load);
    if (isOpen(props) && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
