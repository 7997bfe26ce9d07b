import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { KnownPerson } from './known-person.ts';

type EarlierAnswersProps = { earlier: NonNullable<KnownPerson['earlier']>; onUse: () => void };

/** Offers somebody who is signed in what they answered last time, to be looked over and changed. */
export function EarlierAnswers({ earlier: { reference, createdAt }, onUse }: EarlierAnswersProps) {
  return (
    <Callout title="You have answered these questions before">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          In {reference}, on {formatAlbertaTime(new Date(createdAt), 'date')}. Look over everything before you
          send it.
        </p>
        <Button look="secondary" size="small" onClick={onUse}>
          Use those answers
        </Button>
      </div>
    </Callout>
  );
}
