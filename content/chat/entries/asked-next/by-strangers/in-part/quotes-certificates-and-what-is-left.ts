import type { Entries } from '../../../../entry.ts';

/** What people want done with a quote, a paper or a draft, and what strangers asked in vain of what comes after. */
export const quotesCertificatesAndWhatIsLeft: Entries = {
  'do-see-quotes': {
    kind: 'do',
    question: 'Where do I see the quotes that I got?',
    answer:
      'In the [client portal](/portal/login), open your request: quotes that the broker has entered there stand side by side, with the date until which each is valid. Some brokers send quotes by email or tell you on the phone instead. If nothing is there, write to the broker from the same page.',
    links: ['general-what-happens-next'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['gen-compare-quotes', 'site-accept-quote', 'do-message-broker'],
  },
  'do-decline-quote': {
    kind: 'do',
    question: 'How do I say no to a quote?',
    answer:
      'In the [client portal](/portal/login), open your request and answer the quote with “No thanks”; or just tell the broker. You need no reason and it costs nothing. Your request stays open for other quotes until you withdraw it.',
    links: ['general-what-happens-next'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['site-obligation', 'do-withdraw', 'do-change-broker'],
  },
  'do-documents-arrived': {
    kind: 'do',
    question: 'Did my documents arrive?',
    answer:
      'I cannot see requests, but you can: each file that has arrived is listed in your request, in the [client portal](/portal/login) or on your tracking page. If it is not there, the upload was not finished; try once more. The broker partner who has your request sees the same list.',
    links: ['privacy-who-sees-my-data'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['do-upload-where', 'do-remove-document', 'do-message-broker'],
  },
  'do-restart-form': {
    kind: 'do',
    question: 'I want to start the form again from the beginning',
    answer:
      'Open the [quote form](/get-quote) and choose the kind once more, or go back step by step and change what you wrote. A draft is only on your own device, and nothing is sent before you press send. If you have already sent it, send a new one and withdraw the first with its tracking link.',
    links: ['general-what-happens-next'],
    opens: [
      { label: 'Open the quote form', to: '/get-quote' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['do-change-kind', 'site-later', 'site-form-broken'],
  },
  'do-ask-certificate': {
    kind: 'do',
    question: 'I need a certificate of insurance sent to somebody',
    answer:
      'Your own broker or insurer issues it: call or write to them with the name and address of whoever asks, and the words it must contain. If a broker partner of this site placed your policy, you can ask for it in your request in the [client portal](/portal/login). I cannot send one myself.',
    links: ['business-what-is-a-certificate'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['biz-certificate', 'biz-coi-asked', 'biz-need-proof-fast'],
  },
  'site-commission-price': {
    question: 'Does the broker’s commission make my price higher?',
    answer:
      'The commission is part of the premium, and the premium for the same policy of an insurer is usually the same through any of its brokers. A broker may charge a fee as well, and has to tell you of it first. You may ask what the broker earns on a quote.',
    links: ['home-why-a-broker', 'general-what-does-it-cost'],
    next: ['site-broker-fees', 'site-broker-vs-direct', 'site-how-paid'],
  },
  'gen-in-writing': {
    question: 'Can I have that in writing?',
    answer:
      'What this chat says stands on our pages too, under the link beside the answer, and can be printed. What counts for you is the policy itself and what your broker or insurer writes: ask them by email, and keep the reply. A spoken answer is hard to prove later.',
    links: ['home-why-a-broker', '/insurance/all'],
    next: ['gen-where-in-policy', 'gen-check-policy', 'gen-told-no-answer'],
  },
  'fleet-bike-courier': {
    question: 'I deliver by bicycle or e-bike and hit somebody. Am I insured?',
    answer:
      'Liability in a home or tenant policy often covers a cyclist in private life, but usually not deliveries for pay. The app may insure couriers on a bike in part: read its page. Ask a broker for liability for a self-employed courier, and check whether the e-bike itself is insured.',
    links: ['specialty-e-bike', 'rideshare-food-delivery'],
    next: ['spec-ebike', 'fleet-food-delivery', 'biz-self-employed'],
  },
  'auto-child-licence-elsewhere': {
    question: 'My child lives in another province and changes the licence there. Does my policy go on?',
    answer:
      'Once a child really lives in another province, with a licence and plates from there, the car usually needs a policy of that province. While the child only studies there and comes home, an Alberta policy can often stay. Tell your insurer before the licence changes.',
    links: ['/insurance/auto', 'lethbridge-student-away-from-home'],
    next: ['auto-student-takes-car', 'auto-child-moves-out', 'auto-child-own-policy'],
  },
  'auto-benefits-pay-first': {
    question: 'Do I pay the clinic myself after a collision?',
    answer:
      'Often you pay nothing at first: for many injuries the clinic can bill the insurer directly once the claim form is in. What a clinic charges above the set fees, or what the insurer has not accepted, may be yours. Ask the clinic before the first visit, and keep every receipt.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['auto-benefit-visits', 'auto-benefits-or-plan', 'auto-treatment-who'],
  },
  'biz-house-sitter': {
    question: 'I look after houses for pay while people are away. Do I need insurance?',
    answer:
      'A house sitter who is paid usually needs liability of their own, as a home or tenant policy leaves out paid work. Ask that it includes keys, damage to the house in your care, and pets. If you drive the owners’ vehicle, they must tell their own car insurer.',
    links: ['/business/general', 'business-from-home'],
    next: ['biz-pet-care', 'auto-drive-employer', 'home-caretaker'],
  },
  'home-title-required': {
    question: 'Is title insurance required if I buy a home without a bank?',
    answer:
      'No law requires title insurance; a lender often asks for it, and without one it is your own choice. It is paid once, through the lawyer, and covers problems with ownership, liens or boundaries. Your lawyer can say what it would add to the title search.',
    links: ['/insurance/home'],
    next: ['home-title-warranty', 'home-required', 'home-when-to-call'],
  },
  'home-solar-leased': {
    question: 'My solar panels are leased. Who insures them?',
    answer:
      'The lease says who insures leased panels: often the company that owns them, sometimes you. Send the lease to your home insurer all the same, because the panels are on your roof and can damage it. If you have to insure them, their value must be in the policy.',
    links: ['/insurance/home'],
    next: ['home-solar-hail', 'home-interested-party', 'home-trampoline-pool'],
  },
  'life-illness-second': {
    question: 'Does critical illness insurance pay a second time?',
    answer:
      'Most critical illness policies pay once and then end; some pay again for another illness, or for cancer that returns after some years. The policy says which, and how long must lie between. Some pay a small part early and the rest later.',
    links: ['life-illness-or-disability', 'illness-which-conditions'],
    next: ['life-illness-list', 'life-illness-after', 'life-illness-early'],
  },
  'gen-broker-silent': {
    question: 'My own broker does not call back. What can I do?',
    answer:
      'Write to the broker by email with a date for an answer, then to the manager of the brokerage. You can call the insurer directly as well: its number is on the policy. Complaints about a broker go to the Alberta Insurance Council, and you may change brokers.',
    links: ['claims-complain-broker'],
    next: ['claim-complain-broker', 'gen-broker-changed', 'site-have-broker'],
  },
  'travel-rental-liability': {
    question: 'Does my credit card cover liability for a rental car abroad?',
    answer:
      'Usually not: a card pays for damage to the rental car itself, and not for people or cars that you hit. Liability comes from the rental company, by local law, or from an addition of your own policy where it applies. In Mexico, ask for liability from a Mexican insurer before you drive.',
    links: ['travel-credit-card', '/insurance/travel'],
    next: ['travel-rental-car', 'auto-mexico', 'travel-credit-card'],
  },
  'auto-facility-how-long': {
    question: 'Is Facility forever, and how do I get out of it?',
    answer:
      'No: you leave the Facility Association once an ordinary insurer takes you, usually when tickets and claims are older and some years went without new ones. Ask a broker at each renewal to try other insurers. Pay on time, because a missed payment makes it longer.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-back-to-ordinary', 'auto-high-risk', 'auto-record-years'],
  },
  'site-two-brokers-called': {
    question: 'Two brokers called me. I thought it was one at a time?',
    answer:
      'One broker partner at a time has your request here; a second one may call only after the first handed it back. A request sent twice, another website, or a broker you asked yourself can be behind a call. Your tracking page names who has it, and [a person](/contact) looks into it.',
    links: ['general-how-many-calls', 'privacy-who-sees-my-data'],
    next: ['do-who-saw', 'site-one-broker', 'do-too-many-calls'],
  },
  'claim-pay-self-record': {
    question: 'Is it cheaper to pay for a small loss myself?',
    answer:
      'What is right for you I cannot say; what counts is the repair, the deductible, a discount that may be lost, and whether others were hit. Your broker can tell what a claim would do to your premium before one is opened. Damage to others usually has to be reported.',
    links: ['claims-first-steps-home', 'home-lower-premiums'],
    next: ['no-advice-claim', 'claim-only-asked', 'claim-below-deductible', 'claim-not-told'],
  },
};
