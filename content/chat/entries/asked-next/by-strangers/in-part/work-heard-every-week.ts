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
  'farm-liability': {
    question: 'What is farm liability?',
    answer:
      'Farm liability pays when the farm, its animals or its machines hurt somebody or damage what is theirs, and for a lawyer to defend you. It is part of a farm policy. A home policy usually leaves it out once you farm for sale. A truck on the road needs auto insurance as well.',
    links: ['/insurance/farm', 'farm-hobby-or-farm'],
    next: ['biz-farm', 'farm-livestock-road', 'farm-visitors', 'farm-leaves-out'],
  },
  'farm-land-let': {
    question: 'I rent my land or pasture to a neighbour. What does my policy need?',
    answer:
      'Tell your insurer about land or pasture that you rent out: it may have to be listed on your policy. The neighbour usually insures the crop, the animals and the liability for them, so ask for proof of it. Put in writing who looks after the fences and who carries which insurance.',
    links: ['red-deer-acreage', '/insurance/farm'],
    next: ['farm-hobby', 'home-vacant-land', 'farm-liability', 'gen-tell-insurer'],
  },
  'group-set-up-time': {
    question: 'How long does it take to set up group benefits?',
    answer:
      'To set up a group plan usually takes several weeks: quotes from insurers, your choice of a plan, and short forms from the staff. A broker sends insurers a staff list, at first often without names. New staff can then have a waiting period before they join.',
    links: ['/group-benefits'],
    next: ['group-data', 'group-waiting', 'group-how', 'do-quote-group-benefits'],
  },
  'group-already-ill': {
    question: 'Does a group plan cover staff who are already ill?',
    answer:
      'Usually yes: people who join in time get the basic amounts without health questions, also with an illness that they already have. Higher amounts can need health questions, and people who join late may have to prove good health. A disability part can treat earlier illness differently, so ask.',
    links: ['/group-benefits', 'group-benefits-smallest-group'],
    next: ['group-sick-employee', 'group-evidence', 'group-waiting', 'group-drug-dropped'],
  },
  'group-evidence': {
    question: 'What is evidence of insurability in a benefits plan?',
    answer:
      'Evidence of insurability is proof of good health: questions that the insurer asks of people who join a plan late or want higher amounts. The basic amounts usually need none if you join in time. Without it, the insurer may decline the higher amount or the late benefit.',
    links: ['/group-benefits', 'life-convert-term'],
    next: ['group-already-ill', 'group-waiting', 'life-correct-answer', 'group-must-join'],
  },
  'group-who-counts': {
    question: 'Do part-time or seasonal staff count for a group plan?',
    answer:
      'The insurer and the plan set who counts: usually people who work at least a set number of hours a week, after a waiting period. Seasonal or temporary staff often do not reach that. Tell the broker the hours of everybody, because a small group needs enough people who may join.',
    links: ['/group-benefits', 'group-benefits-must-all-join'],
    next: ['group-smallest', 'group-waiting', 'group-contractors', 'group-data'],
  },
  'fleet-waiting': {
    question: 'The ride app is on and I wait for a fare. Am I insured?',
    answer:
      'While you wait for a fare, the company’s policy pays liability claims only if your own policy does not. In {commercialAuto.rideshare.introduced} its limit for that time was {commercialAuto.rideshare.waiting}. Damage to your own car is often not insured then, so tell your insurer that you drive for an app.',
    links: ['commercial-auto-ride-hailing', 'rideshare-tell-insurer'],
    next: ['fleet-rideshare', 'fleet-app-not-told', 'fleet-between-orders'],
  },
  'fleet-between-orders': {
    question: 'I deliver for an app and crash between orders, or with the app off. Am I insured?',
    answer:
      'With the app off, your own policy counts, if the insurer knows that you deliver and goes on insuring you. With the app on and no order, the wording decides whether that is delivery, so ask. The special policy of ride-hailing companies is about passengers, and not about food or parcels.',
    links: ['rideshare-food-delivery', 'rideshare-tell-insurer'],
    next: ['fleet-food-delivery', 'fleet-app-not-told', 'fleet-delivery-name'],
  },
  'fleet-why-not-personal': {
    question: 'Why does my own car policy not cover deliveries, rides or work?',
    answer:
      'A personal policy is priced for private driving, and carrying people or goods for pay, or driving all day for work, is another use. So most leave it out unless the insurer has agreed to it. Tell yours what you do: it may add the use, or ask for a commercial policy.',
    links: ['commercial-auto-when-needed', 'rideshare-food-delivery'],
    next: ['fleet-food-delivery', 'fleet-rideshare', 'auto-delivery-use', 'fleet-when-needed'],
  },
};
