import type { FaqItem } from './faq.ts';

/** Asked on the pages about professional liability and cyber insurance. */
export const subjectBusinessFaqs: readonly FaqItem[] = [
  {
    id: 'eo-or-general-liability',
    category: 'subject',
    question: 'I have general liability. How is professional liability different?',
    answer:
      'General liability covers injury to people and damage to property, and usually excludes professional services. If a client loses money because of your advice, design or figures, that loss is covered only under professional liability.',
  },
  {
    id: 'eo-sole-proprietor',
    category: 'subject',
    question: 'I work alone. Does having a corporation protect me as insurance would?',
    answer:
      "Only in part. A corporation usually protects you against the corporation's debts. It usually does not protect you against a claim for your own careless work. Without insurance, you or the corporation would also pay the lawyer.",
  },
  {
    id: 'eo-retire',
    category: 'subject',
    question: 'I am retiring. What happens if my professional liability policy ends?',
    answer:
      'Claims can come years after the work, and a policy that has ended does not pay them. An extended reporting period, also called run-off or tail coverage, lets you report claims about old work. Some associations provide it to retired members. You usually have to arrange it before the last policy ends.',
  },
  {
    id: 'eo-gap',
    category: 'subject',
    question: 'What happens to old work if I change my professional liability insurer?',
    answer:
      'Old work stays covered if the new policy keeps your retroactive date and starts when the old policy ends. The retroactive date is the day from which your work is covered. Before you change, report to the old insurer anything that could lead to a claim. A new insurer usually excludes what you already knew.',
  },
  {
    id: 'eo-limit',
    category: 'subject',
    question: 'How is the limit for professional liability chosen?',
    answer:
      'A common starting point is your largest job and what it would cost the client if it went wrong. If the policy pays for legal defence out of the limit, legal fees use up part of it. Contracts often state a minimum. A policy usually has two limits: one for a single claim and one for all claims in a year.',
  },
  {
    id: 'eo-contract-clause',
    category: 'subject',
    question: 'A contract says I must indemnify the client. Is that insured?',
    answer:
      'Usually only in part. To indemnify the client means to pay the client’s losses, and your policy usually covers only what you would owe without the contract. It excludes promises beyond that, such as a promise to pay no matter who is at fault, or to achieve a result. You can ask a broker to look at the clause before you sign; insurers can often suggest other wording.',
  },
  {
    id: 'cyber-too-small',
    category: 'subject',
    question: 'We are four people. Are we too small for an attack?',
    answer:
      'No. Many attacks are automatic and reach small firms as well as large ones. A small firm often has fewer backups and nobody on call, so it can take longer to recover. A cyber policy usually includes a hotline to specialists.',
  },
  {
    id: 'cyber-cloud',
    category: 'subject',
    question: 'Our data is in the cloud. Is the provider responsible?',
    answer:
      'Usually your business is responsible, not the provider. Your customers can claim against you, and privacy law makes your business responsible for the data it collects. Providers’ contracts usually cap what they pay; one large provider’s contract caps it at {business.cloud.cap}. In most cyber policies, coverage for an outage at a supplier is a separate part.',
  },
  {
    id: 'cyber-ransom',
    category: 'subject',
    question: 'Does insurance pay the ransom?',
    answer:
      'Some policies do, up to a limit, if the insurer agrees first and the law allows it. Payments to groups under sanctions are illegal. Specialists usually look for other ways first, because paying does not always bring the files back.',
  },
  {
    id: 'cyber-crime-policy',
    category: 'subject',
    question: 'Which policy covers a payment on a false invoice?',
    answer:
      'A cyber policy or a crime policy (for theft and fraud) may cover it, and either may exclude it. Insurers call it social engineering or funds transfer fraud, and the limit is usually small. Many policies pay only if somebody called a known number to check before the money was sent.',
  },
  {
    id: 'cyber-application-wrong',
    category: 'subject',
    question: 'What if an answer on the application was wrong?',
    answer:
      'If an answer about security was not true, the insurer may refuse a claim or cancel the policy. Have the person who looks after your computers answer those questions. If something is only planned, write that it is planned.',
  },
  {
    id: 'cyber-no-tech',
    category: 'subject',
    question: 'We have no IT staff. Can we still get cyber insurance?',
    answer:
      'Usually yes, sometimes with a smaller limit and fewer coverages. Insurers commonly require a second step at sign-in (multi-factor authentication) and a backup that is kept offline. Some insurers help with the set-up.',
  },
];
