import type { Testimonial } from '#app/features/testimonials/schema.ts';

type TestimonialQuoteProps = { testimonial: Testimonial; demoLabel: string };

/** Words of a client as the home page shows them; `demoLabel` marks a sample that nobody said. */
export function TestimonialQuote({ testimonial, demoLabel }: TestimonialQuoteProps) {
  const { quote, displayName, city, connection, isDemo } = testimonial;
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6">
      <blockquote className="flex-1 whitespace-pre-line wrap-anywhere">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-4 text-sm">
        <span className="font-semibold">{displayName}</span>
        {city && <span className="text-slate">, {city}</span>}
        {connection && <span className="block text-slate">{connection}</span>}
        {isDemo && <span className="mt-2 block font-medium text-warning">{demoLabel}</span>}
      </figcaption>
    </figure>
  );
}
