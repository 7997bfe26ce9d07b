import type { Entries } from '../../../entry.ts';

/** A family at home, at school and abroad, its papers, and what to do instead: asked for in vain. */
export const familyAndPapers: Entries = {
  'gen-child-leaves': {
    question: 'My child goes away to study. Which insurance do we look at?',
    answer:
      'When a child leaves to study, look at three things: their belongings, the car, and health coverage. A home policy often covers belongings in residence up to a limit, and less in a rented house. Tell the car insurer where the car is kept. Schools have health plans, which overlap with yours.',
    links: ['edmonton-student-belongings', 'lethbridge-student-away-from-home'],
    next: ['home-student-away', 'auto-student-takes-car', 'auto-student-away', 'home-roommate'],
  },
  'gen-cheaper-way': {
    question: 'Is there something cheaper that does the same?',
    answer:
      'Often there is a smaller form of the same coverage: a higher deductible, a lower limit, or an addition to a policy you have. I cannot compare prices. Ask a broker for two or three ways side by side, and what each leaves out.',
    links: ['home-lower-premiums', '/insurance/all'],
    next: ['gen-higher-deductible', 'gen-bundle', 'do-broker'],
  },
  'auto-loan-gap': {
    question: 'What is gap coverage on a car loan?',
    answer:
      'Gap coverage pays what you still owe on a car loan or lease above the value of the car when it is written off. The car insurer pays only what the car was worth that day, less the deductible. The gap is largest with a long loan and little money down.',
    links: ['/insurance/auto'],
    next: ['auto-gap-elsewhere', 'auto-owe-more', 'auto-new-replacement'],
  },
  'auto-gap-elsewhere': {
    question: 'Must gap coverage come from the dealer?',
    answer:
      'No, gap coverage need not come from the dealer: ask your insurer or broker about it, or about a waiver of depreciation (SEF 43). Compare for how many years each pays and up to which amount. Ask the dealer whether it can be cancelled and what is refunded.',
    links: ['/insurance/auto', 'home-why-a-broker'],
    next: ['auto-loan-gap', 'auto-new-replacement', 'auto-lease-finance'],
  },
  'auto-drive-employer': {
    question: 'I drive the car of the people I work for. Am I insured?',
    answer:
      'In the car of the people you work for, their policy usually covers you, once their insurer knows that you drive it regularly. Have them name you as a driver. If you drive them in your own car, tell your own insurer, because that can count as use for work.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-lend-car', 'auto-add-driver', 'auto-delivery-use'],
  },
  'auto-letter-translated': {
    question: 'Does a letter or record from abroad need a translation?',
    answer:
      'Usually yes: an insurer that cannot read a letter or driving record from abroad asks for an English translation, often by a certified translator. Ask the broker before you pay for one, and keep the original. It should name the years, the claims and the dates.',
    links: ['/blog/first-car-in-alberta', 'auto-new-driver'],
    next: ['auto-foreign-years', 'auto-foreign-no-letter', 'auto-newcomer'],
  },
  'fleet-app-not-told': {
    question: 'I already drive for an app and my insurer does not know',
    answer:
      'Tell your insurer or broker before the next trip or delivery: until they agree, a claim may be reduced or refused. Ride-hailing companies have a policy for the trips themselves, but not for all the time you are in the car. Usually an addition or another policy puts it right.',
    links: ['/business/rideshare', 'commercial-auto-when-needed'],
    next: ['fleet-rideshare', 'fleet-food-delivery', 'gen-not-told'],
    reason: 'fleet-why-not-personal',
  },
  'claim-home-or-car': {
    question: 'Is that a claim on the home or on the car policy?',
    answer:
      'Damage to the car goes to the car policy, and damage to the house, garage or fence to the home policy. One event can so become two claims, each with its deductible. You may claim on one and pay for the other yourself; things inside a car belong to the home policy.',
    links: ['home-collision-or-comprehensive', 'claims-hail-auto-or-home'],
    next: ['claim-own-property', 'no-advice-claim', 'claim-affects-price'],
  },
  'home-caregiver-things': {
    question: 'I live where I work as a caregiver. Who insures my things?',
    answer:
      'The family’s home policy often does not insure the things of a live-in caregiver; a tenant policy of your own usually does. Ask the family first what theirs includes. Jewellery and cash have low limits, and liability to others comes with a tenant policy.',
    links: ['/insurance/tenant', 'home-or-tenant'],
    next: ['home-tenant', 'home-cash', 'home-valuables', 'do-quote-home'],
  },
  'home-condo-not-mine': {
    question: 'The leak did not start in my unit. Can the board charge me?',
    answer:
      'A condo board can usually charge its deductible only to the owner of the unit in which the damage began, not to others. Ask in writing where it began and which bylaw applies, and send that to your own insurer before you pay. A lawyer can judge the rest.',
    links: ['home-condo-deductible-rule', '/blog/condo-deductible-alberta'],
    next: ['home-condo-deductible', 'claim-upstairs-leak', 'no-legal'],
  },
  'home-dayhome-agency': {
    question: 'Does my agency’s insurance cover my dayhome too?',
    answer:
      'An agency’s insurance protects the agency first; it covers your dayhome only where it names you or its dayhomes as insured. Ask the agency for a certificate, and for what it leaves out. Your own home insurer has to know about the children in any case.',
    links: ['business-from-home', '/business/general'],
    next: ['home-dayhome', 'biz-dayhome', 'biz-certificate'],
  },
  'life-still-needed': {
    question: 'Do I still need life insurance when I am older?',
    answer:
      'Life insurance is for money that somebody would lack if you died: a debt, an income or pension that stops, final costs, or tax. Where nobody would lack it, many people let a term end. I cannot decide that for you; ask what your spouse would live on.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-let-it-end', 'life-seniors', 'life-convert'],
  },
  'life-let-it-end': {
    question: 'If I let my life insurance end, can I get it back later?',
    answer:
      'Once life insurance has ended, a new policy means new health questions and the price of your age then. After a missed payment some insurers take you back for a time. Before a term runs out you can often convert it without health questions, so look up that day first.',
    links: ['life-convert-term', '/insurance/life'],
    next: ['life-convert', 'life-reinstate', 'life-still-needed'],
  },
  'life-disability-left-out': {
    question: 'A knee or back is left out of disability insurance. What then?',
    answer:
      'When a knee or back is left out, disability insurance pays nothing for trouble with that part, and everything else stays insured. Ask for the wording, because it can be narrow or wide. Some insurers look at it again after some years without treatment.',
    links: ['disability-self-employed', '/insurance/disability-and-critical-illness'],
    next: ['life-disability-earlier', 'life-disability-self', 'life-disability-wait'],
  },
  'life-paid-abroad': {
    question: 'Can life insurance be paid to family in another country?',
    answer:
      'Yes, you can usually name family who live outside Canada, and life insurance is paid to them there. The insurer asks for their identity, a bank account and the death certificate, so it may take longer. Give their full names and addresses, and tell them that the policy exists.',
    links: ['/insurance/life', 'life-payout-taxed'],
    next: ['life-beneficiary', 'life-newcomer', 'claim-life', 'life-died-abroad'],
  },
  'group-children-first': {
    question: 'Which parent’s plan pays first for the children?',
    answer:
      'For children, the plan of the parent whose birthday comes earlier in the year usually pays first; for yourself, your own plan does. Month and day count, and not the year. After a separation, the plan of the parent with whom the child lives often comes first.',
    links: ['group-benefits-must-all-join', '/group-benefits'],
    next: ['group-spouse', 'group-children-age', 'group-claim-drug'],
  },
  'health-seniors-teeth': {
    question: 'Who pays for dentures, glasses and hearing aids of seniors?',
    answer:
      'Alberta helps seniors with dentures and glasses where income is low, and its program AADL helps with hearing aids. There is a federal dental plan too. Each has rules of its own, so ask Alberta Supports before you pay for a private plan.',
    links: ['/group-benefits'],
    next: ['health-seniors', 'health-dental', 'health-no-plan'],
  },
};
