import { useEffect, useState } from 'react';
import type { Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** The screens of a type. Reading the page needs none of them: they load once a type is chosen. */
export async function loadScreens(type: QuoteType): Promise<Screen[]> {
  const { screensFor } = await import('#app/features/quotes/questions/catalogue.ts');
  return screensFor(type);
}

/** Null until they are here. */
export function useScreens(type: QuoteType | null): Screen[] | null {
  const [known, setKnown] = useState<{ type: QuoteType; screens: Screen[] } | null>(null);
  useEffect(() => {
    if (!type) return;
    let isCurrent = true;
    void loadScreens(type)
      .then((screens) => isCurrent && setKnown({ type, screens }))
      // Said when somebody goes on.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [type]);
  return known && known.type === type ? known.screens : null;
}
