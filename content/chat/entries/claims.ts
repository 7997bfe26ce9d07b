import type { Entries } from '../entry.ts';

/** Losses that have just happened, and what comes after. */
export const claimEntries: Entries = {
  'claim-crash-after': {
    about: 'auto',
    facet: 'claim',
    question: 'What do I do after a car accident?',
    answer:
      'First safety: if anyone is hurt, call 9-1-1. Then exchange names, plates and insurance details, take photos, and find witnesses, but do not admit fault. Report it to police if someone is hurt, a driver left, or the damage is more than {auto.collision.reportFrom} in total. Call your insurer or broker soon.',
    simpler:
      'Make sure people are safe. Write down who the others are. Take pictures. Call your insurer. Do not say it was your fault.',
    links: ['claims-first-steps-crash', 'auto-report-collision'],
    next: ['claim-police-report', 'claim-report-soon', 'claim-own-insurer-or-theirs', 'claim-injured'],
  },
  'claim-hit-and-run': {
    about: 'auto',
    question: 'Somebody hit my car and left',
    answer:
      'Report a hit and run to police, then call your insurer; take photos and look for witnesses and cameras. Direct compensation does not apply when the other driver is unknown, so collision or another optional coverage may pay for your car, less its deductible. If you are hurt, claim on your own accident benefits.',
    links: ['auto-report-collision', 'auto-what-is-dcpd'],
    next: ['claim-police-report', 'auto-collision-comprehensive', 'claim-uninsured-driver'],
  },
  'claim-hit-animal': {
    about: 'auto',
    question: 'I hit a deer or another animal',
    answer:
      'Hitting a wild animal is usually a comprehensive claim, less its deductible, and not counted as at fault. A farm animal, a pet or a swerve into the ditch may count as a collision; with basic insurance alone, your own vehicle is not paid. Do not go near a hurt animal; call 9-1-1 if people are hurt or it blocks the road. Take photos and call your insurer.',
    links: ['home-collision-or-comprehensive', 'claims-first-steps-crash'],
    next: ['auto-collision-comprehensive', 'claim-affects-price', 'claim-police-report'],
  },
  'claim-car-stolen': {
    about: 'auto',
    question: 'My car was stolen',
    answer:
      'Report it to police at once and call your insurer with the file number. Comprehensive coverage pays for theft of the whole car, usually without a deductible, unless an addition to your policy (such as SEF 40) sets one. Tell the insurer about all keys, any tracker and any loan on the car.',
    links: ['home-collision-or-comprehensive', 'claims-first-steps-crash'],
    next: ['claim-total-loss', 'auto-personal-items', 'claim-rental-car'],
  },
  'claim-car-broken-into': {
    about: 'auto',
    question: 'Things were stolen from my car',
    answer:
      'Comprehensive auto coverage usually pays for the broken window, and your home or tenant policy for belongings taken from the car, each with its deductible. Report it to police, take photos and list what is missing.',
    links: ['home-collision-or-comprehensive', '/insurance/home'],
    next: ['auto-personal-items', 'home-theft', 'biz-tools'],
  },
  'claim-windshield': {
    about: 'auto',
    question: 'My windshield is chipped or cracked',
    answer:
      'Comprehensive coverage often pays for glass, less the deductible, but some policies limit or exclude windshields (SEF 13D). If new glass costs little more than your deductible, a claim pays little. A glass claim is no at-fault claim, but it may cost you a claims-free discount. A small chip can often be repaired before it grows; ask your insurer what it pays.',
    links: ['claims-windshield', '/insurance/auto'],
    next: ['auto-collision-comprehensive', 'claim-repair-shop', 'claim-affects-price'],
  },
  'claim-hail-car': {
    about: 'auto',
    question: 'Hail damaged my car',
    answer:
      'Hail on a vehicle is paid by comprehensive coverage, if you have it, less the deductible. Some policies exclude hail (SEF 13H), so check yours. Take photos, report it to your insurer, and keep rain out of broken windows.',
    links: ['claims-hail-auto-or-home', 'home-is-hail-covered'],
    next: ['claim-hail-home', 'claim-total-loss', 'auto-collision-comprehensive', 'claim-old-damage'],
  },
  'claim-hail-home': {
    about: 'home',
    question: 'Hail damaged my roof',
    answer:
      'Call your insurer, take photos from the ground, and have a roofer cover the damage; keep the receipts. Standard home policies usually include hail, but look at the hail deductible and how an older roof is paid. Do not sign with a roofer at the door before the adjuster has looked.',
    links: ['claims-first-steps-home', 'home-is-hail-covered'],
    next: [
      'home-hail-roof',
      'claim-doorstep-roofer',
      'home-hail-percent',
      'claim-hail-car',
      'claim-repair-shop',
      'claim-hail-either',
    ],
  },
  'claim-burst-pipe': {
    about: 'home',
    question: 'A pipe or appliance leaked at home',
    answer:
      'Shut off the water, stop further damage, take photos and call your insurer. Sudden water from a pipe or appliance is usually part of a home or tenant policy; slow leaks and lack of upkeep are not. Keep damaged things until the adjuster has seen them.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['home-water-damage', 'home-away', 'home-condo-deductible'],
  },
  'claim-sewer-backup': {
    about: 'home',
    question: 'The sewer backed up into my basement',
    answer:
      'Keep out of the water, cut the power if that is safe, take photos and call your insurer. A backed-up sewer is paid only if you bought sewer backup coverage, up to its limit. Keep receipts for the clean-up.',
    links: ['home-sewer-or-overland', 'claims-first-steps-home'],
    next: ['home-sewer-overland', 'home-flood', 'home-drp'],
  },
  'claim-house-fire': {
    about: 'home',
    question: 'We had a fire at home',
    answer:
      'Stay out until the fire department lets you in, then call your insurer: most policies pay for repair, belongings and extra living expenses. List what was lost with photos, and keep every receipt. Ask for an advance if you left with nothing.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: [
      'home-living-expenses',
      'claim-report-soon',
      'claim-car-fire',
      'claim-proof-of-loss',
      'home-replacement-cost',
    ],
  },
  'claim-burglary': {
    about: 'home',
    question: 'My home was broken into',
    answer:
      'If somebody may still be inside, stay out and call 9-1-1; otherwise report it to police and touch little. Then call your insurer: home and tenant policies usually include theft, with limits for jewellery, cash and bikes. List what is gone, with photos and receipts.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['home-theft', 'home-valuables', 'claim-proof-of-loss'],
  },
  'claim-evacuated': {
    about: 'home',
    question: 'We were ordered to leave. Who pays?',
    answer:
      'Additional living expenses usually begin with a mandatory order, often for up to {home.evacuation.days}, and pay what goes beyond your normal costs. Go first, call your insurer later, and keep the receipts. Help from the Red Cross or the province does not reduce the claim.',
    links: ['home-evacuation-costs', 'fort-mcmurray-evacuation-order'],
    next: ['home-living-expenses', 'home-wildfire', 'home-drp'],
  },
  'claim-neighbour': {
    about: 'home',
    question: "Damage by a neighbour's tree, water or fire",
    answer:
      'You usually claim on your own home policy, even if the damage came from next door. Your insurer may then go after the neighbour if they were careless. If yours damaged theirs, report it to your insurer and do not promise to pay.',
    links: ['red-deer-wind-tree', 'claims-first-steps-home'],
    next: ['home-wind-tree', 'home-liability', 'no-legal', 'claim-whose-policy'],
  },
  'claim-injured': {
    about: 'auto',
    question: 'I was injured in a car accident. What is paid?',
    answer:
      'Accident benefits pay for treatment and lost income whoever was at fault, also for passengers, cyclists and pedestrians. For a collision on or before {reform.lastDay}, send form AB-1 within {auto.benefits.formProtocol} (count every day) for a sprain, a strain or whiplash, and otherwise tell the insurer within {auto.benefits.notice}. For collisions on or after {reform.start}, the Care-First benefits are broader. See a doctor and keep the receipts.',
    links: ['claims-time-limits', 'auto-changes-in-2027'],
    next: ['auto-accident-benefits', 'auto-care-first', 'claim-time-limits'],
  },
  'claim-business': {
    about: 'biz',
    facet: 'claim',
    question: 'My business had a loss',
    answer:
      'Make people safe, stop further damage, take photos and call your broker or insurer the same day. Keep records of lost sales and extra costs from the first hour, because business interruption needs them.',
    links: ['/business', 'claims-first-steps-home'],
    next: ['biz-interruption', 'biz-tools', 'claim-proof-of-loss'],
  },
  'claim-travel': {
    about: 'travel',
    facet: 'claim',
    question: 'How do I claim on travel insurance?',
    answer:
      'Call the assistance number on your travel policy before treatment if you can, because some policies pay less without that call. Keep medical reports, receipts and tickets. For a cancelled trip, cancel with the airline at once and ask for its refund first.',
    links: ['/insurance/travel', 'travel-does-ahcip-pay'],
    next: ['travel-cancellation', 'travel-health-card', 'travel-baggage'],
  },
  'claim-life': {
    about: 'life',
    facet: 'claim',
    question: 'How is life insurance claimed after a death?',
    answer:
      'I am sorry for your loss. The beneficiary calls the insurer or broker, who sends a claim form and asks for the death certificate. If you do not know the insurer, look for bank payments and employer benefits; OLHI runs a free search for lost policies.',
    links: ['/insurance/life', 'life-payout-taxed'],
    next: ['life-payout-tax', 'life-beneficiary', 'life-suicide-clause'],
  },
  'claim-proof-of-loss': {
    question: 'What is a proof of loss?',
    answer:
      'A proof of loss is a signed statement for the insurer of what happened, what was lost and how much you claim. The adjuster sends the form, and the policy names the day by which it is due. You usually sign it under oath, so ask about anything that is unclear.',
    links: ['claims-time-limits', 'claims-disagree-amount'],
    next: ['claim-time-limits', 'claim-adjuster', 'claim-how-long'],
  },
  'claim-time-limits': {
    facet: 'how-long',
    question: 'Are there time limits for a claim?',
    answer:
      'Claims have time limits: report a loss as soon as you can, because policies require prompt notice. To go to court over a home or auto policy you usually have {auto.claims.limitation}, and the insurer must tell you of that limit in writing. For injuries in a collision the limits are shorter{before reform.start: : form AB-1 within {auto.benefits.formProtocol} for a sprain or whiplash, and otherwise {auto.benefits.notice}}.',
    links: ['claims-time-limits'],
    next: ['claim-injured', 'claim-proof-of-loss', 'no-legal'],
  },
  'claim-how-long': {
    facet: 'how-long',
    question: 'How long does a claim take?',
    answer:
      'A simple claim may be settled within days; a large one or one with injuries takes much longer. Send what the adjuster asks for early, and ask for the next step and its date. If nothing moves, ask for the complaint officer of the insurer.',
    links: ['claims-complain-insurer', 'claims-disagree-amount'],
    next: ['claim-status', 'claim-complain-insurer', 'claim-adjuster'],
  },
  'claim-status': {
    question: 'My adjuster does not answer',
    answer:
      'I cannot see claims: ask the adjuster or your broker, with the claim number. If nobody answers, write to the complaint officer of the insurer, and after that to the General Insurance OmbudService, which is free.',
    links: ['claims-complain-insurer', 'claims-through-this-site'],
    next: ['claim-complain-insurer', 'claim-how-long'],
  },
  'claim-adjuster': {
    question: 'What does an adjuster do?',
    answer:
      'An adjuster looks at the loss for the insurer, reads the policy, and works out what is paid. Adjusters are licensed by the Alberta Insurance Council. Keep notes of what was said, and ask for decisions in writing.',
    links: ['claims-first-steps-home', 'claims-disagree-amount'],
    next: ['claim-disagree-amount', 'claim-status'],
  },
  'claim-denied': {
    question: 'My claim was denied. What can I do?',
    answer:
      'Ask for the reason in writing, with the clause it rests on, and have your broker read it. Then write to the complaint officer of the insurer, and after that to the General Insurance OmbudService or, for life and health, OLHI; both are free. Going to court has time limits.',
    links: ['claims-complain-insurer', 'claims-disagree-amount'],
    next: ['claim-complain-insurer', 'claim-time-limits', 'no-legal'],
  },
  'claim-disagree-amount': {
    question: 'The offer for my claim is too low',
    answer:
      'Ask how the amount was worked out and send your own estimates or receipts. If you still disagree about the amount, the Insurance Act has a dispute resolution process (section 519) that either side can ask for. It decides how much, not whether the policy pays.',
    links: ['claims-disagree-amount'],
    next: ['claim-total-loss', 'claim-complain-insurer', 'claim-denied'],
  },
  'claim-complain-insurer': {
    question: 'Where do I complain about an insurer?',
    answer:
      'Begin with the complaint officer or ombudsperson of the insurer, which each one must have. After that, the General Insurance OmbudService hears home, auto and business complaints and OLHI those about life and health, both free.',
    links: ['claims-complain-insurer'],
    next: ['claim-complain-broker', 'claim-denied'],
  },
  'claim-complain-broker': {
    question: 'Where do I complain about a broker?',
    answer:
      'Complaints about a broker or agent go to the Alberta Insurance Council, which licenses them. If the broker came through this site, [tell us](/contact) as well, so that we can look into it.',
    links: ['claims-complain-broker'],
    next: ['do-complain-site', 'do-change-broker'],
    opens: [{ label: 'Write to us', to: '/contact' }],
  },
  'claim-affects-price': {
    question: 'Does a claim make my premium go up?',
    answer:
      'An at-fault collision usually does, for about {auto.rating.claimYears}; hail, theft or glass may cost you a claims-free discount instead. Claims for accident benefits must not be used to set an auto premium. What was not your fault, such as a hit and run on your parked car, is usually not counted as at fault. Home insurers often look at several years of claims.',
    links: ['home-auto-premium-factors', '/insurance/home'],
    next: ['auto-not-at-fault', 'no-advice-claim', 'auto-rate-cap'],
  },
  'claim-total-loss': {
    about: 'auto',
    question: 'My car was written off. What is paid?',
    answer:
      'For a car that is written off, the insurer usually pays what it was worth just before the loss, less the deductible. What you paid or still owe does not count. A waiver of depreciation (SEF 43) or an agreed value changes that. Send maintenance records and ads for similar cars if the offer looks low.',
    links: ['/insurance/auto', 'claims-disagree-amount'],
    next: ['claim-disagree-amount', 'auto-lease-finance', 'claim-rental-car'],
  },
  'claim-rental-car': {
    about: 'auto',
    question: 'Is a rental car paid during repairs?',
    answer:
      'If you were not at fault, direct compensation includes loss of use. If you were, it needs the loss of use endorsement (SEF 20), up to its limit. Ask your insurer before you rent.',
    links: ['/insurance/auto', 'auto-what-is-dcpd'],
    next: ['auto-borrow-rent', 'auto-endorsements'],
  },
  'claim-repair-shop': {
    about: 'auto',
    question: 'May I choose the repair shop?',
    answer:
      'The choice is usually yours: insurers suggest shops they work with, and you may name another. Ask first who stands behind the work, and whether you would pay the difference if the bill is higher.',
    links: ['claims-first-steps-crash', 'claims-disagree-amount'],
    next: ['claim-rental-car', 'claim-adjuster'],
  },
  'claim-own-insurer-or-theirs': {
    about: 'auto',
    question: 'My insurer or theirs, if they are at fault?',
    answer:
      'Yours: since {auto.dcpd.since}, your own insurer pays for damage to your car to the extent that you were not at fault. It is called direct compensation (DCPD). It does not apply if the other driver is unknown or uninsured.',
    simpler: 'Call your own insurer. It pays for your car when the other driver caused the crash.',
    links: ['auto-what-is-dcpd'],
    next: ['auto-dcpd', 'claim-uninsured-driver', 'auto-not-at-fault'],
    reason: 'auto-dcpd-why',
  },
  'claim-police-report': {
    about: 'auto',
    question: 'Must I report a collision to police?',
    answer:
      'Yes, if someone is hurt or killed, if a driver left the scene, or if the total damage is more than {auto.collision.reportFrom}. If nobody is hurt, you report in Edmonton and Lethbridge at a Collision Reporting Centre, and in Calgary online or at a police district office.',
    links: ['auto-report-collision', 'calgary-collision-report', 'edmonton-collision-reporting-centre'],
    next: ['claim-crash-after', 'claim-hit-and-run'],
  },
  'claim-uninsured-driver': {
    about: 'auto',
    question: 'The other driver has no insurance',
    answer:
      'Your own collision coverage may pay for your car, and your accident benefits for injuries. Family protection (SEF 44) pays when a driver you could sue has too little or no insurance. For collisions on or after {reform.start}, most lawsuits are not allowed, so it applies in fewer cases. {before reform.start: The Motor Vehicle Accident Claims Program is a last resort for injuries. }Report it to police and your insurer.',
    links: ['/insurance/auto', 'auto-what-is-dcpd'],
    next: ['auto-endorsements', 'claim-injured', 'auto-driving-uninsured'],
  },
  'claim-deductible-whose': {
    about: 'auto',
    question: 'Do I pay the deductible if it was not my fault?',
    answer:
      'For the share that was not your fault, direct compensation pays for your car, as a rule without a deductible. The other driver has to be known and insured. If nobody knows who it was, or for the share that was your fault, you claim on collision and pay its deductible.',
    links: ['auto-what-is-dcpd', 'home-collision-or-comprehensive'],
    next: ['auto-dcpd', 'claim-hit-and-run', 'auto-deductible'],
  },
  'claim-unknown-insurer': {
    question: 'I do not know who my insurer is',
    answer:
      'Look at bank payments, emails, the pink card, the lease or the mortgage papers: each may name it. Your landlord, bank or broker may know. The Insurance Bureau of Canada helps at 1-844-227-5422.',
    links: ['/contact', 'claims-through-this-site'],
    next: ['claim-time-limits', 'claim-house-fire'],
  },
  'claim-other-wont-give': {
    about: 'auto',
    question: 'The other driver gives no name or insurance',
    answer:
      'Note the plate, the car and the place, take photos, find witnesses, and report it to police: drivers must give their name and insurance. Do not argue or follow them; if you feel threatened, get away and call 9-1-1. Your insurer can find theirs from the plate number.',
    links: ['auto-report-collision', 'claims-first-steps-crash'],
    next: ['claim-hit-and-run', 'claim-police-report', 'claim-uninsured-driver'],
  },
};
