import { useEffect, useState } from 'react';
import { useNearWindow } from '#app/site/pictures/near-window.ts';

/**
 * Whether the office is open at this moment, by Alberta's clock and holidays. A prerendered page cannot know, so the
 * line stays empty, at its full height, until the browser has looked.
 */
export function OpenNow() {
  const [line, isNear] = useNearWindow<HTMLParagraphElement>(300);
  const [words, setWords] = useState<string>();

  useEffect(() => {
    if (!isNear) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void import('./describe-hours.ts').then(
      ({ describeHours }) => {
        if (isGone) return;
        const look = () => setWords(describeHours());
        look();
        timer = setInterval(look, 60_000);
        // Without a connection the line stays empty.
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isNear]);

  return (
    <p ref={line} className="min-h-6 text-blush">
      {words}
    </p>
  );
}
