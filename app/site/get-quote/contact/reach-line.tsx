import { MessageCircleCheck } from 'lucide-react';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { reachLine } from '#app/features/quotes/ui/reach-line.ts';
import { listAt, textAt } from '#app/site/get-quote/form-values.ts';

/** In one line, what was chosen here: `By text to (403) 555-0142, on weekdays after 5 pm. No calls.` */
export function ReachLine() {
  const { values } = useQuoteForm();
  const line = reachLine({
    method: textAt(values, 'contact.contactMethod'),
    phone: textAt(values, 'contact.phone'),
    email: textAt(values, 'contact.email'),
    windows: listAt(values, 'windows'),
    earliestOn: textAt(values, 'earliestOn') || null,
  });
  return (
    <p
      role="status"
      className="flex gap-3 font-medium not-empty:rounded-card not-empty:bg-mist not-empty:px-5 not-empty:py-4"
    >
      {line && (
        <>
          <MessageCircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-spruce" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </>
      )}
    </p>
  );
}
