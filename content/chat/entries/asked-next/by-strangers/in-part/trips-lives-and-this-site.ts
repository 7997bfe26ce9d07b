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
  'life-guaranteed-issue': {
    question: 'Is there life insurance without health questions?',
    answer:
      'Yes, some life insurance asks no health questions, so a seriously ill person can have it, usually for a lower amount and a higher price. Some policies have a waiting period before the whole amount is paid. Whoever is to be insured has to agree.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-no-medical', 'life-no-medical-catch', 'life-on-somebody', 'life-seniors'],
  },
  'life-quit-smoking': {
    question: 'When do I count as a non-smoker after I quit?',
    answer:
      'After you quit, insurers usually count you as a non-smoker once you have used no nicotine for a set time, often a year. Vaping and other nicotine count too. With a policy that you already have, some insurers look again at the price once that time is over, so ask then.',
    links: ['/insurance/life'],
    next: ['life-smoker', 'life-vaping', 'life-tested', 'life-change-after'],
  },
  'life-open-application': {
    question: 'I wait for a test result, or my health changed. Must I tell the life insurer?',
    answer:
      'Yes, while you apply: questions are to be answered in full, and what changes before the policy is issued has to be told, also a test. The insurer may wait for the result, and an answer that leaves it out can void the policy. Once it is issued, a later illness usually changes nothing.',
    links: ['life-health-questions'],
    next: ['life-change-after', 'life-declined', 'life-correct-answer', 'life-health-condition'],
  },
  'life-disability-anywhere': {
    question: 'Does disability insurance pay if I was hurt at home or on the weekend?',
    answer:
      'Yes: disability insurance usually pays wherever you were hurt or fell ill, at home or on a trip, after its waiting period. WCB is for injuries and illness from work. A short-term plan from an employer is mostly for what happens outside work. Ask for the claim form early.',
    links: ['life-illness-or-disability', 'business-is-wcb-included'],
    next: ['life-disability-wcb', 'life-disability-wait', 'life-disability-claim', 'life-back-which'],
  },
  'life-short-term': {
    question: 'What is short-term disability, and can I buy it myself?',
    answer:
      'Short-term disability pays part of your income for the first weeks or months of an illness or injury, and mostly comes with a plan at work. Without such a plan, ask a broker for disability insurance of your own with a short waiting period. EI sickness benefits may pay as well.',
    links: ['life-illness-or-disability', '/group-benefits'],
    next: ['life-ei-sickness', 'life-disability-wait', 'life-disability-self', 'do-quote-life'],
  },
  'travel-prepaid': {
    question: 'My flight was cancelled. Are the hotel and tours that I paid for insured?',
    answer:
      'Trip cancellation or interruption coverage may pay for a prepaid hotel and tours if its list names the reason. It has to be bought before that was known. Ask the airline and the hotel for a refund first, and keep what they write. Medical travel insurance alone does not pay this.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-cancellation', 'travel-flight-delay', 'claim-trip-cancelled', 'travel-named-storm'],
  },
  'life-why-health': {
    question: 'Why do life insurers ask about my health?',
    answer:
      'A life insurer decides by your answers whether to insure you and at what price, and may read medical records when there is a claim. A wrong answer can void the policy. Policies with few or no health questions exist, usually with lower amounts and a higher price.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-health-condition', 'life-no-medical', 'life-correct-answer', 'site-health-questions'],
  },
  'life-no-beneficiary': {
    question: 'What if nobody is named as beneficiary of life insurance?',
    answer:
      'If nobody is named, the money usually goes to the estate of the insured person, and may need probate before the family gets it. A will then says who inherits, and without a will the law does. While you live, you can usually name somebody at any time with the insurer’s form. For a certain estate, ask a lawyer.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-probate', 'life-beneficiary', 'life-will', 'claim-life'],
  },
  'life-must-mention': {
    question: 'Must I mention an illness I had years ago?',
    answer:
      'Yes, if the application asks: answer what it asks truthfully and in full, even if you are well now and it was years ago. Read how many years back each question goes. A wrong or missing answer can void the policy when the family claims. Please do not describe your health here; the broker asks in private.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-health-condition', 'life-why-health', 'life-correct-answer'],
  },
  'life-outlive-term': {
    question: 'Do I get money back if I outlive a term policy?',
    answer:
      'Usually not: term life insurance pays if you die within the term, and nothing comes back when it ends. At its end it usually renews at a much higher price or stops. Permanent life insurance may build a cash value, and costs more at the start.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-convert', 'life-term-permanent', 'life-cash-value'],
  },
  'life-universal': {
    question: 'What are whole life and universal life insurance?',
    answer:
      'Both are permanent life insurance: whole life builds a cash value, and universal life has an investment account, without a promise of its value. Universal life lets you vary what you pay, within limits. Loans and withdrawals reduce what is paid at death and may be taxed. Term life has no cash value.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-cash-value', 'life-term-permanent', 'life-whole-critics'],
  },
};
