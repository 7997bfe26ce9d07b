import { lazy, Suspense, useId, useState } from 'react';

const loadFound = () => import('./found-questions.tsx');
const FoundQuestions = lazy(async () => ({ default: (await loadFound()).FoundQuestions }));

/** Finds a question by its words. What searches is fetched when somebody turns to the field. */
export function FaqSearch() {
  const id = useId();
  const [wanted, setWanted] = useState('');
  return (
    <search className="mt-12 block noscript:hidden print:hidden">
      <label htmlFor={id} className="text-2xl font-semibold">
        Find a question
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="Hail, deductible, landlord…"
        value={wanted}
        onFocus={() => void loadFound().catch(() => undefined)}
        onChange={(event) => setWanted(event.target.value)}
        className="mt-3 block min-h-12 w-full max-w-form rounded-control border border-control bg-surface px-3.5 text-base placeholder:text-slate [&::-webkit-search-cancel-button]:hidden"
      />
      {wanted.trim() && (
        <Suspense fallback={<p className="mt-3 text-sm text-slate">Loading…</p>}>
          <FoundQuestions wanted={wanted} />
        </Suspense>
      )}
    </search>
  );
}
