import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { receiptQuery } from '#app/features/quotes/data.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { Callout } from '#app/ui/callout.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { againValues } from './again-values.ts';
import { NotFilled } from './not-filled.tsx';

type SentAgainProps = { token: string; form: QuoteForm; onFilled: (type: QuoteType) => void };

/** For somebody who has withdrawn what this browser sent, and asks anew: fills in all of it, to be looked over. */
export function SentAgain({ token, form: { held }, onFilled }: SentAgainProps) {
  const { data, error } = useQuery(receiptQuery(token));
  const isFilled = useRef(false);
  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    fillForm(held, againValues(held.latest.current.values, data));
    onFilled(data.type);
  });
  if (error) return <NotFilled error={error} />;
  if (!data) return null;
  return (
    <Callout title="What you sent is filled in again" className="mb-8">
      <p>
        It is from {data.reference}. Change what is wrong, agree once more, and send it. Nothing of this new
        request is sent yet.
      </p>
    </Callout>
  );
}
