import type { FaqItem } from './faq.ts';

/** Asked on the pages about professional liability and cyber insurance. */
export const subjectBusinessFaqs: readonly FaqItem[] = [
  {
    id: 'eo-or-general-liability',
    category: 'subject',
    question: 'I have general liability. Do I need this too?',
    answer:
      'If clients rely on your advice, design or figures, yes. General liability pays for injury and damaged things, and usually excludes professional services. A client who lost money and nothing else falls between the two.',
  },
  {
    id: 'eo-sole-proprietor',
    category: 'subject',
    question: 'I work alone. Can I not just incorporate?',
    answer:
      'A company protects you against its debts. It does not protect you against a claim for your own careless work, and a company without insurance has nobody to pay for its lawyer. Small practices often find this coverage cheaper than they expected.',
  },
  {
    id: 'eo-retire',
    category: 'subject',
    question: 'I am retiring. May I let it lapse?',
    answer:
      'Claims come years after the work. An extended reporting period, often called a tail, keeps the door open for claims about old work. Some associations give it to retired members. Arrange it before the last policy ends. Later it is usually not possible.',
  },
  {
    id: 'eo-gap',
    category: 'subject',
    question: 'What happens to old work if I change my professional liability insurer?',
    answer:
      'Nothing, if the new policy keeps your retroactive date and starts the minute the old one ends. Report every circumstance you know of to the old insurer first. A new insurer excludes what you already knew.',
  },
  {
    id: 'eo-limit',
    category: 'subject',
    question: 'How high should the limit be?',
    answer:
      'Think of the largest job and what it would cost the client if it went wrong, then add the lawyers if defence counts inside the limit. Contracts often name a sum. Two numbers are usual: one for a single claim, one for all claims of a year.',
  },
  {
    id: 'eo-contract-clause',
    category: 'subject',
    question: 'A contract says I must indemnify the client. Is that insured?',
    answer:
      'Only for what you would owe without the contract. Promises beyond that, such as paying whatever happens or guaranteeing a result, are usually excluded. Send the clause to the broker before you sign; insurers can often suggest other words.',
  },
  {
    id: 'cyber-too-small',
    category: 'subject',
    question: 'We are four people. Are we not too small?',
    answer:
      'Attacks are mostly automatic and do not count employees. Small firms have fewer backups and no one on call, so the same attack lasts longer. What an insurer brings is above all people: somebody who picks up the phone and has done this before.',
  },
  {
    id: 'cyber-cloud',
    category: 'subject',
    question: 'Our data is in the cloud. Is that not the problem of the provider?',
    answer:
      'The people whose data it is are your customers, and the law looks at you. Contracts of large providers limit what they pay to a few months of fees. Coverage for the failure of a supplier is a part of its own in most policies.',
  },
  {
    id: 'cyber-ransom',
    category: 'subject',
    question: 'Does insurance pay the ransom?',
    answer:
      'Some policies do, within a limit, if the insurer agreed first and the law allows it: payments to groups under sanctions are forbidden. Specialists try everything else before, because paying does not always bring the files back.',
  },
  {
    id: 'cyber-crime-policy',
    category: 'subject',
    question: 'Cyber or crime insurance for a false invoice?',
    answer:
      'Either can have it, and either can leave it out. It is called social engineering or funds transfer fraud and has a small limit of its own. Look for the condition that somebody called back on a known number.',
  },
  {
    id: 'cyber-application-wrong',
    category: 'subject',
    question: 'What if an answer on the application was wrong?',
    answer:
      'An insurer may refuse a claim, or the whole policy, when an answer about security was not true. Let the person who runs the computers fill in that page. Where something is only planned, write that it is planned.',
  },
  {
    id: 'cyber-no-tech',
    category: 'subject',
    question: 'We have no computer person. Can we still get it?',
    answer:
      'Usually, with a smaller limit and fewer parts. A second step at sign-in and a backup that is not connected cost little and open most doors. Some insurers help to set them up.',
  },
];
