import { lazy, Suspense, useEffect, useState } from 'react';
import { whenReady } from '#app/site/navigation/when-ready.ts';
import type { TestimonialsProps } from './testimonial-list.tsx';

// Without its file the section stays away, as it does while there are no testimonials.
const TestimonialList = lazy(() =>
  import('./testimonial-list.tsx').then(
    ({ TestimonialList: List }) => ({ default: List }),
    () => ({ default: () => null }),
  ),
);

/** Words of clients. They are fetched once the page stands, long before a reader comes near. */
export function Testimonials(props: TestimonialsProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenReady(() => setReady(true)), []);
  return (
    isReady && (
      <Suspense>
        <TestimonialList {...props} />
      </Suspense>
    )
  );
}
