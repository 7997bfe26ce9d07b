import type { Entries } from '../../../../entry.ts';

/** What people ask in a hurry, and what they would rather not tell here. */
export const endsTodayAndRatherNot: Entries = {
  'gen-ends-today': {
    question: 'My policy ends today or tomorrow. What now?',
    answer:
      'Call your insurer or a broker now: only they can renew your policy or put a new one in force. Some answer into the evening and on weekends. Nothing is in force by this site, and a request here waits for business hours. A car without a policy in force must not be driven.',
    links: ['general-am-i-covered', '/contact'],
    next: ['auto-insure-today', 'auto-renewal-late', 'gen-time-to-insure', 'do-person'],
  },
  'site-phone-or-email': {
    question: 'Do I have to give my phone number or email?',
    answer:
      'No phone number is needed in the [quote form](/get-quote) if you choose to be contacted by email; for a call or a text it is. Every request needs an email address: your reference and tracking link go there. A request by chat asks for both. To ask questions here, you need neither.',
    links: ['general-what-happens-next', 'general-how-many-calls'],
    next: ['site-who-sees-data', 'site-contact-choice', 'site-no-alberta-number'],
    reason: 'site-why-postal-code',
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
  'talk-rather-not': {
    kind: 'talk',
    question: 'I would rather not say',
    answer:
      'You need not: you can go on asking here without a name, an email address or a phone number. Only a request to a broker needs some of them, and the [quote form](/get-quote) shows which. What an insurer asks you later has to be answered truly.',
    next: ['site-phone-or-email', 'site-who-sees-data', 'talk-what-can-you-do'],
  },
  'site-how-many-quotes': {
    question: 'How many quotes will I get?',
    answer:
      'One licensed broker at a time quotes for you, and a broker usually works with several insurers, so it may be one quote or more. Ask which insurers were compared and why others declined. You may compare them with quotes from elsewhere, and need not take any.',
    links: ['home-why-a-broker', 'general-what-happens-next'],
    next: ['gen-compare-quotes', 'site-compare', 'site-obligation'],
  },
  'site-nobody-accepted': {
    question: 'Why has nobody accepted my request yet?',
    answer:
      'A broker partner has {site.accept} to accept your request; if none does in time, we ask another one. Those are hours of {site.hours}, so nights, weekends and holidays do not count. Your tracking link shows where the request stands.',
    links: ['general-what-happens-next'],
    next: ['site-no-broker-takes', 'do-request-status', 'site-when-contacted'],
    opens: [{ label: 'Talk to a person', what: 'person' }],
  },
  'claim-replace-first': {
    question: 'Do I have to replace things before the insurer pays me?',
    answer:
      'For replacement cost, usually yes: the insurer often pays the depreciated value first, and the rest once you have bought or repaired the thing. Ask until when you may replace it, and keep the receipts. If you do not replace it, the depreciated value usually stays.',
    links: ['home-replacement-or-cash-value'],
    next: ['home-replacement-cost', 'claim-no-repair', 'home-actual-cash-value'],
  },
  'claim-see-report': {
    question: 'Can I see the adjuster’s report or estimate?',
    answer:
      'Ask the adjuster in writing for the estimate, and for the reasons with the clauses they rest on; many send the estimate without being asked. The insurer decides about the rest of its file. If it refuses, its complaint officer can look at it.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-disagree-amount', 'claim-second-opinion', 'claim-complain-insurer'],
  },
  'claim-city-vehicle': {
    about: 'auto',
    question: 'A bus, a plow or another city vehicle hit my car. What do I do?',
    answer:
      'Report a collision with a city bus, plow or truck to your own insurer, like any other: it says who pays. Note the number of the vehicle, the time and the place, and take photos. If you want to claim from the city as well, write to it soon, because the time for notice is short.',
    links: ['claims-first-steps-crash', 'auto-what-is-dcpd'],
    next: ['claim-own-insurer-or-theirs', 'claim-crash-after', 'claim-police-report'],
  },
  'claim-other-from-away': {
    about: 'auto',
    question: 'The driver who hit me is from another province or country.',
    answer:
      'Tell your own insurer about a driver from elsewhere as after any collision: it deals with the other insurer, or says who does. Take a photo of the plate, the licence and the insurance card. Your own accident benefits pay for injuries, whoever was at fault. Whether direct compensation pays for the car depends on the other insurer.',
    links: ['claims-first-steps-crash', 'auto-what-is-dcpd'],
    next: ['claim-crash-after', 'claim-own-insurer-or-theirs', 'claim-uninsured-driver'],
  },
  'spec-own-damage': {
    question: 'I rolled or hit something with my quad or sled. Is my own damage paid?',
    answer:
      'Only if its policy includes collision coverage: the liability that the law requires pays for harm to others, and not for your own quad or sled. Call the insurer before you repair it, and take photos where it happened. The deductible applies.',
    links: ['specialty-atv-snowmobile', '/insurance/specialty'],
    next: ['spec-atv', 'spec-snowmobile', 'claim-report-soon'],
  },
  'home-own-tools': {
    question: 'Are my own tools in the garage insured by my home policy?',
    answer:
      'Tools that you use for yourself are usually belongings under a home or tenant policy, insured for fire and theft less the deductible. Tools that earn money usually count as business property, with a low limit or none. Keep photos and receipts, and ask for the limit.',
    links: ['/insurance/home'],
    next: ['home-tools-side-jobs', 'biz-tools', 'home-theft'],
  },
};
