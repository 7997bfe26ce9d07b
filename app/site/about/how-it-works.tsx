/** Each names its picture in public/illustrations/ideas: the same domed window, the light from the right. */
type Idea = 'one-broker' | 'passport' | 'promise' | 'windows' | 'consent';

type HowItWorksProps = {
  heading: string;
  text: string;
  ideas: readonly { idea: Idea; title: string; text: string }[];
};

/** The five ideas behind the product, in plain words. */
export function HowItWorks({ heading, text, ideas }: HowItWorksProps) {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="site-width py-10 sm:py-28">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <div className="lg:sticky lg:top-32">
            <h2 id="how-it-works-title" className="text-3xl sm:text-4xl">
              {heading}
            </h2>
            <p className="mt-4 max-w-text text-lg text-balance text-slate">{text}</p>
          </div>
        </div>
        <ol className="divide-y divide-line">
          {ideas.map(({ idea, title, text: words }) => (
            <li key={idea} className="flex gap-5 py-6 first:pt-0 last:pb-0 sm:gap-8 sm:py-8">
              <img
                src={`/illustrations/ideas/${idea}.svg`}
                alt=""
                width="120"
                height="100"
                loading="lazy"
                className="h-14 w-auto shrink-0 sm:h-24"
              />
              <div className="max-w-text">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-slate">{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
