import type { FaqItem } from './faq.ts';

/** Four questions for each industry page. */
export const industryFaqs: readonly FaqItem[] = [
  {
    id: 'professionals-who-must-carry',
    category: 'industry',
    question: 'Which Alberta professionals must carry E&O insurance?',
    answer:
      'Errors and omissions (E&O) insurance is required by regulation for insurance agents, and as a condition of the licence for real estate professionals. Lawyers, accountants and many health professions have rules or programs of their own. Your college or association can tell you the limit it requires.',
  },
  {
    id: 'professionals-claims-made',
    category: 'industry',
    question: 'What does claims-made mean for my practice?',
    answer:
      'The policy in force on the day a claim is made applies, not the policy from the year of the work. If coverage lapses, claims for earlier work may no longer be covered. When you change insurers, ask whether the new policy keeps your retroactive date, which is the day from which your work is covered.',
  },
  {
    id: 'professionals-general-liability-enough',
    category: 'industry',
    question: 'Is general liability enough for a consultant?',
    answer:
      'Not for claims about money that a client lost, and most claims against consultants are about that. General liability covers only injury to people and damage to property; professional liability is for lost money. Many contracts require both.',
  },
  {
    id: 'professionals-run-off',
    category: 'industry',
    question: 'Do I need coverage after I retire from practice?',
    answer:
      'Without it, you pay later claims yourself: clients can make claims for your earlier work for some years, and a policy that has ended does not pay them. An extended reporting period, also called run-off or tail coverage, lets you report those claims under your last policy. It usually has to be arranged before the practice closes.',
  },
  {
    id: 'contractors-prepaid-licence',
    category: 'industry',
    question: 'When do I need a prepaid contracting licence?',
    answer:
      'You need one if a homeowner pays you before the job is done and the contract came about in person away from your place of business. It is enough that you offered or discussed it at the customer’s home, for example, even if it is signed in your office. Work on the grounds, such as landscaping, counts too. Work on commercial buildings or for another contractor is exempt.',
  },
  {
    id: 'contractors-clearance-letter',
    category: 'industry',
    question: 'What is a WCB clearance letter for?',
    answer:
      'A clearance letter shows whether a contractor has an account in good standing with WCB-Alberta (the Workers’ Compensation Board). If you pay a contractor without a clearance letter, you may owe the premiums (what WCB charges) that the contractor left unpaid. Many clients ask for one before the work begins and another before the last payment.',
  },
  {
    id: 'contractors-tools-in-truck',
    category: 'industry',
    question: 'Are my tools insured in the truck overnight?',
    answer:
      'Only if you have tools coverage that includes theft from a vehicle. Insurers often require a locked vehicle or tool box, and signs of a break-in. An auto policy that includes theft usually pays for the truck, but not for the tools in it.',
  },
  {
    id: 'contractors-subcontractor-damage',
    category: 'industry',
    question: 'Who pays when my subcontractor causes damage?',
    answer:
      "Usually the subcontractor's own liability policy pays. The client may claim against you as well. If the subcontractor has no insurance, your own policy may limit what it pays. Collect certificates of insurance before work begins and check the dates.",
  },
  {
    id: 'construction-builders-risk-who-buys',
    category: 'industry',
    question: "Who buys builders' risk, the owner or the builder?",
    answer:
      'The contract says who. Either can buy it, and the contract usually requires that the owner, the builder and the subcontractors all be insured under it. Check that one of them has bought it, and that the policy does not end before the work does. The amount should include changes agreed during the work (change orders).',
  },
  {
    id: 'construction-bond-or-insurance',
    category: 'industry',
    question: 'Is a performance bond insurance for the contractor?',
    answer:
      'No. It protects the owner. If the surety (the company behind the bond) has to pay, the contractor must pay it back. That is why the surety looks at your finances and past jobs, much as a bank does.',
  },
  {
    id: 'construction-wrap-up',
    category: 'industry',
    question: 'What is wrap-up liability?',
    answer:
      'It is one liability policy for everyone on a project, usually bought by the owner or the general contractor. It avoids gaps between the separate policies. Your own policy may then exclude that project, so tell your broker.',
  },
  {
    id: 'construction-prompt-payment',
    category: 'industry',
    question: 'How fast must invoices be paid on an Alberta project?',
    answer:
      'On most projects, the owner must pay within {business.prompt.ownerPays} of a proper invoice, and the contractor must pay a subcontractor within {business.prompt.subcontractor} of being paid. An owner who disputes an invoice must give notice within {business.prompt.dispute}. A contractor who does not pay a subcontractor in full must also give that subcontractor notice. The Prompt Payment and Construction Lien Act sets the deadline for that notice. Provincial projects have their own rules, in the Public Works Act.',
  },
  {
    id: 'restaurants-liquor-liability',
    category: 'industry',
    question: 'Does a restaurant need liquor liability?',
    answer:
      'Your licence or your lease may require it. We found no rule of Alberta’s liquor regulator (AGLC) that requires it of every restaurant. If {business.liquor.harm}, you may be sued. General liability alone might not cover that.',
  },
  {
    id: 'restaurants-food-spoilage',
    category: 'industry',
    question: 'Who pays for food lost in a power failure?',
    answer:
      'Spoilage coverage does, if you have it. Some packages include a small amount; in others it is an extra. Some policies pay only when something at your own place was damaged; others also pay when the outage begins elsewhere. Temperature logs make the claim easier.',
  },
  {
    id: 'restaurants-delivery-drivers',
    category: 'industry',
    question: 'My staff deliver in their own cars. What do I need?',
    answer:
      'The restaurant can have non-owned auto coverage, which applies if the restaurant is sued after a collision. It does not cover the driver or the car. Only the driver’s own policy can, and a personal policy usually excludes deliveries. So each driver should tell their own insurer.',
  },
  {
    id: 'restaurants-duct-cleaning',
    category: 'industry',
    question: 'Why does the insurer ask about duct cleaning?',
    answer:
      'Because grease in hoods and ducts feeds many kitchen fires. Policies often require that the ducts be cleaned and the fire suppression system be serviced on a schedule. Keep the reports: if you cannot show that it was done, the insurer may refuse a claim.',
  },
  {
    id: 'manufacturers-recall-included',
    category: 'industry',
    question: 'Is a product recall part of product liability?',
    answer:
      'Usually not. Product liability pays when the product injures someone or damages property. Recall expense coverage, which is separate, pays to get the product back from stores and customers.',
  },
  {
    id: 'manufacturers-us-sales',
    category: 'industry',
    question: 'Does it matter if only a few sales go to the United States?',
    answer:
      'Yes. Claims there can be larger, and some policies exclude lawsuits in American courts. Tell the broker what share of your sales goes there, and ask to see the territory clause, which names the countries where the policy applies.',
  },
  {
    id: 'manufacturers-incident-report',
    category: 'industry',
    question: 'Do we have to report a problem with our product?',
    answer:
      'For a consumer product, yes. If it killed or seriously hurt someone, or could have, you must report it to Health Canada within {business.product.report} of learning of it. The same goes for a defect, or a wrong or missing label, that could cause such harm, and for a safety recall in another country. The maker, or the importer of a product made abroad, must also send a written report within {business.product.writtenReport} of learning of it. Liability policies usually require you to tell the insurer promptly too. Keep the product and the batch records.',
  },
  {
    id: 'manufacturers-key-supplier',
    category: 'industry',
    question: 'Can a business insure against a supplier’s shutdown?',
    answer:
      'Partly. Contingent business interruption pays for income you lose when an insured event, such as a fire, stops a supplier or customer named in the policy. A bankruptcy or a strike is usually not an insured event.',
  },
  {
    id: 'rideshare-tell-insurer',
    category: 'industry',
    question: 'Do I have to tell my insurer that I drive for an app?',
    answer:
      'Yes, because you then use the car in another way than you told the insurer. A personal policy usually does not cover carrying passengers or goods for pay. If you do not tell the insurer, it may refuse a claim. Ask your insurer whether it offers an endorsement (an addition to the policy) for driving for an app.',
  },
  {
    id: 'rideshare-app-on-waiting',
    category: 'industry',
    question: 'Which policy applies while I wait for a ride request?',
    answer:
      "For liability claims, your own policy comes first. The company's policy pays only if your own does not. Ask the company for its limit. If you cause a collision, it is possible that neither policy pays for your own car.",
  },
  {
    id: 'rideshare-food-delivery',
    category: 'industry',
    question: 'Is food delivery treated like rideshare?',
    answer:
      'Not by most insurers. The policy of a rideshare company is for passengers. Delivering food and parcels is carrying goods for pay, for which you need your insurer’s agreement or a commercial policy.',
  },
  {
    id: 'rideshare-which-licence',
    category: 'industry',
    question: 'Which driver’s licence do I need for rideshare?',
    answer:
      'You need a Class 1, 2 or 4 licence (the ordinary Class 5 is not enough) and a police information check. The check must include the part for people who work with children and others at risk (the vulnerable sector check). Class 4 requires a knowledge test, a vision test and a medical. Your city may also require a permit.',
  },
  {
    id: 'medical-college-cover-enough',
    category: 'industry',
    question: 'Is my own malpractice protection enough for a clinic?',
    answer:
      'Usually not. It covers claims about how you treat patients, but usually not the clinic as a tenant, an employer or a keeper of records. A clinic package usually covers the equipment, the rooms you built or renovated, and damage you cause to the rented space. For records and for claims by staff, you may have to add optional parts.',
  },
  {
    id: 'medical-privacy-breach',
    category: 'industry',
    question: 'What happens after a breach of patient records?',
    answer:
      'If the breach could harm someone, a custodian under the Health Information Act must give notice. The notice goes to the Information and Privacy Commissioner, the minister responsible for the Act and the person whose information it is. For a clinic without a custodian, the Personal Information Protection Act (PIPA) applies. The clinic must notify the Commissioner when a breach creates a real risk of significant harm. Cyber coverage may pay for lawyers, notices and data recovery.',
  },
  {
    id: 'medical-locums',
    category: 'industry',
    question: 'Who insures a locum?',
    answer:
      'Usually the locum, who stands in for another practitioner and normally has malpractice protection of their own. Ask for proof of it and of registration before the first shift, and tell the broker that a locum works at your clinic.',
  },
  {
    id: 'medical-vaccine-fridge',
    category: 'industry',
    question: 'Are vaccines covered when the fridge fails?',
    answer:
      'Usually up to a limit, if you have equipment breakdown and spoilage coverage. Insurers may require an alarm and a temperature log. Publicly funded vaccines may belong to the province; ask who insures them.',
  },
  {
    id: 'liquor-compulsory',
    category: 'industry',
    question: 'Does AGLC require every bar to have liquor liability?',
    answer:
      'We found no rule of AGLC, the provincial regulator, that requires it of every bar. A licence can have conditions of its own, so check yours or ask AGLC. Landlords, cities, venues and lenders often require liquor liability; the lease or the contract says how much.',
  },
  {
    id: 'liquor-special-event',
    category: 'industry',
    question: 'What does a single event with alcohol need?',
    answer:
      'Outside a private home, it usually needs a special event licence. At a public event with sales, the licence holder and some of the servers must also have ProServe training. A venue or an insurer may require ProServe training at any event, along with a certificate of insurance. The venue can tell you which liability limit the certificate must show, and who has to be named on it.',
  },
  {
    id: 'liquor-guest-drives',
    category: 'industry',
    question: 'Can we be sued if a guest drives home drunk?',
    answer:
      'Under the law so far, yes: a bar or server can be held partly responsible. For collisions on or after {reform.start}, auto insurers pay benefits to injured people, and most lawsuits against drivers are not allowed. According to the law firm Watchmaker Law, {reform.thirdPartyHosts} can still be sued. A later bill ({reform.wcbBill}) may have changed who can be sued. We have not found its final text; a lawyer can tell you what applies. Liquor liability usually pays for the defence and for damages, up to the limit. Insurers ask about server training, rides home and an incident log.',
  },
  {
    id: 'liquor-store-needs',
    category: 'industry',
    question: 'What does a liquor store usually insure?',
    answer:
      'A package usually covers stock, crime and general liability, and can add glass, coolers and business interruption. Liquor liability is often separate: a store can be sued after a sale to a minor or to somebody who is drunk.',
  },
  {
    id: 'retail-landlord-insurance',
    category: 'industry',
    question: "Does the landlord's insurance cover my store?",
    answer:
      'It may cover the building, but not your stock or improvements. The lease says who insures what and who pays for repairs. Show those pages to the broker.',
  },
  {
    id: 'retail-seasonal-stock',
    category: 'industry',
    question: 'My stock doubles before the holidays. What should I insure?',
    answer:
      'The limit can be set for the highest value of the year, or the policy can include a seasonal increase. If the limit is too low when a loss happens, a co-insurance clause may reduce what you are paid, even on a small claim. Such a clause requires you to insure a set share of the full value, commonly {business.coinsurance.share}. If you insured only half of the amount that the clause requires, the insurer pays only half of the loss, less the deductible.',
  },
  {
    id: 'retail-resold-product',
    category: 'industry',
    question: 'Am I liable for a product I only resell?',
    answer:
      'You may be. An injured customer may claim from the seller as well as from the maker. Product liability in your package may cover that. Some larger suppliers add stores to their own policy, so that it protects you too; you can ask.',
  },
  {
    id: 'retail-online-sales',
    category: 'industry',
    question: 'Does the store package include my online store?',
    answer:
      'In part. Stock in the store, and liability for goods sold within Canada, are usually included. Goods in transit, goods kept elsewhere and sales abroad often have to be added, so tell the broker about them. For a breach of customer data, only cyber insurance pays, which is optional.',
  },
];
