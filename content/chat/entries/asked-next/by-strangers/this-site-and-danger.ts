import type { Entries } from '../../../entry.ts';

const PERSON = { label: 'Talk to a person', what: 'person' } as const;
const CONTACT = { label: 'Write to us', to: '/contact' } as const;

/** What strangers asked about this site and their request, and a danger that no entry named. */
export const siteAndDangerAsked: Entries = {
  'danger-followed': {
    kind: 'danger',
    question: 'Somebody follows or watches me',
    answer:
      'Call 9-1-1 now and say where you are and who follows you. Keep your doors locked and do not drive home: go to a police station, a fire hall or a busy, lit place, and do not stop for or confront the person. Insurance can wait.',
    next: ['do-person'],
  },
  'site-not-by-me': {
    question: 'Somebody sent a request with my name. How do I get it removed?',
    answer:
      '[Write to us](/contact) with the topic privacy, from your own address, with the name and phone number that were used. We look for the request, check that it is you, tell you what is held and who has it, and take it away unless a law does not allow that. If a broker calls, say that you did not agree.',
    links: ['privacy-see-or-correct', 'privacy-withdraw'],
    next: ['do-delete-data', 'do-see-data', 'do-complain-site'],
    opens: [CONTACT],
  },
  'site-spouse-data': {
    question: 'Can I see or remove the data of my spouse or another person?',
    answer:
      'Each person asks for their own data, from their own email address; that protects them from somebody who only says so. If you are their guardian or hold a power of attorney, send us proof of it. You can have what you wrote about somebody in your own request corrected or removed.',
    links: ['privacy-see-or-correct', 'privacy-withdraw'],
    next: ['do-delete-data', 'do-see-data', 'do-change-request'],
    opens: [CONTACT],
  },
  'site-wrong-answer': {
    question: 'What if this chat tells me something wrong?',
    answer:
      'A chat like this gives general information and can be wrong, so check what matters with a broker or in your policy. The [terms of service](/terms-of-service) say who answers for what. Tell us what was wrong with the thumb below the answer, or [write to us](/contact).',
    links: ['privacy-assistant', '/terms-of-service'],
    next: ['talk-bot-or-person', 'site-who-runs', 'do-person'],
  },
  'site-caller-asks-card': {
    question: 'A caller asks for my card or bank number. Is that real?',
    answer:
      'Give no card number to somebody who calls you: this site takes no payments, and nothing is due before you accept a policy. Hang up, compare the name with the broker on your tracking page, and check the licence with the Alberta Insurance Council. If you gave the number, call your bank now, and tell us.',
    links: ['general-check-a-licence', 'general-how-many-calls'],
    next: ['site-broker-licensed', 'site-from-number', 'do-complain-site'],
    opens: [PERSON],
  },
  'site-who-picks': {
    question: 'Who picks the insurance company, the broker or I?',
    answer:
      'You decide: the broker compares insurers that it works with and tells you which offers there are and why, and nothing is bought without your yes. You can ask which insurers were compared, and how the broker is paid. This site picks neither.',
    links: ['home-why-a-broker', 'general-check-a-licence'],
    next: ['site-broker-fees', 'gen-compare-quotes', 'site-obligation'],
  },
  'site-decide-by': {
    question: 'How long do I have to decide after I get a quote?',
    answer:
      'This site sets no limit: a quote is valid for as long as the insurer says, often several weeks, so ask the broker for the date. You may say no, or not answer at all, and it costs nothing. If you need the insurance by a day, say yes before it.',
    links: ['general-what-does-it-cost', 'general-what-happens-next'],
    next: ['gen-quote-valid', 'site-obligation', 'gen-compare-quotes'],
  },
  'do-no-reference': {
    kind: 'do',
    question: 'I do not have my reference, or it is not found',
    answer:
      'I cannot look up a request by name, email or phone, but a person can: [write to us](/contact) from the address you used. Say your name and the day. A reference of ours has AB- and eight letters and numbers; it is in our first email, perhaps in the spam folder. Type it here, and the link is emailed again.',
    links: ['general-what-happens-next'],
    next: ['do-request-status', 'do-no-email', 'do-nobody-called'],
    opens: [{ label: 'Write to us for the link', to: '/contact' }, PERSON],
  },
  'site-why-one-broker': {
    question: 'Why is only one broker asked at a time?',
    answer:
      'One broker at a time keeps your details with one person, and spares you calls from several firms at once. That broker has {site.accept} to accept your request, and may ask several insurers for you. We ask another only if the first cannot help or misses the time by which we ask them to contact you, and their access ends before that. If you would like another broker, tell us.',
    links: ['general-how-many-calls', 'home-why-a-broker'],
    next: ['site-one-broker', 'do-change-broker', 'site-compare'],
  },
  'site-message-notice': {
    question: 'Do I get an email when the broker writes to me?',
    answer:
      'Yes: when a broker partner writes to you, an email tells you that there is a message and leads to it. What they wrote is not in that email: it stays in your request, in the client portal or behind your tracking link. If no email comes, look in the spam folder.',
    links: ['privacy-account-needed'],
    next: ['do-message-broker', 'do-no-email', 'site-tracking-link'],
  },
  'site-missed-call': {
    question: 'What if I miss the call of the broker?',
    answer:
      'After a missed call, call the broker back or write in the [client portal](/portal/login): your tracking page names the broker partner and the brokerage. There you can also change how and at what times you would like to be reached, such as by text or email.',
    links: ['general-what-happens-next'],
    next: ['site-from-number', 'site-contact-choice', 'do-call-time', 'do-message-broker'],
  },
  'site-nothing-done': {
    question: 'What happens to my request if I do nothing, or never buy?',
    answer:
      'If you do nothing, nothing is bought or insured: a policy is arranged only once you say yes to the broker. A request that no broker has taken is deleted after {privacy.keep.unmatched}, and one that ends without a policy {privacy.keep.closed} later. You can withdraw it at any time, and ask for it to be deleted sooner.',
    links: ['privacy-how-long', 'privacy-withdraw'],
    next: ['do-withdraw', 'site-how-long-data', 'site-obligation'],
  },
  'site-other-signs': {
    question: 'I fill in the form for somebody else. Do they sign, and can I be the contact?',
    answer:
      'Nobody signs in the form, but the person has to know and agree, and you can be the contact. Say in the form who it is for and whom the broker should contact. The broker will want to speak with the person before anything is arranged; for life insurance an adult usually answers and signs in person.',
    links: ['general-what-happens-next', '/terms-of-service'],
    next: ['site-for-others', 'site-broker-languages', 'life-on-somebody'],
  },
  'do-email-forgotten': {
    kind: 'do',
    question: 'I do not remember which email address I used',
    answer:
      'Look in each of your mailboxes, and in the spam folder, for our email about your request: it has the reference and the tracking link. With the reference, typed here, the link is emailed again to the address on the request. Without it, [write to us](/contact) with your name and the day, and a person looks for it.',
    links: ['privacy-lost-reference'],
    next: ['do-no-reference', 'do-old-email-gone', 'do-password'],
    opens: [CONTACT, PERSON],
  },
  'site-why-postal-code': {
    question: 'Why do you need my postal code or phone number?',
    answer:
      'We use your postal code to find a broker partner in your area, and need a phone number only for a call or a text. Before accepting, the broker sees just the first three characters of the postal code. The last digits of your phone number, or of the postal code, also open your tracking page.',
    links: ['general-where-do-you-serve', 'privacy-account-needed'],
    next: ['site-phone-or-email', 'site-birth-date', 'site-who-sees-data'],
  },
};
