import { useEffect, useState } from 'react';
import type { Testimonial } from '#app/features/testimonials/schema.ts';
import { TestimonialQuote } from '#app/features/testimonials/ui/testimonial-quote.tsx';
import { api } from '#app/platform/http/api-client.ts';
import { readTestimonials } from './read-testimonials.ts';

export type TestimonialsProps = { heading: string; text: string; demoText: string; demoLabel: string };

/** Words of clients, once the server has said that there are some. Nothing shows without any. */
export function TestimonialList({ heading, text, demoText, demoLabel }: TestimonialsProps) {
  const [testimonials, setTestimonials] = useState<readonly Testimonial[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    api.get('/api/testimonials', { signal: leaving.signal }).then(
      (answer) => setTestimonials(readTestimonials(answer)),
      // Without an answer the section stays away, as it does while there are none.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (testimonials.length === 0) return null;

  return (
    <section aria-labelledby="testimonials" className="site-width drawn-in-view py-10 sm:py-24">
      <h2 id="testimonials" className="text-3xl">
        {heading}
      </h2>
      {/* What it says of people is not true of samples. */}
      {testimonials.some(({ isDemo }) => !isDemo) && (
        <p className="mt-3 max-w-text text-balance text-slate">{text}</p>
      )}
      {testimonials.some(({ isDemo }) => isDemo) && (
        <p className="mt-3 max-w-text font-medium text-warning">{demoText}</p>
      )}
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialQuote testimonial={testimonial} demoLabel={demoLabel} />
          </li>
        ))}
      </ul>
    </section>
  );
}
