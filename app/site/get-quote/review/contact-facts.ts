import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import type { Option } from '#app/features/quotes/questions/question.ts';
import { unbroken } from '#app/features/quotes/reach/unbroken.ts';
import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { suggestEmail } from '#app/features/quotes/ui/slips/suggest-email.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { formatPostalCode } from '#app/platform/contact/format-postal-code.ts';
import { textAt, timesIn } from '#app/site/get-quote/form-values.ts';

type Fact = { name: string; label: string; value: string; hint?: string };

/** Who asks and how to reach them, as it will be sent; what was left empty is left out. */
export function contactFacts(values: QuoteValues): Fact[] {
  const method = textAt(values, 'contact.contactMethod');
  const email = textAt(values, 'contact.email');
  const meant = suggestEmail(email);
  const windows = timesIn(values).map((value) => labelOf(CONTACT_WINDOWS, value));
  const phone = method === 'email' ? '' : formatPhone(textAt(values, 'contact.phone'));
  const facts: Fact[] = [
    { name: 'contact.fullName', label: 'Full name', value: textAt(values, 'contact.fullName') },
    {
      ...{ name: 'contact.email', label: 'Email address', value: email },
      hint: meant ? `Did you mean ${meant}?` : '',
    },
    { name: 'contact.phone', label: 'Phone', value: phone },
    {
      ...{ name: 'contact.postalCode', label: 'Postal code' },
      value: formatPostalCode(textAt(values, 'contact.postalCode')),
    },
    { name: 'contact.contactMethod', label: 'Contact by', value: labelOf(CONTACT_METHODS, method) },
    { name: 'windows', label: 'Good times', value: windows.join(', ') || anyTime(method) },
    { name: 'earliestOn', label: 'Not before', value: dayInWords(textAt(values, 'earliestOn')) },
  ];
  return facts.filter(({ value }) => value !== '').map((fact) => ({ ...fact, value: unbroken(fact.value) }));
}

/** Who chose no times is called or texted at any. */
function anyTime(method: string): string {
  return method === 'phone' || method === 'text' ? 'Any time' : '';
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
