import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about papers of a car, trailers, homes, work and what this chat passes on. */
export const papersTrailersAndThisSite: Entries = {
  // A valid plate on a newly bought vehicle: Alberta bill of sale, form REG3126, read on November 28, 2026.
  'auto-old-plate': {
    question: 'May I put my own plate on a car that I have just bought?',
    answer:
      'Often yes: in Alberta your own valid plate may go on a car just bought, for some days from the bill of sale. The car must be insured before you drive it. Carry the bill of sale and the proof of insurance, and ask a registry agent how many days you have. Vehicles that carry goods or people for pay are left out.',
    links: ['/insurance/auto'],
    next: ['auto-private-sale', 'auto-no-grace', 'auto-register', 'auto-plate-left'],
  },
  'auto-pink-card-shows': {
    question: 'What has to stand on a pink card?',
    answer:
      'A pink card usually names the insurer, the policy number, the insured, the vehicle with its VIN, and the first and last day. The registry compares it with your papers, so one wrong letter in the name or the VIN can turn you away. Ask your insurer or broker for a corrected card by email before you go again.',
    links: ['/insurance/auto'],
    next: ['auto-register', 'auto-pink-card', 'do-get-documents', 'auto-vin'],
  },
  'auto-listed-history': {
    question: 'I was only listed on my spouse’s policy. Does my driving count?',
    answer:
      'Years as a listed driver on somebody else’s car policy often count, in full or in part, depending on the insurer. Ask that insurer for a letter with the dates on which you were listed and the claims. Your driver’s abstract shows how long you have held a licence. Take both along when you ask for a policy of your own.',
    links: ['/insurance/auto', 'auto-new-driver'],
    next: ['gen-claims-letter', 'auto-abstract', 'auto-spouse-died', 'auto-gap'],
  },
  // No second road test since 2023: dailyhive.com and mylethbridgenow.com, read on November 28, 2026.
  'auto-gdl-exit': {
    question: 'Does insurance get cheaper when I leave GDL?',
    answer:
      'Leaving the graduated licence (GDL) lowers the price with some insurers; others count your years of driving, claims and tickets instead. No second road test is needed: after {auto.gdl.period} and a recent time without demerits or suspensions, you move to the full licence by itself. Tell your insurer on that day and ask whether it changes the price.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-gdl-after', 'auto-new-driver-years', 'auto-lower-price', 'auto-young-why'],
    reason: 'auto-young-why',
  },
  'auto-before-vin': {
    question: 'Can I arrange insurance before I have the VIN?',
    answer:
      'A broker can usually begin with the year, make and model, but the policy and the pink card need the VIN. Ask the seller or dealer for it, or for a photo: it stands on the bill of sale, the registration and behind the windshield. Call early, so that only the VIN is missing when you pick the car up.',
    links: ['/insurance/auto'],
    next: ['auto-insure-today', 'auto-new-car', 'auto-no-grace', 'do-quote-auto'],
  },
  // Insurers’ shared claims report can be ordered and disputed: insurancehotline.com, read on November 28, 2026.
  'auto-claim-not-mine': {
    question: 'A claim on my record is not mine. How do I get it corrected?',
    answer:
      'Ask your insurer which claim it counted, on which date and who drove, and ask for your claims history. A claim of somebody who drove your car with your consent usually stays with your policy. If it is not yours at all, write to the insurer that reported it, with proof, and ask for a correction. Its complaint office comes next.',
    links: ['claims-complain-insurer', '/insurance/auto'],
    next: ['claim-complain-insurer', 'gen-claims-letter', 'auto-ex-has-car', 'gen-insurers-see'],
  },
  'claim-cash-car': {
    about: 'auto',
    question: 'May I keep the money and not repair my car?',
    answer:
      'Often yes, if the car is yours and no lender is owed: the insurer pays its estimate less the deductible. Tell the insurer that you do not repair. The same damage is not paid again later, and a written-off or sold car is then worth less. With a loan or lease, the lender usually decides or is paid first.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['claim-car-value', 'auto-lease-finance', 'claim-hail-car', 'claim-repair-shop'],
  },
  'home-own-water': {
    question: 'Does a cistern, dugout or pond help with insurance?',
    answer:
      'A cistern, dugout or pond near the house may help if the fire department can draw from it, in winter too. Insurers mostly ask how far the fire hall and the hydrant are, and some give credit for another water supply. Ask your fire hall whether it can use yours, and tell the broker what it said.',
    links: ['/insurance/home'],
    next: ['home-fire-hall', 'home-far-from-fire', 'home-acreage', 'home-well-pump'],
  },
  'home-condo-no-rentals': {
    question: 'My condo board forbids short-term rentals. Does insurance care?',
    answer:
      'Yes: short-term rental against the condo bylaws can bring fines from the corporation, and insurance does not pay those. The insurer still has to be told that guests pay, or a claim may be refused. That others do it changes neither. Read the bylaws, then ask the board in writing and your insurer.',
    links: ['/insurance/condo'],
    next: ['home-airbnb', 'home-host-site', 'home-condo-rented', 'gen-not-told'],
  },
  'home-roommate-took': {
    question: 'My roommate took my things. Is that theft paid?',
    answer:
      'Theft by somebody on the same policy or living with you is often left out of tenant insurance, so read that part first. If the roommate has a separate policy or had moved out, ask your insurer. It usually wants a police report and proof that the things were yours. What belongs to whom is a matter for police or a court.',
    links: ['/insurance/tenant'],
    next: ['home-roommate-things', 'home-theft', 'claim-theft-report', 'home-leave-tenant'],
  },
  'life-mortgage-or-home': {
    question: 'Is mortgage insurance the same as home insurance?',
    answer:
      'No: home insurance pays for damage to the house, and mortgage life insurance pays the loan if you die. Lenders usually require the first; the second is optional, and a life policy of your own can do the same. Default insurance, for a small down payment, is a third kind and protects the lender alone.',
    links: ['/insurance/life', '/insurance/home'],
    next: ['life-mortgage', 'home-mortgage', 'home-why-bank', 'life-mortgage-paid-to'],
  },
  'biz-break-ins': {
    question: 'My shop is broken into again and again. What can insurance do?',
    answer:
      'Ask your broker about a lower deductible for glass, which is often sold separately, and what the insurer credits: shutters, film, bars, an alarm. Small damage below the deductible stays with you, and several claims can raise the price or cost the renewal. Keep the police file numbers, and ask your landlord who pays for the door.',
    links: ['/business'],
    next: ['biz-robbery', 'claim-below-deductible', 'biz-property', 'biz-not-renewed'],
  },
  'group-classes': {
    question: 'Can benefits be for some employees only, such as managers?',
    answer:
      'Usually yes: a benefits plan can be for one class of employees, such as managers or year-round staff. The class is named by the job and not by person, and everyone in it is offered the plan. Seasonal staff are often left out by hours or months. Ask how many people the class needs, and a lawyer whether it is fair at work.',
    links: ['/group-benefits'],
    next: ['group-smallest', 'group-must-join', 'group-waiting', 'group-owners'],
  },
  'farm-hail-building': {
    question: 'Hail hit my grain bin or shop. Does farm insurance pay?',
    answer:
      'Hail on a grain bin, shop or barn is a claim on the farm policy, if that building is listed and hail is insured for it. Crop hail insurance pays for crops alone. Look at the deductible for hail, and at a clause on dents that do no harm. Take photos before you repair, and list every building.',
    links: ['/insurance/farm'],
    next: ['farm-bin', 'farm-hail-who', 'farm-barn-value', 'farm-crops'],
  },
  'spec-rv-damage': {
    question: 'My RV or trailer was damaged. What is paid?',
    answer:
      'Damage to an RV or trailer is paid by its own coverage: collision where it hit something, comprehensive for hail, wind, fire or theft. The policy of the truck that pulls it usually pays only for harm to others. Take photos, keep the rain out, and call the insurer before you repair.',
    links: ['/insurance/rv-and-trailer'],
    next: ['spec-rv-trailer', 'spec-rv-towed', 'spec-rv-things', 'claim-report-soon'],
  },
  'spec-rv-i-rented': {
    question: 'I damaged an RV that I rented. Who pays?',
    answer:
      'For a rented RV, the rental contract says who pays: the app’s or owner’s coverage usually does, less a deductible that is yours. Report it to the owner and the app at once, with photos, and do not repair or pay before they answer. Your own car policy or credit card often leaves out motorhomes; ask them all the same.',
    links: ['/insurance/rv-and-trailer'],
    next: ['spec-trailer-borrowed', 'spec-rv-rent-out', 'gen-other-policy', 'spec-rv-damage'],
  },
  'spec-rv-things': {
    question: 'Are the things inside my RV or trailer insured?',
    answer:
      'Things inside an RV or trailer are often insured by your home or tenant policy, up to a limit away from home. The truck’s policy pays nothing for them; an RV policy can add them. What is built in belongs to the trailer. Take photos of what you keep in it, and ask about theft while it is stored.',
    links: ['/insurance/rv-and-trailer', '/insurance/home'],
    next: ['spec-rv-trailer', 'spec-rv-storage', 'home-theft', 'spec-rv-damage'],
  },
  'site-chat-to-person': {
    question: 'What does the broker or a person see of this chat?',
    answer:
      'People who run this site may read the chat when you ask for a person. A broker does not get what you typed before: once a broker partner has accepted your request, they can read what you write here from then on. The data passport lists each time. What a broker should know belongs in the form.',
    links: ['privacy-assistant', '/privacy-policy'],
    next: ['site-chat-privacy', 'site-who-sees-data', 'do-delete-chat', 'site-data-passport'],
  },
  'do-delete-chat': {
    kind: 'do',
    question: 'I want this chat deleted',
    answer:
      'Press “Clear” above the chat: that removes it from your browser. Our copy, with email addresses and long numbers hidden, is deleted after {privacy.keep.chat}, and later where you left contact details. To have it deleted earlier, [write to us](/contact) with the topic privacy.',
    links: ['privacy-assistant', '/privacy-policy'],
    opens: [{ label: 'Ask for deletion', to: '/contact' }],
    next: ['site-chat-privacy', 'do-delete-data', 'site-chat-to-person'],
  },
  'do-broker-uninformed': {
    kind: 'do',
    question: 'The broker who called did not know what I had sent',
    answer:
      'A broker sees what you sent in the form, not what you typed in this chat before. Open your tracking link: it shows what was sent, and you can correct or add to it there. Then tell the broker, or [write to us](/contact) with your reference, and a person looks into it.',
    links: ['privacy-see-or-correct', 'general-what-happens-next'],
    opens: [{ label: 'Write to us', to: '/contact' }],
    next: ['do-change-request', 'do-message-broker', 'do-complain-site', 'do-change-broker'],
  },
};
