import { useEffect, useState } from 'react';
import type { Testimonial } from '#app/features/testimonials/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { readTestimonials } from './read-testimonials.ts';

export type TestimonialsProps = { heading: string; text: string; demoLabel: string };

/** Words of clients, once the server has said that there are some. Nothing shows without any. */
export function TestimonialList({ heading, text, demoLabel }: TestimonialsProps) {
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
    <section aria-labelledby="testimonials" className="site-width py-20 sm:py-24">
      <h2 id="testimonials" className="text-3xl">
        {heading}
      </h2>
      {/* What it says of people is not true of samples. */}
      {testimonials.some(({ isDemo }) => !isDemo) && (
        <p className="mt-3 max-w-text text-balance text-slate">{text}</p>
      )}
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote testimonial={testimonial} demoLabel={demoLabel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ testimonial, demoLabel }: { testimonial: Testimonial; demoLabel: string }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6">
      <blockquote className="flex-1">
        <p>{testimonial.quote}</p>
      </blockquote>
      <figcaption className="mt-4 text-sm">
        <span className="font-semibold">{testimonial.displayName}</span>
        {testimonial.city && <span className="text-slate">, {testimonial.city}</span>}
        {testimonial.connection && <span className="block text-slate">{testimonial.connection}</span>}
        {testimonial.isDemo && <span className="mt-2 block font-medium text-warning">{demoLabel}</span>}
      </figcaption>
    </figure>
  );
}
