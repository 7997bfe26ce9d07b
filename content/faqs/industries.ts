import type { FaqItem } from './faq.ts';

/** Four questions for each industry page. */
export const industryFaqs: readonly FaqItem[] = [
  {
    id: 'professionals-who-must-carry',
    category: 'industry',
    question: 'Which Alberta professionals must carry E&O insurance?',
    answer:
      'Insurance agents, by regulation. Lawyers, real estate licensees, accountants and many health professions usually have rules or programs of their own. Ask your college or association for the limit it wants.',
  },
  {
    id: 'professionals-claims-made',
    category: 'industry',
    question: 'What does claims-made mean for my practice?',
    answer:
      'The policy in force on the day the claim is made responds, not the one from the year of the work. So coverage must not lapse, and the retroactive date should stay the same when you change insurers.',
  },
  {
    id: 'professionals-general-liability-enough',
    category: 'industry',
    question: 'Is general liability enough for a consultant?',
    answer:
      "Usually not. General liability is about injury and damaged things. A consultant's claims are mostly about money a client lost, which needs professional liability. Many contracts ask for both.",
  },
  {
    id: 'professionals-run-off',
    category: 'industry',
    question: 'Do I need coverage after I retire from practice?',
    answer:
      'Often, because clients can claim later for old work. Run-off coverage, also called an extended reporting period, keeps the last policy open for such claims. It is arranged before the practice closes, not after.',
  },
  {
    id: 'contractors-prepaid-licence',
    category: 'industry',
    question: 'When do I need a prepaid contracting licence?',
    answer:
      'When you make deals away from your place of business and take money before the work on a private dwelling is complete. Work on commercial buildings or for another contractor is exempt. The province asks for a security, such as a bond.',
  },
  {
    id: 'contractors-clearance-letter',
    category: 'industry',
    question: 'What is a WCB clearance letter for?',
    answer:
      'It shows that a contractor has an account with WCB-Alberta in good standing. Get one before work begins and one before the last payment. Without it, you may owe the premiums that were not paid.',
  },
  {
    id: 'contractors-tools-in-truck',
    category: 'industry',
    question: 'Are my tools insured in the truck overnight?',
    answer:
      'Only with a tools coverage that includes theft from vehicles. It may ask for a locked box and signs of forced entry. The auto policy usually pays for the truck and not for what is in it.',
  },
  {
    id: 'contractors-subcontractor-damage',
    category: 'industry',
    question: 'Who pays when my subcontractor causes damage?',
    answer:
      "First the subcontractor's own liability policy. If there is none, the client may turn to you, and some wordings then limit your coverage. Collect certificates before work begins and check the dates.",
  },
  {
    id: 'construction-builders-risk-who-buys',
    category: 'industry',
    question: "Who buys builders' risk, the owner or the builder?",
    answer:
      'The contract says. Either can, as long as both and the trades are named as insured. Make sure that one of them does, that the amount includes late changes, and that the end date leaves room.',
  },
  {
    id: 'construction-bond-or-insurance',
    category: 'industry',
    question: 'Is a performance bond insurance for the contractor?',
    answer:
      'No. It protects the owner. If the surety pays, it asks the contractor for the money back. So the surety looks at finances and past jobs, much like a bank.',
  },
  {
    id: 'construction-wrap-up',
    category: 'industry',
    question: 'What is wrap-up liability?',
    answer:
      'One liability policy for everyone on a project, usually bought by the owner or the general contractor. It avoids gaps between many policies. Your own policy may exclude that project in return, so tell your broker.',
  },
  {
    id: 'construction-prompt-payment',
    category: 'industry',
    question: 'How fast must invoices be paid on an Alberta project?',
    answer:
      'After a proper invoice the owner pays within {business.prompt.ownerPays}, or gives notice of a dispute within {business.prompt.dispute}. A contractor pays a subcontractor within {business.prompt.subcontractor} of being paid. The law has applied since {business.prompt.since}.',
  },
  {
    id: 'restaurants-liquor-liability',
    category: 'industry',
    question: 'Does a restaurant need liquor liability?',
    answer:
      'We found no general rule that asks for it, but landlords and cities often do. If you serve at all, a guest who leaves and hurts someone can lead to a claim against you. General liability alone may not answer.',
  },
  {
    id: 'restaurants-food-spoilage',
    category: 'industry',
    question: 'Who pays for food lost in a power failure?',
    answer:
      'Spoilage coverage, if you have it. Some wordings need damage at your own place; others also pay when the outage begins elsewhere. Temperature logs make the claim easier.',
  },
  {
    id: 'restaurants-delivery-drivers',
    category: 'industry',
    question: 'My staff deliver in their own cars. What do I need?',
    answer:
      'Non-owned auto coverage protects the business. It does not protect the driver or the car. Each driver should tell their own insurer about deliveries, because a private policy usually excludes them.',
  },
  {
    id: 'restaurants-duct-cleaning',
    category: 'industry',
    question: 'Why does the insurer ask about duct cleaning?',
    answer:
      'Grease in hoods and ducts feeds many kitchen fires. Policies often require a service schedule for cleaning and for the suppression system. Keep the reports; without them a claim can fail.',
  },
  {
    id: 'manufacturers-recall-included',
    category: 'industry',
    question: 'Is a product recall part of product liability?',
    answer:
      'Usually not. Product liability pays when the product hurts someone or damages something. Getting it back from shelves and customers is recall expense, which is bought separately.',
  },
  {
    id: 'manufacturers-us-sales',
    category: 'industry',
    question: 'Does it matter if only a few sales go to the United States?',
    answer:
      'Yes, even a little. Claims there can be larger, and some policies exclude suits brought in American courts. Tell the broker the share of sales, and ask for the territory clause in writing.',
  },
  {
    id: 'manufacturers-incident-report',
    category: 'industry',
    question: 'Must we report an accident with our product?',
    answer:
      'For a consumer product, yes: to Health Canada within {business.product.report} of learning of it. A fuller report follows. Call the broker at the same time, and keep the product and the batch records.',
  },
  {
    id: 'manufacturers-key-supplier',
    category: 'industry',
    question: 'Can a business insure against a supplier that stops?',
    answer:
      'Partly. Contingent business interruption pays for income you lose when an insured event, such as a fire, stops a named supplier or customer. A bankruptcy or a strike is usually not such an event.',
  },
  {
    id: 'rideshare-tell-insurer',
    category: 'industry',
    question: 'Do I have to tell my insurer that I drive for an app?',
    answer:
      'Yes. It is a change of use. A personal policy usually excludes passengers or goods for pay, and silence can cost you the coverage. Some insurers offer an endorsement for it.',
  },
  {
    id: 'rideshare-app-on-waiting',
    category: 'industry',
    question: 'Which policy answers while I wait for a fare?',
    answer:
      "The company's, in a limited way. As first published it gives {commercialAuto.rideshare.waiting} of liability that steps in behind your own policy. Your own car may not be covered in that time by either policy.",
  },
  {
    id: 'rideshare-food-delivery',
    category: 'industry',
    question: 'Is food delivery treated like ride-hailing?',
    answer:
      'Not by most insurers. The special policy of ride-hailing companies is about passengers. Food and parcels are carrying goods for pay, which needs its own consent or a commercial policy.',
  },
  {
    id: 'rideshare-which-licence',
    category: 'industry',
    question: "Which driver's licence do I need for ride-hailing?",
    answer:
      'A Class 1, 2 or 4, with a police information check that includes the vulnerable sector. Class 4 takes a knowledge test, a vision test and a medical. Your city may ask for a permit as well.',
  },
  {
    id: 'medical-college-cover-enough',
    category: 'industry',
    question: "Is my college's malpractice protection enough for a clinic?",
    answer:
      'It protects you when you treat. It usually does not cover the clinic as a tenant, employer or keeper of records, nor the equipment. A clinic package does that part.',
  },
  {
    id: 'medical-privacy-breach',
    category: 'industry',
    question: 'What happens after a breach of patient records?',
    answer:
      'It depends on who keeps them. Since {business.health.breachSince}, a custodian under the Health Information Act must act when there is a risk of harm. It tells the Commissioner, the Minister of Health and the person concerned. A clinic that is no custodian follows the general privacy act and tells the Commissioner. Cyber coverage may pay for lawyers, notices and data repair.',
  },
  {
    id: 'medical-locums',
    category: 'industry',
    question: 'Who insures a locum?',
    answer:
      'Normally the locum, through their own malpractice protection. Ask for proof and for registration before the first shift. Tell the broker, so that the clinic policy knows they work under your roof.',
  },
  {
    id: 'medical-vaccine-fridge',
    category: 'industry',
    question: 'Are vaccines covered when the fridge fails?',
    answer:
      'With equipment breakdown and spoilage coverage, usually, up to a limit. Insurers may ask for an alarm and a temperature log. Publicly funded vaccine may belong to the province, and is then not yours to insure.',
  },
  {
    id: 'liquor-compulsory',
    category: 'industry',
    question: 'Does AGLC ask every bar for liquor liability?',
    answer:
      'We found no such general rule. Your lease, your city or a venue may ask for it, and lenders do too. The risk is there with or without a rule.',
  },
  {
    id: 'liquor-special-event',
    category: 'industry',
    question: 'What does a short event with alcohol need?',
    answer:
      'A special event licence in many cases, trained servers, and usually a certificate for the venue. The hours of service stand on the licence. For a large private event, it comes from AGLC itself.',
  },
  {
    id: 'liquor-guest-drives',
    category: 'industry',
    question: 'Can we be sued if a guest drives home drunk?',
    answer:
      'Yes, a server can be held partly responsible. The auto insurance law that applies to collisions from {reform.start} keeps some suits against bars open. Ride plans, training and an incident log are the best defence.',
  },
  {
    id: 'liquor-store-needs',
    category: 'industry',
    question: 'What does a liquor store insure first?',
    answer:
      'Stock, crime and general liability, then glass, coolers and interruption. Liquor liability is still worth a question, because a sale to a minor or to a drunk person can come back.',
  },
  {
    id: 'retail-landlord-insurance',
    category: 'industry',
    question: "Does the landlord's insurance cover my shop?",
    answer:
      'The building perhaps, your stock and improvements no. The lease says who insures glass, sign and repairs, and how much liability you carry. Send those pages to the broker.',
  },
  {
    id: 'retail-seasonal-stock',
    category: 'industry',
    question: 'My stock doubles before the holidays. What should I insure?',
    answer:
      'The highest value, or ask for a seasonal increase. If the limit is too low at the time of a loss, a co-insurance clause may cut even a small claim.',
  },
  {
    id: 'retail-resold-product',
    category: 'industry',
    question: 'Am I liable for a product I only resell?',
    answer:
      'You can be named in the claim, and you are the one the customer knows. Product liability in your package may answer. Keep invoices, and ask larger suppliers to add you to their policy.',
  },
  {
    id: 'retail-online-sales',
    category: 'industry',
    question: 'Does the store package include my online store?',
    answer:
      'In part. Stock elsewhere, shipping, foreign buyers and data are the points to raise. A breach of customer data is a matter for cyber coverage, not for property coverage.',
  },
];
