import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain, and what brokers hear every week, about work, clubs and farms. */
export const workHeardEveryWeek: Entries = {
  'fleet-company-truck-me': {
    question: 'I take the company truck home. Do I need insurance of my own?',
    answer:
      'Your employer’s policy insures the company truck, as far as the employer allows the use; ask in writing whether errands and days off are allowed. You need no car policy if you own no car. What you do beyond that permission can fall on you. Your own tools in the truck are usually not on that policy.',
    links: ['/commercial-auto'],
    next: ['auto-non-owner', 'fleet-crashed-work-car', 'fleet-van-home', 'fleet-private-use'],
  },
  'biz-non-owned-auto': {
    question: 'What is non-owned auto insurance?',
    answer:
      'Non-owned auto pays what your business owes when somebody drives a vehicle for it that the business does not own: an employee’s car or a rental. It does not pay for the vehicle itself, and the driver’s own policy comes first. Clients and oil field operators often ask for it. Hired vehicles may need a further coverage.',
    links: ['/commercial-auto', '/business'],
    next: ['fleet-employee-cars', 'biz-professional', 'biz-oil-field', 'biz-limit-asked'],
  },
  'biz-client-cash': {
    question: 'We broke something of a client, who wants cash. What do we do?',
    answer:
      'Tell your liability insurer before you pay or promise anything: many policies want a prompt report and do not repay what you settled alone. Take photos, write down what happened, and say politely that the insurer will be in touch. Below the deductible you may pay yourself; ask whether it must be reported all the same. Without insurance, ask a lawyer before you sign.',
    links: ['/business/general', 'claims-first-steps-home'],
    next: ['biz-not-a-claim-yet', 'biz-cleaner', 'biz-sued', 'biz-liability'],
  },
  'biz-motel-monthly': {
    question: 'Rooms of our motel are rented by the month. Does the insurer care?',
    answer:
      'Yes, tell the insurer of the motel: rooms that people live in by the month are another risk than guests for a night. It may change the price or the terms, and to leave it out can cost you a claim. Say how many rooms, whether people cook there, and for how long they stay.',
    links: ['/business'],
    next: ['biz-hotel-gas', 'biz-changes', 'gen-material-change', 'home-landlord'],
  },
  'biz-hall-owner': {
    question: 'We rent out our hall. Who insures the guests’ alcohol, they or we?',
    answer:
      'Usually both: whoever rents the hall buys event liability with host liquor that names you, and your own policy must allow rentals with alcohol. Put it in the rental agreement and ask for the certificate before the day. That guests bring their own changes little. Tell your insurer how often you rent the hall.',
    links: ['specialty-event-with-alcohol', '/business'],
    next: ['biz-event-alcohol', 'biz-nonprofit', 'biz-liquor', 'biz-named-insured'],
  },
  'biz-club-board': {
    question: 'Our club declined D&O. What if somebody sues the board?',
    answer:
      'Without directors and officers (D&O) coverage, board members pay their own defence when somebody sues them over a decision; general liability does not pay for that. Clubs decline it over the price, or think that volunteers cannot be sued. Ask a broker for a price, and report a threat before you buy, because a known dispute is left out.',
    links: ['/business/general', '/business'],
    next: ['biz-directors', 'biz-nonprofit', 'biz-volunteers', 'biz-sued'],
  },
  'biz-abuse-exclusion': {
    question: 'A renewal adds an abuse exclusion. Is that usual?',
    answer:
      'Abuse exclusions are common in liability policies for child care, clubs and care work, and some insurers sell that coverage back, with a limit and conditions. Tell your broker at once what the licence or contract requires, and ask other insurers before the renewal. They ask about screening, training and supervision.',
    links: ['/business', '/business/general'],
    next: ['biz-dayhome', 'biz-nonprofit', 'biz-home-care', 'biz-not-renewed'],
  },
  'biz-farrier': {
    question: 'I shoe, trim or train other people’s animals. What covers a hurt animal?',
    answer:
      'An animal that is hurt under your hands needs coverage for animals in your care, custody or control, beside general liability, which usually leaves them out. Farriers, trimmers and trainers ask for it by that name. Barns may want to be named on a certificate. Say how many animals you handle and what they are worth.',
    links: ['/insurance/farm', '/business'],
    next: ['biz-pet-care', 'farm-boarding', 'biz-customer-goods', 'biz-certificate'],
  },
  'farm-bees': {
    question: 'Are beehives insured, and damage by a bear?',
    answer:
      'Hives and bees can be insured under a farm policy if they are listed, but many leave out disease, winter loss and wild animals. Ask whether hives on other people’s land are covered, and what they are valued at. Bear damage may also be a matter for the province’s wildlife compensation; ask before you clean up.',
    links: ['/insurance/farm'],
    next: ['farm-livestock', 'farm-leaves-out', 'farm-rented-land', 'biz-farm'],
  },
  'farm-cow-hit': {
    question: 'Somebody hit my cow on the road. Who pays for it?',
    answer:
      'If the driver was at fault, their liability insurance pays for your cow; if it should not have been there, you may owe them. Your own farm policy pays if that animal is insured for such a death. Report it to police and to your insurer, and take photos of the fence and the place.',
    links: ['/insurance/farm'],
    next: ['farm-livestock-road', 'farm-livestock', 'spec-atv', 'claim-uninsured-driver'],
  },
};
