import type { Entries } from '../../entry.ts';

/** What strangers asked on in their talks, and got no answer to. */
export const toldInTalks: Entries = {
  'biz-cyber-now': {
    question: 'Our computers are locked or hacked right now. What do we do?',
    answer:
      'Take the hacked computers off the network, leave them switched on, and call the hotline of your cyber insurer before you pay or erase anything. If the policy is on a locked computer, the broker who sold it has a copy and the number. Tell the police and your bank as well. Keep the message, and write down when things happened.',
    links: ['business-privacy-breach', 'cyber-ransom', '/business'],
    next: ['biz-breach-tell', 'biz-cyber-ransom', 'claim-business'],
  },
  'biz-breach-tell': {
    question: 'Do we have to tell our clients about a data breach?',
    answer:
      'Clients are normally told where a breach brings a real risk of significant harm, and Alberta’s Information and Privacy Commissioner must be notified without unreasonable delay. The law is the Personal Information Protection Act (PIPA). Cyber insurance may pay for the lawyers and the letters; ask its hotline before you write.',
    links: ['business-privacy-breach', '/business'],
    next: ['biz-cyber-now', 'biz-cyber', 'no-legal'],
  },
  'spec-boat-claim': {
    question: 'My boat sank or was damaged. What is paid?',
    answer:
      'A boat policy usually pays for sudden damage, such as a storm, a collision, fire or sinking by accident, less the deductible. Wear, rot, a pump that failed with age and long neglect are usually left out. Secure the boat, take photos, keep the broken part and report it to your insurer before it is raised or repaired, unless waiting makes it worse.',
    links: ['specialty-boat', '/insurance/specialty'],
    next: ['claim-own-fault', 'claim-next-steps', 'claim-denied'],
  },
  'claim-own-fault': {
    question: 'I was careless. Does the insurer still pay?',
    answer:
      'A mistake or a careless moment is usually what insurance is for; damage on purpose is not. Neglect over a long time, wear and missing upkeep are often left out, and some policies have duties, such as checking the place. Tell what happened as it was: the insurer decides, and you can ask for its reasons in writing.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-denied', 'no-will-claim-pay', 'claim-affects-price'],
  },
  'life-change-after': {
    question: 'My health or habits changed after I bought the policy. Must I tell?',
    answer:
      'Usually not: a life or health policy is priced on what was true when it was issued, so later illness or smoking does not change it. Anything that changed before it was issued had to be told. A new or larger policy, or one that is put back in force, asks again, and then the answer has to be true that day.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-smoker', 'life-correct-answer', 'life-convert'],
  },
  'group-parents': {
    question: 'Can my parents or parents-in-law be on my benefits?',
    answer:
      'Most group plans take only a spouse and children as dependants, and no parents or parents-in-law, even if they live with you. Ask your plan administrator for the definition of a dependant. A health spending account may pay for relatives who depend on you for support. Otherwise a personal plan is possible.',
    links: ['/group-benefits'],
    next: ['health-no-plan', 'group-hsa', 'health-seniors'],
  },
  'farm-worker-things': {
    question: 'A hired hand lives on our farm. Are his things and he insured?',
    answer:
      'The belongings of a hired hand are usually not on the farm’s policy: a tenant policy of their own insures them. Tell your insurer that somebody lives there, because of liability and of the house or trailer itself. For an injury at work, ask the WCB whether coverage is compulsory for you.',
    links: ['/insurance/farm', 'business-is-wcb-included'],
    next: ['home-tenant', 'biz-farm', 'biz-wcb'],
  },
  'farm-event': {
    question: 'A wedding or party on the farm: does farm insurance cover it?',
    answer:
      'Farm insurance often covers a small family gathering, but not a rented barn, paying guests or the sale of alcohol. Ask the insurer before the day, with the number of guests and who serves. A separate event liability policy for the day of the event is common, and can name the owners of the farm.',
    links: ['specialty-event-with-alcohol', '/insurance/farm'],
    next: ['biz-event-alcohol', 'spec-wedding', 'farm-visitors'],
  },
  'home-hurt-tell': {
    question: 'Somebody was hurt, but files nothing. Must I report it, or pay myself?',
    answer:
      'Report an injury to your home insurer even if nobody has claimed yet: a late report can cost you the protection of the policy. Promise and pay nothing before you have talked with them, as this may count as accepting fault. A report alone is not a claim that was paid.',
    links: ['claims-first-steps-home', '/insurance/home'],
    next: ['home-liability', 'claim-only-asked', 'home-dog'],
  },
  'home-suite-illegal': {
    question: 'Our basement suite has no permit. What about insurance?',
    answer:
      'A suite without a permit can still burn or flood, so tell your insurer that somebody lives there and that it has no permit. Some insure it for a time, some only once it is legal, and one who was not told may refuse a claim. The city tells you what is missing, such as windows or alarms.',
    links: ['lethbridge-basement-suite', '/insurance/rental-property'],
    next: ['home-garden-suite', 'home-rent-out', 'gen-not-told'],
  },
  'health-braces': {
    question: 'Does a dental plan pay for braces?',
    answer:
      'Braces are usually a part of a dental plan of their own, called orthodontics, with a waiting period and a limit for each child. Many small group plans and most personal plans leave them out or pay about half. Ask for the limit before treatment begins; a health spending account can pay for braces too.',
    links: ['/group-benefits'],
    next: ['group-claim-drug', 'group-hsa', 'health-no-plan'],
  },
  'gen-other-policy': {
    question: 'Could another policy of mine pay for it?',
    answer:
      'Another policy may pay: look at home, tenant, car, credit card, work benefits and those of the people you live with. The same loss is paid once, so tell each insurer about the others. A broker can read your policies side by side and say which one to ask first.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-where-in-policy', 'gen-not-bought', 'no-will-claim-pay'],
  },
};
