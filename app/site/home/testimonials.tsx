import { lazy, Suspense } from 'react';
import { useNearWindow } from '#app/site/pictures/near-window.ts';
import type { TestimonialsProps } from './testimonial-list.tsx';

// Without its file the section stays away, as it does while there are no testimonials.
const TestimonialList = lazy(() =>
  import('./testimonial-list.tsx').then(
    ({ TestimonialList: List }) => ({ default: List }),
    () => ({ default: () => null }),
  ),
);

/** So far ahead that it stands before a reader gets there: what comes below it moves only while nobody sees it. */
const NEAR_PX = 1_600;

/** Words of clients. Nothing is fetched before the reader comes near. */
export function Testimonials(props: TestimonialsProps) {
  const [place, isNear] = useNearWindow<HTMLDivElement>(NEAR_PX);
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <TestimonialList {...props} />
        </Suspense>
      )}
    </div>
  );
}
