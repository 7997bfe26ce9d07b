import { useNearWindow } from './near-window.ts';

const MARGIN_PX = 100;

/**
 * A decorative picture that is fetched when it comes within 100 px of the window. Browsers' own
 * lazy loading begins more than a screen earlier. Its box has its size from the start, so nothing moves.
 */
export function LazyPicture({ src, className }: { src: string; className: string }) {
  const [box, isNear] = useNearWindow<HTMLSpanElement>(MARGIN_PX);
  return (
    <span ref={box} className={`block overflow-hidden ${className}`}>
      {isNear && (
        <img src={src} alt="" width="640" height="420" className="size-full object-cover object-bottom" />
      )}
      <noscript>
        <img src={src} alt="" width="640" height="420" />
      </noscript>
    </span>
  );
}
