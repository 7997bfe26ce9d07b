import type { FaqItem } from './faq.ts';

export const businessFaqs: readonly FaqItem[] = [
  {
    id: 'business-which-covers-first',
    category: 'business',
    question: 'Which coverages does a small business need?',
    answer:
      'It depends on your work and your contracts. The law requires auto insurance for vehicles on the road, and most employers must have WCB (workers’ compensation) coverage. Some professions and licences require more. The rest depends on what you do. General liability is for injury to others or damage to their property, and property coverage is for your building, stock and tools. Professional liability is for advice and services, cyber is for data breaches and attacks on your systems, and business interruption is for lost income. Many packages combine liability and property.',
  },
  {
    id: 'business-is-wcb-included',
    category: 'business',
    question: 'Is WCB part of business insurance?',
    answer:
      'No. WCB-Alberta, the workers’ compensation board, is separate, and employers in most industries must have its coverage. Owners and directors are not covered automatically. They can buy optional WCB coverage for themselves, which WCB calls personal coverage.',
  },
  {
    id: 'business-what-is-a-certificate',
    category: 'business',
    question: 'What is a certificate of insurance, and how fast can I get one?',
    answer:
      'It is a short form, usually one page, that shows your coverage, limits and dates. Landlords and general contractors ask for one. They often require {business.liability.usualRequest} of liability coverage. A certificate does not change the policy. If your policy should cover somebody else too, as an additional insured, they must be added to the policy itself.\n\nIf you already have a policy with the required limit, your current broker or insurer can often issue the certificate quickly. A higher limit or an additional insured can take longer, because the insurer may have to agree first. For a new policy, the insurer must first accept the business, and nobody can promise a date.',
  },
  {
    id: 'business-contractor-bond',
    category: 'business',
    question: 'Do I need a bond as a contractor?',
    answer:
      'You may need one for a larger contract, or for a prepaid contracting licence (explained below). With a bond, another company (the surety) promises to pay your customer or others if you break your agreement. You then have to pay the surety back, so a bond does not insure you.\n\nYou need the licence if all three of these are true. First, you take money before the work is done. Second, the work is on a home or its grounds (landscaping counts). Third, the contract is offered, discussed or signed in person away from your place of business, usually at the customer’s home. Some contracts are exempt, for example those with another contractor. To get the licence, you must give security: a bond, a letter of credit (a bank’s promise to pay) or cash. The security pays customers if you do not do the work.\n\nLarger jobs may require up to three bonds. A bid bond backs your offer, a performance bond backs your promise to finish, and a payment bond pays subcontractors and suppliers.',
  },
  {
    id: 'business-liquor-liability-mandatory',
    category: 'business',
    question: 'Is liquor liability insurance mandatory?',
    answer:
      'We found no rule of Alberta Gaming, Liquor and Cannabis (AGLC), the regulator, that requires it of every bar. A licence can have conditions of its own, so check yours or ask AGLC. Landlords, municipalities and venues often require liquor liability insurance in the lease or the contract. It pays claims against you when {business.liquor.harm}.',
  },
  {
    id: 'business-privacy-breach',
    category: 'business',
    question: 'What must a business do after a privacy breach?',
    answer:
      'If there is a real risk of significant harm to somebody, the business must notify the Information and Privacy Commissioner as soon as reasonably possible. The test is whether a reasonable person would see a risk like that. The rule comes from Alberta’s Personal Information Protection Act (PIPA), which applies to most businesses. Clinics may fall under the Health Information Act. The Commissioner may order the business to tell the people affected. Cyber insurance may pay for lawyers, notices and restoring data, and it often comes with a phone line for help.',
  },
  {
    id: 'business-from-home',
    category: 'business',
    question: 'Does my home policy cover my business at home?',
    answer:
      'Usually only a little, or not at all. Stock, tools, injury to visiting clients, and claims from your work are commonly excluded or limited. Some home insurers will add coverage for a small business; others require a business policy.',
  },
  {
    id: 'business-faulty-work',
    category: 'business',
    question: 'Does general liability pay to fix my own bad work?',
    answer:
      'Usually not. It pays for harm your work does to other people or things. Say a pipe you installed leaks and ruins a floor: the floor may be covered, but installing the pipe again is not.',
  },
];
