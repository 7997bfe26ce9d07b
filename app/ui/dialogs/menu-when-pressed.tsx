import { type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';

/** The button of a menu. */
export type MenuButton = ReactElement<{ onClick?: () => void }>;

/**
 * A menu whose script the first load of its page does without: it comes soon after, or as soon as its button is pressed. What
 * `load` brings is a menu that is open from the start, with the button as its trigger.
 */
export function menuWhenPressed<Props extends { trigger: MenuButton }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazyPart(load);
  return function MenuWhenPressed(props: Props) {
    const [isWanted, setWanted] = useState(false);
    useLoadAhead(load);
    const button = cloneElement(props.trigger, { onClick: () => setWanted(true) });
    if (!isWanted) return button;
    return (
      <Suspense fallback={button}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
