import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { lazyFigure } from './lazy-figure.ts';
import type { CareFirst, Deductibles, LoadedFigure, SuperVisa, Water } from './load-figures.ts';
import { watchPlace } from './near-window.ts';

const CareFirstExplorer = lazyFigure<{ figure: CareFirst }>(
  'care-first',
  async () => (await import('./care-first/care-first-explorer.tsx')).CareFirstExplorer,
);

const WaterWays = lazyFigure<{ figure: Water }>(
  'water',
  async () => (await import('./water/water-ways.tsx')).WaterWays,
);

const DeductiblePictures = lazyFigure<{ figure: Deductibles; opensOn?: string }>(
  'deductibles',
  async () => (await import('./deductibles/deductible-pictures.tsx')).DeductiblePictures,
);

const StayTimeline = lazyFigure<{ figure: SuperVisa }>(
  'super-visa',
  async () => (await import('./super-visa/stay-timeline.tsx')).StayTimeline,
);

/** How high each figure was when it was seen last: as much room waits for it, so that going back leads to the same place. */
const heights = new Map<string, number>();

/** Something to play with. The built page holds all of it; what makes it move is fetched when it comes near. */
export function Figure({ figure, opensOn }: { figure: LoadedFigure; opensOn?: string }) {
  const { id } = figure;
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = holder.current;
    if (!place) return;
    const unwatch = watchPlace(id, place);
    // A figure that was built waits for its script as it stands, until somebody leaves its page.
    if (!heights.has(id)) heights.set(id, place.offsetHeight);
    return () => {
      unwatch();
      heights.set(id, place.offsetHeight);
    };
  }, [id]);
  return (
    // Margins stay inside: its height is all the room it takes, so that what waits for it takes as much.
    <div ref={holder} data-figure={id} className="flow-root">
      <Suspense fallback={<Room id={id} />}>
        {figure.id === 'care-first' && <CareFirstExplorer figure={figure} />}
        {figure.id === 'water' && <WaterWays figure={figure} />}
        {figure.id === 'deductibles' && <DeductiblePictures figure={figure} opensOn={opensOn} />}
        {figure.id === 'super-visa' && <StayTimeline figure={figure} />}
        <Alive holder={holder} />
      </Suspense>
    </div>
  );
}

/** What a figure takes up before it is there. */
function Room({ id }: { id: string }) {
  return <div className="min-h-svh" style={{ minHeight: heights.get(id) }} />;
}

/** Tells, once the figure beside it answers, that what was typed into it before can be told again. */
function Alive({ holder }: { holder: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    holder.current?.dispatchEvent(new Event('figure-alive', { bubbles: true }));
  }, [holder]);
  return null;
}
