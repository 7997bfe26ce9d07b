import { MessageCircleCheck } from 'lucide-react';
import { reachLine } from '#app/features/quotes/reach/reach-line.ts';
import { unbroken } from '#app/features/quotes/reach/unbroken.ts';
import { fitIfSent } from '#app/features/quotes/reach/wish-and-promise.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { textAt, timesIn } from '#app/site/get-quote/form-values.ts';

/**
 * In one line, what was chosen here: `By text to (403) 555-0142, on weekdays after 5 pm. No calls.` And below it what that
 * means for the time by which we ask for contact, where it may surprise.
 */
export function ReachLine() {
  const { values } = useQuoteForm();
  const earliestOn = textAt(values, 'earliestOn');
  const wanted = {
    method: textAt(values, 'contact.contactMethod'),
    windows: timesIn(values),
    earliestOn: isCalendarDay(earliestOn) && earliestOn >= albertaDate(now()) ? earliestOn : null,
  };
  const phone = textAt(values, 'contact.phone');
  const line = reachLine({ ...wanted, phone, email: textAt(values, 'contact.email') });
  const fit = line && fitIfSent(wanted, now());
  return (
    <p
      role="status"
      className="flex gap-3 font-medium not-empty:rounded-card not-empty:bg-mist not-empty:px-5 not-empty:py-4"
    >
      {line && (
        <>
          <MessageCircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-spruce" />
          <span className="min-w-0 wrap-anywhere">
            {unbroken(line)}
            {fit && <span className="mt-1 block font-normal">{unbroken(fit)}</span>}
          </span>
        </>
      )}
    </p>
  );
}
