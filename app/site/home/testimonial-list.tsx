import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Testimonial } from '#app/features/testimonials/schema.ts';
import { TestimonialQuote } from '#app/features/testimonials/ui/testimonial-quote.tsx';
import { api } from '#app/platform/http/api-client.ts';
import { readTestimonials } from './read-testimonials.ts';

export type TestimonialsProps = { heading: string; text: string; demoText: string; demoLabel: string };

/**
 * Words of clients, once the server has said that there are some. Nothing shows without any, and nothing is put in where
 * somebody reads or has read: only below the window.
 */
export function TestimonialList({ heading, text, demoText, demoLabel }: TestimonialsProps): ReactNode {
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
  const [place, isBelow] = useOnceBelow(testimonials.length > 0);
  if (!isBelow) return <div ref={place} />;

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

/** Becomes true, once, when the element lies below the window; not before there is something to show. */
function useOnceBelow(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!isWanted || isBelow || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setBelow(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted, isBelow]);
  return [place, isBelow] as const;
}
