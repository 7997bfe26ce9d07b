import { Suspense } from 'react';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { Unfold } from '#app/ui/forms/unfold.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

// Folded at first.
const SeenWhen = lazyPart(async () => (await import('./broker/seen-lists.tsx')).SeenLists);

type BeforeAcceptingProps = {
  phone: string | null;
  postalCode: string | null;
  city?: string | null;
  answers: object;
};

/** What a broker sees of this request before they accept it, and what only afterwards: the lists of the rule itself. */
export function BeforeAccepting({
  phone,
  postalCode,
  city = cityOfPostalCode(postalCode),
  answers,
}: BeforeAcceptingProps) {
  return (
    <Unfold label="What they see before they accept">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <SeenWhen known={{ contactPhone: phone, postalCode, city, answers }} />
      </Suspense>
    </Unfold>
  );
}
