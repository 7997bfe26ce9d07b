import type { Entries } from '../../../entry.ts';

/** What strangers asked for in their talks and got choices of which none fitted: whose policy, from which day, with which days. */
export const askedInVain: Entries = {
  'biz-builders-buys': {
    question: 'Who buys builders’ risk, the owner or the builder?',
    answer:
      'The contract says who buys builders’ risk: the owner or the builder can, as long as both and the subcontractors are named as insured. Check that one of them has bought it, and that it does not end before the work does.',
    links: ['construction-builders-risk-who-buys'],
    next: ['biz-builders-who', 'biz-builders-value', 'biz-construction'],
  },
  'claim-whose-policy': {
    question: 'Is it their policy or mine that pays?',
    answer:
      'Usually your own policy pays for your own things, wherever they are; a liability policy of somebody else pays only if they are responsible. Report it to your insurer, and let the other side report it to theirs. What a contract says about damage can change this, so show it to your broker.',
    links: ['claims-first-steps-home', 'contractors-subcontractor-damage'],
    next: ['claim-own-insurer-or-theirs', 'gen-other-policy', 'claim-neighbour'],
  },
  'home-condo-corporation': {
    question: 'What does the condo corporation’s policy insure?',
    answer:
      'The condo corporation’s policy, which your fees pay for, insures the building and the standard unit, and not your belongings, upgrades or liability. Its deductible can be charged to you where the damage began in your unit. Ask the board or the property manager for the insurance certificate: it shows the coverages and each deductible.',
    links: ['home-condo-deductible-rule', '/insurance/home'],
    next: ['home-condo', 'home-condo-deductible', 'home-condo-upgrades'],
  },
  'auto-foreign-no-letter': {
    question: 'I cannot get a letter or record from abroad. What then?',
    answer:
      'Without a letter or a driving record from abroad, many insurers rate you as a new driver, because they cannot check the years. Ask whether another paper would do, such as old policies or renewals, with a translation. A broker can ask several insurers what they accept.',
    links: ['auto-new-driver', '/blog/first-car-in-alberta'],
    next: ['auto-foreign-years', 'auto-newcomer', 'auto-no-history'],
  },
  'auto-reform-motorcycle': {
    question: 'Does Care-First count for motorcycles too?',
    answer:
      'Care-First counts for motorcycles too: in a collision on or after {reform.start}, eligible care of a rider or passenger has no money limit. Most injury lawsuits against the driver at fault are not allowed then, with the same exceptions as for cars. Collisions on or before {reform.lastDay} stay under the older rules.',
    links: ['/insurance/motorcycle', 'auto-changes-in-2027'],
    next: ['auto-care-first', 'auto-sue-2027', 'spec-motorcycle'],
  },
  'claim-old-damage': {
    question: 'There was older damage as well. Do I have to say so?',
    answer:
      'Older damage is no part of a new claim: point it out to the adjuster, because insurance pays for the new loss only. Photos from before help to tell the two apart. A claim that includes old damage on purpose can be refused as a whole.',
    links: ['claims-first-steps-home', 'claims-hail-auto-or-home'],
    next: ['claim-adjuster-visit', 'claim-hail-car', 'claim-disagree-amount'],
  },
  'claim-hail-either': {
    question: 'Hail did damage. Is that a home or an auto claim?',
    answer:
      'Hail on a vehicle is an auto claim, if you have comprehensive; hail on the house, garage or fence is a claim on the home policy. Each policy has its own deductible. Take photos, keep out the rain, and report it to each insurer soon.',
    links: ['claims-hail-auto-or-home'],
    next: ['claim-hail-car', 'claim-hail-home', 'home-hail-deductible'],
  },
  'site-list-all': {
    question: 'Do I have to list everything in the form now?',
    answer:
      'The form needs only a few basics, so no list is necessary now; the broker asks for details when you speak. Leave a field empty if you do not know it, unless it is marked. For a farm or a fleet, a list of machines and their values at hand makes the call shorter.',
    links: ['general-what-happens-next', '/insurance/all'],
    next: ['site-form-help', 'site-broker-needs', 'site-how-much-time'],
  },
  'site-current-insurer': {
    question: 'Does my insurer hear that I ask for a quote?',
    answer:
      'We tell no insurer: your request goes to one licensed broker at a time. A broker may ask insurers for a price, so say if one of them should not be asked. Asking for a quote does not end the policy that you have.',
    links: ['privacy-who-sees-my-data', 'general-what-happens-next'],
    next: ['site-who-sees-data', 'site-have-broker', 'site-obligation'],
  },
  'biz-sidewalk': {
    question: 'Somebody slipped in front of my shop. Who pays?',
    answer:
      'General liability of a business usually defends you, and pays if you are responsible for a fall at or in front of your shop. Who is responsible for a city sidewalk is a legal question; many cities require owners to clear it. Take photos, note when it was shovelled, report it, and promise nothing.',
    links: ['/business/general', '/business/retail'],
    next: ['biz-liability', 'biz-landscaping-snow', 'no-legal'],
  },
  'biz-casual-helper': {
    question: 'Is somebody whom I pay in cash covered at work?',
    answer:
      'Somebody who works for you and is paid in cash is usually your worker all the same, and WCB is mandatory for most industries. General liability does not pay for injuries of your own workers. Ask WCB-Alberta about occasional help, and tell your insurer who works for you.',
    links: ['business-is-wcb-included', '/business/general'],
    next: ['biz-first-employee', 'biz-worker-hurt', 'biz-subcontractors'],
  },
  'biz-rented-in': {
    question: 'Is equipment that we rent or borrow insured?',
    answer:
      'Rented or borrowed equipment is usually insured only if your own policy includes it, often under an equipment policy or floater. The rental contract says who pays for theft or damage. Read both before you take it, and report a loss to your insurer and to the owner.',
    links: ['builders-risk-tools', 'contractors-tools-in-truck'],
    next: ['biz-tools', 'biz-equipment-rental', 'claim-business'],
  },
  'fleet-why-experience': {
    question: 'Why do insurers want years of experience of a truck driver?',
    answer:
      'Insurers ask for years of experience because a driving record is what shows them the risk, and a new driver has none yet. How many years they want differs, and some accept a start with another carrier. A broker can ask who takes a new Class 1 driver.',
    links: ['/commercial-auto'],
    next: ['fleet-drivers', 'fleet-owner-operator', 'do-quote-commercial-auto'],
  },
  'farm-hired-driver': {
    question: 'May a hired hand drive our farm truck or combine?',
    answer:
      'A hired hand, also one from abroad, is usually insured in your farm truck or combine with your consent and the right licence. Somebody who drives a truck often has to be listed. Tell the insurer before harvest who drives, on which licence, and for whom you haul. An injury of the worker is a separate matter: ask about WCB.',
    links: ['/insurance/farm', 'farm-tractor-on-road'],
    next: ['farm-plates', 'farm-machinery-road', 'biz-wcb'],
  },
  'spec-quad-friend-land': {
    question: 'Is the quad insured on a friend’s land?',
    answer:
      'The law requires insurance of a quad on public land; on a friend’s land it is your own liability that counts. A home policy may cover that there, or only on your own property, so ask how far it reaches. Without it you pay yourself if somebody is hurt.',
    links: ['acreage-quad-on-land', 'specialty-atv-snowmobile'],
    next: ['spec-atv', 'home-quad-own-land', 'spec-atv-child'],
  },
  'spec-classic-use': {
    question: 'May I drive a classic car to work now and then?',
    answer:
      'The classic car policy decides: insurers usually limit distance and use, so driving to work may be left out. Ask your broker before you do it, because a claim outside of the allowed use can be refused. For regular use an ordinary policy may fit better.',
    links: ['specialty-classic-car'],
    next: ['spec-classic', 'auto-commute', 'do-quote-specialty'],
  },
  'home-rent-lost': {
    question: 'Does a landlord policy pay the rent I lose?',
    answer:
      'Rent lost while a rental is repaired is paid if the landlord policy includes rental income and the damage itself is insured. In some policies that is built in, in others an addition, with a limit. Look for rental income on the page of your coverages, or ask your broker.',
    links: ['/insurance/rental-property', 'lethbridge-basement-suite'],
    next: ['home-landlord', 'home-tenant-damage', 'home-rental-empty'],
  },
  'home-guest-things': {
    question: 'Are my guests’ things insured in my home?',
    answer:
      'Guests’ belongings are covered by some home and tenant policies while they stay with you, and by others not, or only if you ask. Your policy is mainly for you and your household. Their own home or travel insurance may pay for luggage; ask both.',
    links: ['home-or-tenant'],
    next: ['home-tenant', 'home-theft', 'travel-baggage'],
  },
  'travel-pre-existing': {
    question: 'What does pre-existing mean?',
    answer:
      'Pre-existing means an illness, injury or symptom that somebody had before the policy began, such as asthma, high blood pressure or a bad knee. Many plans still pay for it if it was stable for the time they require, commonly {travel.stability.usual}. Each policy has its own definition.',
    links: ['travel-existing-condition'],
    next: ['travel-condition', 'visa-condition', 'travel-left-out'],
  },
  'travel-left-out': {
    question: 'If one condition is left out, is the rest still insured?',
    answer:
      'A travel policy that leaves one condition out still pays for other emergencies under its terms, such as a broken leg. What comes from that condition, you would pay yourself. Stability rules differ, so a broker can ask whether another plan covers it.',
    links: ['travel-existing-condition'],
    next: ['travel-condition', 'travel-dose-changed', 'do-quote-travel'],
  },
  'travel-day-limit': {
    question: 'Do travel insurance and Alberta health count the same days?',
    answer:
      'Travel insurance counts its own days: a policy ends on the day it names, or after the most days that a trip may last. Alberta health looks at all the days you are away in {travel.away.year}. Count both before you go, and ask about a top-up for a longer trip.',
    links: ['travel-multi-trip', 'travel-how-long-away'],
    next: ['travel-how-long', 'travel-top-up', 'travel-multi-trip'],
  },
  // alberta.ca/ahcip-absence-from-alberta, read in November 2026: snowbirds contact AHCIP before they leave and when they return.
  'travel-away-too-long': {
    question: 'I was away longer than Alberta health allows. What now?',
    answer:
      'Call AHCIP and tell it the dates: being away longer than its rules allow can affect your coverage. Whoever is away again and again is asked to call before leaving and after coming back. AHCIP says what holds for you now; settle that before the next trip.',
    links: ['travel-how-long-away'],
    next: ['travel-how-long', 'travel-health-card', 'travel-day-limit'],
  },
  'auto-sue-drunk': {
    question: 'The other driver was drunk. Can I still sue after the reform?',
    answer:
      'You can still sue a drunk driver for pain and suffering if that driver is convicted of a listed offence. The list is of offences under the Criminal Code and the Traffic Safety Act, for collisions on or after {reform.start}. Losses above the benefit limits are the other exception. Whether yours is one is a question for a lawyer.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-sue-2027', 'auto-care-first', 'no-legal'],
  },
  'auto-dui-charge': {
    question: 'I am charged, but not convicted. Must I tell my insurer?',
    answer:
      'A charge has to be told where the insurer asks about charges or suspensions, on an application or at renewal. Answer that truthfully, and ask your broker whether your policy requires more meanwhile. A suspension of the licence usually raises the price by itself, and a conviction for years.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-dui', 'auto-suspended', 'gen-criminal-record'],
  },
  'auto-when-raises': {
    question: 'When does a ticket, claim or conviction reach my premium?',
    answer:
      'A ticket, claim or conviction usually reaches your premium at the next renewal, when the insurer looks at your record again. A new insurer looks at it when you apply. Until then the price mostly stays, unless you change something, such as a car, driver or address.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-record-years', 'auto-ticket', 'gen-mid-term'],
  },
  'gen-what-use': {
    question: 'What is the use of it then?',
    answer:
      'What one part does not pay is often small beside the rest: insurance is mainly for losses that you could not carry yourself. Ask which cases are left, and whether an addition or another policy covers what is missing. Whether that is worth its price, you decide with a licensed broker.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-out-of-luck', 'gen-add-coverage', 'no-advice-buy'],
  },
};
