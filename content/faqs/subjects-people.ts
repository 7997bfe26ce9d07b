import type { FaqItem } from './faq.ts';

/** Asked on the pages about living benefits and visitors. */
export const subjectPeopleFaqs: readonly FaqItem[] = [
  {
    id: 'disability-self-employed',
    category: 'subject',
    question: 'Can I get disability insurance if I am self-employed?',
    answer:
      'Yes, disability insurance is sold to self-employed people too. Insurers look at your net income over one or two tax years, so large tax deductions lower the benefit. In the first years of a business, some insurers offer a smaller benefit without proof of income. Business overhead expense insurance can pay the fixed costs of your office or shop while you cannot work.',
  },
  {
    id: 'disability-waiting-period',
    category: 'subject',
    question: 'How long is the waiting period of a disability policy?',
    answer:
      'You choose it, often {life.disability.waiting}. The waiting period, or elimination period, is the time before the benefit begins. A longer waiting period lowers the price, but your savings or sick pay have to last until the first payment. That payment usually comes about a month after the waiting period ends.',
  },
  {
    id: 'disability-taxed',
    category: 'subject',
    question: 'Is a disability benefit taxed?',
    answer:
      'In general, the benefit is not taxed if you paid the premium (the price of the policy) yourself with after-tax money. If an employer paid any part of the premium, the benefit is usually taxed. If your own company pays, ask an accountant.',
  },
  {
    id: 'disability-leave-job',
    category: 'subject',
    question: 'What happens to my coverage when I leave my job?',
    answer:
      'Coverage through a plan at work usually ends with the job. If the plan includes life insurance, you can often turn it into a policy of your own without health questions. You usually have to apply within {groupBenefits.convert}. Disability insurance can seldom be converted. A policy you own yourself does not depend on your job.',
  },
  {
    id: 'illness-which-conditions',
    category: 'subject',
    question: 'Which illnesses does a critical illness policy list?',
    answer:
      'Most policies include life-threatening cancer, heart attack and stroke. Longer lists have about two dozen illnesses, such as multiple sclerosis, kidney failure and loss of sight. For each one, the policy defines how severe it must be.',
  },
  {
    id: 'illness-return-of-premium',
    category: 'subject',
    question: 'Can a critical illness policy give my money back?',
    answer:
      'Some can. Return of premium is an option that pays back your premiums (what you paid for the policy) if you never make a critical illness claim. Depending on the version you buy, it pays at death, at the end of the policy, or when you cancel after a number of years. The option can raise the price considerably.',
  },
  {
    id: 'visitors-after-arrival',
    category: 'subject',
    question: 'My parents have already arrived. Is it too late to insure them?',
    answer:
      'Usually not: most insurers also sell visitors insurance after arrival. Injuries are then usually covered at once, and illness after a waiting period. The longer you wait to buy, the longer the waiting period for illness can be.',
  },
  {
    id: 'visitors-super-visa-same',
    category: 'subject',
    question: 'Is visitors insurance the same as Super Visa insurance?',
    answer:
      'Not quite. Super Visa insurance is a visitors policy that meets the federal rules for parents and grandparents who stay for years at a time. It needs at least {superVisa.minimum} of coverage for health care, hospital and the return home, for at least {superVisa.term} from entry. The insurer must be Canadian, or a foreign one that the federal regulator has authorized. The policy must be {superVisa.proof.payment}. Other visitors may choose a lower amount, and insure only the days of their stay.',
  },
  {
    id: 'visitors-health-card-newcomer',
    category: 'subject',
    question: 'We have just moved to Alberta. When does our health card start?',
    answer:
      'From another province, your coverage here starts on the {travel.ahcip.fromProvince} after the month of your move. It may start later if you apply more than {travel.ahcip.applyWithin} after the move. Until then, the plan of your old province covers you. From outside Canada, you may be covered from the day you settle here, if you apply within {travel.ahcip.applyWithin}. Private insurance can cover the days until the Alberta Health Care Insurance Plan has confirmed your coverage.',
  },
  {
    id: 'visitors-parents-conditions',
    category: 'subject',
    question: 'Can parents with a heart condition be insured?',
    answer:
      'Often. Many plans cover a condition that was stable for a set time before the policy begins, commonly {travel.stability.usual}, depending on age. Stable usually means no new symptom, diagnosis, test, treatment or referral, and no change in the dose of a medication. The policy’s own definition counts. The broker can go through this with you by phone; please leave the condition out of the form.',
  },
  {
    id: 'visitors-leave-early',
    category: 'subject',
    question: 'My parents went home early. Is there a refund?',
    answer:
      'Many insurers refund the unused days, minus a fee, if there was no claim. They require proof of departure, such as a boarding pass or a passport stamp. Some set a deadline for the request.',
  },
  {
    id: 'visitors-students-workers',
    category: 'subject',
    question: 'Do international students and workers need visitors insurance?',
    answer:
      'It depends on whether the Alberta Health Care Insurance Plan covers them. They may qualify if they live in Alberta and intend to stay for {travel.ahcip.intend}. Their permit must be one that Alberta accepts, with at least {travel.ahcip.permit} left. Until that plan covers them, or if they do not qualify, private insurance can pay instead. Many schools have a plan of their own; its booklet says what it leaves out.',
  },
];
