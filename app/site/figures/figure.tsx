import { Suspense } from 'react';
import { lazyFigure } from './lazy-figure.ts';
import type { CareFirst, LoadedFigure } from './load-figures.ts';

const CareFirstExplorer = lazyFigure<{ figure: CareFirst }>(
  'care-first',
  async () => (await import('./care-first/care-first-explorer.tsx')).CareFirstExplorer,
);

/** Something to play with. The built page holds all of it; what makes it move is fetched when it comes near. */
export function Figure({ figure }: { figure: LoadedFigure }) {
  return (
    <div data-figure={figure.id}>
      <Suspense fallback={<div className="min-h-svh" />}>
        {figure.id === 'care-first' && <CareFirstExplorer figure={figure} />}
      </Suspense>
    </div>
  );
}
