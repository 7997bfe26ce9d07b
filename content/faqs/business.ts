import type { FaqItem } from './faq.ts';

export const businessFaqs: readonly FaqItem[] = [
  {
    id: 'business-which-covers-first',
    category: 'business',
    question: 'Which coverages does a small business need?',
    answer:
      'Some are required. Vehicles on the road must be insured, and most employers must have a WCB account. Your lease, lender or contracts may require more, usually general liability and often property coverage.\n\nThe rest depends on the work. Professional liability is for advice and design, cyber coverage for personal data you hold, and business interruption for income lost after an insured loss. A licensed broker goes through them with you.',
  },
  {
    id: 'business-is-wcb-included',
    category: 'business',
    question: 'Is WCB part of business insurance?',
    answer:
      "No. WCB-Alberta (the Workers' Compensation Board) is separate, and most industries must have an account. Proprietors, partners and directors may buy optional coverage for themselves, which WCB calls personal coverage.\n\nIf you hire a contractor, WCB's clearance letter shows whether the contractor's account is in good standing. Ask for one before the work begins and another before the last payment.",
  },
  {
    id: 'business-what-is-a-certificate',
    category: 'business',
    question: 'What is a certificate of insurance, and how fast can I get one?',
    answer:
      'It is a page that shows which coverage you have, with limits and dates. Landlords and general contractors ask for it, often with {business.liability.usualRequest} of liability. It does not change the policy. Somebody who wants to be an additional insured must be added to the policy itself.\n\nIf you already have a policy with the limit that is asked for, your present broker or insurer can issue the certificate. That is often done within {business.certificate.time}. A higher limit or an additional insured takes longer, because the insurer must agree first. With a new policy, the insurer must first accept the business; nobody can promise a day.',
  },
  {
    id: 'business-contractor-bond',
    category: 'business',
    question: 'Do I need a bond as a contractor?',
    answer:
      'If two things are true, you need a prepaid contracting licence and must post security. You make deals away from your place of business, and you take money before the work on a private dwelling is finished. A bond is one form of security. Public and large private projects may also require bid, performance and payment bonds.',
  },
  {
    id: 'business-liquor-liability-mandatory',
    category: 'business',
    question: 'Is liquor liability insurance mandatory?',
    answer:
      'We know of no rule of AGLC, the provincial liquor regulator, that requires it from every licence holder. Landlords, municipalities and venues often do. Check your licence conditions, your lease and the venue contract.',
  },
  {
    id: 'business-privacy-breach',
    category: 'business',
    question: 'What must a business do after a privacy breach?',
    answer:
      "Alberta's Personal Information Protection Act (PIPA, section 34.1) sets the rule. If a reasonable person would see a real risk of significant harm, the business must notify the Information and Privacy Commissioner without unreasonable delay. The people affected are normally notified too. Cyber coverage may pay for lawyers, notices and data recovery, and many policies include a hotline to call early.",
  },
  {
    id: 'business-from-home',
    category: 'business',
    question: 'Does my home policy cover my business at home?',
    answer:
      'Usually only a little, or not at all. Stock, tools, client visits and claims from your work are commonly excluded or limited. Some home insurers add coverage for a small business; others require a business policy. Tell your home insurer before you start.',
  },
  {
    id: 'business-faulty-work',
    category: 'business',
    question: 'Does general liability pay to fix my own bad work?',
    answer:
      'Usually not. It pays for harm that your work does to other people or property. If a pipe you fitted leaks and ruins a floor, the floor may be covered, but refitting the pipe is not.',
  },
];
