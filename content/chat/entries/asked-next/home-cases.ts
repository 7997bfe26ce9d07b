import type { Entries } from '../../entry.ts';

/** Homes and farms: what one person in particular asks. */
export const homeCases: Entries = {
  'home-roof-depreciated': {
    question: 'May the insurer pay only the depreciated value of my roof?',
    answer:
      'Many policies pay an older roof at its actual cash value: the cost of a new one, less wear and age, so it may be little. An insurer may change to that at renewal, if the renewal tells you. Insurers differ, so a broker can ask which still pay for a new roof at that age and of that material. Read the clause: it may count for hail and wind only.',
    links: ['home-is-hail-covered', 'home-replacement-or-cash-value'],
    next: ['home-replacement-cost', 'home-hail-roof', 'home-hail-deductible'],
  },
  'home-hail-deductible': {
    question: 'Why is my deductible for hail so high?',
    answer:
      'After expensive storms, some insurers set a separate deductible for hail, as a fixed amount or as a percentage of the insured value. The declarations page of your policy lists it. Some insurers change it for a hail-resistant roof, and a broker can ask what others require.',
    links: ['calgary-hail-deductible', 'home-is-hail-covered'],
    next: ['home-hail-percent', 'home-hail-roof', 'home-roof-depreciated'],
  },
  'home-flood-zone': {
    question: 'I live near a river. Can I buy flood coverage?',
    answer:
      'Often you can, but it depends on the exact address: insurers use flood maps to set price, limit and deductible, and do not offer it everywhere. Ask for overland water coverage, and whether sewer backup still applies during a river flood. A broker can ask several insurers.',
    links: ['calgary-near-the-river', 'home-flood-coverage'],
    next: ['home-sewer-overland', 'home-drp', 'home-flood'],
    reason: 'home-flood-why',
  },
  'claim-pipes-away': {
    about: 'home',
    question: 'A pipe burst while we were away. Is it paid?',
    answer:
      'Report a burst pipe in any case: the clause about absence decides whether it is paid, and only the insurer applies it. In the heating season many policies require that somebody checks the home or that the water is off. Say truthfully who came by and when, and what you did, such as leaving the heat on. Shut the water off and take photos.',
    links: ['home-away-all-winter', 'claims-first-steps-home'],
    next: ['home-away', 'claim-burst-pipe', 'home-caretaker'],
  },
  'claim-upstairs-leak': {
    about: 'home',
    question: 'Water came from the unit upstairs. Whose insurance pays?',
    answer:
      'Start with your own insurer: your policy usually pays for your belongings and, in a condo, for your improvements. The building is usually insured by the corporation or the landlord, and who has to pay whom back is settled later. Tell the condo board or landlord at once, and take photos.',
    links: ['home-condo-deductible-rule', 'claims-first-steps-home'],
    next: ['home-condo-deductible', 'home-condo', 'claim-neighbour'],
  },
  'home-landlord-policy-mine': {
    question: 'Does my landlord’s insurance cover my things?',
    answer:
      'A landlord’s policy insures what the landlord owns, so it is for the building and not for a tenant’s belongings or liability. After a fire or a burst pipe, a tenant policy usually pays for your things and for the extra cost of living elsewhere. The same is usually so if you rent a room or a basement suite.',
    links: ['home-or-tenant', 'home-is-it-mandatory'],
    next: ['home-tenant', 'home-landlord-requires', 'home-roommate'],
  },
  'home-lender-proof': {
    question: 'The mortgage company wants proof of insurance',
    answer:
      'Ask your insurer or broker for a confirmation that names the lender as mortgagee, with the details the lender has given you. If you have no policy yet, say by which day you need it. If a policy lapses, the lender may arrange coverage at your cost.',
    links: ['home-is-it-mandatory'],
    next: ['home-mortgage', 'home-closing-soon', 'home-required'],
    reason: 'home-why-bank',
  },
  'home-landlord': {
    question: 'How do I insure rental properties?',
    answer:
      'With a landlord policy, also called rental dwelling: it can cover the building, your liability as owner and rent lost after an insured loss. It does not cover a tenant’s belongings. A broker can tell you whether several buildings can be on one policy. In the quote form, choose home insurance.',
    links: ['/insurance/rental-property', 'home-or-tenant'],
    next: ['home-rent-out', 'home-tenant-damage', 'home-rental-empty', 'home-rent-lost'],
  },
  'home-garden-suite': {
    question: 'How is a garden suite or basement suite insured?',
    answer:
      'Often on your home policy, once the insurer has agreed: an endorsement can add the suite, your liability as landlord and rental income. Insurers ask whether it is legal, who lives there and how it is heated. For a detached suite, ask which limit applies. The tenant’s own things need tenant insurance.',
    links: ['lethbridge-basement-suite', '/insurance/rental-property'],
    next: ['home-rent-out', 'home-landlord', 'home-tenants-things'],
  },
  'home-dog-breed': {
    question: 'Can I be refused home insurance because of my dog’s breed?',
    answer:
      'Some insurers ask about the breed or about past bites, and may exclude liability for the dog or decline; others accept all breeds. Answer truthfully, and ask a broker which insurers accept your dog.',
    links: ['/insurance/home'],
    next: ['home-dog', 'home-liability', 'home-claims-history'],
  },
  'home-roof-leak': {
    question: 'My roof leaks in the rain. Is that covered?',
    answer:
      'Usually only if something sudden let the water in, such as hail, wind or a branch; wear and poor upkeep are left out. Prevent more damage if you can do so safely, take photos and call your insurer. Ask whether the damage inside the house is treated differently from the roof.',
    links: ['home-is-hail-covered', 'claims-first-steps-home'],
    next: ['home-water-damage', 'home-ice-dam', 'claim-slow-leak'],
  },
  'home-ice-dam': {
    question: 'Is damage by ice dams or snow on the roof covered?',
    answer:
      'Sudden water damage from an ice dam usually is, according to the Insurance Bureau of Canada; some policies limit or exclude it. Damage that is repeated or comes from poor upkeep is usually left out. For a roof that breaks under snow, it depends on the causes your policy lists. Take photos, and ask your insurer before large repairs.',
    links: ['home-ice-dam', 'home-is-hail-covered'],
    next: ['home-wind-tree', 'home-roof-leak', 'home-water-damage'],
  },
  'home-service-line': {
    question: 'Are water and sewer lines in my yard insured?',
    answer:
      'Not by a standard home policy: service line coverage is an addition that some insurers sell. The owner is usually responsible for the buried lines on their own land. It can pay for digging and repair; whether wear or tree roots count differs between policies.',
    links: ['home-sewer-or-overland', '/insurance/home'],
    next: ['home-water-damage', 'home-sewer-overland', 'home-backwater'],
  },
  'home-sump-septic': {
    question: 'Is a sump pump or septic failure covered?',
    answer:
      'Usually only if you bought sewer backup coverage, and the wording says whether a sump that fails or a septic tank counts. Replacing a worn pump or tank is usually not covered. Ask about the limit for a finished basement, and whether a power failure changes anything.',
    links: ['home-sewer-or-overland'],
    next: ['home-sewer-overland', 'claim-sewer-backup', 'home-backwater'],
  },
  'home-foundation': {
    question: 'Are foundation cracks or a sinking house covered?',
    answer:
      'Usually not: most home policies exclude settling, cracking and earth that moves, and water that seeps in slowly. A sudden covered cause, such as a burst pipe, is another matter. A newer home may still be under the new home warranty that Alberta requires, which stays with the house when it is sold.',
    links: ['/insurance/home'],
    next: ['home-earthquake', 'home-title-warranty', 'claim-slow-leak'],
  },
  'home-power-surge': {
    question: 'Are electronics covered after a power surge or lightning?',
    answer:
      'Most home policies cover lightning, but some limit or exclude a power surge. The deductible applies, so one television might not reach it. Keep receipts and the repair shop’s note on the cause, and ask your insurer what your wording says about electronics.',
    links: ['/insurance/home'],
    next: ['home-power-food', 'home-what-covers', 'claim-no-receipts'],
  },
  'home-outbuildings': {
    question: 'Are my garage, shed, fence or deck insured?',
    answer:
      'Usually yes: most home policies cover detached structures on the lot, such as a garage or shed, up to a share of the building limit. Ask how yours treats fences, decks, and damage by wind or snow. Tell the insurer about a new shop or an expensive building.',
    links: ['/insurance/home'],
    next: ['home-acreage', 'home-wind-tree', 'home-what-covers'],
  },
  'home-rate-cap': {
    question: 'Is there a limit on how much home insurance may rise?',
    answer:
      'No: the limits on premium increases in Alberta, and the board that reviews premiums, are for car insurance. You can ask your insurer for the reasons and what a higher deductible would change. A broker can compare other insurers before the renewal date.',
    links: ['/insurance/home', 'auto-price-caps'],
    next: ['home-why-up', 'home-lower-price', 'home-letter-ends'],
    reason: 'home-why-up',
  },
  'home-negative-equity': {
    question: 'What does fire insurance pay if I owe more than the house is worth?',
    answer:
      'A home policy pays to repair or rebuild the building up to its limit, whatever you owe on the mortgage. If you take cash and do not rebuild, the lender is paid first, up to what you owe; the Insurance Bureau of Canada says you still owe the rest. What counts is the cost to rebuild, not the market price.',
    links: ['home-replacement-or-cash-value'],
    next: ['home-how-much', 'home-mortgage', 'claim-house-fire'],
  },
  'home-old-furnace': {
    question: 'Does an old furnace or water tank matter?',
    answer:
      'Age can matter: insurers ask about the furnace and water heater, and some want them replaced or inspected. A fire or a sudden leak is usually a covered loss, but the worn-out furnace or tank itself is not. Keep service records.',
    links: ['/insurance/home'],
    next: ['home-old-house', 'home-water-damage', 'home-insurer-deadline'],
  },
  'farm-hay': {
    question: 'Is hay or grain in storage insured?',
    answer:
      'Often, if the farm policy lists it: stored hay and grain can be insured as produce, for listed causes such as fire and windstorm. Some policies limit the amount in one place or ask for a distance between stacks; ask whether hay that heats up by itself is included. Produce that is “unscheduled” has one amount for all of it, and none for each item. Crops still in the field are insured separately.',
    links: ['farm-crops', '/insurance/farm'],
    next: ['biz-farm', 'farm-crops', 'farm-leaves-out'],
  },
  'farm-livestock': {
    question: 'Are cattle and other livestock insured?',
    answer:
      'Often, on a farm policy: livestock can be insured for death by listed causes, such as fire, lightning, drowning or a truck accident. Disease is usually left out. Insurance for falling livestock prices and for pasture comes from AFSC, the provincial Agriculture Financial Services Corporation.',
    links: ['/insurance/farm'],
    next: ['biz-farm', 'farm-leaves-out', 'farm-livestock-road'],
  },
  'home-when-to-call': {
    question: 'I am buying a home. When do I arrange the insurance?',
    answer:
      'You can ask as soon as the offer is accepted, even before you waive conditions: some homes are harder to insure. Lenders usually require insurance, so ask by which day yours wants proof. Have the year built, roof, wiring, plumbing and heating ready.',
    links: ['home-is-it-mandatory', '/insurance/home'],
    next: ['home-closing-soon', 'home-lender-proof', 'home-how-much'],
  },
  'home-work-laptop': {
    question: 'Is my employer’s laptop covered at my home?',
    answer:
      'Often the employer’s own policy covers its equipment, so ask at work first. A home or tenant policy may cover business property only up to a low limit, and may leave out what you do not own. Your agreement at work says whether you have to pay for a loss.',
    links: ['business-from-home'],
    next: ['home-business-at-home', 'home-theft', 'biz-tools'],
  },
  'home-lost-item': {
    question: 'Is something I lost or dropped insured?',
    answer:
      'Usually only if the item is listed on the policy with its value. Many home and tenant policies do not pay for a ring, phone or hearing aid that is lost or dropped. A listed piece is often insured for loss too.',
    links: ['/insurance/tenant'],
    next: ['home-valuables', 'spec-instrument-phone', 'no-advice-claim'],
  },
  'home-sprinkler': {
    question: 'Sprinklers or a fire alarm soaked my home. Who pays?',
    answer:
      'Usually your own condo or tenant policy for your belongings, less the deductible, and the building’s policy for walls and floors. It also depends on what set them off, and somebody may be held responsible later. Take photos, dry what you can and call your insurer.',
    links: ['claims-first-steps-home'],
    next: ['claim-upstairs-leak', 'home-landlord-policy-mine', 'home-tenant'],
  },
  'home-sold-tenant': {
    question: 'My landlord sells the house. What about my tenant insurance?',
    answer:
      'Your tenant insurance stays yours: it covers your belongings and liability, not the building. If your policy names the old landlord, tell the insurer who the new one is. If you move, give the new address before moving day.',
    links: ['tenant-moving', 'home-or-tenant'],
    next: ['home-tenant', 'home-moving', 'home-landlord-requires'],
  },
  'home-oil-tank': {
    question: 'Does an oil tank or fuel tank on the property matter?',
    answer:
      'Yes: many insurers ask about oil and fuel tanks, because a leak can cost a great deal and pollution is often excluded. An old or buried tank may have to be removed or inspected. On a farm, ask whether fuel storage and clean-up are included.',
    links: ['/insurance/home', '/insurance/farm'],
    next: ['home-old-house', 'biz-farm', 'home-old-furnace'],
  },
  'home-total-loss': {
    question: 'How does insurance pay when a house is a total loss?',
    answer:
      'The insurer usually pays to rebuild up to the building limit, and under other limits for your belongings and for living elsewhere. Removing debris and meeting today’s building code can use up part of the building limit. If you do not rebuild, it may pay only the actual cash value. Keep a list of what was lost, and ask about an advance.',
    links: ['home-replacement-or-cash-value', 'claims-first-steps-home'],
    next: ['home-replacement-cost', 'claim-house-fire', 'home-hotel-how-long'],
  },
  'home-roommate-tell': {
    question: 'Must I tell my insurer about a roommate or lodger?',
    answer:
      'Yes, tell your home or tenant insurer, because who lives there matters for the policy. Many insurers accept one boarder, but if they do not know, they may refuse a claim. A roommate usually needs a tenant policy of their own. If the person drives your car, tell the auto insurer too.',
    links: ['tenant-roommates'],
    next: ['home-roommate', 'home-rental-student', 'auto-add-driver'],
  },
  'home-care-home': {
    question: 'Are my things insured in a lodge, care home or with my children?',
    answer:
      'Often with a tenant policy of your own; some insurers cover a parent in a care home under the children’s policy, up to a limit. Ask whether the lodge has a policy for residents’ things, because not all do. Ask too about hearing aids, dentures, jewellery and liability, for example with a scooter.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant', 'home-valuables', 'home-lost-item'],
  },
  'home-party': {
    question: 'I have a party at home with animals or a bouncy castle',
    answer:
      'Personal liability in a home policy usually applies to a private party, but policies may differ on rented inflatables, rides and animals. A party that people pay for is another matter. Ask your insurer beforehand, and ask the company that brings ponies or a castle for its certificate of insurance.',
    links: ['/insurance/home'],
    next: ['home-liability', 'biz-event', 'spec-wedding'],
  },
  'home-vacant-land': {
    question: 'Does empty land or a lot need insurance?',
    answer:
      'Liability for a vacant lot may be part of your home policy, or need coverage of its own. The owner can be held responsible if somebody is hurt there. Once a shed, a trailer or any building stands on it, an insurer may no longer treat it as vacant land, so tell it.',
    links: ['/insurance/home'],
    next: ['home-liability', 'home-own-build', 'farm-hobby'],
  },
  'home-special-build': {
    question: 'Can a tiny home, log house or heritage home be insured?',
    answer:
      'Often yes, but fewer insurers take them: they ask who built it, permits, foundation, heating and what rebuilding would cost. A tiny home on wheels may be treated as a mobile home or a trailer. A heritage house can cost more to rebuild, so ask about the limit.',
    links: ['/insurance/home'],
    next: ['home-mobile', 'home-how-much', 'home-old-house'],
  },
  'home-whose-name': {
    question: 'Whose name should be on the home policy?',
    answer:
      'Usually the people who own the home and live there; a spouse and relatives in the household are often insured with them. A partner you are not married to might not be, so ask. If the title is in another name or in a trust, tell the insurer. Being named on the policy does not make anybody an owner.',
    links: ['/insurance/home'],
    next: ['home-roommate-tell', 'home-estate', 'home-leave-tenant'],
  },
};
