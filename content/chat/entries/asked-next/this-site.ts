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
  'site-special-risks': {
    question: 'Do your brokers also insure farms, trades, horses or unusual things?',
    answer:
      'You can ask for it here: requests also go to broker partners for farms, trades, rentals, horses, drones and other special things. Say in the notes of the [quote form](/get-quote) what it is. One licensed broker at a time is asked, by kind of insurance and area; if none takes it in time, we tell you.',
    links: ['general-where-do-you-serve', '/insurance/specialty'],
    next: ['do-quote', 'site-kinds', 'gen-other-insurance'],
    opens: [FORM],
  },
  'site-broker-copy': {
    question: 'Does the broker delete my data too?',
    answer:
      'Not by our deletion: it ends the broker’s access through this site, and does not reach the broker’s own office. A broker who has spoken with you may have to keep records under the rules for licensed brokers. Ask the broker about that copy; your data passport shows who had your request.',
    links: ['privacy-withdraw', 'privacy-data-passport'],
    next: ['do-delete-data', 'site-deleted-proof', 'site-data-passport'],
  },
  'site-deletion-time': {
    question: 'How long does it take until my data is deleted?',
    answer:
      'A person looks at each wish for deletion and answers you by email, so I cannot name a day. When it is done, the email says so, with the day and what is gone. Proof of consent and of who saw your data stays for {privacy.keep.proof}. If you hear nothing, [write to us](/contact) with the topic privacy.',
    links: ['privacy-withdraw', 'privacy-how-long'],
    next: ['site-deleted-proof', 'site-broker-copy', 'do-delete-data'],
  },
  'site-person-how': {
    question: 'How does a person of this site reach me?',
    answer:
      'Here in the chat or by email, within {site.promise}: press the button for a person and leave your name and email address. People are here {site.hours}, Alberta time. They are not brokers: for a call from a licensed broker, use the [quote form](/get-quote) and choose phone.',
    links: ['/contact'],
    next: ['site-hours', 'do-person', 'do-call-me'],
    opens: [PERSON],
  },
  'site-before-buying': {
    question: 'Can I ask for a quote before I have the car or the house?',
    answer:
      'You can ask for a quote before you buy: give what you know of the car or home, and say so in the notes. The broker can tell you what another model or address would change. The policy is arranged once you have chosen; a car has to be insured before you drive it.',
    links: ['general-what-happens-next', 'general-am-i-covered'],
    next: ['auto-before-vin', 'home-when-to-call', 'site-guess-ok', 'do-quote'],
    opens: [FORM],
  },
  'site-account-closed': {
    question: 'I closed my account. Is my old request still there?',
    answer:
      'Your old request may still be there: a closed request is kept for {privacy.keep.closed}, unless it was deleted sooner. One that led to a policy is kept for {privacy.keep.won} at most. This chat cannot look it up, but a person can: [write to us](/contact) from the email address that you used, with the topic privacy.',
    links: ['privacy-how-long', 'privacy-see-or-correct'],
    next: ['do-see-data', 'do-delete-data', 'do-no-reference'],
  },
  'site-uploads-seen': {
    question: 'Does the broker see the documents and photos that I upload?',
    answer:
      'Yes, the licensed broker who has accepted your request can open the documents and photos that you put there; before accepting, nobody is shown them. Your data passport says who opened what, and when. A wrong file can usually be removed. Please upload no health papers, card numbers or social insurance number.',
    links: ['privacy-who-sees-my-data', 'privacy-account-needed'],
    next: ['do-upload', 'do-remove-document', 'site-data-passport'],
  },
  'site-explain-quote': {
    question: 'I do not understand my quote. Who explains it?',
    answer:
      'The broker who made it: write in your request, phone or email, and ask about each word or number that is not clear. A licensed broker can say what the quote covers and leaves out, and you need not decide before that. This chat cannot see your quote.',
    links: ['general-what-happens-next', 'home-why-a-broker'],
    next: ['gen-words', 'gen-ask-broker', 'gen-compare-quotes', 'do-message-broker'],
  },
  'site-where-sign': {
    question: 'Where and what do I sign?',
    answer:
      'You sign with the broker or insurer once you have chosen a quote: they send what needs a signature. They also say whether it can be done online. On this site you sign nothing for a policy. Read what is excluded before you sign, and keep a copy.',
    links: ['general-am-i-covered', 'general-what-happens-next'],
    next: ['site-accept-quote', 'gen-check-policy', 'site-obligation'],
  },
};
