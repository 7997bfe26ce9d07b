import type { Entries } from '../../../entry.ts';

/** Cars, motorcycles, campers, trucks and farms: what strangers asked for in vain, and what people ask beside it. */
export const carsAndFarmsBeside: Entries = {
  'auto-reform-start': {
    question: 'When does Care-First begin?',
    answer:
      'Care-First counts for collisions on or after {reform.start}; those on or before {reform.lastDay} stay under the older rules. What counts is the day of the collision, not the day on which a policy began or a claim is made.',
    links: ['auto-changes-in-2027', '/blog/alberta-care-first'],
    next: ['auto-care-first', 'auto-policy-2027', 'auto-before-2027'],
  },
  'auto-reform-who': {
    question: 'Who decided on Care-First, and why?',
    answer:
      'Alberta’s legislature passed Care-First as the Automobile Insurance Act, which received Royal Assent on {reform.assent}. The stated aim is broader care after injuries and lower costs, mainly for lawsuits; others dispute the savings. I explain the rules and take no side.',
    links: ['/blog/alberta-care-first', 'auto-changes-in-2027'],
    next: ['auto-care-first', 'auto-2027-price', 'auto-sue-2027'],
  },
  'auto-new-driver-years': {
    question: 'For how long does a new driver pay more?',
    answer:
      'A new driver usually pays more for some years: each year without a claim or ticket lowers the price, and no fixed day ends it. Courses, a car that costs less to repair, and years of driving elsewhere that an insurer accepts can shorten it. Ask for a new price at each renewal.',
    links: ['auto-new-driver', 'home-auto-premium-factors'],
    next: ['auto-new-driver', 'auto-foreign-years', 'auto-lower-price'],
    reason: 'auto-young-why',
  },
  'auto-less-for-months': {
    question: 'Can I lower my coverage for some months and raise it again?',
    answer:
      'Coverage on a car can usually be lowered for some months and raised again, but the compulsory parts have to stay while anybody drives it. Without collision or comprehensive, you would pay for damage to your own car yourself. Fewer kilometres may lower the price too; call your broker before each change.',
    links: ['/insurance/auto', 'home-lower-premiums'],
    next: ['auto-few-kilometres', 'auto-parked-storage', 'auto-basic-only'],
  },
  'auto-moving-truck': {
    question: 'Is a rented moving truck insured by my policy?',
    answer:
      'A rented moving truck is often outside of what a personal auto policy covers for rentals, because of its size: ask your broker before. The rental company offers a waiver for damage to the truck. Your belongings inside are a matter for your home or tenant policy.',
    links: ['/insurance/auto', 'tenant-moving'],
    next: ['auto-borrow-rent', 'home-moving', 'auto-rental-charges'],
  },
  'auto-lost-keys': {
    question: 'I lost my car key. Does insurance pay for a new one?',
    answer:
      'Car keys that were stolen are often paid under comprehensive, less the deductible; keys that were only lost often are not. The deductible may be higher than the price of the key. Ask your broker, and see whether your roadside plan helps with a lockout.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['claim-stolen-keys', 'auto-roadside', 'auto-deductible'],
  },
  'auto-car-seat': {
    question: 'Does insurance replace a child’s car seat after a crash?',
    answer:
      'A child’s car seat that was in a crash is often replaced as part of the claim. Tell the adjuster about it, and keep it with its label. Makers commonly say not to use it again, even without visible damage. Keep the receipt of the new one.',
    links: ['claims-first-steps-crash', 'home-collision-or-comprehensive'],
    next: ['claim-crash-after', 'claim-next-steps', 'auto-personal-items'],
  },
  'auto-parts-used': {
    question: 'Does the insurer pay for original parts in a repair?',
    answer:
      'Insurers often pay for parts of similar kind and quality, used or made by another company, unless the policy says otherwise. Ask the shop which parts the estimate names. If you want original ones, ask what you would pay yourself.',
    links: ['claims-disagree-amount', '/insurance/auto'],
    next: ['claim-repair-shop', 'claim-disagree-amount', 'auto-new-replacement'],
  },
  'auto-lost-value': {
    question: 'My car is worth less after the repair. Is that paid?',
    answer:
      'The lower resale value of a repaired car is usually not part of what an auto policy pays: it pays for the repair. If the repair itself is poor, go back to the shop and your insurer. Whether somebody else owes you the difference is a legal question.',
    links: ['claims-disagree-amount'],
    next: ['claim-disagree-amount', 'claim-total-loss', 'no-legal'],
  },
  'auto-written-off-policy': {
    question: 'My car was written off. What happens to my policy and payments?',
    answer:
      'After a write-off, tell your broker whether you replace the car or end the policy; payments usually go on until you do. A loan or lease has to be settled with the lender as well. If you drive another car meanwhile, ask how it is insured.',
    links: ['/insurance/auto', 'general-am-i-covered'],
    next: ['claim-total-loss', 'gen-refund-when', 'auto-owe-more'],
  },
  'auto-loaner': {
    question: 'Is a loaner or courtesy car insured?',
    answer:
      'A loaner car is usually insured by the shop, by your own policy, or partly by both: the paper that you sign says which. Ask who pays the deductible if you damage it. Show it to your broker if it makes you responsible for everything.',
    links: ['/insurance/auto', 'home-collision-or-comprehensive'],
    next: ['auto-borrow-rent', 'claim-rental-car', 'auto-at-garage'],
  },
  'spec-truck-camper': {
    question: 'How is a truck camper insured?',
    answer:
      'A truck camper that sits in the box is usually not insured by the truck’s policy alone, so name it to the insurer, with its value. Some add it to the truck, others insure it like a trailer. Ask about your things inside, and about the time when it is off the truck.',
    links: ['/insurance/rv-and-trailer', 'rv-tow-vehicle'],
    next: ['spec-rv-trailer', 'auto-personal-items', 'spec-rv-us'],
  },
  'spec-rv-us': {
    question: 'Is my RV or trailer insured in the United States for months?',
    answer:
      'An Alberta auto policy applies in the United States, but an RV policy may limit how many months it may stay there or be lived in. Tell the insurer the dates and the place before you leave. Your own health needs travel insurance, which counts its days separately.',
    links: ['rv-full-time', 'specialty-rv-towed'],
    next: ['spec-rv-full-time', 'travel-snowbird', 'spec-rv-storage'],
  },
  'spec-agreed-value': {
    question: 'What does agreed value mean?',
    answer:
      'Agreed value means that you and the insurer settle in advance what a thing is worth, and that amount is paid for a total loss. Without it, actual cash value counts: the value after wear. Insurers usually want an appraisal or photos, and a new one after some years.',
    links: ['specialty-classic-car', 'home-replacement-or-cash-value'],
    next: ['spec-classic', 'spec-boat', 'gen-who-values'],
  },
  'spec-motorcycle-back': {
    question: 'I put my motorcycle back on the road in spring. What do I do?',
    answer:
      'Call your broker or insurer before the first ride, so that the road coverage is on again from that day, and ask for a confirmation. Check that the registration is valid and who else rides. Until it is confirmed, do not ride, not even around the block.',
    links: ['motorcycle-lay-up', '/insurance/motorcycle'],
    next: ['spec-motorcycle-pause', 'spec-motorcycle', 'auto-parked-storage'],
  },
  'spec-motorcycle-others': {
    question: 'May somebody else ride my motorcycle?',
    answer:
      'Somebody else may ride your motorcycle with your consent and a Class 6 licence; a car licence alone only allows learning under supervision. Whoever rides it often has to be named on the policy. A claim counts on your policy.',
    links: ['motorcycle-learner', '/insurance/motorcycle'],
    next: ['spec-motorcycle-learner', 'auto-lend-car', 'spec-motorcycle'],
  },
  'spec-motorcycle-passenger': {
    question: 'Is my passenger insured on a motorcycle?',
    answer:
      'A passenger on a motorcycle has the same accident benefits after a collision as one in a car. Your liability coverage counts if you are at fault. Ask about damage to a passenger’s helmet and clothes, which often has a low limit or none.',
    links: ['auto-compulsory-cover', 'motorcycle-gear'],
    next: ['auto-accident-benefits', 'spec-motorcycle', 'spec-motorcycle-gear'],
  },
  'spec-canoe': {
    question: 'Is a canoe, kayak or paddle board insured?',
    answer:
      'A canoe, kayak or paddle board is usually insured as one of your belongings by a home or tenant policy, at home and away. The deductible applies. Some policies set a limit for watercraft. Liability is usually part of the same policy.',
    links: ['specialty-boat', 'home-or-tenant'],
    next: ['home-theft', 'spec-boat-home', 'spec-boat'],
  },
  'farm-grain-spoils': {
    question: 'Is grain insured if it heats or spoils in the bin?',
    answer:
      'Grain that heats or spoils by itself is usually left out of a farm policy, which names causes such as fire and wind. Some insurers sell an addition for it, so ask what it takes, such as checks of temperature and moisture. A fire that follows is another matter.',
    links: ['farm-crops', '/insurance/farm'],
    next: ['farm-hay', 'farm-bin', 'farm-leaves-out'],
  },
  'farm-rented-land': {
    question: 'We farm, or keep things, on rented land. Does it matter?',
    answer:
      'Rented land matters: a farm policy covers the places that it names, so tell the insurer what land you rent and what you keep on it. The owner usually insures buildings that are theirs. Read in the lease who pays for damage, and who has to carry liability.',
    links: ['/insurance/farm', 'farm-crops'],
    next: ['biz-farm', 'farm-bin', 'gen-tell-insurer'],
  },
  'farm-child-runs': {
    question: 'May my teenager run farm machinery, and is that insured?',
    answer:
      'Family who help on the farm are usually insured for liability under the farm policy, teenagers too, but tell the insurer who runs what. On public roads a licence and other rules count. An injury of your own child is a matter of health or accident insurance, not of liability.',
    links: ['/insurance/farm', 'farm-tractor-on-road'],
    next: ['farm-machinery-road', 'farm-hired-driver', 'biz-farm'],
  },
  'farm-spray-drift': {
    question: 'My spray drifted onto the neighbour’s crop. Is that insured?',
    answer:
      'Spray drift is often left out of farm liability or has a limit of its own, so report it to your insurer now and ask. Note the wind, the time and the product, and take photos. Custom spraying for others usually needs its own coverage.',
    links: ['/insurance/farm', 'farm-custom-work'],
    next: ['farm-custom-work', 'farm-leaves-out', 'claim-neighbour'],
  },
  'farm-machine-fire': {
    question: 'A combine or tractor burned. What does farm insurance pay?',
    answer:
      'A combine or tractor that is listed on the farm policy is usually insured for fire, up to the value listed. The crop that burns in the field is not: that is for crop or hail insurance, some of which adds fire. Report both soon, and keep the machine as it is.',
    links: ['/insurance/farm', 'farm-crops'],
    next: ['farm-crops', 'farm-hail-who', 'claim-report-soon'],
  },
  'fleet-downtime': {
    question: 'My truck is in the shop after a crash. Is my lost income insured?',
    answer:
      'Income that a truck does not earn while it is repaired is usually not insured, unless the policy has downtime or loss of use added. Some pay for a rented unit instead. Keep your settlements and the dates, because they show what you lost.',
    links: ['/commercial-auto'],
    next: ['fleet-owner-operator', 'biz-interruption', 'claim-next-steps'],
  },
  'fleet-others-trailer': {
    question: 'I pull a trailer that belongs to somebody else. Is it insured?',
    answer:
      'Damage to a trailer that belongs to somebody else needs its own coverage on your policy, called non-owned trailer or trailer interchange. Liability on the road usually follows your tractor. Read in the agreement who has to insure it, and up to what value.',
    links: ['/commercial-auto', 'commercial-auto-minimum-liability'],
    next: ['fleet-parked-trailer', 'fleet-owner-operator', 'fleet-cargo'],
  },
  'fleet-load-fell': {
    question: 'Something fell off my truck and hit a car. Which policy pays?',
    answer:
      'If a load falls and damages a car, the liability coverage of your truck’s auto policy is what usually pays for it. The load itself is a matter of cargo insurance. Stop, make sure nobody is hurt, take photos, and report it to your insurer.',
    links: ['/commercial-auto', 'claims-first-steps-crash'],
    next: ['fleet-cargo', 'claim-crash-after', 'fleet-trailer-plow'],
  },
  'fleet-add-truck': {
    question: 'We bought another truck. How soon must it be on the policy?',
    answer:
      'Call your broker before the truck is driven: a fleet policy may cover a new unit for a short time, and others not at all. Have the VIN, the value, the weight, the drivers and the use at hand. A lender has to be named on it.',
    links: ['/commercial-auto', 'commercial-auto-what-is-a-fleet'],
    next: ['fleet-documents', 'fleet-drivers', 'do-quote-commercial-auto'],
  },
  'auto-main-driver': {
    question: 'Who counts as the main driver of a car?',
    answer:
      'The main driver is whoever drives the car most, whoever owns or pays for it; others who use it are listed as occasional drivers. A child who takes the car away to study is often the main driver then. Naming somebody else for a lower price can put a claim at risk.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-whose-name', 'auto-student-takes-car', 'auto-add-driver'],
  },
  'auto-paid-off': {
    question: 'I have paid off my car. What changes in the insurance?',
    answer:
      'Once the loan is paid, the lender no longer requires collision and comprehensive, and can be taken off the policy. Send your broker the letter of release. Whether you keep those coverages is up to you; without them you pay for damage to your own car.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-old-car', 'auto-collision-comprehensive', 'auto-lower-price'],
  },
  'auto-give-car': {
    question: 'I give or sell my car to a family member. What about the insurance?',
    answer:
      'Insurance does not pass on with a car: the new owner registers it and needs a policy before driving. Tell your insurer the day on which it leaves you, so that it comes off yours. If it stays in your name, say who drives it most.',
    links: ['auto-compulsory-cover', '/insurance/auto'],
    next: ['auto-sell', 'auto-child-own-policy', 'auto-register'],
  },
  'claim-comprehensive-price': {
    question: 'Does a hail, glass or theft claim raise my car premium?',
    answer:
      'A claim for hail, glass or theft is not an at-fault claim and usually raises a premium less, if at all. It may cost a discount for years without claims. Several of them in a short time can count more. Ask your broker before you decide.',
    links: ['home-auto-premium-factors', 'home-collision-or-comprehensive'],
    next: ['claim-affects-price', 'no-advice-claim', 'gen-claim-free'],
  },
  'spec-trailer-borrowed': {
    question: 'Is a trailer that I borrow or rent insured?',
    answer:
      'While a borrowed or rented trailer is hitched, the liability coverage of your vehicle usually extends to it. Damage to the trailer itself usually is not included. Ask the owner or the rental company who insures it, and your broker whether yours can be extended.',
    links: ['specialty-rv-towed', 'rv-tow-vehicle'],
    next: ['spec-rv-towed', 'fleet-trailer-plow', 'auto-moving-truck'],
  },
  'fleet-crashed-work-car': {
    question: 'I crashed my employer’s vehicle. Who pays?',
    answer:
      'The employer’s auto policy usually pays after a crash in a work vehicle that you were allowed to drive; report it to them at once. Your injuries at work are a matter for WCB. Whether an employer may charge you for damage is a legal question, with limits on what is taken from pay.',
    links: ['/commercial-auto', 'claims-first-steps-crash'],
    next: ['fleet-private-use', 'life-hurt-at-work', 'no-legal'],
  },
};
