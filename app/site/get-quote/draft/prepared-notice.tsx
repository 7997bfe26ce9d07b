import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { preparedRequestQuery } from '#app/features/contact/data.ts';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { Callout } from '#app/ui/callout.tsx';
import { fillBlanks } from '#app/ui/forms/state/fill-blanks.ts';
import { type Draft, saveDraft } from './draft.ts';
import { NotFilled } from './not-filled.tsx';

type PreparedNoticeProps = { token: string; form: QuoteForm; draft: RefObject<Draft | null> };

/**
 * For somebody who wrote to us and was mailed this form: fills in what they wrote where nothing is typed yet, and says
 * that nothing is sent.
 */
export function PreparedNotice({ token, form, draft }: PreparedNoticeProps) {
  const { data, error } = useQuery(preparedRequestQuery(token));
  const isFilled = useRef(false);
  useEffect(() => {
    if (!data || isFilled.current || !draft.current) return;
    isFilled.current = true;
    const { type, contact, notes } = data;
    draft.current = { ...draft.current, preparedToken: token };
    saveDraft(draft.current);
    fillBlanks(form.held, 'contact', contact);
    fillBlanks(form.held, `answers.${type}`, { [type === 'general' ? 'description' : 'notes']: notes });
  });
  if (error) return <NotFilled error={error} />;
  if (!data) return null;
  return (
    <Callout title="We have filled in what you wrote to us" className="mb-8">
      <p>
        It is from your message {data.reference}. Please check it and answer the questions. No broker sees any
        of it until you send it.
      </p>
    </Callout>
  );
}
