import type { Entries } from '../../../entry.ts';

/**
 * What people ask before they sign, borrow or renew: asked for in vain. Bid bonds: Surety Association of Canada, "Contract Surety". Binders:
 * BrokerLink, "What is an insurance binder". Waiting periods of group plans: Alberta Blue Cross, "Frequently asked questions" for plan
 * administrators.
 */
export const beforeItIsSigned: Entries = {
  'auto-borrow-friend': {
    question: 'May I drive a friend’s car or truck if I am not on the policy?',
    answer:
      'Usually yes, with the owner’s consent and a valid licence: the insurance of the car or truck goes along with whoever borrows it. Ask the owner to check that the policy is in force and does not exclude you. A crash counts on that policy, and can count on your record as well. If you borrow it often, you have to be listed.',
    links: ['/insurance/auto'],
    next: ['auto-lend-car', 'auto-drive-on-others-policy', 'auto-non-owner', 'auto-moving-truck'],
  },
  'auto-loan-collision': {
    question: 'May I drop collision or choose a higher deductible while I have a car loan?',
    answer:
      'Usually not while the loan runs: most lenders require collision and comprehensive coverage, and name the highest deductible they accept. The agreement says so, and the years do not matter. If you drop it all the same, the lender may buy coverage at your cost or ask for its money. Ask the lender in writing; once the car is paid off, you decide.',
    links: ['/insurance/auto'],
    next: ['auto-lease-finance', 'auto-paid-off', 'auto-old-car', 'auto-owe-more'],
  },
  'auto-relative-abroad': {
    question: 'The car belongs to a relative who is abroad. Can I insure and drive it?',
    answer:
      'A car whose owner is abroad can often be insured if the owner agrees in writing and you are named as the main driver. Insurers differ: some want the car registered in your name first. Ask a registry agent which signed papers it accepts from abroad. The owner’s old policy does not cover you if the insurer does not know who drives and where the car is kept.',
    links: ['/insurance/auto'],
    next: ['auto-whose-name', 'auto-drive-on-others-policy', 'auto-give-car', 'auto-main-driver'],
  },
  'home-wildfire-ask': {
    question: 'What do I ask about wildfire before I buy or insure a house?',
    answer:
      'Before you sign for a house near forest, ask whether wildfire and its smoke are covered, and up to which amount it is rebuilt. Ask for how long a hotel is paid, what counts as an order to leave, and whether new building rules and debris are included. Some insurers take no new policies while a fire is near, so arrange it early. FireSmart Alberta tells how to lower the risk.',
    links: ['/insurance/home', 'home-evacuation-costs'],
    next: ['home-wildfire', 'home-wildfire-refused', 'home-rebuild-worked-out', 'home-living-expenses'],
  },
  'home-binder': {
    question: 'The lawyer or bank asks for a binder. What is it, and how do I get one?',
    answer:
      'A binder is a short letter in which an insurer or broker confirms from which day a home is insured, before the policy is ready. Give the broker the address, the day of possession, and the lender’s name as it has to be written. Ask a week or two ahead. It ends after some weeks, so look that the policy follows.',
    links: ['home-is-it-mandatory', '/insurance/home'],
    next: ['home-lender-proof', 'home-closing-soon', 'home-when-to-call', 'do-quote-home'],
  },
  'home-single-limit': {
    question: 'What is a single limit on a home policy?',
    answer:
      'A single limit is one amount for the house, other buildings, belongings and living elsewhere together, so that what one does not need can serve another. Without it, each part has an amount of its own. It is useful only if the whole is enough to rebuild. Limits inside it, such as for jewellery or sewer backup, stay as they are.',
    links: ['/insurance/home', '/tooltips'],
    next: ['home-how-much', 'gen-check-policy', 'home-sewer-limit', 'home-living-expenses'],
  },
  'biz-tender-bond': {
    question: 'A tender asks for a bid bond. What is it, and how do I get one?',
    answer:
      'A bid bond promises the owner of a project that you sign the contract at your price if you win. It is often for a tenth of the bid. A surety company issues it through a broker and wants financial statements and a list of your work, so begin weeks before the tender closes. Performance and payment bonds may follow; what a surety pays, it asks back from you.',
    links: ['contractors-prepaid-licence', '/business/construction'],
    next: ['biz-bond', 'biz-bond-or-insurance', 'biz-contractor', 'do-quote-business'],
  },
  'biz-snow-refused': {
    question: 'Does anybody still insure snow removal against slip and fall claims?',
    answer:
      'Yes, but few insurers do: slip and fall claims from snow removal are many and come late, so it costs more and some decline. A broker can ask insurers that specialize in it. Have contracts, logs with times and salt, photos, and your past claims ready. Contracts that make you responsible for everything are harder to insure.',
    links: ['/business/contractors'],
    next: ['biz-landscaping-snow', 'biz-declined', 'biz-trade-expensive', 'do-quote-business'],
  },
  'fleet-renewal-up': {
    question: 'Why did the insurance of our trucks or fleet go up at renewal?',
    answer:
      'Insurance for trucks and fleets goes up at renewal after a large claim, with new drivers, longer routes or other cargo, and when repairs cost more. Ask your broker for the reason in writing and for your claims history. You are not stuck: have other insurers asked some months before the renewal, with what you have changed since. I see no prices.',
    links: ['/commercial-auto'],
    next: ['fleet-bad-record', 'fleet-documents', 'gen-claims-letter', 'do-quote-commercial-auto'],
  },
  'visa-extend-ill': {
    question: 'A visitor’s insurance ends and they stay longer. Can we extend it?',
    answer:
      'Visitors insurance can often be extended if you ask before its last day and nobody has been ill or made a claim. Tell the insurer truthfully about a cough or a doctor’s visit: it may then leave that out, or refuse. A new policy from another insurer can begin with a waiting period. So call before it ends, even if the visa is already extended.',
    links: ['/insurance/visitors-to-canada', 'visitors-after-arrival'],
    next: ['visa-waiting', 'visa-condition', 'visa-visitors', 'do-quote-super-visa'],
  },
  'group-dental-start': {
    question: 'Does dental coverage start at once, or is there a waiting period?',
    answer:
      'With a plan at work, dental usually starts with the rest of the plan, often after some months on the job. Crowns and braces may have to wait longer or have a lower maximum in the first year. A plan that you buy yourself often waits some months or pays little at first. The booklet gives the day; ask for an estimate before costly work.',
    links: ['group-benefits-must-all-join', '/group-benefits'],
    next: ['group-waiting', 'health-no-plan', 'health-braces', 'group-claim-drug'],
  },
  'gen-own-policy-private': {
    question: 'Can I have my own insurance without my partner knowing?',
    answer:
      'Yes: a policy of your own goes to the email and address that you give, but a car insurer asks who lives with you and drives. Answer that truthfully, and say how and when you can be reached safely. If you are afraid of your partner, the Family Violence Info Line (310-1818) helps at any hour; in danger, call 9-1-1.',
    links: ['privacy-who-sees-my-data', '/insurance/auto'],
    next: ['site-family-sees', 'auto-separation', 'do-quote-auto', 'home-separation'],
  },
  'gen-told-price': {
    question: 'I was told a lower price than I am charged. What can I do?',
    answer:
      'A price told by phone is often an estimate, and the policy counts: ask the insurer or broker in writing why you are charged more. Name the day of the call and whom you spoke to; many calls are recorded. Compare what the application says with what you told them. If that does not help, the insurer has a complaint officer, and the Alberta Insurance Council looks at brokers.',
    links: ['claims-complain-insurer', '/insurance/auto'],
    next: ['gen-billing', 'gen-broker-mistake', 'claim-complain-insurer', 'gen-mid-term'],
  },
};
