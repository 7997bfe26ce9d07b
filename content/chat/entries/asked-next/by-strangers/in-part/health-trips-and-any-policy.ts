import type { Entries } from '../../../../entry.ts';

/**
 * Health coverage of newcomers, trips, benefits, and what is asked of any policy. Health cards: alberta.ca, "Health care coverage for
 * temporary residents"; University of Calgary, on permit extensions. WCB: wcb.ab.ca, "Review and appeal".
 */
export const healthTripsAndAnyPolicy: Entries = {
  'visa-after-arrival': {
    question: 'Can visitors who have already landed still be insured?',
    answer:
      'Usually yes: most insurers also sell visitors insurance after arrival, but an illness that has already begun is left out. Injuries are then usually covered at once, and a new illness after a waiting period. The later after arrival you buy, the longer the waiting period can be.',
    links: ['visitors-after-arrival'],
    next: ['visa-waiting', 'visa-visitors', 'visa-condition', 'do-quote-super-visa'],
  },
  'visa-card-from-abroad': {
    question: 'I came from another country. Who pays until my health card arrives?',
    answer:
      'If you came from another country, the Alberta health card may cover you from the day you settle here, if you apply within {travel.ahcip.applyWithin}. Until it is confirmed, a hospital or doctor may bill you: keep the receipts and ask Alberta Health whether it pays them back. Emergency care is not denied to anybody. Private insurance can cover those days, though usually not a pregnancy.',
    links: ['visitors-health-card-newcomer', 'visitors-students-workers'],
    next: ['visa-students-workers', 'visa-newcomer-card', 'visa-pregnant', 'visa-uninsured-ill'],
  },
  'visa-permit-extended': {
    question: 'My permit runs out and I wait for the extension. Does my health card go on?',
    answer:
      'The Alberta health card usually ends with the date on the permit, also while an extension is being decided. Call Alberta Health before that day, say that you have applied, and ask whether a temporary extension is possible. Visitors insurance can cover emergencies in between. Benefits at work and the licence have dates of their own.',
    links: ['visitors-students-workers', 'visitors-health-card-newcomer'],
    next: ['visa-students-workers', 'visa-visitors', 'visa-have-card', 'auto-expired-papers'],
  },
  'travel-recalled': {
    question: 'Work calls me back. Does trip cancellation pay?',
    answer:
      'Usually not: a recall to work or a changed shift is seldom among the reasons that trip cancellation lists. Many policies list only the loss of a permanent job, a transfer, or jury duty. Some have an addition for reasons of work, and “cancel for any reason” repays a part; both have to be bought soon after booking. Ask your employer what it repays.',
    links: ['travel-cancellation-reasons'],
    next: ['travel-any-reason', 'travel-cancellation', 'claim-trip-cancelled'],
  },
  'travel-fill-form': {
    question: 'How do I fill in the medical form for travel insurance correctly?',
    answer:
      'Fill in the medical form with your medicines and the dates of tests and changes beside you, and answer what it asks. Where you are unsure, ask the doctor’s office or the insurer before you sign, and do not guess. Report what changes before you leave. A wrong answer can void the policy, even for something else.',
    links: ['travel-existing-condition', 'life-health-questions'],
    next: ['travel-why-health', 'travel-stable', 'travel-each-person', 'do-quote-travel'],
    reason: 'travel-why-health',
  },
  'life-wcb-stopped': {
    question: 'WCB has stopped my benefits. What can I do?',
    answer:
      'Ask WCB-Alberta for its reasons and request a review of the decision; after that, the Appeals Commission can decide. Each step has a time limit, so write soon, with a letter from your doctor. An appeals office of the province helps injured workers free of charge. If you have disability insurance, tell that insurer as well: it decides for itself.',
    links: ['business-is-wcb-included', '/insurance/disability-and-critical-illness'],
    next: ['life-hurt-at-work', 'life-disability-claim', 'life-ltd-denied', 'life-income-stops'],
  },
  'group-dental-only': {
    question: 'Can a group plan be for dental only?',
    answer:
      'Many insurers sell small firms a package of health, dental and some life insurance, and few sell dental alone. A health spending account can pay for dental work instead, up to a yearly amount. Ask a broker which insurers sell single parts to a firm of your size.',
    links: ['/group-benefits', 'group-benefits-what-is-an-hsa'],
    next: ['group-what', 'group-hsa', 'group-smallest', 'do-quote-group-benefits'],
  },
  'group-other-province': {
    question: 'Some of our staff live in another province. Can they be on the plan?',
    answer:
      'Usually yes: a group plan can cover staff who live in another province, if the insurer knows where each of them lives. Public health plans, and some taxes on the premium, differ between provinces. Give the broker the province of every employee for the quote.',
    links: ['/group-benefits', 'group-benefits-must-all-join'],
    next: ['group-data', 'group-must-join', 'do-quote-group-benefits'],
  },
  'gen-will-pay': {
    question: 'How do I know that an insurer really pays?',
    answer:
      'An insurer has to pay what the policy promises, so have the broker show you the words for the loss that you fear. For a flood, that is overland water, with its limit and what it leaves out. Answer the application truthfully, and keep receipts and photos. If a claim is refused, ask for the reason in writing: complaining to the OmbudService is free.',
    links: ['claims-complain-insurer', 'general-am-i-covered'],
    next: ['claim-denied', 'gen-where-in-policy', 'claim-complain-insurer', 'gen-standard-or-extra'],
  },
  'gen-policy-lost': {
    question: 'My policy is lost or wet. How do I find out what I have?',
    answer:
      'Call your insurer or broker and ask for the declarations page by email: it lists your coverages, limits and deductibles. You can report a claim before you have it. If you do not know who the insurer is, look at bank payments, emails or the mortgage papers. Take photos of the wet pages.',
    links: ['/tooltips', 'general-am-i-covered'],
    next: ['gen-where-in-policy', 'claim-unknown-insurer', 'claim-report-soon', 'do-get-documents'],
  },
  'gen-unclaimed-loss': {
    question: 'I had a loss and made no claim. Must I tell a new insurer?',
    answer:
      'If the application asks about losses, the answer includes one that you paid yourself; if it asks only about claims, it does not. Read the question closely, and ask the broker when in doubt. Say what you have repaired or changed since, because it can help. A wrong answer can void the policy.',
    links: ['home-why-a-broker', 'general-am-i-covered'],
    next: ['gen-insurers-see', 'gen-claims-letter', 'claim-only-asked', 'no-fraud'],
  },
  'site-chat-cannot-see': {
    question: 'Why can this chat not see my request?',
    answer:
      'The chat cannot see requests, so that nobody can read yours by pretending to be you. Your tracking link and the [client portal](/portal/login) show the status, the broker and what you sent. To correct a phone number, tell the broker there, or [write to us](/contact) with your reference.',
    links: ['privacy-assistant', 'privacy-see-or-correct'],
    next: ['do-request-status', 'do-change-request', 'do-no-reference', 'site-chat-privacy'],
  },
  'gen-must-or-optional': {
    question: 'Which insurance is required by law, and which is optional?',
    answer:
      'By law, a car on the road must be insured, and most employers need WCB; home, tenant, life and travel insurance are optional. A mortgage lender, a lease or a contract may still require some. An off-highway vehicle on public land needs liability insurance, and a Super Visa needs medical insurance for the visitor.',
    links: ['auto-compulsory-cover', 'home-is-it-mandatory'],
    next: ['auto-required', 'home-required', 'biz-required', 'gen-which-kind'],
  },
  'gen-payment-day': {
    question: 'Can I change the day or the account from which payments are taken?',
    answer:
      'Ask your insurer or broker before the next withdrawal: they change the day and the bank account, and this site cannot. Keep money in the old account until they confirm it, because a returned payment can end a policy after a written notice. Please do not type account numbers here.',
    links: ['claims-late-payment', '/insurance/all'],
    next: ['gen-pay-how', 'gen-pay-monthly', 'auto-missed-payment', 'do-pay-bill'],
  },
  'gen-when-starts': {
    question: 'When does my new policy begin?',
    answer:
      'A new policy begins on the day that an insurer or broker confirms to you in writing, and not when you ask for a quote. You can usually choose a later day, such as the day after your old policy ends. Keep the old policy until the new one is confirmed.',
    links: ['general-am-i-covered', 'general-cancel-a-policy'],
    next: ['gen-start-later', 'gen-time-to-insure', 'gen-cancel-how'],
  },
  'gen-cancel-how': {
    question: 'How do I cancel a policy, and how much notice do I give?',
    answer:
      'You can usually cancel at any time, in writing, with your insurer or broker, naming the day on which the policy is to end. In the middle of a term it often costs a fee or part of the premium, so ask for the exact refund first. If you change insurers, have the new policy confirmed before the old one ends.',
    links: ['general-cancel-a-policy'],
    next: ['gen-refund-when', 'auto-cancel', 'life-cancel', 'do-cancel-policy-here'],
  },
  'gen-owed-insurer': {
    question: 'My insurer says that I still owe money, or sent it to collections',
    answer:
      'Money owed to an insurer can be asked for after the policy has ended, and it can count against you with the next one. Ask for the amount in writing, and for how it was worked out: it covers the days until the policy ended, and perhaps a fee. If it looks wrong, write to the complaint officer of the insurer.',
    links: ['claims-complain-insurer', 'claims-late-payment'],
    next: ['gen-billing', 'gen-stop-paying', 'claim-complain-insurer', 'auto-back-to-ordinary'],
  },
  'gen-why-not-renewed': {
    question: 'Why would an insurer not renew my policy?',
    answer:
      'Common reasons are claims, tickets, missed payments, the kind of car, the age or state of a house, or that the insurer leaves a market. Ask for the reason in writing, because it may be something you can put right or prove wrong. Have a broker ask other insurers before the policy ends.',
    links: ['claims-complain-insurer', 'home-why-a-broker'],
    next: ['gen-not-renewed-weeks', 'auto-not-renewed', 'home-letter-ends', 'gen-notice'],
  },
  'gen-broker-does': {
    question: 'What does a broker actually do?',
    answer:
      'A broker asks insurers for quotes, explains what policies say, arranges the one you choose, and helps with changes and claims. A broker is licensed and may work with several insurers, who usually pay a commission that is part of the premium. This site only introduces you to one.',
    links: ['general-are-you-a-broker', 'home-why-a-broker'],
    next: ['site-broker-vs-direct', 'gen-broker-or-agent', 'site-broker-fees'],
  },
  'gen-clean-years': {
    question: 'After how many years without a claim is the price at its best?',
    answer:
      'No number of years is the same everywhere: each year without a claim usually helps, and insurers set their own steps and discounts. An at-fault collision usually counts for about {auto.rating.claimYears}; home insurers look at several years. Ask yours which step you are on, and when an old claim stops counting.',
    links: ['home-auto-premium-factors', 'home-lower-premiums'],
    next: ['gen-claim-free', 'auto-record-years', 'auto-good-driver', 'gen-loyal'],
  },
  'gen-why-deductible': {
    question: 'Why do I have to pay a deductible at all?',
    answer:
      'A deductible leaves small losses with you, so that the policy is for the larger ones; in return, the premium is usually lower. You choose the amount when you buy the policy, within what the insurer and a lender allow. Some coverages, such as direct compensation, usually have none.',
    links: ['home-lower-premiums', 'auto-what-is-dcpd'],
    next: ['gen-deductible', 'gen-higher-deductible', 'claim-deductible-whose', 'claim-below-deductible'],
  },
  'group-dependants': {
    question: 'Are my spouse and children covered by group benefits?',
    answer:
      'Usually yes, if you choose family coverage: most plans take a spouse and dependent children, up to the age that the plan sets. Parents are usually left out. It is the same for owners once they are on the plan. Tell the plan administrator soon about a birth, a marriage or a separation.',
    links: ['/group-benefits', 'group-benefits-can-owners-join'],
    next: ['group-children-age', 'group-common-law', 'group-spouse', 'group-parents'],
  },
  'travel-medical-or-cancel': {
    question: 'Trip cancellation or travel medical: what is the difference?',
    answer:
      'Travel medical insurance pays for doctors and hospitals on the trip; trip cancellation pays back prepaid costs if you cannot go for a listed reason. Each can usually be bought alone, or both together. A card or a plan at work may include one of them, so read its certificate. Which one you need I cannot say; a licensed broker partner can.',
    links: ['/insurance/travel', 'travel-cancellation-reasons'],
    next: ['travel-what-covers', 'travel-cancellation', 'travel-credit-card', 'do-quote-travel'],
  },
  'travel-left-out-now': {
    question: 'I left an illness out of a travel insurance form. What now?',
    answer:
      'Tell the insurer or broker before you leave: they can correct the form and say what it changes. A wrong or missing answer can void the policy, even for something else. If there is a claim already, say truthfully what was left out. Please do not describe your health in this chat.',
    links: ['travel-existing-condition'],
    next: ['travel-fill-form', 'travel-condition', 'travel-why-health'],
  },
  'visa-refund-time': {
    question: 'How long does a refund take after a visa is refused?',
    answer:
      'A refund after a refused visa often comes within a few weeks of the form and the refusal letter; the insurer decides how fast. It usually goes back the way you paid. Ask for the date when you send the form. If nothing comes, call the broker or insurer with the policy number.',
    links: ['super-visa-refund'],
    next: ['visa-refund', 'visa-refund-how', 'claim-complain-insurer'],
  },
  'gen-down-payment': {
    question: 'Why does the insurer want a first payment or down payment?',
    answer:
      'Because the policy covers you from its first day, many insurers want a first payment then, before the monthly ones follow. How much it is depends on the insurer and the plan. Ask what it is part of, and for the total by the year and by the month. Nothing is paid to this site.',
    links: ['/insurance/auto'],
    next: ['gen-pay-monthly', 'gen-pay-how', 'gen-billing'],
  },
};
