import { WithRegister } from '#app/site/skeleton/with-register.tsx';

type WhyChooseUsProps = {
  heading: string;
  points: readonly { title: string; text: string }[];
};

/** What is different about asking here. */
export function WhyChooseUs({ heading, points }: WhyChooseUsProps) {
  return (
    <section aria-labelledby="why-choose-us" className="site-width drawn-in-view py-10 sm:py-24">
      <h2 id="why-choose-us" className="text-3xl">
        {heading}
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
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
