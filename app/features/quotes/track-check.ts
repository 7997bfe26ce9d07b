/**
 * The second thing a tracking link asks for, so that a forwarded or overheard link alone opens nothing: the last
 * 4 digits of the phone; for people who gave none, the last 3 characters of the postal code; for those who
 * gave neither, the email address.
 */
export type TrackCheck = { kind: 'phone' | 'postal_code' | 'email'; question: string };

type Contact = { contactPhone: string | null; postalCode: string | null; contactEmail: string };

const QUESTIONS = {
  phone: 'Please enter the last 4 digits of the phone number you gave us',
  postal_code: 'Please enter the last 3 characters of the postal code you gave us',
  email: 'Please enter the email address you gave us',
} as const;

/** What to ask somebody with the tracking link of this case. */
export function trackCheckFor(contact: Contact): TrackCheck {
  const kind = checkKind(contact);
  return { kind, question: QUESTIONS[kind] };
}

/** Whether the answer is right: spaces, dashes and letter case do not matter, and a whole number will do too. */
export function passesTrackCheck(contact: Contact, answer: string): boolean {
  switch (checkKind(contact)) {
    case 'phone': {
      const digits = digitsOf(answer);
      return digits.length >= 4 && digits.slice(-4) === digitsOf(contact.contactPhone ?? '').slice(-4);
    }
    case 'postal_code': {
      const code = compact(answer);
      return code.length >= 3 && code.slice(-3) === compact(contact.postalCode ?? '').slice(-3);
    }
    case 'email':
      return compact(answer) === compact(contact.contactEmail);
  }
}

function checkKind({ contactPhone, postalCode }: Contact): TrackCheck['kind'] {
  if (contactPhone) return 'phone';
  return postalCode ? 'postal_code' : 'email';
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}
