import type { Entries } from '../../../../entry.ts';

const PORTAL = { label: 'Log in to the portal', to: '/portal/login' } as const;
const CONTACT = { label: 'Write to us', to: '/contact' } as const;

/** What strangers asked in vain about trips, visits, life insurance and requests of this site. */
export const tripsLivesAndThisSite: Entries = {
  'travel-minor-procedure': {
    question: 'I had something removed, or a test. Does it count for travel insurance?',
    answer:
      'Yes, even something small usually counts if the form asks about treatment, tests or specialists within a time. What matters is the result, and whether anything is still open, such as a biopsy or a checkup. Ask your doctor for the dates and the result before you answer, and say more rather than less.',
    links: ['travel-existing-condition', '/insurance/travel'],
    next: ['travel-stable', 'travel-condition', 'travel-fill-form'],
  },
  'travel-not-citizen': {
    question: 'I have a PR card and a foreign passport. Can I buy the same travel insurance?',
    answer:
      'Usually yes: travel insurance asks where you live and whether you have provincial health coverage, not for your passport. With an Alberta health card you buy what others buy. Without one, visitors insurance fits better. Whether you need a visa for the trip is another matter.',
    links: ['/insurance/travel'],
    next: ['travel-what-covers', 'travel-team', 'do-quote-travel'],
  },
  'travel-birth-abroad': {
    question: 'Our baby is born early on a trip. Is the newborn insured?',
    answer:
      'A baby born on a trip is left out by many travel plans, and care for a newborn can cost more than anything else. A few pay for a baby born early, up to a week and an amount that they name. Ask for that in writing before you leave, and whether a child can be added after birth.',
    links: ['/insurance/travel'],
    next: ['travel-pregnancy', 'travel-what-covers', 'travel-family-plan'],
  },
  'travel-airline-policy': {
    question: 'Is travel insurance from an airline or booking site any good?',
    answer:
      'Travel insurance from an airline or a booking site can be fine or very narrow: the certificate they emailed you says which. Look for the medical limit, the stability rule, the reasons for cancelling, and whom to call. If it does not fit, many plans can be returned within some days, before you leave.',
    links: ['travel-credit-card', '/insurance/travel'],
    next: ['travel-what-covers', 'travel-credit-card', 'gen-where-in-policy'],
  },
  'visa-refund-after-claim': {
    question: 'The visitor was in hospital or claimed. Is there still a refund?',
    answer:
      'Usually not: many insurers refund unused days only if nothing was claimed, and a bill that the insurer paid is a claim. If you paid the clinic yourself and claim nothing, some still refund. Ask before you send in the bill which of the two comes to more.',
    links: ['super-visa-refund'],
    next: ['visa-leave-early', 'visa-trip-home', 'visa-switch'],
  },
  'life-drop-bank': {
    question: 'Can I drop the bank’s mortgage insurance and buy my own?',
    answer:
      'Yes, the bank’s mortgage life insurance is optional, and you can end it while the mortgage goes on. Keep it until a policy of your own is in force, because the new insurer asks about your health now. Then cancel it in writing.',
    links: ['/insurance/life'],
    next: ['life-mortgage', 'life-mortgage-paid-to', 'do-quote-life'],
  },
  'life-back-which': {
    question: 'I hurt my back and cannot work. Which insurance pays?',
    answer:
      'Disability insurance pays if a back injury keeps you from work; critical illness pays only for listed illnesses, and a back is not one. For an injury at work WCB comes first, if it covers you. A back that hurt before may be left out of a new policy.',
    links: ['disability-self-employed'],
    next: ['life-illness-or-disability', 'life-disability-left-out', 'life-hurt-at-work'],
  },
  'do-cancel-call': {
    question: 'How do I cancel or move a call from the broker?',
    answer:
      'Open your tracking link or the client portal: beside the call stand buttons to choose another time and to cancel it. The request itself stays open. If the call was not booked there, tell the broker by phone, text or message. Without the link, [write to us](/contact).',
    links: ['general-what-happens-next'],
    next: ['do-message-broker', 'do-call-time', 'do-withdraw'],
    opens: [PORTAL, CONTACT],
  },
  'do-reference-signs': {
    question: 'My reference is not found. Is it a zero or the letter O?',
    answer:
      'A reference never has the letters I, L, O or U: what looks like an O is a zero. What looks like an I or L is a one. It is AB- and eight letters and numbers, and capitals do not matter. Copy it from our first email, or [write to us](/contact).',
    links: ['general-what-happens-next'],
    next: ['do-no-reference', 'do-request-status', 'do-no-email'],
  },
  'life-vaping': {
    question: 'Does vaping count as smoking?',
    answer:
      'Usually yes: for life insurance, vaping and other nicotine mostly count as smoking, if you used them within a past time, often a year. Some insurers look again once you have quit. Each sets its own rule, so say what you use and how often: a wrong answer can void the policy.',
    links: ['/insurance/life'],
    next: ['life-smoker', 'life-tested', 'life-correct-answer'],
  },
  'site-how-many-brokers': {
    question: 'How many broker partners do you have?',
    answer:
      'I have no number of broker partners to give. What counts for you is the one who gets your request: you see the name, brokerage and licence number on your tracking page. One licensed broker at a time has it.',
    links: ['general-check-a-licence'],
    next: ['site-which-brokers', 'site-one-broker', 'site-broker-licensed'],
  },
};
