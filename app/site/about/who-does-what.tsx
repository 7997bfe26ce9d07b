import { brand } from '#content/brand.ts';

type Duty = { title: string; duties: readonly string[] };
type WhoDoesWhatProps = { heading: string; sides: readonly Duty[] };

/** Draws the line between this site and the licensed brokers. */
export function WhoDoesWhat({ heading, sides }: WhoDoesWhatProps) {
  return (
    <section aria-labelledby="who-does-what" className="bg-mist">
      <div className="site-width py-10 sm:py-24">
        <h2 id="who-does-what" className="max-w-170 text-3xl">
          {heading}
        </h2>
        <p className="mt-3 max-w-text text-balance text-slate">{brand.notABroker}</p>
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          {sides.map((side) => (
            <Duties key={side.title} {...side} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Duties({ title, duties }: Duty) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 pt-5 pb-2 sm:px-8 sm:pt-7">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {duties.map((duty) => (
          <li key={duty} className="py-3">
            {duty}
          </li>
        ))}
      </ul>
    </div>
  );
}
