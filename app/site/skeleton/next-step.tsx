import { ButtonLink } from '#app/ui/button.tsx';

type NextStepProps = { id: string; heading: string; text: string; to: string; label: string };

/** What to do now: a sentence or two and the one primary button of this part of the page. */
export function NextStep({ id, heading, text, to, label }: NextStepProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-16 rounded-card bg-spruce-soft px-6 py-8 sm:px-9 sm:py-10 print:hidden"
    >
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-text">{text}</p>
      <ButtonLink to={to} size="large" className="mt-6">
        {label}
      </ButtonLink>
    </section>
  );
}
