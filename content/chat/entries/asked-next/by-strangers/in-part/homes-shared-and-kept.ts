import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about homes: how much for contents, who is still insured, and what upkeep and age do. */
export const homesSharedAndKept: Entries = {
  'home-contents-amount': {
    question: 'How much contents coverage do people choose for a tenant or condo?',
    answer:
      'Contents coverage should pay to buy everything you own new, so add it up room by room, also clothes, kitchen, tools and electronics. It comes to more than most expect, even with a bed and a console. Insurers often start from a smallest amount. You can change it later; a broker goes through it with you.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-inventory', 'home-replacement-cost', 'home-tenant-liability', 'home-tenant-little'],
  },
  'home-words-tenant': {
    question: 'What do “contents” and “liability” mean in a lease or policy?',
    answer:
      'Contents are your own things at home; liability pays what you owe if you hurt somebody or damage the building by accident. A landlord or sponsor usually asks for both. One tenant policy has both, for the family who lives together. No car is needed for it.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant', 'home-landlord-requires', 'home-tenant-liability', 'do-quote-tenant'],
  },
  'home-policy-left': {
    question: 'The roommate with the policy moved out. Am I still insured?',
    answer:
      'Assume that you are not: a tenant policy insures who is named on it, and it usually goes along to the new address. Ask the roommate or the insurer whether your name was on it. If not, you can often get a policy of your own the same day. Tell the landlord, if the lease asks for proof.',
    links: ['tenant-roommates', '/insurance/tenant'],
    next: ['home-tenant-fast', 'home-add-partner', 'home-tenant', 'do-quote-tenant'],
  },
  'home-subtenant': {
    question: 'I rent as a subtenant for some months. Do I need tenant insurance?',
    answer:
      'No law requires it, but the policy of the person you sublet from does not insure your things or what you damage. Who rents to you may ask for it. A tenant policy can be bought for a year and ended when you move; ask what is paid back. Give the dates and say that you sublet.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant-little', 'home-landlord-requires', 'do-quote-tenant'],
  },
  'home-tenant-moves': {
    question: 'Does my tenant insurance come along when I move?',
    answer:
      'Usually yes: tell the insurer the new address and the day before you move, and the tenant policy continues there. The price can change with the city and the building. For some days both places are often insured; ask for how many. Send the new landlord a new proof.',
    links: ['tenant-moving', '/insurance/tenant'],
    next: ['home-moving', 'home-two-homes', 'home-landlord-requires'],
  },
  'home-solar-hail': {
    question: 'Are solar panels insured against hail, and what should I report?',
    answer:
      'Panels fixed to your roof usually count as part of the house, so hail is paid like the roof, once the insurer knows of them. Report how many there are and what they cost, because the amount for the house rises. Ask whether the hail deductible or a limit applies to them, and who insures leased ones.',
    links: ['home-is-hail-covered', '/insurance/home'],
    next: ['home-hail-deductible', 'home-trampoline-pool', 'home-how-much'],
  },
  'home-upkeep': {
    question: 'Is damage still paid if I neglected the upkeep?',
    answer:
      'Sudden damage is often still paid even if something, such as gutters, was not cleaned; slow or repeated damage and wear usually are not. The insurer looks at what caused it and whether you knew. Say truthfully what was done and when, and deal with a leak or mould at once, as what grows later may be left out.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['claim-own-fault', 'home-ice-dam', 'home-mould-pests', 'claim-denied'],
  },
  'home-not-fault-record': {
    question: 'Does a home claim count against me if somebody else caused it?',
    answer:
      'Often yes: a claim on your own home, condo or tenant policy stands on your record, whoever caused it, though insurers weigh it differently. If your insurer gets the money back from whoever is responsible, ask that the record shows it. You may also ask that person’s insurer to pay, without a claim of yours.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['home-record-years', 'claim-deductible-water', 'claim-upstairs-leak', 'no-advice-claim'],
  },
  'home-tenant-vandal': {
    question: 'A tenant trashed the place and took things. Is that vandalism?',
    answer:
      'Insurers usually treat damage and theft by a tenant differently from those by strangers, and many landlord policies leave them out or limit them. Some sell it as an addition. Holes and dirt often count as wear. Take photos, report theft to police, keep the lease and the inspection report, and call your insurer.',
    links: ['/insurance/rental-property', 'claims-first-steps-home'],
    next: ['home-tenant-damage', 'home-rent-lost', 'home-rental-empty', 'home-landlord'],
  },
  'home-mobile-age': {
    question: 'Why does the age of a mobile home or house matter so much?',
    answer:
      'Age tells an insurer what wiring, pipes, heating and roof to expect, and how fast a fire or leak becomes a large claim. An older mobile home may be paid at its depreciated value only, and some insurers stop at an age. Proof of updates helps: send dates, photos and invoices.',
    links: ['/insurance/home'],
    next: ['home-mobile', 'home-old-house', 'home-wiring-year', 'home-replacement-cost'],
  },
  'home-assessment-example': {
    question: 'Can you give me an example of a loss assessment?',
    answer:
      'For example, hail damages a condo building and the repair costs more than the corporation’s insurance pays: every owner is charged a share of the rest. Loss assessment coverage on your own unit policy can pay your share, up to its limit. A share for a worn-out roof or parkade is no insured loss, so it is not paid.',
    links: ['home-condo-deductible-rule', 'calgary-condo-hail'],
    next: ['home-loss-assessment', 'home-special-assessment', 'home-condo-hail'],
  },
  'home-flood-fort-mcmurray': {
    question: 'Do I need flood coverage in Fort McMurray?',
    answer:
      'In Fort McMurray river ice can jam, and water then backs up into the lower townsite: look at overland water and sewer backup there. A standard home policy covers neither. Not every insurer offers overland water at every address, so have a broker ask several. A backwater valve stops sewage from flowing back.',
    links: ['/locations/fort-mcmurray', '/insurance/home'],
    next: ['home-flood-zone', 'home-sewer-overland', 'home-backwater'],
    reason: 'home-flood-why',
  },
  'home-deductible-raised': {
    question: 'My insurer renews my home with a higher deductible. Why, and may it?',
    answer:
      'An insurer may usually renew a home policy with a higher deductible, often after water claims: no board approves it. Ask for the reason in writing, what the old deductible would cost, and whether a repair such as a backwater valve changes it. Before the renewal day you can ask others for offers. What a condo corporation charges its owners is another deductible.',
    links: ['/insurance/home', 'claims-complain-insurer'],
    next: ['home-dropped-claims', 'home-lower-price', 'home-condo-deductible'],
  },
  'home-named-perils': {
    question: 'Named perils or comprehensive home insurance: what is the difference?',
    answer:
      'A home policy for named perils pays only for the causes that it lists, such as fire or hail. A comprehensive one, also called all-risk, pays for every cause that it does not exclude. Comprehensive is not everything: flood, sewer backup, wear and slow leaks are not part of a standard policy.',
    links: ['/insurance/home', 'home-or-tenant'],
    next: ['home-what-covers', 'home-child-damage', 'home-water-damage', 'home-flood'],
  },
  'home-claim-price': {
    about: 'home',
    question: 'Our home premium went up a lot after a claim. Is that normal?',
    answer:
      'A home premium often goes up after a claim, above all after water damage, and no limit on increases applies to home insurance. A lost discount for years without a claim can be part of it. Ask the insurer for the reasons and when the claim stops counting, and have a broker ask others.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['home-record-years', 'home-rate-cap', 'home-lower-price', 'home-dropped-claims'],
  },
  'home-guests-damage': {
    question: 'Paying guests damaged my place. Who pays?',
    answer:
      'A policy with a home-sharing addition, or one for short-term rental, may pay for damage by paying guests; an ordinary home policy usually does not. Report it to the booking site at once too: it has a host protection of its own, part of which may be a promise and not insurance. Take photos before you clean or repair.',
    links: ['rental-travel-site'],
    next: ['home-host-site', 'home-airbnb', 'home-part-year-rental', 'claim-photos'],
  },
  'home-betterment-word': {
    question: 'What is a betterment or improvement in a condo?',
    answer:
      'Betterments and improvements are what makes a unit better than the corporation describes it, such as hardwood in place of carpet, whoever paid for it. Your own unit policy insures them, up to its limit. The corporation insures what its bylaws or its standard insurable unit description (SIUD) list.',
    links: ['condo-upgrades-earlier-owner'],
    next: ['home-condo-upgrades', 'home-betterments-amount', 'home-condo', 'home-condo-corporation'],
  },
  'home-landlord-fault': {
    question: 'The fire or leak was my landlord’s fault. Who pays for my things?',
    answer:
      'Your own tenant insurance usually pays for your things first, whoever caused it, and may then ask the landlord for the money. The landlord’s policy is for the building. Without tenant insurance you would have to claim from the landlord yourself, and whether they were at fault is a legal question.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant', 'claim-neighbour', 'home-landlord-policy-mine', 'no-legal'],
  },
  'home-bare-buildings': {
    question: 'We bought land with bins or a quonset and no house. Which policy?',
    answer:
      'Bins, a quonset or a barn without a house usually go on a farm policy, or are listed on your home policy. Insurers ask who uses the land and what is stored. Liability for the land can need coverage of its own. Tell them if a neighbour seeds or rents it.',
    links: ['/insurance/farm', 'red-deer-acreage'],
    next: ['home-vacant-land', 'farm-land-let', 'biz-farm', 'farm-bin'],
  },
  'home-flood-why': {
    question: 'Why do some insurers not sell flood coverage at my address?',
    answer:
      'Insurers decide on flood coverage by the exact address: where their maps show that water may come, they limit it or do not sell it. Maps and rules differ, so another insurer may offer it. Sewer backup is a coverage of its own, and a backwater valve can help with it.',
    links: ['calgary-near-the-river', 'home-flood-coverage'],
    next: ['home-flood-zone', 'home-sewer-overland', 'home-backwater', 'home-drp'],
  },
  'home-why-not-rental': {
    question: 'Why does a home policy not cover guests or tenants who pay?',
    answer:
      'A home policy is made and priced for an owner who lives there, and people who pay to stay make a different risk. So the insurer wants to know first, and may add short-term rental, or ask for a landlord policy. If it was never told, it may refuse a claim.',
    links: ['lethbridge-basement-suite', 'rental-travel-site'],
    next: ['home-airbnb', 'home-rent-out', 'gen-tell-insurer', 'gen-not-told'],
  },
  'home-dog-bit-me': {
    question: 'Somebody else’s dog bit me. Who pays?',
    answer:
      'The liability part of the dog owner’s home or tenant policy usually pays, if the owner is responsible; whether they are is a legal question. See a doctor, take photos, and ask for the owner’s name and insurer. A lawyer can say what you may claim.',
    links: ['/insurance/home'],
    next: ['home-dog', 'home-liability', 'no-legal', 'claim-other-wont-give'],
  },
  'home-partner-moves-in': {
    question: 'My partner moves in, perhaps with a dog. Must I tell my insurer?',
    answer:
      'Yes, tell your home or tenant insurer when a partner moves in, and mention a dog: who lives there matters for the policy. Many insurers cover a spouse or partner who lives there once they know; some want the name on the policy. Some ask about a dog’s breed or past bites. If the partner drives your car, tell the auto insurer too.',
    links: ['tenant-roommates', '/insurance/home'],
    next: ['home-add-partner', 'home-dog-breed', 'auto-add-driver', 'gen-extra-cost'],
  },
  'home-rebuilding': {
    question: 'Our house burned down. Do we keep paying for home insurance?',
    answer:
      'Ask the insurer before you stop anything: the claim, the lot and the new house may each need a policy, but not the same one. Liability for an empty lot may be part of your home policy. A house that is being built is insured as a building project. Say when the work begins and when you move in; a lender may have a say.',
    links: ['home-replacement-or-cash-value', 'claims-first-steps-home'],
    next: ['home-total-loss', 'home-vacant-land', 'biz-construction', 'home-hotel-how-long'],
  },
  'home-guests-refused': {
    question: 'My insurer refuses short-term rental. Where do I get a policy?',
    answer:
      'Other insurers may take it: with an addition for short-term rental or, where guests come often, with a policy made for such rentals. A broker can ask several; say how many nights are rented, and how many are yours. Until one confirms it in writing, assume that paying guests are not insured.',
    links: ['/insurance/seasonal-and-acreage', 'home-why-a-broker'],
    next: ['home-airbnb', 'home-part-year-rental', 'home-host-site', 'do-quote-home'],
  },
  'home-bank-own': {
    question: 'Can the bank make me buy its own insurance?',
    answer:
      'The bank’s mortgage life insurance is optional. Home insurance is a term of most mortgages, but you choose the insurer, as long as the policy names the lender and meets its conditions. If the bank says otherwise, ask which clause it means, and compare a policy of your own.',
    links: ['home-is-it-mandatory', '/insurance/life'],
    next: ['home-mortgage', 'life-mortgage', 'home-why-bank'],
  },
  'home-condo-floors': {
    question: 'Does the condo corporation’s insurance cover my floors?',
    answer:
      'The condo corporation’s policy covers the floor that its bylaws or unit description list; a better floor is for your own unit policy. Ask the board for the standard insurable unit description (SIUD) and the insurance certificate. Your policy calls a better floor a betterment or improvement, whoever put it in.',
    links: ['condo-upgrades-earlier-owner', '/insurance/condo'],
    next: ['home-condo-upgrades', 'home-betterments-amount', 'home-condo-corporation'],
  },
};
