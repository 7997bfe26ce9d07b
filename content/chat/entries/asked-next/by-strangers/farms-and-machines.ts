import type { Entries } from '../../../entry.ts';

/** Farms, machines and what stands in somebody else's yard, and which insurer is told: asked for in vain. */
export const farmsAndMachines: Entries = {
  'farm-others-things': {
    question: 'Something of a neighbour’s was lost in my shop. Who pays?',
    answer:
      'A machine or tool of somebody else’s that was lost in your shop is usually insured by its owner’s own policy first. Your policy insures mainly your own things, and liability coverage often leaves out what is in your care. Report it to your insurer all the same, and say whether you were paid for work on it.',
    links: ['/insurance/farm', 'contractors-subcontractor-damage'],
    next: ['claim-whose-policy', 'biz-customer-goods', 'claim-next-steps'],
  },
  'farm-truck-little': {
    question: 'An old farm truck is seldom driven. Can its insurance cost less?',
    answer:
      'For an old farm truck that is seldom driven, ask about farm use with few kilometres, and about dropping collision and comprehensive. Liability has to stay as long as it goes on a public road, even to town. A truck parked for months can often keep coverage for fire and theft alone.',
    links: ['/insurance/farm', '/insurance/auto'],
    next: ['farm-plates', 'auto-parked-storage', 'auto-old-car', 'auto-few-kilometres'],
  },
  'farm-hail-after': {
    question: 'Hail has hit our crop already. What can we still do?',
    answer:
      'Report hailed crops to AFSC or your hail insurer at once, because late reports are not accepted. Before you combine, ask whether to leave strips for the adjuster. Hail insurance bought now does not pay for that storm; for the next one it may, after the field was inspected.',
    links: ['farm-crops', '/insurance/farm'],
    next: ['farm-hail-who', 'farm-crops', 'claim-how-long'],
  },
  'farm-stop': {
    question: 'We stop farming. How do I end or change the farm policy?',
    answer:
      'Call the broker or insurer of the farm policy: only they can end it or cut it down. While you own the land, house or machines, liability and fire coverage still matter, so ask about a policy for an acreage or an empty house. Ask as well what is refunded.',
    links: ['/insurance/farm', 'general-am-i-covered'],
    next: ['home-vacant', 'auto-cancel', 'gen-refund-when'],
  },
  'farm-driver-class': {
    question: 'Which licence class does a grain truck or farm truck need?',
    answer:
      'In Alberta a truck with two axles needs a Class 5 licence, with three or more axles Class 3, and a tractor-trailer Class 1. Air brakes need an endorsement. A registry agent says what a licence from abroad allows. Insurance asks for the right class: without it a claim may be refused.',
    links: ['/insurance/farm', '/commercial-auto'],
    next: ['farm-hired-driver', 'farm-plates', 'auto-foreign-licence'],
  },
  'farm-estate-tax': {
    question: 'Can life insurance pay the tax on a farm when a parent dies?',
    answer:
      'Yes: life insurance on a parent pays cash at death, and the family can pay tax with it instead of selling land. Couples often take one policy that pays at the second death. Farms have tax rules of their own, so an accountant works out the tax first, and then a broker the amount.',
    links: ['/insurance/life', 'life-payout-taxed'],
    next: ['life-joint', 'life-payout-tax', 'life-on-somebody', 'no-investment'],
  },
  'biz-machine': {
    question: 'How is a skid steer, excavator or other machine insured?',
    answer:
      'A skid steer or other machine is usually insured by equipment coverage of a business, or by a farm policy on the farm. That is for theft, fire and damage; what it does to others belongs to liability. A home policy seldom covers more than a garden tractor.',
    links: ['builders-risk-tools', '/insurance/farm'],
    next: ['biz-machine-lent', 'biz-tools', 'farm-machinery-road', 'do-quote-business'],
  },
  'biz-machine-lent': {
    question: 'I rent or lend my machine to somebody. What if it is damaged?',
    answer:
      'A machine that you rent out or lend is often not insured meanwhile, unless your equipment coverage includes it. Ask before it goes. Set down in writing who pays for damage, and whether the other’s own policy covers what they rent. If somebody is hurt, you may be drawn into the claim too.',
    links: ['builders-risk-tools', '/business/general'],
    next: ['biz-equipment-rental', 'biz-rented-in', 'biz-machine'],
  },
  'biz-machine-rolls': {
    question: 'A friend tips or breaks my machine. What is paid?',
    answer:
      'When a friend tips or breaks your machine, your equipment coverage pays only if it includes machines that you lend or rent out. Otherwise he owes you the damage, or his own policy pays for what he borrowed. If he was hurt, report it to your liability insurer as well.',
    links: ['builders-risk-tools', '/business/general'],
    next: ['biz-machine-lent', 'biz-rented-in', 'gen-deductible'],
  },
  'farm-favour': {
    question: 'I fixed it as a favour, without pay. Does that matter?',
    answer:
      'A favour without pay usually stays private or part of the farm; work for pay counts as business, which many home and farm policies leave out. A gift can look like pay, so tell the insurer just what you got. It does not decide alone who pays for the damage.',
    links: ['/insurance/farm', 'business-from-home'],
    next: ['farm-others-things', 'biz-customer-goods', 'claim-whose-policy'],
  },
  'biz-declined': {
    question: 'Insurers refuse my business. Will anybody insure it?',
    answer:
      'A business that some insurers refuse can often be insured elsewhere: a broker can ask insurers that specialize in such trades. Ask each one for its reason, because often it is one thing, such as a fryer, a tandoor or an old roof. Inspection papers and fire suppression help.',
    links: ['/business/restaurants', '/business'],
    next: ['biz-propane', 'biz-price-factors', 'do-quote-business'],
  },
  'claim-which-insurer': {
    question: 'I have switched insurers since it happened. Which one do I tell?',
    answer:
      'Tell the insurer that you had on the day it happened: most policies look at the day of the damage or injury. Send it the letter today, and answer nothing yourself. Professional liability works differently: there it is often the insurer of the day of the claim, so tell the broker of both.',
    links: ['claims-time-limits', 'business-which-covers-first'],
    next: ['biz-sued', 'biz-old-job', 'biz-claims-made'],
  },
  'claim-switch-before': {
    question: 'Can I switch insurers before I make a claim?',
    answer:
      'You can switch, but damage stays with the insurer that you had on the day it happened: a new policy does not pay for it. So report it there first. A new insurer asks about damage and claims, and might not take a home or car that is not yet repaired.',
    links: ['claims-time-limits', 'home-why-a-broker'],
    next: ['auto-cancel', 'claim-which-insurer', 'home-dropped-claims'],
  },
  'home-far-from-fire': {
    question: 'My place is far from a fire hall or hydrant. Who insures it?',
    answer:
      'Homes far from a fire hall or hydrant can usually be insured, often at a higher price; some insurers decline them. Tell the broker the distance, the water on the place, and any wood stove with its inspection. Brokers who write acreages and farms know who accepts it.',
    links: ['red-deer-acreage', '/insurance/seasonal-and-acreage'],
    next: ['home-acreage', 'home-wood-stove', 'home-wett', 'do-quote-home'],
  },
  'home-fire-bill': {
    question: 'The fire department sent me a bill. Does insurance pay it?',
    answer:
      'Many home and farm policies pay a fire department’s bill up to a limit, and some only with an addition. Send the bill to your insurer before you pay it, with the date and what happened. Ask the county as well how it was worked out and until when you may dispute it.',
    links: ['acreage-grass-fire-neighbour', '/insurance/seasonal-and-acreage'],
    next: ['home-grass-fire', 'home-fire-ban', 'gen-which-limit'],
  },
  'home-fire-ban': {
    question: 'There was a fire ban. Does that change what is paid?',
    answer:
      'A fire ban can cost you the coverage: liability insurance is for accidents, and might not pay where somebody ignored a ban. Find out from the county whether it was in force that day. Report the fire with the facts as they are, and let the insurer decide.',
    links: ['acreage-grass-fire-neighbour', '/insurance/seasonal-and-acreage'],
    next: ['home-fire-bill', 'home-liability', 'claim-own-fault'],
  },
};
