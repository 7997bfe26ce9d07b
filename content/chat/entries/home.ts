import type { Entries } from '../entry.ts';

/** Houses, condos and rented homes. */
export const homeEntries: Entries = {
  'home-required': {
    facet: 'required',
    question: 'Is home or tenant insurance required?',
    answer:
      'Not by law in Alberta. A mortgage lender usually asks for home insurance, and a landlord may put tenant insurance in the lease.',
    links: ['home-is-it-mandatory'],
    next: ['home-mortgage', 'home-landlord-requires', 'home-condo-must', 'home-tenant', 'home-what-covers'],
  },
  'home-what-covers': {
    facet: 'covers',
    question: 'What is covered by home insurance?',
    answer:
      'Usually the building, your belongings, your liability to others, and living elsewhere after an insured loss such as fire, theft, hail or a burst pipe. Flood, sewer backup, wear and slow leaks are not part of a standard policy. The wording of the policy decides.',
    simpler:
      'It pays for your house and your things after a sudden loss, and when you hurt somebody by accident.',
    links: ['/insurance/home', 'home-or-tenant'],
    next: ['home-flood', 'home-water-damage', 'home-replacement-cost', 'home-named-perils'],
  },
  'home-tenant': {
    facet: 'covers',
    question: 'What is covered by tenant insurance?',
    answer:
      "Tenant insurance covers your belongings, your liability to others, and living elsewhere after an insured loss; the landlord insures the building. The landlord's policy usually does not cover your things. Damage you cause to the building can be part of your liability.",
    simpler: 'It pays for your own things in a rented home, and for damage you cause to others by accident.',
    links: ['home-or-tenant', '/insurance/home'],
    next: [
      'home-required',
      'home-landlord-requires',
      'home-tenant-storage',
      'home-roommate',
      'home-theft',
      'home-guest-things',
    ],
  },
  'home-or-tenant': {
    question: 'Home or tenant insurance: what is the difference?',
    answer:
      'Home insurance for owners also covers the building; tenant insurance leaves it out and covers belongings, liability and extra living costs.',
    links: ['home-or-tenant'],
    next: ['home-tenant', 'home-what-covers'],
  },
  'home-condo': {
    facet: 'covers',
    question: 'What insurance does a condo owner need?',
    answer:
      "The corporation insures the building and the standard unit; your own policy covers belongings, improvements, liability, and your share of the corporation's deductible or assessments. Ask for the insurance certificate of the corporation and match your limits to it.",
    links: ['home-condo-deductible-rule', '/insurance/home'],
    next: [
      'home-condo-deductible',
      'home-condo-must',
      'home-condo-limit',
      'home-condo-upgrades',
      'home-condo-buying',
      'home-loss-assessment',
      'do-quote-home',
      'home-condo-corporation',
    ],
  },
  'home-condo-deductible': {
    question: 'Can my condo corporation charge me its deductible?',
    answer:
      'Alberta’s condo law changed on {home.condo.changed}. We could not confirm whether the earlier rule still applies; ask the property manager or a lawyer. Under that rule, a condo corporation could charge you its deductible, up to {home.condo.deductible}, if the damage began in your unit, without proving that you were careless. There were exceptions, such as construction defects and normal deterioration of the common property. Condo deductible coverage on your own policy is for a charge like this.',
    links: ['home-condo-deductible-rule'],
    next: [
      'home-condo',
      'home-condo-limit',
      'home-condo-hail',
      'home-loss-assessment',
      'home-condo-corporation',
    ],
  },
  'home-loss-assessment': {
    question: 'What is a loss assessment?',
    answer:
      "When an insured loss is larger than the corporation's insurance, owners may be asked to share it. Loss assessment coverage on your own policy can pay that share, up to a limit. How high that should be depends on the corporation’s policy and deductible, so show both to a broker. It does not pay for wear, such as an old roof, and it is not the same as coverage for the corporation's deductible.",
    links: ['home-condo-deductible-rule', 'calgary-condo-hail'],
    next: ['home-condo-deductible', 'home-condo-hail', 'home-condo'],
  },
  'home-flood': {
    question: 'Is flood covered?',
    answer:
      'Not by a standard home policy alone. Water that backs up through a drain needs sewer backup coverage, water that flows in from outside needs overland water coverage. They are two add-ons, and price and availability depend on the address.',
    simpler: 'A normal policy does not pay for floods. You can add two kinds of flood insurance.',
    links: ['home-flood-coverage'],
    next: ['home-sewer-overland', 'home-drp', 'claim-sewer-backup'],
    reason: 'home-flood-why',
  },
  'home-sewer-overland': {
    question: 'Sewer backup or overland water?',
    answer:
      'Sewer backup is water that comes up through a drain; overland water runs in at ground level, from rain, melt or a river. Both are usually additions to a home policy, so look whether yours lists them. Groundwater that seeps in is a third kind, which policies often leave out. A flood can bring both, and a policy with only one might not pay when they mix. Ask for the limit of each: some sewer backup limits are low.',
    links: ['home-sewer-or-overland', '/blog/sewer-backup-or-overland-water'],
    next: ['home-flood', 'home-water-damage', 'claim-sewer-backup'],
    reason: 'home-flood-why',
  },
  'home-water-damage': {
    question: 'Which water damage is covered?',
    answer:
      'Sudden water from a pipe, tank or appliance is usually covered; slow leaks, seepage through the foundation and lack of upkeep are not. Frozen pipes are usually covered if you kept the heat on or had somebody check. Sewer backup and overland water are add-ons.',
    links: ['/insurance/home', 'home-sewer-or-overland'],
    next: ['claim-burst-pipe', 'home-away', 'home-flood'],
  },
  'home-hail-roof': {
    question: 'Is hail on my roof covered?',
    answer:
      'Hail on a roof is usually covered by a standard home policy. Look at two things: a separate, often higher deductible for hail, and whether an older roof or siding is paid for as new or at its depreciated value. Ask whether impact-resistant shingles change anything.',
    links: ['home-is-hail-covered', '/blog/hail-season-alberta'],
    next: ['claim-hail-home', 'home-hail-percent', 'home-replacement-cost', 'claim-hail-car'],
  },
  'home-wind-tree': {
    question: 'Are wind, falling trees and snow covered?',
    answer:
      "Wind is usually covered, and so is a tree that falls on the house, even a neighbour's. Damage by the weight of snow or by ice on the roof depends on the wording. Fences and trees themselves often have low limits.",
    links: ['red-deer-wind-tree', 'lethbridge-wind-shingles'],
    next: ['claim-neighbour', 'home-hail-roof'],
  },
  'home-wildfire': {
    question: 'Is wildfire covered?',
    answer:
      'Fire, wildfire and its smoke are normally covered by standard home policies, and extra living expenses usually begin with a mandatory order to leave. New policies or changes may be refused while a fire is near. A vehicle needs comprehensive coverage for it.',
    links: ['home-evacuation-costs', 'fort-mcmurray-truck-wildfire'],
    next: ['claim-evacuated', 'home-living-expenses', 'home-how-much'],
  },
  'home-earthquake': {
    question: 'Are earthquakes and landslides covered?',
    answer:
      'A standard home policy usually leaves earthquake out; it is an optional addition, and landslides or sinking ground are commonly excluded. Ask a broker what can be added at your address.',
    links: ['/insurance/home'],
    next: ['home-what-covers', 'home-drp'],
  },
  'home-theft': {
    question: 'Is theft covered, even away from home?',
    answer:
      'Home and tenant policies usually cover theft of belongings, at home and away, with limits for jewellery, bikes, cash and collections. The deductible applies. Keep photos and receipts, and report a theft to police.',
    links: ['/insurance/home', 'home-or-tenant'],
    next: ['home-valuables', 'claim-burglary', 'claim-car-broken-into'],
  },
  'home-valuables': {
    question: 'How do I insure jewellery, art or collections?',
    answer:
      'Policies have low limits for them, so valuable pieces are listed one by one with an appraisal, for more kinds of loss. A listed piece often has no deductible. Ask how often the appraisal has to be renewed.',
    links: ['/insurance/specialty', '/insurance/home'],
    next: ['home-theft', 'spec-instrument-phone'],
  },
  'home-replacement-cost': {
    question: 'Replacement cost or actual cash value?',
    answer:
      'Replacement cost pays what a new one of the same kind costs, usually once you have bought or repaired it. Actual cash value takes off wear and age, so an older roof or couch pays far less.',
    simpler: 'Replacement cost buys you a new one. Actual cash value pays what the old one was still worth.',
    links: ['home-replacement-or-cash-value'],
    next: ['home-how-much', 'home-hail-roof'],
  },
  'home-how-much': {
    facet: 'minimum',
    question: 'How much should a house be insured for?',
    answer:
      'A house is usually insured for what it costs to rebuild, which is not its market price: the land is not insured. Tell the insurer about renovations and a finished basement, and have the figure reviewed each year. Ask whether the policy can pay above its limit.',
    links: ['fort-mcmurray-rebuild-value', 'home-replacement-or-cash-value'],
    next: ['home-replacement-cost', 'home-renovation', 'do-quote-home'],
  },
  'home-vacant': {
    question: 'What if the house is vacant?',
    answer:
      'Tell the insurer: many policies then no longer pay for {home.vacancy.lostFirst}, and after {home.vacancy.days} coverage commonly stops. A vacancy permit or a policy for vacant homes keeps part of it. Keep the heat on, shut off the water, and have somebody check it.',
    links: ['specialty-vacant-home', 'home-away-all-winter'],
    next: ['home-away', 'home-rent-out'],
    reason: 'home-vacant-why',
  },
  'home-away': {
    question: 'What must I do when I am away?',
    answer:
      'Water damage might not be paid if nobody checked the home while you were away: read the clause on absence. In the heating season many policies expect somebody to check, or the water shut off, once you are away for more than a few days. Agree on who checks, and keep a log.',
    links: ['home-away-all-winter', 'fort-mcmurray-rotation'],
    next: ['home-vacant', 'home-water-damage', 'travel-how-long'],
    reason: 'home-vacant-why',
  },
  'home-rent-out': {
    question: 'What if I rent out my house or a suite?',
    answer:
      'Tell your insurer first: a home policy is made for the owner living there, and a rented house needs a landlord policy. It can cover the building, liability and rental income, but not the belongings of the tenant. A basement suite usually has to be legal, and added to the policy.',
    links: ['lethbridge-basement-suite', '/insurance/home'],
    next: [
      'home-airbnb',
      'home-rental-moved-out',
      'home-rental-empty',
      'home-rental-lease',
      'home-tenant',
      'home-vacant',
    ],
    reason: 'home-why-not-rental',
  },
  'home-airbnb': {
    question: 'Is short-term rental insured, and must I tell my insurer?',
    answer:
      'Tell your insurer before the first paying guest, even for a few days: a home policy without an addition usually does not cover short-term rental. What the booking site offers is not a home policy. A city or condo may have rules of its own.',
    links: ['/insurance/home', 'lethbridge-basement-suite'],
    next: ['home-rent-out', 'home-host-site', 'home-cabin-rented', 'home-liability'],
    reason: 'home-why-not-rental',
  },
  'home-roommate': {
    question: 'Are roommates and students on one policy?',
    answer:
      'Usually each roommate needs a tenant policy of their own, unless you are family or named together. A student away from home is often still insured on the parents’ policy up to a limit; ask before the term begins.',
    links: ['edmonton-student-belongings', '/blog/tenant-insurance-newcomers-students'],
    next: ['home-tenant', 'home-theft'],
  },
  'home-business-at-home': {
    question: 'Is my business at home insured?',
    answer:
      'A business at home usually needs an addition to your home policy, or a policy of its own. The home policy commonly excludes or limits stock, tools, visits of clients (for hair, waxing or massage) and claims from your work. Plain office work for an employer is usually no problem. Tell your insurer before you start.',
    links: ['business-from-home'],
    next: ['biz-self-employed', 'home-dayhome', 'biz-what-needed'],
  },
  'home-dayhome': {
    question: 'I look after children at home',
    answer:
      'Tell your home insurer before the first child comes: paid child care is usually excluded or limited, liability above all. Some add a dayhome for a small number of children, others ask for a business policy. An agency or licence may ask for proof.',
    links: ['business-from-home', '/business/general'],
    next: ['biz-dayhome', 'home-business-at-home', 'do-quote-business'],
  },
  'home-renovation': {
    question: 'Is a renovation or new build insured?',
    answer:
      'Tell your insurer before work begins: a large renovation, or moving out for it, can change or stop coverage. A house being built needs a course of construction policy. Ask the contractor for proof of liability insurance and a WCB clearance letter.',
    links: ['construction-builders-risk-who-buys', '/insurance/home'],
    next: ['biz-construction', 'home-second-storey', 'home-own-build', 'home-vacant', 'home-how-much'],
  },
  'home-price-factors': {
    facet: 'price',
    question: 'What makes home insurance expensive?',
    answer:
      'The cost to rebuild, the address with its hail, fire and water risk, the age of roof, wiring, plumbing and heating, your claims and the deductible. In Alberta large hailstorms and fires have pushed premiums up for everyone.',
    links: ['/insurance/home', '/blog/hail-season-alberta'],
    next: ['home-lower-price', 'gen-credit', 'do-quote-home'],
    reason: 'home-why-up',
  },
  'home-lower-price': {
    facet: 'lower-price',
    question: 'How can I pay less for home insurance?',
    answer:
      'A higher deductible, an alarm, a backwater valve, a newer roof or few claims may lower the price of home insurance. So may home and car with one insurer. Discounts differ between insurers, and a broker can ask several.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['gen-bundle', 'home-price-factors'],
  },
  'home-liability': {
    question: 'What if somebody gets hurt at my place?',
    answer:
      'Personal liability in a home or tenant policy pays when you are responsible for injuries or damage to others, and for your defence. It usually applies away from home as well. Report it soon and do not promise to pay.',
    links: ['/insurance/home', 'specialty-umbrella'],
    next: ['spec-umbrella', 'home-grass-fire', 'home-dog', 'no-legal'],
  },
  'home-dog': {
    question: 'Are dog bites and pets covered?',
    answer:
      'Liability for a dog that bites is usually part of a home or tenant policy, but some insurers ask about the breed or past bites. Damage by your pet to your own home is usually excluded. Vet bills need pet insurance.',
    links: ['/insurance/home', '/insurance/specialty'],
    next: ['home-liability', 'spec-pet'],
  },
  'home-old-house': {
    question: 'Does old wiring, plumbing or heating matter?',
    answer:
      'Insurers expect more fires or leaks from old wiring, certain pipes, oil tanks and wood stoves. So these can mean a higher price, an inspection or a refusal. Say what was replaced and when, and keep the papers. A broker can find out who accepts it.',
    links: ['/insurance/home'],
    next: ['home-price-factors', 'home-wood-stove', 'home-claims-history'],
  },
  'home-claims-history': {
    question: 'I was refused home insurance. What now?',
    answer:
      'No law makes an insurer accept a house, so ask why, and have a broker ask others: some take homes with claims or older systems. Tell the truth about claims, because insurers can look them up. Fixing the cause often helps.',
    links: ['/insurance/home', 'home-why-a-broker'],
    next: ['home-old-house', 'gen-cancel-insurer', 'do-quote-home'],
  },
  'home-mortgage': {
    facet: 'documents',
    question: 'What insurance does the bank require?',
    answer:
      'A lender usually asks for home insurance from the day you take possession, with the lender named on it. The lawyer or bank wants the proof before closing, so ask a broker several weeks ahead. Mortgage life insurance is something else, and optional.',
    links: ['home-is-it-mandatory', 'general-am-i-covered'],
    next: ['home-required', 'life-mortgage', 'do-quote-home'],
    reason: 'home-why-bank',
  },
  'home-mobile': {
    question: 'Is a mobile home insured differently?',
    answer:
      'A mobile home is insured as a home, not as a vehicle, usually with a policy of its own kind for mobile or manufactured homes. Insurers ask about age, skirting, tie-downs, heating and where it stands. Moving it needs separate coverage.',
    links: ['/insurance/home'],
    next: ['do-quote-home', 'home-what-covers'],
    reason: 'home-mobile-age',
  },
  'home-acreage': {
    question: 'What changes on an acreage?',
    answer:
      'Distance to a fire hall and water, a wood stove, a well or septic system, outbuildings and machines all matter, so tell the insurer. Animals or crops for sale may need a farm policy.',
    links: ['red-deer-acreage', '/insurance/home'],
    next: ['biz-farm', 'home-acreage-horses', 'home-wood-stove', 'home-quad-own-land', 'home-old-house'],
  },
  'home-cottage': {
    question: 'How is a cottage or second home insured?',
    answer:
      'A cottage is insured by a policy for seasonal homes or an addition to your home policy, often for fewer kinds of loss. Insurers ask how often you are there, how it is heated, who checks it, and how far the next hydrant and fire hall are. The insurer has to agree before you rent it out.',
    links: ['/insurance/home', 'home-away-all-winter'],
    next: ['home-cabin-winter', 'home-cabin-rented', 'do-quote-home', 'home-away', 'home-airbnb'],
  },
  'home-mould-pests': {
    question: 'Are mould, mice and wear covered?',
    answer:
      'Usually not: home policies exclude mould, insects, rodents, rot and wear as maintenance. Mould that follows a covered sudden leak may be paid up to a limit. Report a leak quickly.',
    links: ['/insurance/home'],
    next: ['home-water-damage', 'claim-burst-pipe'],
  },
  'home-power-food': {
    question: 'Is food spoiled in a power outage covered?',
    answer:
      'Often up to a limit, if the freezer failed or the power went out by accident; the deductible may be most of it. Take photos and a list before you throw things away.',
    links: ['/insurance/home'],
    next: ['home-what-covers', 'claim-how-long'],
  },
  'home-living-expenses': {
    question: 'What are additional living expenses?',
    answer:
      'Additional living expenses pay what living elsewhere costs beyond your normal costs, after an insured loss or a mandatory evacuation order: hotel, meals, storage, mileage. There is a limit in time or money. Keep every receipt.',
    links: ['home-evacuation-costs', 'fort-mcmurray-evacuation-order'],
    next: ['claim-evacuated', 'claim-house-fire'],
  },
  'home-drp': {
    question: 'Does the province pay after a flood?',
    answer:
      'Only as a last resort, for losses that could not be insured. The Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program, has to be opened for that event. For the first application from an address it pays {home.drp.share} of eligible costs; one address can get help at most {home.drp.times}. Hail, sewer backup and deductibles are not eligible.',
    links: ['home-drp-not-insurance'],
    next: ['home-flood', 'home-sewer-overland'],
  },
  'home-moving': {
    question: 'Are my things insured when I move?',
    answer:
      'Most home and tenant policies follow your belongings to the new home for some time, often without breakage in the truck. Tell your insurer the day you move, and ask what the mover covers. Things in storage have limits of their own.',
    links: ['/insurance/home', 'general-am-i-covered'],
    next: ['home-theft', 'do-change-policy'],
  },
  'home-trampoline-pool': {
    question: 'Do I have to report a pool, hot tub, trampoline or solar panels?',
    answer:
      'Report a pool, hot tub, trampoline or panels: they seldom rule out insurance, but change liability or the value of the house. Some insurers require a fence, a lock or an electrician’s report, and a few decline. If you do not report it, a claim might not be paid.',
    links: ['/insurance/home'],
    next: ['home-liability', 'home-renovation'],
  },
  'home-title-warranty': {
    question: 'Are title insurance and a home warranty the same?',
    answer:
      'No: title insurance is about ownership and liens, a warranty about defects in the building or in appliances, and home insurance about sudden losses. New homes in Alberta come with a warranty by law. A lawyer can explain title insurance.',
    links: ['/insurance/home', '/business/construction'],
    next: ['home-what-covers', 'home-mortgage'],
  },
  'home-cannabis': {
    question: 'Does growing cannabis matter to a home policy?',
    answer:
      'Growing cannabis can matter: tell your insurer, even about the few plants the law allows. Read the wording, because many policies limit or leave out cannabis and damage by growing it. You have to report changes to wiring or ventilation in any case.',
    links: ['/insurance/home'],
    next: ['home-mould-pests', 'home-old-house', 'home-rent-out'],
  },
  'home-tenant-damage': {
    question: 'My tenant damaged the place or stopped paying',
    answer:
      'A landlord policy often covers sudden damage by a tenant in part, but usually not wear, and unpaid rent only with an addition. Rental income is usually paid when an insured loss makes the place unfit to live in. Take photos, and report damage to police if it was on purpose.',
    links: ['/insurance/home', 'lethbridge-basement-suite'],
    next: ['home-rent-out', 'claim-denied', 'no-legal'],
  },
  'home-estate': {
    question: 'The owner died. Is the house still insured?',
    answer:
      'I am sorry for your loss. Tell the insurer soon: a policy usually protects the estate for a time, but it changes when the house stands empty. Ask for a vacancy permit before {home.vacancy.days} have passed, and that the executor is named.',
    links: ['specialty-vacant-home', 'home-away-all-winter'],
    next: ['home-vacant', 'life-lost-policy', 'claim-life'],
  },
};
