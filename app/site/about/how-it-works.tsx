/** Each names its picture in public/illustrations/ideas: the same domed window, the light from the right. */
type Idea = 'one-broker' | 'passport' | 'promise' | 'windows' | 'consent';

const IDEAS: readonly { idea: Idea; title: string; text: string }[] = [
  {
    idea: 'one-broker',
    title: 'One broker at a time',
    text: 'Your request goes to one licensed broker partner, never to a list of buyers. If that broker cannot help, their access ends before the next one begins.',
  },
  {
    idea: 'passport',
    title: 'A passport for your data',
    text: 'Each time your details are shared or opened, we write it down: who, with which brokerage and licence, what they saw, why and when. You read it in plain sentences, and you can withdraw.',
  },
  {
    idea: 'promise',
    title: 'A promise with a time on it',
    text: 'When you send your request, you get the day and the hour by which we ask a broker partner to contact you. The broker works to the same clock. If that time passes, we tell you and ask another.',
  },
  {
    idea: 'windows',
    title: 'Contact on your terms',
    text: 'You say how to reach you, by phone, email or text, and when it suits you. The broker sees your choice beside your name.',
  },
  {
    idea: 'consent',
    title: 'Proof of what you agreed to',
    text: 'We keep the exact words you said yes to, with the page and the time, in a record that shows if anyone has changed it.',
  },
];

/** The five ideas behind the product, in plain words. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="site-width py-20 sm:py-28">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <div className="lg:sticky lg:top-32">
            <h2 id="how-it-works-title" className="text-3xl sm:text-4xl">
              Asking for a quote should not mean being chased
            </h2>
            <p className="mt-4 max-w-text text-lg text-balance text-slate">
              Five things we do differently, from the moment you press send.
            </p>
          </div>
        </div>
        <ol className="divide-y divide-line">
          {IDEAS.map(({ idea, title, text }) => (
            <li key={idea} className="flex flex-col gap-x-8 gap-y-4 py-8 first:pt-0 last:pb-0 sm:flex-row">
              <img
                src={`/illustrations/ideas/${idea}.svg`}
                alt=""
                width="120"
                height="100"
                loading="lazy"
                className="h-24 w-auto shrink-0 self-start"
              />
              <div className="max-w-text">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-slate">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
