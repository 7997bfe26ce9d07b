import type { Entries } from '../../entry.ts';

/**
 * What strangers asked about drivers, records and plates, and got no answer to. SR-22: aamva.org, auto insurance and
 * financial responsibility; owners under 18: alberta.ca, registration and insurance; kinds of plates: servicealberta.gov.ab.ca
 * (all read on November 26, 2026).
 */
export const driversAndPlates: Entries = {
  'auto-sr22': {
    question: 'What is an SR-22, and does Alberta have one?',
    answer:
      'An SR-22 is an American form, by which an insurer tells a state that a driver is insured; Alberta does not use one. Here the pink card is the proof, and a driver with a bad record is insured through the Facility Association or a risk sharing pool. If a state still asks you for one, ask that state’s licence office who may send it.',
    links: ['/insurance/auto', 'auto-driving-uninsured'],
    next: ['auto-high-risk', 'auto-dui', 'auto-record-years'],
  },
  'auto-interlock': {
    question: 'Does an ignition interlock change my insurance?',
    answer:
      'An interlock is a condition for driving again after a suspension for impaired driving, and brings no discount by itself. Tell the insurer about it and about every car that has one: driving another car without it breaks the licence condition, and a claim may then be refused. What counts for the price is the suspension or conviction behind it.',
    links: ['/insurance/auto', 'auto-driving-uninsured'],
    next: ['auto-dui', 'auto-record-years', 'auto-high-risk'],
  },
  'auto-marital': {
    question: 'Does marriage, divorce or living together change my car insurance?',
    answer:
      'Marriage or a divorce can change the price, above all because it changes who lives with you and drives which car. Tell the insurer when somebody moves in or out. In Alberta an insurer must not refuse or cancel a car policy because of marital status. Whether the status itself counts is for each insurer to say.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-add-driver', 'auto-separation', 'auto-spouse-record'],
  },
  'auto-claims-elsewhere': {
    question: 'Does an accident or ticket in another province or country count?',
    answer:
      'Accidents and tickets from another province usually count like those in Alberta, if they are as recent as the application asks about. Answer what is asked, wherever it happened: insurers can look up claims, and a wrong answer can cost a later claim. Ask a broker how foreign records are read.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['auto-record-years', 'auto-abstract', 'gen-not-told'],
  },
  'auto-cancelled-tell': {
    question: 'How long must I say that a policy was cancelled?',
    answer:
      'For as long as an application asks about it: each names the number of years back, and you answer for those. A cancellation for missed payments is asked about by most insurers. Say why it happened and that nothing is owed anymore, if that is so; leaving it out can void a policy.',
    links: ['/insurance/auto'],
    next: ['auto-cancelled', 'auto-high-risk', 'gen-not-told'],
  },
  'auto-policy-2027': {
    question:
      '{before reform.start: Does}{from reform.start: Did} my policy change by itself on {reform.start}?',
    answer:
      'The new rules on injuries apply by law to every collision on or after {reform.start}, whenever your own policy renews. The day of the collision decides, not the renewal. Your insurer sends what changes in the policy; the limit on price increases matters at your first renewal after that day. Ask your broker whether an added coverage is still useful.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-care-first', 'auto-rate-cap', 'auto-before-2027'],
  },
  'auto-learner-other-car': {
    question: 'Is a learner insured in the car of somebody else?',
    answer:
      'A learner who drives with the owner’s consent, by the rules of the licence, is usually insured by that car’s policy. The owner’s insurer should know. A policy of your own is needed only for a car of your own. A claim counts on the policy of the car.',
    links: ['auto-new-driver', '/blog/first-car-in-alberta'],
    next: ['auto-learner', 'auto-lend-car', 'auto-gdl-after'],
  },
  'auto-minor-own': {
    question: 'I am not an adult yet. Can I have my own car insurance?',
    answer:
      'Insurers usually want a parent or guardian on the policy of a minor, or their signature. In Alberta, a car can be registered to a minor only if a parent or guardian signs too, with few exceptions. Many families add the young driver to a policy they have; ask for both prices.',
    links: ['auto-new-driver', '/blog/first-car-in-alberta'],
    next: ['auto-whose-name', 'auto-add-driver', 'site-minors'],
  },
  'farm-plates': {
    question: 'What is a farm plate, and does it change the insurance?',
    answer:
      'A farm plate is one of Alberta’s standard plates, for vehicles used on a farm. A registry agent says who may have it and what it allows. Insurance depends on the use, not on the plate: the insurer asks what you haul, how far, and whether you are paid for it. Hauling for others needs commercial coverage.',
    links: ['/insurance/farm', 'farm-tractor-on-road'],
    next: ['biz-farm', 'farm-machinery-road', 'fleet-when-needed', 'farm-hired-driver'],
  },
  'spec-sport-bike': {
    question: 'Can a new rider insure a sport bike?',
    answer:
      'Some insurers take a new rider on a sport bike, and others decline or charge much more, because the model counts as well as the rider. Years with a Class 6 licence and a training course help. Ask before you buy the bike; a broker can ask several insurers.',
    links: ['motorcycle-learner', '/insurance/specialty'],
    next: ['spec-young-rider', 'spec-motorcycle', 'do-quote-specialty'],
    reason: 'spec-sport-bike-why',
  },
  'spec-parked-where': {
    question: 'Does it matter where a motorcycle, boat or RV is kept?',
    answer:
      'The place usually matters: a locked garage or storage lot lowers the risk of theft and hail. Some insurers give a lower price for it. Tell the insurer the real place, in winter too. How many kilometres you ride in a season may count as well.',
    links: ['motorcycle-lay-up', 'rv-winter-storage'],
    next: ['spec-motorcycle-stolen', 'spec-motorcycle-pause', 'spec-rv-storage'],
  },
  'spec-boat-home': {
    question: 'Is my boat insured by my home policy?',
    answer:
      'Small boats are sometimes insured by a home policy, up to a length, an engine size and an amount that the policy names. Send the insurer the length and horsepower of yours and ask for the answer in writing. A larger or faster boat usually needs a policy of its own, for the boat and for liability.',
    links: ['specialty-boat', '/insurance/specialty'],
    next: ['spec-boat', 'spec-boat-trailer', 'spec-boat-child'],
  },
  'spec-boat-child': {
    question: 'May my child drive the boat?',
    answer:
      'Federal rules limit the horsepower that somebody {specialty.boat.young} may drive alone, and forbid them a personal watercraft. To drive a motorboat, you usually need the operator card. Ask the insurer as well: a boat policy may name an age or want young drivers listed.',
    links: ['boat-operator-card', 'specialty-boat'],
    next: ['spec-boat-card', 'spec-boat', 'spec-boat-borrowed'],
  },
  'spec-trailer-guest': {
    question: 'May family or friends stay in my RV or trailer?',
    answer:
      'Family and friends who stay as guests for a short time are usually no problem for an RV policy. Somebody who lives in it, stays for a season or pays rent changes the risk, so tell the insurer first. Their belongings are usually not insured by your policy.',
    links: ['rv-rent-out', 'rv-full-time'],
    next: ['spec-rv-rent-out', 'spec-rv-full-time', 'spec-seasonal-lot'],
  },
  'claim-stolen-keys': {
    about: 'auto',
    question: 'My car was stolen with the key inside. Is it paid?',
    answer:
      'A key left in the car does not always end a claim for theft, but the insurer asks about it and may look for carelessness. Answer truthfully; a wrong answer is worse than the key. Count all keys and give them to the adjuster.',
    links: ['/insurance/auto', 'claims-disagree-amount'],
    next: ['claim-car-stolen', 'auto-stolen-found', 'auto-stolen-rental'],
  },
  'claim-theft-report': {
    question: 'Do I need a police report for a theft or vandalism?',
    answer:
      'For a theft or vandalism, insurers usually ask for a police file number, so report it to police first. Many police services take such reports online. Give them serial numbers and photos, and send the file number to your insurer.',
    links: ['claims-first-steps-home', '/insurance/auto'],
    next: ['claim-car-broken-into', 'home-theft', 'claim-next-steps'],
  },
};
