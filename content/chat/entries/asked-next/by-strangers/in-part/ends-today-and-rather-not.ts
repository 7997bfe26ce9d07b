import type { Entries } from '../../../../entry.ts';

/** What people ask in a hurry, and what they would rather not tell here. */
export const endsTodayAndRatherNot: Entries = {
  'gen-ends-today': {
    question: 'My policy ends today or tomorrow. What now?',
    answer:
      'Call your insurer or a broker now: only they can renew your policy or put a new one in force. Some answer into the evening and on weekends. Nothing is in force by this site, and a request here waits for business hours. A car without a policy in force must not be driven.',
    links: ['general-am-i-covered', '/contact'],
    next: ['auto-insure-today', 'auto-renewal-late', 'gen-time-to-insure', 'do-person'],
  },
  'site-phone-or-email': {
    question: 'Do I have to give my phone number or email?',
    answer:
      'No phone number is needed in the [quote form](/get-quote) if you choose to be contacted by email; for a call or a text it is. Every request needs an email address: your reference and tracking link go there. A request by chat asks for both. To ask questions here, you need neither.',
    links: ['general-what-happens-next', 'general-how-many-calls'],
    next: ['site-who-sees-data', 'site-contact-choice', 'site-no-alberta-number'],
    reason: 'site-why-postal-code',
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
  'talk-rather-not': {
    kind: 'talk',
    question: 'I would rather not say',
    answer:
      'You need not: you can go on asking here without a name, an email address or a phone number. Only a request to a broker needs some of them, and the [quote form](/get-quote) shows which. What an insurer asks you later has to be answered truly.',
    next: ['site-phone-or-email', 'site-who-sees-data', 'talk-what-can-you-do'],
  },
};
