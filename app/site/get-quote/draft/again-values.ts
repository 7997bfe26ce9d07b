import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withoutPastDays } from './known-person.ts';

/** The form with all that was typed for a request, over what it holds. Consent is asked for anew. */
export function againValues(values: QuoteValues, { type, contact, answers }: Receipt): QuoteValues {
  const { fullName, email, phone, postalCode, method, windows, earliestOn } = contact;
  return {
    ...values,
    type,
    contact: {
      ...{ fullName, email, contactMethod: method },
      ...{ phone: phone ?? '', postalCode: postalCode ?? '' },
    },
    windows,
    earliestOn: earliestOn && earliestOn >= albertaDate(now()) ? earliestOn : '',
    answers: { ...Object(valueAt(values, 'answers')), [type]: withoutPastDays(type, answers) },
  };
}
