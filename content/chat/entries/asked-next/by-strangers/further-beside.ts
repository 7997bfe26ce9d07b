import type { Entries } from '../../../entry.ts';

/** What people ask of any kind of insurance that no other entry says, found by asking a hundred plain questions. */
export const furtherBeside: Entries = {
  'auto-towed-damage': {
    question: 'My car was damaged while it was towed or parked by somebody else. Who pays?',
    answer:
      'Whoever towed or parked the car may be responsible for the damage, so take photos at once and tell them in writing. Your own collision or comprehensive coverage can pay first, less the deductible, and your insurer may ask them for it.',
    links: ['home-collision-or-comprehensive', '/insurance/auto'],
    next: ['auto-at-garage', 'claim-car-vandalism', 'auto-tow'],
  },
  'spec-atv-lent': {
    question: 'I lent my quad or snowmobile and it was damaged. Is that insured?',
    answer:
      'A quad or snowmobile that you lend is usually insured under its own policy if the rider had your consent and the policy allows others. Damage to it needs collision coverage. Somebody who was hurt, or whose things were damaged, is a matter of your liability.',
    links: ['specialty-atv-snowmobile'],
    next: ['spec-atv', 'spec-atv-child', 'auto-lend-car'],
  },
  'home-driveway-rent': {
    question: 'I rent out my driveway, garage or yard for parking. Does it matter?',
    answer:
      'Renting out a driveway or garage is a use that a home insurer wants to know about, because strangers park on your land. Your own liability might not reach that far. Tell the insurer, and say in writing what you are responsible for.',
    links: ['/insurance/home', 'home-or-tenant'],
    next: ['home-rent-out', 'home-liability', 'gen-tell-insurer'],
  },
  'home-costly-things': {
    question: 'I bought something costly for the house. Do I have to tell the insurer?',
    answer:
      'Furniture, electronics or a pool table are part of your belongings, so usually only the total limit has to be high enough. Jewellery, bikes, art and collections have limits of their own. A hot tub, sauna or stove should be told. Keep the receipts.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-valuables', 'home-inventory', 'home-trampoline-pool'],
  },
  'home-flip': {
    question: 'I buy a house to fix it up and sell it. What insurance does it need?',
    answer:
      'A house that you renovate to sell needs a policy for a vacant home under renovation, or builders’ risk. An ordinary home policy is for people who live there. Say before closing how long it stands empty and what work is done. A foreclosure often needs an inspection first.',
    links: ['specialty-vacant-home', 'builders-risk-renovation'],
    next: ['home-vacant', 'home-renovation', 'home-when-to-call'],
  },
  'home-two-policies': {
    question: 'Can one house have two insurance policies?',
    answer:
      'Two policies on one house do not pay twice: insurers share a loss, and each may ask why there is another. Sometimes two are needed, such as one for the house and one for a business in it. Tell each insurer of the other.',
    links: ['/insurance/home'],
    next: ['gen-other-policy', 'home-business-at-home', 'auto-two-policies'],
  },
  'gen-broker-mistake': {
    question: 'My broker or agent made a mistake. What can I do?',
    answer:
      'Write to the broker or agent what you asked for and when, and ask how it is put right. They carry insurance for mistakes of their own. If that does not help, complain to the Alberta Insurance Council. Whether they owe you money is a legal question.',
    links: ['claims-complain-broker'],
    next: ['claim-complain-broker', 'gen-not-bought', 'no-legal'],
  },
  'gen-broker-or-agent': {
    question: 'What is the difference between a broker and an agent?',
    answer:
      'A broker works with several insurers and can compare them; an agent usually sells for one insurer. Both have to be licensed in Alberta. The quote requests on this site go to brokers.',
    links: ['home-why-a-broker', 'general-check-a-licence'],
    next: ['site-broker-vs-direct', 'site-broker-licensed', 'site-broker-fees'],
  },
  'gen-cancelled-by-other': {
    question: 'Somebody else on the policy cancelled or changed it. What can I do?',
    answer:
      'Call the insurer or broker today and ask from which day you have no coverage; do not drive a car that is not insured. Any named owner of a policy can often change it. You can arrange one of your own, and a lawyer can say what was allowed.',
    links: ['auto-driving-uninsured', 'general-am-i-covered'],
    next: ['auto-separation', 'home-separation', 'auto-stopped-cancelled'],
  },
  'life-lower-price': {
    question: 'How can I pay less for life insurance?',
    answer:
      'Life insurance costs less with term instead of permanent, a shorter term, a smaller amount, a year without nicotine, or paying yearly. Do not end the old policy before a new one is in force. A broker can ask several insurers, because they rate health differently.',
    links: ['life-term-or-permanent', '/insurance/life'],
    next: ['life-price-factors', 'life-smoker', 'life-term-permanent'],
  },
  'life-any-cause': {
    question: 'Does life insurance pay for any cause of death?',
    answer:
      'Life insurance usually pays for almost any cause of death: illness, an accident, a crash or old age. The main exceptions are a wrong answer in the application and what the contract excludes, mostly in the first years. Accidental death insurance is different: it pays for accidents alone.',
    links: ['/insurance/life', 'life-health-questions'],
    next: ['life-suicide-clause', 'life-accidental', 'claim-life'],
  },
  'life-move': {
    question: 'I move to another province or country. Do I keep my life insurance?',
    answer:
      'A life insurance policy of your own usually goes on wherever you live, in Canada or abroad, as long as you pay. Tell the insurer your new address. Group life ends with the job. Keep a bank account from which the premium can be paid.',
    links: ['/insurance/life', 'life-insurer-fails'],
    next: ['life-died-abroad', 'life-leaving-group', 'auto-leave-alberta'],
  },
  'life-disability-pregnancy': {
    question: 'Does disability insurance pay during pregnancy or maternity leave?',
    answer:
      'A normal pregnancy or a leave is no disability, so it usually pays nothing then; complications that keep you from working may be covered. EI pays maternity and parental benefits to those who qualify. Buy it before you are pregnant if you can, because insurers may wait or exclude it.',
    links: ['life-illness-or-disability', '/insurance/disability-and-critical-illness'],
    next: ['life-pregnant', 'life-disability', 'group-on-leave'],
  },
  'life-disability-claim': {
    question: 'How do I claim disability benefits?',
    answer:
      'Tell the disability insurer, or the plan administrator at work, as soon as you cannot work, and ask for the forms. There is usually one for you, one for your doctor and one for the employer. Send them before the waiting period ends. Ask about EI sickness benefits for the first weeks.',
    links: ['disability-waiting-period', '/insurance/disability-and-critical-illness'],
    next: ['life-disability-wait', 'life-ei-sickness', 'life-ltd-denied'],
  },
  'group-hearing-aids': {
    question: 'Does a benefits plan pay for hearing aids, orthotics or equipment?',
    answer:
      'Many plans pay a part for hearing aids, orthotics or medical equipment, up to a limit over some years, and often only with a prescription. The booklet or the insurer’s app shows yours. Send the estimate to the insurer and wait for its answer before you buy.',
    links: ['/group-benefits', 'group-benefits-what-is-an-hsa'],
    next: ['group-claim-drug', 'group-paramedical', 'health-seniors'],
  },
  'biz-coach': {
    question: 'I coach or volunteer in a sports club. Am I insured?',
    answer:
      'Coaches and volunteers of a club are usually insured by its liability policy, or the league’s, while they act for it: ask the club. A coach who is paid and works alone needs liability of their own. Injuries of players are a matter for accident insurance of the sport.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-volunteers', 'biz-trainer-photographer', 'biz-nonprofit'],
  },
};
