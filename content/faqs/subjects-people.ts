import type { FaqItem } from './faq.ts';

/** Asked on the pages about living benefits and visitors. */
export const subjectPeopleFaqs: readonly FaqItem[] = [
  {
    id: 'disability-self-employed',
    category: 'subject',
    question: 'Can I get disability insurance when I am self-employed?',
    answer:
      'Yes. Insurers look at net income over one or two tax years, so a year with many deductions lowers the benefit. In the first years of a business some offer a smaller sum without proof. A second policy can pay the fixed costs of the office or shop while you are off.',
  },
  {
    id: 'disability-waiting-period',
    category: 'subject',
    question: 'How long should the waiting period of a disability policy be?',
    answer:
      'As long as savings and sick pay carry you, and not longer. A longer wait lowers the premium. Remember that the first payment comes at the end of the month after the wait, so money is tight for some weeks more.',
  },
  {
    id: 'disability-taxed',
    category: 'subject',
    question: 'Is a disability benefit taxed?',
    answer:
      'In general, a benefit from a policy you paid for with after-tax money is not. When an employer paid any part of the premium, it usually is. An accountant can say what holds for a company that pays for its owner.',
  },
  {
    id: 'disability-leave-job',
    category: 'subject',
    question: 'What happens to my coverage when I leave my job?',
    answer:
      'Coverage through a plan at work usually ends with the job. Life insurance can often be converted within a month without health questions, disability seldom. A policy of your own goes with you, which is the main reason to have one while you are employed.',
  },
  {
    id: 'illness-which-conditions',
    category: 'subject',
    question: 'Which illnesses are on the list?',
    answer:
      'Nearly every policy has life-threatening cancer, heart attack and stroke. Fuller ones list some two dozen, such as multiple sclerosis, kidney failure or the loss of sight. The definitions decide: each says how severe the illness must be.',
  },
  {
    id: 'illness-return-of-premium',
    category: 'subject',
    question: 'Can a critical illness policy give my money back?',
    answer:
      'Some can. Return of premium is an option that gives back what you paid if you never claim. It does so at death, at the end, or when you cancel after a number of years. It can raise the price a good deal. Compare it with the plain policy and what the difference would earn in a savings account.',
  },
  {
    id: 'visitors-after-arrival',
    category: 'subject',
    question: 'My parents have already landed. Is it too late?',
    answer:
      'No. Most insurers sell visitors insurance after arrival. Injuries are then usually covered at once, and illness after a waiting period of some days. The later you buy, the longer that wait can be.',
  },
  {
    id: 'visitors-super-visa-same',
    category: 'subject',
    question: 'Is this the same as Super Visa insurance?',
    answer:
      'A Super Visa policy is a visitors policy that meets federal rules: at least {superVisa.minimum}, for at least {superVisa.term} from entry. It is paid, not just quoted. An ordinary visitor may choose a smaller sum and the exact days.',
  },
  {
    id: 'visitors-health-card-newcomer',
    category: 'subject',
    question: 'We have just moved to Alberta. When does our health card start?',
    answer:
      'It depends on where you come from. People who move from another province stay on their old plan for a while. People who arrive from abroad to live here may be covered from an earlier day if they apply soon after arrival. Apply in the first days and insure the gap.',
  },
  {
    id: 'visitors-parents-conditions',
    category: 'subject',
    question: 'Can parents with a heart condition be insured?',
    answer:
      'Often. Many plans cover a condition that was stable for a set time before the policy begins: commonly {travel.stability.usual}, longer for older visitors. Stable means no new symptoms, tests or changes of medicine. A broker goes through it with you by phone. Please leave it out of the form.',
  },
  {
    id: 'visitors-leave-early',
    category: 'subject',
    question: 'They went home early. Is there a refund?',
    answer:
      'Many insurers refund the days that were not used, less a fee, when nothing was claimed. They want proof of departure, such as a boarding pass or a stamp. Send it soon: some set a deadline.',
  },
  {
    id: 'visitors-students-workers',
    category: 'subject',
    question: 'Do international students and workers need it?',
    answer:
      'Many qualify for the provincial plan, when their permit and their stay are long enough. Until the card comes, and for anyone who does not qualify, a policy fills the gap. Schools often have a plan of their own; read what it leaves out.',
  },
];
