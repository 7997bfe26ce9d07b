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
};
