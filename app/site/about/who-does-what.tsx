import { brand } from '#content/brand.ts';

const OURS = [
  'Take down what you need, in plain questions',
  'Find a licensed broker partner who handles it where you live',
  'Keep the record of who has seen what, and why',
  'Remind the broker of the time you were promised',
];

const THEIRS = [
  'Prices and quotes',
  'Advice on what coverage suits you',
  'Applications, policies and changes to them',
  'Help with a claim',
];

/** Draws the line between this site and the licensed brokers. */
export function WhoDoesWhat() {
  return (
    <section aria-labelledby="who-does-what" className="bg-mist">
      <div className="site-width py-20 sm:py-24">
        <h2 id="who-does-what" className="max-w-170 text-3xl">
          We make the introduction. Licensed brokers do the insurance.
        </h2>
        <p className="mt-3 max-w-text text-balance text-slate">{brand.notABroker}</p>
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          <Duties title="What this site does" duties={OURS} />
          <Duties title="What only a licensed broker partner does" duties={THEIRS} />
        </div>
      </div>
    </section>
  );
}

function Duties({ title, duties }: { title: string; duties: readonly string[] }) {
  return (
    <div className="rounded-card border border-line bg-surface px-6 pt-6 pb-3 sm:px-8 sm:pt-7">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {duties.map((duty) => (
          <li key={duty} className="py-3.5">
            {duty}
          </li>
        ))}
      </ul>
    </div>
  );
}
