import type { Entries } from '../../../entry.ts';

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
      'A mistake or a careless moment is usually what insurance is for; damage on purpose is not. Neglect over a long time, wear and missing upkeep are often left out, and some policies have duties, such as checking the place. Describe truthfully what happened; the insurer decides, and you can ask for its reasons in writing.',
    links: ['claims-disagree-amount', 'claims-complain-insurer'],
    next: ['claim-denied', 'no-will-claim-pay', 'claim-affects-price'],
  },
  'life-change-after': {
    question: 'My health or habits changed after I bought the policy. Must I tell?',
    answer:
      'Usually not: a life or health policy is priced on what was true when it was issued, so later illness or smoking does not change it. Anything that changed before it was issued had to be reported. A new or larger policy, or one that is put back in force, asks again, and then the answer has to be true that day.',
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
      'A suite without a permit can still burn or flood, so tell your insurer that somebody lives there and that it has no permit. Some insure it for a time, some only once it is legal, and an insurer that was not told may refuse a claim. The city tells you what is missing, such as windows or alarms.',
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
  'gen-quote-valid': {
    question: 'How long is a quote valid?',
    answer:
      'Each insurer sets how long its quote is valid, often several weeks; the quote or the broker says until when. The price can still change if an answer was not right, or if a rate change comes first. Ask for the last day in writing.',
    links: ['home-why-a-broker', 'general-what-happens-next'],
    next: ['gen-compare-quotes', 'site-obligation', 'gen-start-later'],
  },
  'gen-start-later': {
    question: 'Can I get the quote now and start the policy later?',
    answer:
      'A policy can usually begin on a later day, and a quote some weeks ahead is normal. Name the day in the request. Report anything that changes before then, such as a ticket, a claim or another driver.',
    links: ['general-what-happens-next', '/insurance/all'],
    next: ['gen-quote-valid', 'gen-time-to-insure', 'gen-change-mind'],
  },
  'gen-claims-letter': {
    question: 'How do I get a letter about my insurance and claims history?',
    answer:
      'Ask your current or earlier insurer for a letter of experience: it lists the years you were insured and every claim. Many send it by email within a few days. A letter from another country may need a translation. A new insurer can count those years only with proof.',
    links: ['auto-new-driver', '/blog/first-car-in-alberta'],
    next: ['auto-foreign-years', 'auto-abstract', 'gen-insurers-see'],
  },
  'gen-refund-when': {
    question: 'I cancelled. When and how much do I get back?',
    answer:
      'A refund is worked out by the day the policy ended, less a fee or part of the premium if you ended it early. The insurer pays it back the way you paid, often within a few weeks. Ask for the amount in writing before you cancel, and call your broker if nothing comes.',
    links: ['home-why-a-broker', '/insurance/all'],
    next: ['auto-cancel', 'gen-change-mind', 'site-refund'],
  },
  'gen-deductible-change': {
    question: 'Can I change my deductible or a limit during the year?',
    answer:
      'A deductible or limit can usually be changed at any time through your broker or insurer, for losses after that day. The premium is adjusted for the rest of the term. For a loss that has happened, what was agreed on that day counts.',
    links: ['home-lower-premiums', '/insurance/all'],
    next: ['gen-usual-deductible', 'do-change-policy', 'no-advice-amount'],
  },
  'gen-many-claims': {
    question: 'What happens if I have two claims close together?',
    answer:
      'Two claims close together count more than one: the premium may rise, a discount may go, and some insurers do not renew. Each claim has its own deductible. Claims that were not your fault usually count less. Ask the broker before you report a small one, but keep to the time limits.',
    links: ['home-auto-premium-factors', 'claims-time-limits'],
    next: ['claim-affects-price', 'home-dropped-claims', 'no-advice-claim'],
  },
  'gen-why-different': {
    question: 'Why do quotes differ so much between insurers?',
    answer:
      'Each insurer weighs the same facts by its own experience with claims, so prices for one person can differ a lot. Quotes also differ in limits, deductibles and what is left out. Compare them line by line.',
    links: ['home-auto-premium-factors', 'home-why-a-broker'],
    next: ['gen-compare-quotes', 'auto-price-factors', 'no-best-company'],
  },
  'gen-ask-broker': {
    question: 'What should I ask the broker?',
    answer:
      'Ask the broker which insurers were compared, what is left out, which deductibles apply, and how the broker is paid. Then ask what happens after a claim, and what you have to tell during the year. Have the answers that matter to you put in writing.',
    links: ['home-why-a-broker', 'general-check-a-licence'],
    next: ['site-broker-needs', 'gen-compare-quotes', 'site-broker-fees'],
  },
  'gen-check-policy': {
    question: 'What should I check when my policy arrives?',
    answer:
      'Check names, address, the car or home, who drives or lives there, the dates, and each limit and deductible on the declarations page. Then read what is left out, and your duties. Have a mistake corrected in writing at once: a wrong answer can cost a claim.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-where-in-policy', 'gen-change-mind', 'do-change-policy'],
  },
  'gen-loyal': {
    question: 'Does it pay to stay with the same insurer for years?',
    answer:
      'Staying can bring a loyalty discount or forgiveness of a first claim, and it can also mean that nobody has compared for years. Ask for the reasons of each increase, and have a broker compare before the renewal. Look at what you would lose by a change.',
    links: ['home-lower-premiums', 'home-why-a-broker'],
    next: ['auto-renewal', 'auto-forgiveness', 'gen-compare-quotes'],
  },
  'auto-second-car': {
    question: 'Can I add a second car to my policy?',
    answer:
      'A second car can usually be added to the same policy, often with a discount for more than one vehicle. It has to be insured before it is driven, so call before you pick it up. Say who drives which car most.',
    links: ['auto-driving-uninsured', 'home-lower-premiums'],
    next: ['auto-new-car', 'gen-bundle', 'auto-whose-name'],
  },
  'auto-test-drive': {
    question: 'Is a test drive insured?',
    answer:
      'A test drive is usually insured by the policy of the car: the dealer’s for a dealer’s car, the seller’s in a private sale. Have a valid licence and the owner’s consent, and ask to see the pink card first. Damage may still cost somebody a deductible.',
    links: ['auto-driving-uninsured', '/insurance/auto'],
    next: ['auto-lend-car', 'auto-private-sale', 'auto-sell'],
  },
  'home-inspection': {
    question: 'Does the insurer look at my home before or after I buy?',
    answer:
      'An insurer may send somebody to look at an older, large or rural home, or ask for photos and a report on wiring or a stove. Often the policy begins first and the visit comes within weeks. If something has to be repaired, it names a date; ask for more time before it passes.',
    links: ['acreage-wood-stove', '/insurance/home'],
    next: ['home-insurer-deadline', 'home-wett', 'home-old-house'],
  },
  'home-closing-moved': {
    question: 'The closing date of our home has changed. What about the insurance?',
    answer:
      'Call your broker as soon as the closing date changes, so that the policy begins on the new day of possession. Until then the seller’s policy is for the house, and your old home or tenant policy for your things. The lender and the lawyer need the proof with the new date.',
    links: ['home-is-it-mandatory', 'tenant-moving'],
    next: ['home-when-to-call', 'home-lender-proof', 'home-things-early'],
  },
  'biz-changes': {
    question: 'My business has grown or changed. What do I have to tell the insurer?',
    answer:
      'Tell the insurer about new services, places, staff, vehicles or much higher sales when they happen, not only at renewal. The premium is often adjusted by revenue or payroll at the end of the term. Work that the insurer does not know of might not be insured.',
    links: ['business-which-covers-first', '/business'],
    next: ['biz-move', 'biz-first-employee', 'gen-tell-insurer'],
  },
  'life-two-policies': {
    question: 'Can I have two life insurance policies?',
    answer:
      'You can have several life policies, and each pays its own amount. An insurer asks about the others, as the total has to fit your income and debts. Policies at work count too. People often add a term policy for a mortgage to a smaller permanent one.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-group-enough', 'life-how-much', 'life-increase'],
  },
  'life-increase': {
    question: 'Can I increase my life insurance later?',
    answer:
      'More life insurance usually means a new application with new health questions, at the price of your age then. Some policies have an option to add some without health questions after a birth, a marriage or a new mortgage. Ask whether yours has one before you need it.',
    links: ['life-how-much', '/insurance/life'],
    next: ['life-two-policies', 'life-convert', 'life-change-after'],
  },
  'life-exam': {
    question: 'What happens at a medical exam for life insurance?',
    answer:
      'A nurse usually comes to your home or work, measures height, weight and blood pressure, and takes blood and urine; the insurer pays. Larger amounts or older ages may mean an ECG or a doctor’s report. You may ask for the results.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-tested', 'life-results-private', 'life-no-medical'],
  },
  'travel-who-pays-first': {
    question: 'Do I pay the hospital abroad first, or does the insurer pay it?',
    answer:
      'Travel insurers often pay a hospital directly if you call their assistance line before or at once. Small bills you usually pay yourself and claim later, with itemized receipts and the doctor’s report. Without the call the insurer may pay less.',
    links: ['travel-does-ahcip-pay', '/insurance/travel'],
    next: ['claim-travel', 'travel-in-hospital', 'travel-health-card'],
  },
  'visa-deductible': {
    question: 'May Super Visa insurance have a deductible?',
    answer:
      'Super Visa insurance may have a deductible, and a higher one lowers the price; the required coverage of {superVisa.minimum} stays. The family pays the deductible for each claim or once, as the policy says. Ask before you choose a high one: a hospital may ask for it at the desk.',
    links: ['super-visa-how-much-cover', '/super-visa'],
    next: ['visa-how-much', 'visa-price', 'gen-per-person'],
  },
  'visa-see-doctor': {
    question: 'How do my visiting parents see a doctor with their insurance?',
    answer:
      'Visitors can go to a walk-in clinic or, in an emergency, to a hospital, and should call the insurer’s assistance line as early as they can. Clinics often want to be paid first; keep the receipts. Check-ups and what was known before are usually not paid.',
    links: ['super-visa-how-much-cover', '/super-visa'],
    next: ['visa-covers', 'visa-condition', 'claim-travel'],
  },
  'site-meet-broker': {
    question: 'Do I meet the broker in person?',
    answer:
      'Most of it happens by phone, text or email, as you choose in the form; you need not go anywhere. If you would like to meet, ask the broker, whose office may be in another town. Papers can usually be signed and sent online.',
    links: ['general-what-happens-next', 'home-why-a-broker'],
    next: ['site-contact-choice', 'site-when-contacted', 'do-call-time'],
  },
};
