import { useEffect, useState } from 'react';
import type { Meant, meant } from '#app/features/assistant/search/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/** Between two letters nobody is asked. */
const PAUSE_MS = 250;
/** Who is not answered by then sees what the words alone find. */
const PATIENCE_MS = 1_500;

const NOTHING: Meant = { isSure: false, items: [] };

/** The words that are answered, and what they are taken for. */
export type Settled = Meant & { words: string };

/**
 * What the server takes the words for, once whoever types pauses; until then the words before them and what those mean, so that
 * what is shown changes once. Where it is not asked, or does not answer, they mean nothing more than what they find.
 */
export function useMeant(wanted: string, isAsked: boolean): Settled {
  const [settled, settle] = useState<Settled>({ words: '', ...NOTHING });
  useEffect(() => {
    if (!isAsked) return settle({ words: wanted, ...NOTHING });
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const path = `/api/questions?${new URLSearchParams({ q: wanted.trim() })}`;
      const found = await api.get<typeof meant>(path, { signal }).catch(() => NOTHING);
      if (!leaving.signal.aborted) settle({ words: wanted, ...found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, isAsked]);
  return isAsked ? settled : { words: wanted, ...NOTHING };
}
