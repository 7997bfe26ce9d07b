import type { Entries } from '../../../entry.ts';

/** What strangers wanted to know in their talks, and got choices of which none fitted. */
export const wantedInTalks: Entries = {
  'auto-child-own-policy': {
    question: 'Does my child need a car policy of their own, or go on mine?',
    answer:
      'A child who lives with you and drives your car usually goes on your policy as a listed driver. A policy of their own is usual when they own a car or have moved out. A claim on your policy counts for it. Which costs less differs between insurers and families, so a broker can price both.',
    links: ['auto-new-driver', '/insurance/auto'],
    next: ['auto-add-driver', 'auto-whose-name', 'auto-teen-sometimes', 'auto-minor-own'],
    reason: 'auto-young-why',
  },
  // Traffic Safety Act (Alberta), section 54: nobody may drive or have an uninsured motor vehicle on a highway.
  'auto-never-driven': {
    question: 'Must a car that only stands on my property be insured?',
    answer:
      'A car that never leaves private land does not have to be insured; the law requires insurance for a motor vehicle on a public road. That includes parking on the street and one short drive. Many owners keep fire and theft coverage meanwhile, and a lender may require it.',
    links: ['/insurance/auto'],
    next: ['auto-parked-storage', 'auto-driving-uninsured', 'auto-cancel'],
  },
  'spec-rv-renter-damage': {
    question: 'Somebody rented my RV or trailer and damaged it. Who pays?',
    answer:
      'Damage by somebody who rented your RV is usually not covered under your personal policy, because renting out is a business use. The sharing site may provide coverage for the rental days, with its own deductible. Report it to the site at once, with photos from before and after, and ask your insurer before you repair.',
    links: ['rv-rent-out'],
    next: ['spec-rv-rent-out', 'claim-photos', 'spec-trailer-guest'],
  },
  'home-hail-match': {
    question: 'Will insurance replace the rest of my siding so that it matches?',
    answer:
      'Many policies pay only for the siding or shingles that were damaged, and not for the other sides so that they match. Some have a matching coverage, often with a limit. Look for the word “matching” in your wording, and ask the adjuster what happens if the product is no longer made.',
    links: ['/blog/hail-season-alberta', 'home-is-hail-covered'],
    next: ['home-replacement-cost', 'claim-disagree-amount', 'home-hail-roof'],
  },
  'life-child-named': {
    question: 'Can I name my young children on my life insurance?',
    answer:
      'Yes, but an insurer usually cannot pay a large amount directly to a minor, so parents often name a trustee for a child. The trustee keeps the money until the child is of age. Name one when you name the children, and look at it again after a separation. A lawyer can tell you how to word it.',
    links: ['/insurance/life'],
    next: ['life-beneficiary', 'life-ex-named', 'life-payout-tax'],
  },
  'life-disability-wcb': {
    question: 'Do I need disability insurance if I have WCB?',
    answer:
      'WCB pays only for injuries and illness from work, while disability insurance pays wherever you were hurt or fell ill. A bad back from the weekend or cancer is not a WCB claim. Some disability policies subtract what WCB pays. Self-employed people often have no WCB unless they bought it.',
    links: ['business-is-wcb-included', 'life-illness-or-disability'],
    next: ['life-disability', 'life-disability-self', 'life-hurt-at-work', 'life-disability-wait'],
  },
  'life-no-medical-catch': {
    question: 'What is the catch of life insurance without a medical?',
    answer:
      'Life insurance without a medical usually has a lower limit and a higher price for the same amount. Some policies also have a waiting period: for death from illness in the first years, they may only return the premiums. Answers to its questions still have to be true. A broker can compare it with a policy that asks more.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-no-medical', 'life-seniors', 'life-health-condition'],
  },
  'life-job-pays': {
    question: 'Does life insurance still pay if the job is dangerous?',
    answer:
      'Yes, as a rule: a policy that was issued with the job known pays for a death at work like any other. What the policy leaves out because of a job or hobby is listed in it as an exclusion. What counts is that the job was told truthfully when the insurer asked. It may have made the price higher.',
    links: ['life-health-questions'],
    next: ['life-weight-job', 'life-claim-refused', 'life-change-after'],
  },
  // Employers of temporary foreign workers pay for emergency medical insurance until provincial coverage begins: Immigration
  // and Refugee Protection Regulations, section 209.3, in force since September 26, 2022.
  'group-foreign-workers': {
    question: 'Can temporary foreign workers be on our group benefits?',
    answer:
      'Often yes: many plans take employees on a work permit who work enough hours and are covered under a provincial health plan. Ask the insurer about the length of the permit. Until provincial coverage begins, an employer in the Temporary Foreign Worker Program must pay for private emergency medical insurance.',
    links: ['group-benefits-must-all-join', '/group-benefits'],
    next: ['group-must-join', 'group-waiting', 'visa-students-workers'],
  },
  'group-how': {
    question: 'How do group benefits work for a small firm?',
    answer:
      'The employer chooses a plan and pays all or part of the premium; staff join after a waiting period and claim from the insurer. Small firms often share the risk with others in a pooled plan. The insurer asks how many people you have, their ages and what they do. The price is looked at again each year.',
    links: ['/group-benefits', 'group-benefits-smallest-group'],
    next: ['group-what', 'group-smallest', 'group-cost', 'do-quote-group-benefits'],
  },
  'farm-bin': {
    question: 'Is a grain bin or shop covered if wind or weight brings it down?',
    answer:
      'Bins, barns and shops are insured under the farm policy where they are listed, usually for wind and fire. Collapse under grain, snow or age is often left out or an extra, so the cause matters. The grain inside is insured separately, as produce. Take photos before you move anything.',
    links: ['/insurance/farm', 'farm-crops'],
    next: ['farm-hay', 'claim-mine-at-neighbours', 'farm-leaves-out'],
  },
  'claim-mine-at-neighbours': {
    about: 'home',
    question: 'Something of mine fell or blew onto the neighbour’s property. Who pays?',
    answer:
      'Usually your neighbour’s own insurance pays for what the wind carried or brought down there. You are responsible only if you were careless, for example if you knew that a tree was rotten or something was loose. Then your liability coverage answers. Report it to your insurer, take photos, and do not promise to pay.',
    links: ['red-deer-wind-tree'],
    next: ['home-liability', 'claim-neighbour', 'home-wind-tree'],
  },
  'biz-subs-own': {
    question: 'Do my subcontractors need insurance of their own?',
    answer:
      'Yes, as a rule: your liability policy is for your own work, and a subcontractor needs a policy of their own. Few policies cover subcontractors as if they were employees. Ask each one for a certificate and a WCB clearance letter before work begins, because without them a claim may come back to you.',
    links: ['contractors-subcontractor-damage', 'contractors-clearance-letter'],
    next: ['biz-subcontractors', 'biz-certificate', 'biz-clearance-letter', 'biz-sub-wcb'],
  },
  'biz-bookkeeper': {
    question: 'Does a bookkeeper need professional liability insurance?',
    answer:
      'Professional liability (E&O) is not only for accountants: it is sold to bookkeepers too, for mistakes such as a wrong filing. Without it, you would answer yourself for a client’s penalties and interest, and for your defence. Some clients require it by contract. A home policy does not cover this.',
    links: ['/business/professionals', 'professionals-claims-made'],
    next: ['biz-professional', 'biz-eo-incorporate', 'home-business-at-home', 'do-quote-business'],
  },
  'site-why-no-prices': {
    question: 'Why do I see no prices on this site?',
    answer:
      'This site shows no prices because it is not a broker or insurer: only they can work one out for your case. You tell us what you need, and one licensed broker at a time gets your request and prices it. That costs you nothing and you can say no.',
    links: ['general-what-happens-next'],
    next: ['no-price', 'site-how-it-works', 'site-obligation', 'do-quote'],
  },
  'gen-one-company-both': {
    question: 'Does a certain company sell both home and car insurance?',
    answer:
      'Many insurers in Alberta sell both home and car insurance, but I do not keep a list of what each company offers. Its website or a licensed broker can tell you. Ask for the price of both together and of each alone, because a discount for two does not always make it less.',
    links: ['home-lower-premiums'],
    next: ['gen-bundle', 'gen-compare-quotes', 'no-best-company', 'do-quote'],
  },
  'visa-waiting': {
    question: 'What is the waiting period of visitors insurance?',
    answer:
      'The waiting period is the first days of a policy that was bought after arrival, in which illness is not covered yet. Injuries are usually covered at once. The policy says how long it is; that can depend on how long after arrival you bought. What began before or during it is usually left out.',
    links: ['visitors-after-arrival'],
    next: ['visa-after-arrival', 'visa-condition', 'visa-covers'],
  },
  'spec-offseason': {
    question: 'Can I pause insurance on a sled, quad or boat out of season?',
    answer:
      'With some insurers, yes: you remove the liability for riding and keep fire and theft while it is stored. Others charge one price for the year, so there is nothing to pause. Ask before you cancel, and put it back before the first ride: on public land a sled or quad must be insured.',
    links: ['specialty-atv-snowmobile', 'motorcycle-lay-up'],
    next: ['spec-suspend-or-cancel', 'spec-snowmobile', 'spec-atv', 'spec-motorcycle-pause'],
  },
};
