import type { Entries } from '../../entry.ts';

/** What people ask on about any kind of insurance: whom to tell, who decides, what if they say no. */
export const anyInsurance: Entries = {
  'gen-tell-insurer': {
    question: 'Do I have to tell my insurer about a change?',
    answer:
      'Yes, if it changes the risk: who lives there or drives, how and how much something is used, where it is kept, or work on it. Call your broker or insurer before it changes, or on that day, and ask for it in writing. The premium may change or stay; what counts is that the policy fits.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-not-told', 'gen-extra-cost', 'do-change-policy'],
    reason: 'gen-why-asked',
  },
  'gen-not-told': {
    question: 'What if I did not tell my insurer about something?',
    answer:
      'Tell your broker or insurer now: if nobody told them about a change, a claim may be reduced or refused, and the policy may end. An honest mistake that is corrected before a loss usually means only a different premium. After a loss, describe it truthfully.',
    links: ['claims-complain-insurer', '/insurance/all'],
    next: ['gen-tell-insurer', 'gen-cancel-insurer', 'claim-denied'],
  },
  'gen-why-asked': {
    question: 'Why does an insurer want to know all that?',
    answer:
      'Because each answer changes how likely a loss is, or how expensive. That decides whether they insure you, and at what price. The answers are part of the contract, so a wrong one can put a claim at risk. You may ask what a question is for.',
    links: ['home-auto-premium-factors', '/insurance/all'],
    next: ['gen-not-told', 'auto-price-factors', 'home-price-factors'],
  },
  'gen-time-to-insure': {
    question: 'How long does it take until I am insured?',
    answer:
      'Ask the broker; it depends on the insurer, on what is insured and on how complete your answers are. This site asks a broker partner to contact you within {site.promise}, and cannot promise when a policy starts. Coverage begins only when an insurer or broker has confirmed it, with a date.',
    links: ['general-am-i-covered', 'general-what-happens-next'],
    next: ['site-when-contacted', 'site-form-help', 'site-am-i-covered'],
  },
  'gen-same-everywhere': {
    question: 'Is it the same everywhere in Alberta?',
    answer:
      'The rules are the same in all of Alberta: what is compulsory, your rights and the time limits do not depend on the town. The price and some conditions do, because hail, flood, fire and theft differ from place to place. Another province has rules of its own.',
    links: ['/locations', 'home-auto-premium-factors'],
    next: ['city-calgary', 'city-edmonton', 'city-other'],
  },
  'gen-is-it-allowed': {
    question: 'Are they allowed to do that?',
    answer:
      'Within the law, insurers set their own conditions, deductibles and prices, so it is often allowed. For cars a board approves the prices and there are limits on increases; for homes and businesses there are none. Ask for the reason in writing; the insurer’s complaint officer and the General Insurance OmbudService look at it without cost.',
    links: ['claims-complain-insurer', 'auto-price-caps'],
    next: ['claim-complain-insurer', 'auto-rate-cap', 'gen-cancel-insurer'],
  },
  'gen-other-refuses': {
    question: 'The other person refuses to pay. What now?',
    answer:
      'Give it to your own insurer: it pays what your policy covers and may claim the money back from whoever caused it. Keep photos, names and messages, and do not argue about fault. Where nothing of yours is insured, a lawyer can say whether going to court is worth it.',
    links: ['claims-first-steps-crash', 'red-deer-wind-tree'],
    next: ['claim-own-insurer-or-theirs', 'claim-neighbour', 'claim-time-limits'],
  },
  'gen-report-fraud': {
    question: 'Somebody cheats an insurer. Where do I report it?',
    answer:
      'Tell the insurer that pays, or the Workers’ Compensation Board (WCB) where it is about an injury at work: both look into such reports. Ask first whether you may stay unnamed. Say only what you saw yourself, and when. This site passes nothing on.',
    links: ['business-is-wcb-included', 'claims-complain-insurer'],
    next: ['claim-other-lies', 'no-fraud', 'biz-wcb'],
  },
  'gen-extra-cost': {
    question: 'Does that cost extra?',
    answer:
      'Whether it costs extra is up to the insurer: some changes and papers are free, others change the premium or carry a fee. Ask before you agree, and get the amount in writing. I cannot give a price; a broker can.',
    links: ['general-what-does-it-cost', '/insurance/all'],
    next: ['no-price', 'gen-tell-insurer', 'do-broker'],
  },
  'gen-not-bought': {
    question: 'What if I did not buy that coverage?',
    answer:
      'Then the policy usually does not pay for that loss, and you pay for it yourself. Call the insurer or broker anyway: another part of the policy may apply, and a refusal in writing says why. It can be added for the future, not for what has happened.',
    links: ['claims-complain-insurer', 'general-am-i-covered'],
    next: ['claim-denied', 'home-drp', 'do-change-policy'],
  },
  'gen-ask-whom': {
    question: 'Whom do I ask about that?',
    answer:
      'Your own broker or insurer, if you have a policy: the number is on the policy or the pink card. If you have none, a [request](/get-quote) brings a licensed broker partner who can answer for your case. For a loss, call the insurer’s claims line.',
    links: ['home-why-a-broker', 'general-what-happens-next'],
    next: ['do-broker', 'claim-unknown-insurer', 'do-person'],
  },
  'gen-compare-quotes': {
    question: 'How do I compare quotes?',
    answer:
      'Put the same limits, deductibles and additions side by side: a lower price often means that one of them is smaller. Then look at what is excluded, how hail and water are paid, the fee for leaving early, and how claims are handled. A broker can compare several insurers for you.',
    links: ['home-why-a-broker', '/insurance/all'],
    next: ['gen-deductible', 'gen-bundle', 'no-best-company', 'do-quote'],
    reason: 'gen-why-different',
  },
  'gen-notice': {
    question: 'How much notice does an insurer have to give?',
    answer:
      'For a car, renewal terms come at least {auto.rights.renewalNotice} before the policy ends. To cancel in mid-term, an insurer must give written notice and a reason, and the letter names the day. The notice is in the policy’s conditions; ask your broker to read them with you, and look for another insurer at once.',
    links: ['auto-price-caps', '/insurance/auto'],
    next: ['gen-cancel-insurer', 'auto-renewal', 'home-letter-ends'],
  },
  'gen-gap': {
    question: 'I had no insurance for a while. Does it matter?',
    answer:
      'A gap can matter: insurers ask about months without insurance, and it may cost a discount or bring a higher price. Answer truthfully and give the reason; they can look it up. For a car, basic insurance stays available to almost everyone who applies, and you must not drive until it is in force.',
    links: ['auto-driving-uninsured', 'home-auto-premium-factors'],
    next: ['auto-cancelled', 'auto-high-risk', 'auto-lower-price'],
  },
  'gen-where-in-policy': {
    question: 'Where do I see what my policy covers?',
    answer:
      'On the first pages, called declarations: coverages, limits, deductibles and endorsements are listed there. What is left out is listed under exclusions in the wording. If you cannot find it, ask your broker to send both and to show you the place.',
    links: ['/tooltips', 'general-am-i-covered'],
    next: ['gen-ask-whom', 'do-get-documents', 'gen-deductible'],
  },
  'gen-usual-deductible': {
    question: 'Which deductible do most people have?',
    answer:
      'There is none that suits most: insurers offer several amounts, and a bank or leasing company may set the highest you may choose. People weigh what they could pay at once against the saving. Home policies may have another one for hail or water.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['gen-deductible', 'home-hail-percent', 'no-advice-amount'],
  },
  'claim-next-steps': {
    question: 'I have reported it. What happens next with my claim?',
    answer:
      'The insurer gives you a claim number and an adjuster, who asks for photos, receipts and often a list of what was lost. Keep damaged things until they agree, write down each call, and ask for the next step and its date. Ask about a rental car or a hotel before you book.',
    links: ['claims-first-steps-home', 'claims-first-steps-crash'],
    next: ['claim-adjuster', 'claim-how-long', 'claim-rental-car', 'claim-proof-of-loss'],
  },
  'claim-second-opinion': {
    question: 'Can I get a second opinion on the damage?',
    answer:
      'Yes: you may have your own contractor or specialist look at it and give the report to the adjuster. Ask first who pays for it; often you do, unless the insurer agrees. If the amount stays disputed, there is a dispute resolution under the Insurance Act, and a complaint officer.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-disagree-amount', 'claim-complain-insurer', 'claim-contractor'],
  },
  'claim-photos': {
    question: 'Can you look at photos of my damage?',
    answer:
      'No: this site does not handle claims, and nobody here can judge damage. Keep the photos with their dates and send them to your adjuster or insurer, together with receipts. Make a copy before you send them.',
    links: ['claims-through-this-site', 'claims-first-steps-home'],
    next: ['claim-next-steps', 'claim-adjuster', 'claim-no-receipts'],
  },
  'gen-buy-when-danger-near': {
    question: 'Can I still buy or raise coverage while a fire or flood comes near?',
    answer:
      'Usually not: once a fire or flood is near, insurers may stop selling or changing policies in the area until it is over. What you have now stays in force. If you are told to leave, leave at once. Later, ask your insurer or broker what you can add.',
    links: ['/blog/wildfire-evacuation-insurance', 'home-evacuation-costs'],
    next: ['home-wildfire', 'home-living-expenses', 'claim-evacuated'],
  },
  'gen-higher-deductible': {
    question: 'Is insurance cheaper with a higher deductible?',
    answer:
      'A higher deductible usually lowers the premium, because you pay more of each loss yourself. How much it saves differs by insurer and coverage, so ask for the price with two or three amounts. People weigh the saving against what they could pay at once.',
    links: ['home-lower-premiums', '/insurance/home'],
    next: ['gen-usual-deductible', 'gen-deductible-change', 'no-advice-amount'],
  },
  'gen-somebody-died': {
    question: 'Somebody in the family died. What do I do about the insurance?',
    answer:
      'I am sorry for your loss. Call the insurers of the car, the home and any life policy, or the broker, and ask what each needs: usually the death certificate and who the executor is. Ask who may drive the car until it has a new owner, and say if the house stands empty. The beneficiary claims life insurance.',
    links: ['/insurance/life', '/insurance/home'],
    next: ['auto-died-in-crash', 'auto-spouse-died', 'home-estate', 'claim-life', 'life-lost-policy'],
  },
  'gen-pay-how': {
    question: 'How can I pay for insurance: by card, cheque or from my account?',
    answer:
      'Insurance is paid to the insurer or the broker, not to this site: usually from a bank account, by card, or online as a bill. Not every insurer takes a credit card for monthly payments. Ask before you buy, and tell them when a card or account changes.',
    links: ['/insurance/auto', 'general-what-does-it-cost'],
    next: ['gen-pay-monthly', 'do-pay-bill', 'auto-missed-payment'],
  },
  'gen-bankrupt': {
    question: 'Can I get insurance after a bankruptcy?',
    answer:
      'A bankruptcy does not keep anybody from basic car insurance in Alberta, but some insurers may ask for the year in advance. For a home, an insurer may look at your credit if you agree, and the price may be higher. Pay what you still owe an insurer first, and ask a broker who accepts you.',
    links: ['/insurance/home', '/insurance/auto'],
    next: ['gen-credit', 'auto-high-risk', 'gen-pay-monthly'],
  },
};
