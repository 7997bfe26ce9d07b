import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about life insurance, trips and visits, words on papers, and requests of this site. */
export const livesTripsWordsAndSite: Entries = {
  'life-young': {
    question: 'I am young. Is life insurance a scam, or of any use to me?',
    answer:
      'Life insurance is no scam, but not everybody needs it: it helps most when somebody lives on your income or has signed for your debts. Some buy it young because it costs less then and a later illness does not count. Others look at disability insurance first. What fits you, a broker can discuss.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-single', 'life-price-factors', 'life-disability', 'life-whole-critics'],
  },
  'life-before-baby': {
    question: 'Should life insurance be bought before or after the baby comes?',
    answer:
      'Either is possible; what is bought before is in force at the birth, and a later illness no longer matters. The parent who is not pregnant can apply at any time. For the mother, most insurers take a pregnancy that goes well, and some wait until after. The child can be added later.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-pregnant', 'life-stay-home', 'life-how-much', 'life-children'],
  },
  'life-beneficiary-word': {
    question: 'What is a beneficiary?',
    answer:
      'A beneficiary is the person who gets the money of a life insurance when the insured person dies. You name one or several, with shares, and a second in case the first dies before you. It can be family in another country. The money goes to them directly.',
    links: ['life-payout-taxed', '/insurance/life'],
    next: ['life-beneficiary', 'life-beneficiary-died', 'life-paid-abroad', 'life-child-named'],
  },
  'life-company-gone': {
    question: 'The company on an old policy no longer exists. Is it worthless?',
    answer:
      'Usually not: when a life insurer is sold or renamed, another company takes over its policies. The OmbudService for Life and Health Insurance (OLHI) can help to find out which, and searches without a fee if the insured person has died. Have the policy number, the name and birth date, and the death certificate ready.',
    links: ['/insurance/life', 'claims-complain-insurer'],
    next: ['life-old-policy', 'life-lost-policy', 'claim-life', 'life-insurer-fails'],
  },
  'travel-named-storm': {
    question: 'A storm or strike is in the news. Can I still buy cancellation?',
    answer:
      'You can usually still buy it, but not for that storm or strike: once it is named or announced, it is a known event. Other reasons, such as sudden illness, can still be insured. Medical coverage for the trip is usually sold until you leave. Ask the airline what it changes without a fee.',
    links: ['travel-cancellation-reasons', '/insurance/travel'],
    next: ['travel-known-event', 'travel-last-minute', 'travel-any-reason', 'travel-when-buy'],
  },
  'travel-grandchildren': {
    question: 'I take grandchildren or somebody else’s child along. Whose policy?',
    answer:
      'Children who travel without their parents need coverage of their own: on your family plan, if it takes grandchildren, or each with a policy. Some parents’ plans at work cover the child on any trip. The insurer asks for names and birth dates, and who may decide in a hospital. Carry the number to call.',
    links: ['/insurance/travel'],
    next: ['travel-family-plan', 'travel-each-person', 'travel-seniors', 'do-quote-travel'],
  },
  'travel-work-plan-check': {
    question: 'How do I see whether my plan at work covers my trip, and for whom?',
    answer:
      'Look in the booklet or the member site of the plan under travel or out of country, or ask the human resources office. It says how many days, up to what amount, which illnesses count, and whether a spouse, partner or child is included. A partner you do not live with usually is not. Take the emergency number along.',
    links: ['/group-benefits', 'travel-credit-card'],
    next: ['travel-work-plan', 'group-common-law', 'travel-top-up', 'travel-partner'],
  },
  'visa-amount-period': {
    question: 'Is the Super Visa amount for each year, each stay or each person?',
    answer:
      'Each visitor needs at least {superVisa.minimum}, and it is usually the most that one policy pays during its whole term. A policy often runs for a year, so a longer stay needs a second one or a renewal. What was paid for one illness may reduce what is left; ask the insurer.',
    links: ['super-visa-how-much-cover', 'super-visa-how-long-stay'],
    next: ['visa-how-much', 'visa-renew', 'visa-two-parents', 'visa-each-entry'],
  },
  'visa-refund-how': {
    question: 'How and where do we ask for a refund of visitor insurance?',
    answer:
      'Ask whoever sold the policy, the broker or the insurer: they have the form, and the money usually goes back to who paid. Send the policy number, the boarding pass or passport stamp, and the day of departure. Do it soon after the visitor left, as some set a deadline. Each person has a request of their own.',
    links: ['visitors-leave-early', 'super-visa-refund'],
    next: ['visa-leave-early', 'visa-refund-after-claim', 'visa-refund'],
  },
  'do-one-of-two': {
    kind: 'do',
    question: 'I sent two requests. How do I withdraw only one?',
    answer:
      'Each request has its own email, reference and tracking link: open the link of the one you do not want, and withdraw there. The other goes on. In the [client portal](/portal/login) you see both. If you do not know which is which, [write to us](/contact) with both references.',
    links: ['privacy-withdraw'],
    next: ['do-withdraw', 'do-request-status', 'do-sent-twice'],
  },
  'do-sent-twice': {
    kind: 'do',
    question: 'I pressed send several times. Did it arrive once or more often?',
    answer:
      'Sending the same answers again makes no second request: one reference is one request. If an email with a reference that begins with AB- came, it arrived. If none comes and the page says nothing, reload it, as your draft is kept, and send once more. Should you find two references, withdraw one.',
    links: ['general-what-happens-next', '/contact'],
    next: ['do-no-email', 'site-form-broken', 'do-one-of-two', 'do-request-status'],
  },
  'do-broker-number': {
    kind: 'do',
    question: 'Can you give me the number of my broker?',
    answer:
      'I cannot see requests or phone numbers, but your tracking page names the broker partner and the brokerage, so that you can call them. In the [client portal](/portal/login) you can write to them too. If nobody has it yet, or nobody answers, [a person](/contact) looks into it; have your reference ready.',
    links: ['general-check-a-licence', '/contact'],
    next: ['do-message-broker', 'do-nobody-called', 'site-tracking-link'],
  },
  'gen-name-of-it': {
    question: 'What is the insurance that I need called?',
    answer:
      'For harm to other people or their things at work, ask for general liability (CGL); for mistakes in advice, professional liability (E&O). Your own things at home are tenant, condo or home insurance; a car has auto insurance. Income during an illness is disability insurance. Say to the broker what could go wrong, and they know the name.',
    links: ['/business', '/insurance/all'],
    next: ['site-kinds', 'gen-which-kind', 'biz-liability', 'do-quote'],
  },
  'gen-words': {
    question: 'What do premium, deductible, limit and endorsement mean?',
    answer:
      'The premium is what you pay for the policy, the deductible your own part of a claim, and the limit the most that is paid. An endorsement is a written change to the policy, and an exclusion is what it does not pay for. Type any other word from your papers, and I explain it if I can.',
    links: ['/tooltips'],
    next: ['gen-deductible', 'home-words-tenant', 'auto-liability-meaning', 'gen-dec-page'],
  },
  'gen-dec-page': {
    question: 'What is a declarations (dec) page, and where do I get it?',
    answer:
      'The declarations page is the first part of your policy: names, address or car, coverages, limits, deductibles and the dates. It comes with each renewal, by mail, email or in the insurer’s online account; your broker or insurer can send it again. A broker who quotes can use it to compare, so it saves questions.',
    links: ['/tooltips', 'general-am-i-covered'],
    next: ['gen-where-in-policy', 'do-upload', 'do-get-documents'],
  },
};
