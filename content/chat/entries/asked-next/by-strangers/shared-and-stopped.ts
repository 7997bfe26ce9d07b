import type { Entries } from '../../../entry.ts';

/** What is shared with others, what happens when somebody stops paying or drives all the same, and events: asked for in vain. */
export const sharedAndStopped: Entries = {
  'home-roommate-damage': {
    question: 'My roommate damaged the apartment. Whose insurance pays?',
    answer:
      'The liability part of the tenant policy of whoever caused it usually pays: your roommate’s own, or yours if your roommate is named in it. Your policy does not usually pay for what a roommate did who is not on it. The landlord’s insurer often pays for the building first and asks the tenants to pay it back.',
    links: ['tenant-roommates', 'home-or-tenant'],
    next: ['home-tenant-fire', 'home-roommate-things', 'home-tenant', 'do-quote-home'],
  },
  'home-student-away': {
    question: 'I study away and rent a room. Is my stuff insured by my parents?',
    answer:
      'Things of a student who lives away for school are often still insured by the parents’ home policy, up to a limit. Ask before the term begins whether it counts in a rented room, and for theft and liability as well. If it does not, a tenant policy of your own does that.',
    links: ['edmonton-student-belongings', '/blog/tenant-insurance-newcomers-students'],
    next: ['home-tenant', 'home-roommate', 'home-theft', 'do-quote-home'],
  },
  'life-stop-paying': {
    question: 'What happens if I stop paying for life insurance?',
    answer:
      'Term life ends after a grace period, and nothing comes back; a permanent policy may have a cash value that you get, less charges. Some permanent policies can go on smaller, without further payments, or pay themselves from that value for a time. Ask the insurer which your contract has before you stop.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-cash-value', 'life-reinstate', 'life-cancel'],
  },
  'life-mortgage-paid-to': {
    question: 'Who gets the money of the bank’s mortgage insurance?',
    answer:
      'The bank gets it: its mortgage life insurance pays off or lowers the loan, and pays nothing to the family. The family has a home with less debt, and no money in hand. A life policy of your own pays whom you name, who may use it for the mortgage or not.',
    links: ['/insurance/life', 'life-term-or-permanent'],
    next: ['life-mortgage', 'life-beneficiary', 'do-quote-life'],
  },
  'life-illness-when': {
    question: 'How soon after buying can critical illness insurance pay?',
    answer:
      'Critical illness coverage usually counts from the day the policy begins, except for cancer found, or with first signs, in the first {life.illness.cancerDays}. After a diagnosis it usually pays once you have survived {life.illness.survival}. Your own contract names both times.',
    links: ['illness-which-conditions', '/insurance/disability-and-critical-illness'],
    next: ['life-illness-list', 'life-illness-early', 'life-critical-illness'],
  },
  'auto-over-limit': {
    question: 'I hit somebody and it costs more than my limit. Who pays the rest?',
    answer:
      'Your insurer pays up to your liability limit, and what you legally owe beyond it is yours to pay. That can come out of savings, wages or a house. A higher limit, or umbrella liability on top of it, is how people insure more.',
    links: ['auto-how-much-liability', 'specialty-umbrella'],
    next: ['auto-1m-or-2m', 'spec-umbrella', 'auto-minimum-liability', 'auto-i-caused-it'],
  },
  'auto-excluded-drives': {
    question: 'An excluded driver drives the car all the same. What happens?',
    answer:
      'When an excluded driver drives, the policy pays much less or nothing, and the damage can be yours and theirs to pay. What the insurer has to pay others all the same, it may ask you to pay back. It may also end the policy, so keep the keys out of reach or ask about insuring that person elsewhere.',
    links: ['auto-compulsory-cover', '/insurance/auto'],
    next: ['auto-exclude-driver', 'auto-high-risk', 'auto-driving-uninsured'],
  },
  'fleet-van-home': {
    question: 'Our workers take the van home at night. Is that all right?',
    answer:
      'Usually yes, once the insurer knows: tell it where each vehicle stands at night and who drives it, as both are part of the price. Trips between home and work are seldom a problem; private errands may be, so set down in writing what is allowed. Tools left in it overnight need coverage of their own.',
    links: ['/commercial-auto'],
    next: ['fleet-private-use', 'fleet-drivers', 'biz-tools'],
  },
  'fleet-before-plates': {
    question: 'I bought a truck for hauling. What do I need before plates?',
    answer:
      'First insurance for the truck in your name, as hauling for pay needs a commercial policy, and then the registry agent. For {commercialAuto.safety.inside} or more inside Alberta, trailer included, you also need a Safety Fitness Certificate, and new carriers take a course and a test before it. So begin with that some weeks ahead.',
    links: ['commercial-auto-safety-certificate', '/commercial-auto'],
    next: [
      'fleet-safety-certificate',
      'fleet-dump-truck',
      'fleet-owner-operator',
      'do-quote-commercial-auto',
    ],
  },
  'farm-boarding': {
    question: 'A horse or other animal that I board gets hurt. Who pays?',
    answer:
      'Farm and home liability usually leave out animals of others that are in your care, unless coverage for that is added. Boarding for pay is a business, so tell the insurer how many you keep. The owner can insure the animal itself, and a boarding contract says who bears what.',
    links: ['/insurance/specialty', 'red-deer-acreage'],
    next: ['spec-horse-farm', 'farm-visitors', 'biz-farm'],
  },
  'biz-waiver': {
    question: 'What are CGL, additional insured and waiver of subrogation?',
    answer:
      'CGL is commercial general liability; a client who is an additional insured is protected by your policy too, against claims from your work. A waiver of subrogation means that your insurer gives up its right to get back from the client what it paid. Both are added to the policy, sometimes for a fee, so send the clause to your broker before you sign.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-named-insured', 'biz-certificate', 'biz-liability', 'do-quote-business'],
  },
  'biz-accused': {
    question: 'A client says that we stole something. Is that insured?',
    answer:
      'General liability usually does not pay for theft by you or your staff; a bond or crime coverage for clients’ property may, once it is proven. Do not admit or promise anything. Write down who was there and when, and call your insurer or broker before you answer the client.',
    links: ['/business/general', '/business'],
    next: ['biz-crime', 'biz-cleaner', 'biz-someone-broke', 'biz-sued'],
  },
  'biz-event-hurt': {
    question: 'Somebody gets hurt at our event or tournament. Who pays?',
    answer:
      'The liability coverage of the event pays if its organizer is responsible, and for the defence; guests and spectators are usually included. Players and other participants are often left out unless that is added, or a sports association insures them. So say what people do there, and how old they are, when you ask for it.',
    links: ['specialty-event-with-alcohol', '/insurance/specialty'],
    next: ['biz-event', 'biz-coach', 'biz-volunteers', 'biz-event-dry'],
  },
  'biz-event-dry': {
    question: 'There is no alcohol at our event. Does it still need insurance?',
    answer:
      'Without alcohol an event needs no liquor coverage, but the hall, school or town often still asks for liability insurance for the day. No general law requires it; the rental contract says which limit it wants and whether it has to be named. Sports and games are asked about as well.',
    links: ['specialty-event-with-alcohol', '/insurance/specialty'],
    next: ['biz-event', 'biz-event-hurt', 'do-quote-specialty'],
  },
  'biz-event-policies': {
    question: 'Event and bar: one policy or two?',
    answer:
      'Usually one: event liability can include liquor that you serve as the host. A caterer or club that serves under its own licence has a policy of its own, and should show you its certificate. Ask the hall which of the two it wants to see.',
    links: ['specialty-event-with-alcohol', 'liquor-special-event'],
    next: ['biz-event', 'biz-event-alcohol', 'biz-liquor'],
  },
  'gen-stop-paying': {
    question: 'What happens if I just stop paying?',
    answer:
      'If payments stop, the insurer may end the policy after a written notice, and from that day nothing is insured. What is owed until then can still be asked for, and insurers ask later about policies that were cancelled over payments. To cancel properly, or to ask for another plan of payments, is usually the better way; life insurance has rules of its own.',
    links: ['general-am-i-covered', '/contact'],
    next: ['gen-refund-when', 'auto-missed-payment', 'life-stop-paying'],
  },
  'gen-where-to-buy': {
    question: 'Where do I get such a policy?',
    answer:
      'From a licensed broker or agent, or from an insurer that sells directly. A broker asks several insurers; an agent or an insurer offers its own. This site sells none: the [quote form](/get-quote) asks one licensed broker partner to contact you.',
    links: ['home-why-a-broker', '/blog/how-a-licensed-broker-works'],
    next: ['site-broker-vs-direct', 'gen-broker-or-agent', 'do-quote'],
  },
};
