import type { Entries } from '../../entry.ts';

const FORM = { label: 'Open the quote form', to: '/get-quote' } as const;
const PERSON = { label: 'Talk to a person', what: 'person' } as const;
const CONTACT = { label: 'Write to us', to: '/contact' } as const;

/** What people ask next about this site, their request and the talk. */
export const siteAskedNext: Entries = {
  'site-tracking-link': {
    question: 'What does the tracking link do?',
    answer:
      'The tracking link opens the page of your request: where it stands, which broker has it, who has looked at your data, and how to withdraw. It came by email and works without an account. Keep it to yourself. If you lost it, type your reference here, and the link is emailed again to the address on file.',
    links: ['general-what-happens-next', 'privacy-account-needed'],
    next: ['do-request-status', 'site-status-words', 'do-withdraw'],
    opens: [PERSON],
  },
  'site-typed-health': {
    question: 'I have already typed something private. What now?',
    answer:
      'You can clear the conversation in this window, and ask us to delete what is kept: [write to us](/contact) with the topic privacy. Email addresses and long numbers are hidden by themselves. Chats without contact details go after {privacy.keep.chat}. Please leave health details out from here on.',
    links: ['privacy-assistant', 'privacy-how-long'],
    next: ['site-chat-privacy', 'do-delete-data', 'site-health-questions'],
    opens: [CONTACT],
  },
  'site-marketing': {
    question: 'Will I land on a marketing list?',
    answer:
      'No: a request goes to one licensed broker at a time for that request, and lists of people are not sold. That broker partner may pay us a flat fee for the introduction. The newsletter needs a separate yes, confirmed by email, and each issue has a link to unsubscribe. If a broker sends you something you did not ask for, tell us.',
    links: ['privacy-newsletter', 'privacy-who-sees-my-data'],
    next: ['site-sell-data', 'do-unsubscribe', 'site-contact-choice'],
  },
  'site-who-runs': {
    question: 'Who runs this site, and does an insurer own it?',
    answer:
      'Chinook Cover runs this site; it is not an insurer, a broker or an agent, and the [privacy policy](/privacy-policy) names the business behind it. It sells no insurance and gives no advice; every broker partner is licensed. Our mailing address is on the [contact page](/contact).',
    links: ['/about', 'general-are-you-a-broker'],
    next: ['site-how-paid', 'site-trust', 'site-broker-or-insurer'],
  },
  'site-how-much-time': {
    question: 'How long does the form take?',
    answer:
      'Not long: it has a few short screens. A car, a work vehicle or a business has about a dozen required questions, most other kinds fewer, and then how to reach you. Fields marked optional may stay empty, and a draft is kept on your device. The broker asks for the rest later.',
    links: ['general-what-happens-next', '/insurance/all'],
    next: ['site-form-help', 'do-quote', 'site-when-contacted'],
    opens: [FORM],
  },
  'site-two-things': {
    question: 'Can I ask for two kinds of insurance at once?',
    answer:
      'Yes, with one request for each kind: once the first is sent, the form keeps your details for the next. Say in the notes if the broker should look at both together, for example home and car. Brokers for life or travel insurance may be other people.',
    links: ['general-what-happens-next', 'home-lower-premiums'],
    next: ['gen-bundle', 'do-quote', 'site-one-broker'],
    opens: [FORM],
  },
  'site-no-alberta-number': {
    question: 'I have no phone or Alberta address yet. Can I ask?',
    answer:
      'Yes: choose how you want to be contacted, and say in the notes that you are moving and when. For most kinds the form asks for an Alberta postal code, so use the place you are moving to, if you know it. Otherwise a person can help.',
    links: ['general-where-do-you-serve', '/contact'],
    next: ['site-outside-alberta', 'site-contact-choice', 'do-person'],
    offers: ['do-person'],
    opens: [FORM, PERSON],
  },
  'do-call-time': {
    kind: 'do',
    question: 'Can somebody call me at a certain time?',
    answer:
      'Choose the days and the part of the day in the [quote form](/get-quote); your broker sees it, but I cannot promise a time. A broker partner is asked to contact you within {site.promise}, from Monday to Friday. People of this site are here {site.hours}, Alberta time.',
    links: ['/contact', 'general-what-happens-next'],
    opens: [PERSON, FORM],
    next: ['do-call-me', 'site-hours', 'site-when-contacted'],
  },
  'do-change-kind': {
    kind: 'do',
    question: 'I meant another kind of insurance',
    answer:
      'No problem: choose the right kind at the top of the [quote form](/get-quote), and what you have filled in for yourself stays. If a request was already sent, [write to us](/contact) with your reference, or withdraw it with its tracking link and send a new one.',
    links: ['general-what-happens-next'],
    opens: [FORM, CONTACT],
    next: ['do-quote', 'do-change-request', 'do-withdraw'],
  },
};
