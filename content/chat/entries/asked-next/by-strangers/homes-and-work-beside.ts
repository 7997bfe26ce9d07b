import type { Entries } from '../../../entry.ts';

const PORTAL = { label: 'Log in to the portal', to: '/portal/login' } as const;

/** Homes, businesses and claims: what strangers asked for in vain, and what people ask beside it. */
export const homesAndWorkBeside: Entries = {
  'home-rebuild-worked-out': {
    question: 'How is the cost of rebuilding my home worked out?',
    answer:
      'Insurers work the rebuilding cost out with a program that takes size, age, materials, finishes and local building prices, from your answers or an inspection. Neither the market price nor the tax assessment counts. Correct what is wrong in it, such as a finished basement or a new kitchen.',
    links: ['fort-mcmurray-rebuild-value', 'home-replacement-or-cash-value'],
    next: ['home-how-much', 'home-replacement-cost', 'home-renovation'],
  },
  'home-several-owners': {
    question: 'Several of us own a home or cabin. In whose name is it insured?',
    answer:
      'Everybody who owns a part of a home or cabin should be named on its policy, because each has something to lose. One of you can deal with the insurer. Say who uses it and how often, and who lives elsewhere; a policy of a parent who died has to be changed soon.',
    links: ['/insurance/home', 'cabin-rented-weekends'],
    next: ['home-whose-name', 'home-estate', 'home-cottage'],
  },
  'home-cash': {
    question: 'Is cash at home insured?',
    answer:
      'Cash at home is usually insured against theft and fire only up to a small limit, which the policy names under its special limits. The same is often true of gift cards and coins. What is more is safer in a bank.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-theft', 'home-valuables', 'gen-which-limit'],
  },
  'home-parcel': {
    question: 'A parcel was stolen from my door. Is it insured?',
    answer:
      'A stolen parcel is theft of your belongings, which home and tenant policies usually include, but the deductible is often higher than its price. Ask the seller, the carrier and your card company first. Report it to police if you claim.',
    links: ['home-or-tenant', 'claims-first-steps-home'],
    next: ['home-theft', 'no-advice-claim', 'claim-theft-report'],
  },
  'home-sublet': {
    question: 'I sublet my place. What about the tenant insurance?',
    answer:
      'Tell your insurer before you sublet: a tenant policy is made for the people it names, and somebody else in the home changes it. Your own things may stay insured with limits; those of the subtenant are not. You usually stay responsible to the landlord, so ask about liability.',
    links: ['home-or-tenant', 'tenant-roommates'],
    next: ['home-tenant', 'home-roommate-things', 'home-leave-tenant'],
  },
  'home-tenant-little': {
    question: 'I own very little. Is tenant insurance of any use to me?',
    answer:
      'Tenant insurance is also liability: if a fire or water from your unit damages the building, it can pay what you owe. It can also pay for a place to stay after an insured loss. What you own usually adds up to more than it looks; whether it is worth it to you, a broker can discuss.',
    links: ['home-or-tenant', '/insurance/tenant'],
    next: ['home-tenant', 'home-tenant-fire', 'home-tenant-liability'],
  },
  'home-adult-child': {
    question: 'Are the things of my grown children at home insured?',
    answer:
      'Relatives who live in your household are usually insured by your home policy with their belongings, grown children as well. A partner of theirs, or a child who moved out, often is not. Tell the insurer who lives with you, and ask about what they left behind.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-roommate-tell', 'home-care-home', 'home-theft'],
  },
  'home-tree-removal': {
    question: 'A tree came down. Does insurance pay to take it away?',
    answer:
      'Removing a fallen tree is usually paid only if it damaged something insured, such as the house or a fence, and often up to a limit. A tree that lies on the lawn is yours to clear. If it touches a power line, keep away and call the utility.',
    links: ['red-deer-wind-tree', '/insurance/home'],
    next: ['home-wind-tree', 'claim-neighbour', 'home-outbuildings'],
  },
  'home-alarm': {
    question: 'Do an alarm or cameras lower the price of home insurance?',
    answer:
      'A monitored alarm may lower the price of home insurance; an alarm that only rings, or cameras alone, often lower it little or not at all. Insurers usually ask for the certificate of the company that monitors it. Ask what your own insurer gives before you buy one.',
    links: ['home-lower-premiums'],
    next: ['home-lower-price', 'home-detectors', 'gen-bundle'],
  },
  'home-guns': {
    question: 'Are my guns insured by my home policy?',
    answer:
      'Firearms are usually insured as belongings by a home or tenant policy, often with a limit for theft, so list the ones worth more. They have to be owned and stored as the law requires. Keep serial numbers and photos in another place.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-valuables', 'home-theft', 'home-inventory'],
  },
  'biz-eo-past-work': {
    question: 'Does professional liability pay for a mistake of some years ago?',
    answer:
      'Professional liability pays for older work only if a policy is in force at the claim and its retroactive date reaches back that far. What you already knew when you bought it is left out. Ask your broker for that date, and report a possible claim at once.',
    links: ['professionals-claims-made', 'eo-gap'],
    next: ['biz-claims-made', 'biz-eo-gap', 'biz-not-a-claim-yet'],
  },
  'biz-permit-needed': {
    question: 'Does the insurer want to see permits, licences or tickets?',
    answer:
      'Insurers often ask for the permits, licences or certificates of your trade, such as a food permit or a trade ticket. Markets and landlords may ask for them as well as for your certificate of insurance. Working without one can put a claim at risk.',
    links: ['business-which-covers-first', 'business-what-is-a-certificate'],
    next: ['biz-home-baker', 'biz-certificate', 'biz-prepaid-licence'],
  },
  'biz-cyber-small': {
    question: 'Is a small firm or online store too small for cyber insurance?',
    answer:
      'Small firms and online stores are attacked as well, because many attacks are automatic and reach them as easily as large companies. A small firm often has fewer backups and nobody on call, so it can take longer to recover. A cyber policy usually includes a hotline to specialists.',
    links: ['cyber-too-small', 'retail-online-sales'],
    next: ['biz-cyber', 'biz-cyber-cards', 'biz-cyber-no-tech', 'biz-cyber-invoice'],
  },
  'biz-cyber-cards': {
    question: 'We keep no card numbers. Is cyber insurance of any use?',
    answer:
      'Card numbers are only one part: names, emails, addresses and health or staff records count as personal information too. A cyber policy can also pay when your systems are locked, or when you lose sales while the online store is down. Ask which of these your business has.',
    links: ['cyber-too-small', 'retail-online-sales'],
    next: ['biz-cyber', 'biz-cyber-cloud', 'biz-cyber-invoice'],
  },
  'biz-volunteers': {
    question: 'Are our volunteers insured?',
    answer:
      'Volunteers are often included in the liability policy of a non-profit or an event, but ask, because some policies name only employees. An injury of a volunteer is a separate matter: accident insurance can be added. Say how many help, and with what.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-nonprofit', 'biz-event', 'biz-directors'],
  },
  'biz-chair-rent': {
    question: 'I rent a chair or room in a salon or clinic. Do I need my own insurance?',
    answer:
      'Whoever rents a chair or room usually needs liability of their own: the salon’s or clinic’s policy is for the owner and staff. Your agreement may require it, with the owner named on it. Your tools and products are insured only if your own policy lists them.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-salon', 'biz-freelance-teachers', 'biz-named-insured'],
  },
  'biz-customer-goods': {
    question: 'Are things of customers that are in my care insured?',
    answer:
      'Customers’ belongings in your care are usually left out of general liability and need an addition, often called bailee coverage. Repair shops, cleaners, storage and pet sitters ask for it. Say what you hold on a busy day, and what it is worth.',
    links: ['/business/general'],
    next: ['biz-liability', 'biz-property', 'biz-body-shop'],
  },
  'biz-sued': {
    question: 'I got a lawyer’s letter or a claim against my business. What do I do?',
    answer:
      'Send the letter to your insurer and broker today, and answer nothing before they have replied: liability policies usually provide the lawyer. Admit nothing, promise nothing and pay nothing. Keep every email, contract and photo about it. Court papers have short deadlines.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-not-a-claim-yet', 'biz-liability', 'no-legal'],
  },
  'biz-not-paid': {
    question: 'Does business insurance pay if a customer does not pay me?',
    answer:
      'An unpaid invoice is usually not insured by an ordinary business policy. Trade credit insurance exists for firms that sell on account, and in construction there are prompt payment rules and liens. A lawyer or a collection agency can tell you what else you can do.',
    links: ['construction-prompt-payment', '/business/general'],
    next: ['biz-property-excludes', 'biz-what-needed', 'no-legal'],
  },
  'biz-pollution': {
    question: 'Does liability insurance pay for a spill or pollution?',
    answer:
      'Pollution is usually left out of general liability, apart from a few sudden cases that the policy names; a policy for environmental liability can be added. Report a spill to the authority at once, then to your insurer. Ask about fuel tanks, chemicals and transport separately.',
    links: ['/business/general'],
    next: ['biz-liability', 'home-oil-tank', 'biz-oil-field'],
  },
  'biz-employment-claims': {
    question: 'Is a claim by an employee over firing or harassment insured?',
    answer:
      'Claims over firing, discrimination or harassment are usually left out of general liability; employment practices liability is the coverage for them. It pays for a defence and settlements, and not for wages that you owe. Report a complaint to the insurer before you answer it.',
    links: ['/business/general'],
    next: ['biz-directors', 'biz-sued', 'biz-first-employee'],
  },
  'biz-us-sales': {
    question: 'I sell or work in the United States too. Am I covered there?',
    answer:
      'Some Canadian business policies leave out lawsuits in American courts, or sales abroad, so tell the broker what share of your business is there. Ask for the territory clause, which names the countries where the policy applies. Claims there can be larger.',
    links: ['manufacturers-us-sales', 'retail-online-sales'],
    next: ['biz-market-seller', 'biz-product', 'fleet-us'],
  },
  'biz-buy-existing': {
    question: 'I am buying a business. Do I take over its insurance?',
    answer:
      'The seller’s insurance usually does not pass to you: arrange your own policy from the day on which you take over. Ask for their claims history and for what the landlord or lender requires. Your lawyer can say who answers for older work.',
    links: ['business-which-covers-first', '/business'],
    next: ['biz-what-needed', 'biz-landlord-commercial', 'do-quote-business'],
  },
  'home-condo-leak-below': {
    question: 'Water from my unit damaged the unit below. Who pays?',
    answer:
      'Usually the condo corporation’s insurance repairs the building, and the owner below claims for belongings and improvements on their own policy. The corporation may charge you its deductible, and your own policy can pay that and your liability. Report it today, and promise the neighbour nothing, a hotel included.',
    links: ['home-condo-deductible-rule', 'claims-first-steps-home'],
    next: ['home-condo-deductible', 'home-guest-hurt-me', 'claim-upstairs-leak'],
  },
  'claim-crash-later': {
    question: 'The crash was days ago and nobody was hurt. What do I do now?',
    answer:
      'Report the crash to your insurer now, with the other driver’s name, plate and insurer, photos and the names of witnesses. A collision with damage over {auto.collision.reportFrom} in all has to be reported to police as well. If anybody begins to feel pain later, see a doctor and tell the insurer.',
    links: ['claims-first-steps-crash', 'auto-report-collision'],
    next: ['claim-police-report', 'claim-own-insurer-or-theirs', 'claim-next-steps'],
  },
  'claim-checked': {
    question: 'Do insurers check what I claim?',
    answer:
      'Insurers do check claims: an adjuster may ask for receipts, photos, serial numbers or police reports, look at the place and compare earlier claims. An honest estimate with a note on how you made it is fine. A false item can cost the whole claim.',
    links: ['claims-first-steps-home', 'claims-disagree-amount'],
    next: ['claim-no-receipts', 'claim-adjuster', 'claim-proof-of-loss'],
  },
  'gen-which-kind': {
    question: 'I need insurance. Which kind do people usually begin with?',
    answer:
      'Most people begin with what is required: a car by law, a home by the lender, a rental by the lease. Then come liability for a business, life and disability for those who depend on an income, and travel. Tell me what it is for, in a few words: a car, a home, work, or your family.',
    links: ['home-is-it-mandatory', '/insurance/all'],
    next: ['site-kinds', 'auto-required', 'home-required', 'biz-what-needed'],
  },
  'gen-name-change': {
    question: 'My name changed. What do I do about my insurance?',
    answer:
      'Tell each broker or insurer your new name with a copy of the paper, and ask for new documents. Do the same for a beneficiary whose name changed, and for your licence and registration, so that they match. The price usually stays as it was.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['do-change-policy', 'auto-marital', 'life-beneficiary'],
  },
  'gen-claim-free': {
    question: 'Do I pay less if I never had a claim?',
    answer:
      'Years without a claim usually lower the price of auto and home insurance, as a discount or as a better rating; how much differs between insurers. A new claim can end the discount. Ask what you have now, and bring a letter about your history when you change.',
    links: ['home-lower-premiums', 'home-auto-premium-factors'],
    next: ['gen-claims-letter', 'gen-loyal', 'auto-lower-price'],
  },
  'site-compare': {
    question: 'Do you compare prices of several insurers?',
    answer:
      'This site compares no prices itself: it brings your request to one licensed broker at a time. A broker usually works with several insurers and can compare what they offer you, including what each leaves out. You may ask which insurers were asked.',
    links: ['home-why-a-broker', 'general-what-happens-next'],
    next: ['site-why-no-prices', 'gen-compare-quotes', 'site-who-picks'],
  },
  'site-later': {
    question: 'Can I stop the form and go on later?',
    answer:
      'You can stop at any time: a draft of the form is kept on your device, and nothing is sent before you press send. Open the form again in the same browser and go on. After {privacy.keep.draft} the draft is removed.',
    links: ['general-what-happens-next', '/privacy-policy'],
    next: ['site-how-much-time', 'site-form-help', 'site-form-broken'],
  },
  'home-new-roof': {
    question: 'I put on a new or hail-resistant roof. Does it get cheaper?',
    answer:
      'A new roof may lower the premium or the hail deductible, and some insurers give more for hail-resistant (Class 4) shingles. Send the invoice with the date and the material. Ask as well whether the roof is now paid at replacement cost.',
    links: ['home-lower-premiums', 'calgary-hail-deductible'],
    next: ['home-roof-age', 'home-hail-deductible', 'home-lower-price'],
  },
  'home-pet-damage': {
    question: 'My pet damaged my home or things. Is that insured?',
    answer:
      'Damage by your own pet to your own home or belongings is usually left out of a home or tenant policy. What your dog does to somebody else’s things can be part of your liability. Read the exclusions, or ask your broker.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-dog', 'home-mould-pests', 'spec-pet'],
  },
  'home-condo-rented': {
    question: 'I rent out my condo. What insurance does it need?',
    answer:
      'A condo that you rent out needs a landlord policy for the unit: your improvements, your liability, rent lost after a loss, and the corporation’s deductible. Your tenant insures their own belongings. Tell your insurer and the condo board before somebody moves in.',
    links: ['/insurance/rental-property', 'home-condo-deductible-rule'],
    next: ['home-landlord', 'home-condo-deductible', 'home-rental-lease'],
  },
  'biz-owner-hurt': {
    question: 'I own the business. What pays if I get hurt at work?',
    answer:
      'Owners, partners and directors are not insured by WCB automatically: they can apply for personal coverage there. Disability insurance of your own pays for injuries and illness, at work or not. General liability pays others, and never you.',
    links: ['business-is-wcb-included', 'disability-self-employed'],
    next: ['biz-wcb', 'life-disability-self', 'life-disability-wcb'],
  },
  'gen-billing': {
    question: 'My insurance bill or withdrawal looks wrong. What do I do?',
    answer:
      'Ask your insurer or broker to explain the bill, as I cannot see it: a change, a fee or a returned payment may be behind it. Do not stop the payments before you know, as a missed one can end the policy. Ask for the answer in writing.',
    links: ['claims-complain-insurer', '/insurance/all'],
    next: ['do-pay-bill', 'gen-mid-term', 'auto-missed-payment'],
  },
  'site-accept-quote': {
    question: 'I like the quote. How do I accept it?',
    answer:
      'Tell the broker that you want it, by phone, by email or in your client portal; the broker then arranges the policy with the insurer. Coverage begins only once the insurer or broker has confirmed it, with a date. Read what is excluded before you sign.',
    links: ['general-am-i-covered', 'general-what-happens-next'],
    next: ['site-obligation', 'site-decide-by', 'gen-check-policy'],
    opens: [PORTAL],
  },
};
