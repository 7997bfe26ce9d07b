import { lazy, Suspense } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { InFormHow } from '#app/features/cases/information-requests/ui/asked-item.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { noteOn, onceSent, YOUR_BROKER } from '#app/features/messages/ui/composer/question-about.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

// The fields of the form come when they are opened.
const AnswerAsked = lazy(async () => ({
  default: (await import('#app/features/quotes/ui/asked/answer-asked.tsx')).AnswerAsked,
}));

type AskedInFormProps = {
  request: InformationRequest;
  case: Pick<ClientCase, 'type' | 'answers'>;
  way: PersonWay;
  how: InFormHow;
};

/** Questions of the form that the broker asks, for the person whose case it is. */
export function AskedInForm({ request, case: { type, answers }, way, how }: AskedInFormProps) {
  const { isCorrection } = how;
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-64" />}>
      <AnswerAsked
        {...{ request, type, answers, ...how }}
        noteOn={(text) => noteOn(text, onceSent(request.askedBy?.fullName ?? YOUR_BROKER))}
        onSend={(given) =>
          way.answerInForm({ requestId: request.id, ...given, ...(isCorrection && { isCorrection }) })
        }
      />
    </Suspense>
  );
}
