import { WithRegister } from '#app/site/skeleton/with-register.tsx';

type WhyChooseUsProps = {
  heading: string;
  text: string;
  points: readonly { title: string; text: string }[];
};

/** What is different about asking here. */
export function WhyChooseUs({ heading, text, points }: WhyChooseUsProps) {
  return (
    <section aria-labelledby="why-choose-us" className="site-width py-20 sm:py-24">
      <h2 id="why-choose-us" className="text-3xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-balance text-slate">{text}</p>
      <dl className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-3">
        {points.map((point) => (
          <div key={point.title} className="border-t-3 border-dawn pt-4">
            <dt className="text-lg font-semibold">{point.title}</dt>
            <dd className="mt-1.5 text-slate">
              <WithRegister text={point.text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
