import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain after a first answer: in whose name, who is paid, and which other policy answers. */
export const namesPayeesAndSecondPolicies: Entries = {
  'life-convert-days': {
    question: 'How long do I have to turn group life into my own policy?',
    answer:
      'Group life can usually be converted within {groupBenefits.convert} after it ends, without health questions. The days count from the end of the coverage, which need not be your last day at work. Ask the plan for the date and the form at once; health and dental plans have dates of their own.',
    links: ['life-convert-term', '/group-benefits'],
    next: ['life-leaving-group', 'group-leaving', 'life-no-medical'],
  },
  'auto-ticket-fight': {
    question: 'What happens with my insurance if I fight a ticket?',
    answer:
      'A ticket counts for an insurer once you are convicted, so one that is dropped usually does not count. If you dispute it and lose, or pay it, it is a conviction from then on. The next renewal usually shows it. Whether to dispute it is a legal question.',
    links: ['/insurance/auto'],
    next: ['auto-when-raises', 'auto-record-years', 'auto-ticket'],
  },
  'travel-team': {
    question: 'Can one travel policy insure a team or a school group?',
    answer:
      'A family plan does not fit a team, but some insurers have group plans with a list of everybody, coaches and volunteers as well. Otherwise each family insures its own child. Say that you travel to play, because some policies leave out organized or contact sports.',
    links: ['/insurance/travel'],
    next: ['travel-sports', 'travel-what-covers', 'do-quote-travel'],
  },
  'home-wiring-year': {
    question: 'How do I find out how old my wiring, plumbing or roof is?',
    answer:
      'Look in the inspection report and the listing, ask the seller, and ask the city for old permits. An electrician or plumber can tell the kind and roughly the age. If you do not know, say so or give your best estimate and call it one; a broker can ask further.',
    links: ['/insurance/home'],
    next: ['home-old-house', 'home-wiring', 'home-inspection'],
  },
  'claim-deductible-driver': {
    about: 'auto',
    question: 'A friend crashed my car. Can I make them pay my deductible?',
    answer:
      'You can ask the friend for your deductible; your insurer usually does not collect it from somebody who drove with your consent. Whether they have to pay is between the two of you, and a legal question if they refuse. The claim still counts on your policy.',
    links: ['claims-first-steps-crash', '/insurance/auto'],
    next: ['claim-borrower-record', 'auto-lend-car', 'gen-afford-deductible'],
  },
  'auto-two-names': {
    question: 'Can a car be registered and insured in two names?',
    answer:
      'Usually yes: if two people own a car, both names belong on the registration and on the policy. The insurer then looks at both records, and asks who drives most and where the car is kept. To add a name on paper alone is a wrong statement.',
    links: ['/insurance/auto'],
    next: ['auto-whose-name', 'auto-add-driver', 'auto-main-driver'],
  },
  'fleet-own-name': {
    question: 'Work vehicles are in my own name. Must they be in the company’s?',
    answer:
      'Not always, but the names on the registration and the policy should match, and the insurer has to know that the business uses them. A commercial policy can often name you and the company. Otherwise one of the two may be without coverage after a crash.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-when-needed', 'fleet-what-is', 'do-quote-commercial-auto'],
  },
  'biz-umbrella': {
    question: 'Can an umbrella policy make up the limit that a client asks for?',
    answer:
      'Often: a high limit can be one general liability policy, or a smaller one with an umbrella or excess policy on top. The contract says whether the client accepts both together. The certificate then lists both, and the additional insured has to be on both.',
    links: ['/business/general'],
    next: ['biz-limit-asked', 'biz-named-insured', 'biz-certificate'],
  },
  'life-probate': {
    question: 'Does life insurance go through probate?',
    answer:
      'Usually not: a named beneficiary who is alive is paid directly, outside the will. If nobody is named, or the person died first, the money usually goes to the estate and may need probate. For a certain will or estate, ask a lawyer.',
    links: ['/insurance/life'],
    next: ['life-will', 'life-beneficiary', 'life-beneficiary-died'],
  },
  'home-condo-locker': {
    question: 'Who insures the parking stall and the storage locker of a condo?',
    answer:
      'The corporation usually insures the stall and the locker as parts of the building; what is in them is yours. Things in a locker belong to your unit policy, sometimes with a lower limit, and a car to its own policy. The condo plan says whether a stall has a title of its own.',
    links: ['home-condo-deductible-rule', '/insurance/home'],
    next: ['home-condo', 'home-condo-upgrades', 'home-theft'],
  },
  'group-dividends': {
    question: 'I pay myself dividends and no salary. Can I join the plan?',
    answer:
      'Owners who work in the firm can usually join for health and dental, however they pay themselves. Life and disability amounts often follow earnings, and insurers differ on whether dividends count as such. Ask before the quote, and ask an accountant about the tax.',
    links: ['group-benefits-can-owners-join'],
    next: ['group-owners', 'group-hire-spouse', 'group-tax'],
  },
  'fleet-after-losses': {
    question: 'We had losses and lost our truck insurer. What do others want to see?',
    answer:
      'Insurers usually want the claims history from each insurer, a list of drivers with abstracts, the routes and loads, and what changed since. Changes are hiring rules, training, speed limits, cameras and maintenance, each with dates. A broker sends it all together, well before the old policy ends.',
    links: ['/commercial-auto'],
    next: ['fleet-bad-record', 'fleet-documents', 'fleet-renewal-up'],
  },
  'spec-home-policy': {
    question: 'Does my home policy pay for a stolen sled, quad or boat?',
    answer:
      'Usually not: most home policies leave out motorized vehicles such as sleds and quads, and pay little for a boat or its motor. Each needs a policy of its own with theft. Helmets and clothing may be insured as belongings, so ask your home insurer about these.',
    links: ['/insurance/home'],
    next: ['spec-stolen', 'spec-sled-truck', 'spec-boat-home'],
  },
  'gen-loss-payee': {
    question: 'What is a loss payee?',
    answer:
      'A loss payee is whoever lent or leased you something, named on the policy to be paid first after a loss. You are paid what is left. Give the broker the exact name and address from the lease or loan; it usually costs nothing.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-lease-finance', 'biz-named-insured', 'home-interested-party'],
  },
};
