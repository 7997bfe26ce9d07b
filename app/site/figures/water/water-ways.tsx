import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { WaterPlace, WaterWay } from '#content/figures/water.ts';
import { STANDING_LABELS } from '#content/pages/page-part.ts';
import { FigureFrame } from '../figure-frame.tsx';
import type { Water } from '../load-figures.ts';
import { HouseSection } from './house-section.tsx';

/** Where the middle of each word stands on the picture, in per cent of its width and height. */
const PLACES: Record<WaterWay, { left: string; top: string }> = {
  roof: { left: '27%', top: '14%' },
  pipe: { left: '29%', top: '46%' },
  rain: { left: '86%', top: '15%' },
  river: { left: '12%', top: '48%' },
  sewer: { left: '52%', top: '92%' },
  ground: { left: '17%', top: '78%' },
  line: { left: '83%', top: '63%' },
};

const WORD = classNames(
  'absolute flex min-h-11 min-w-11 -translate-1/2 items-center justify-center text-xs font-semibold sm:text-sm',
  '[&>span]:rounded-full [&>span]:border [&>span]:border-ink [&>span]:bg-surface [&>span]:px-2.5 [&>span]:py-1 [&>span]:whitespace-nowrap',
  'has-checked:[&>span]:bg-ink has-checked:[&>span]:text-paper forced-colors:has-checked:[&>span]:underline',
  'has-focus-visible:[&>span]:outline-3 has-focus-visible:[&>span]:outline-offset-2 has-focus-visible:[&>span]:outline-spruce',
);

/** Seven ways in for water. Without script, and on paper, what is said of each stands below the picture. */
export function WaterWays({ figure }: { figure: Water }) {
  const [way, setWay] = useState<WaterWay>('sewer');
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was pressed before the script came
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    setWay(figure.places.find(({ id }) => id === pressed)?.id ?? way);
  }, []);
  return (
    <FigureFrame {...figure}>
      <fieldset ref={group} className="relative min-w-0">
        <legend className="sr-only">{figure.legend}</legend>
        <HouseSection way={way} />
        {figure.places.map(({ id, label, what }) => (
          <label key={id} className={classNames(WORD, 'noscript:hidden print:hidden')} style={PLACES[id]}>
            <input
              type="radio"
              name="water-way"
              value={id}
              defaultChecked={id === 'sewer'}
              onChange={() => setWay(id)}
              aria-label={`${label}: ${what}`}
              className="sr-only"
            />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" className="border-t border-line px-5 sm:px-7">
        {figure.places.map((place) => (
          <Place key={place.id} place={place} leftOutLabel={figure.leftOutLabel} isShown={place.id === way} />
        ))}
      </div>
    </FigureFrame>
  );
}

type PlaceProps = { place: WaterPlace; leftOutLabel: string; isShown: boolean };

function Place({ place, leftOutLabel, isShown }: PlaceProps) {
  return (
    <section
      aria-label={place.what}
      className={classNames('break-inside-avoid py-5', !isShown && 'hidden noscript:block print:block')}
    >
      <h3 className="text-lg">{place.what}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <p className="font-semibold">{place.coverage}</p>
          <p
            className={classNames(
              'mt-1 w-fit rounded-small px-2 py-0.5 text-xs font-medium forced-colors:border print:border print:border-line print:bg-transparent print:text-ink',
              place.standing === 'included' ? 'bg-spruce-soft text-spruce-strong' : 'bg-mist text-ink',
            )}
          >
            {STANDING_LABELS[place.standing]}
          </p>
          <p className="mt-2 text-sm">{place.speaks}</p>
        </div>
        <div>
          <p className="font-semibold">{leftOutLabel}</p>
          <ul className="mt-1 flex list-disc flex-col gap-2 pl-5 text-sm marker:text-dawn">
            {place.leftOut.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
