import type { FaqItem } from './faq.ts';

export const businessFaqs: readonly FaqItem[] = [
  {
    id: 'business-which-covers-first',
    category: 'business',
    question: 'Which coverages does a small business need?',
    answer:
<<<<<<< HEAD
      'Some are required. Vehicles on the road must be insured, and most employers must have a WCB account. Your lease, lender or contracts may require more, usually general liability and often property coverage.\n\nThe rest depends on the work. Professional liability is for advice and design, cyber coverage for personal data you hold, and business interruption for income lost after an insured loss. A licensed broker goes through them with you.',
=======
      'It depends on your work and your contracts. Some coverage is required by law: auto insurance for vehicles on the road, and WCB for most employers. Many packages start from liability and property. A broker then asks about your contracts, the advice you give and the personal data you hold.',
>>>>>>> main
  },
  {
    id: 'business-is-wcb-included',
    category: 'business',
    question: 'Is WCB part of business insurance?',
    answer:
<<<<<<< HEAD
      "No. WCB-Alberta (the Workers' Compensation Board) is separate, and most industries must have an account. Proprietors, partners and directors may buy optional coverage for themselves, which WCB calls personal coverage.\n\nIf you hire a contractor, WCB's clearance letter shows whether the contractor's account is in good standing. Ask for one before the work begins and another before the last payment.",
=======
      'No. WCB-Alberta, the workers’ compensation board, is separate and mandatory for most industries and workers. Owners and directors are not covered automatically. They can buy optional WCB coverage for themselves, which WCB calls personal coverage.',
>>>>>>> main
  },
  {
    id: 'business-what-is-a-certificate',
    category: 'business',
    question: 'What is a certificate of insurance, and how fast can I get one?',
    answer:
<<<<<<< HEAD
      'It is a page that shows which coverage you have, with limits and dates. Landlords and general contractors ask for it, often with {business.liability.usualRequest} of liability. It does not change the policy. Somebody who wants to be an additional insured must be added to the policy itself.\n\nIf you already have a policy with the limit that is asked for, your present broker or insurer can issue the certificate. That is often done within {business.certificate.time}. A higher limit or an additional insured takes longer, because the insurer must agree first. With a new policy, the insurer must first accept the business; nobody can promise a day.',
=======
      'A page from your broker or insurer that shows which coverage you have, with limits and dates. Landlords and general contractors ask for it, often with {business.liability.usualRequest} of liability. A certificate does not change the policy. If they want to be an additional insured, the policy itself must say so.',
>>>>>>> main
  },
  {
    id: 'business-contractor-bond',
    category: 'business',
    question: 'Do I need a bond as a contractor?',
    answer:
<<<<<<< HEAD
      'If two things are true, you need a prepaid contracting licence and must post security. You make deals away from your place of business, and you take money before the work on a private dwelling is finished. A bond is one form of security. Public and large private projects may also require bid, performance and payment bonds.',
=======
      'You need a prepaid contracting licence, and must post security, if both of these are true. You make the deal away from your place of business, and you take money before the work on a private dwelling is finished. A bond is one kind of security. Public and large private jobs may also require bid, performance and payment bonds.',
>>>>>>> main
  },
  {
    id: 'business-liquor-liability-mandatory',
    category: 'business',
    question: 'Is liquor liability insurance mandatory?',
    answer:
<<<<<<< HEAD
      'We know of no rule of AGLC, the provincial liquor regulator, that requires it from every licence holder. Landlords, municipalities and venues often do. Check your licence conditions, your lease and the venue contract.',
=======
      'AGLC, Alberta’s liquor regulator, does not appear to require it of every licence holder; your licence conditions may. Landlords, municipalities and venues often require it. Look for the insurance clause in the lease or the contract.',
>>>>>>> main
  },
  {
    id: 'business-privacy-breach',
    category: 'business',
    question: 'What must a business do after a privacy breach?',
    answer:
<<<<<<< HEAD
      "Alberta's Personal Information Protection Act (PIPA, section 34.1) sets the rule. If a reasonable person would see a real risk of significant harm, the business must notify the Information and Privacy Commissioner without unreasonable delay. The people affected are normally notified too. Cyber coverage may pay for lawyers, notices and data recovery, and many policies include a hotline to call early.",
=======
      "Alberta's Personal Information Protection Act (PIPA), section 34.1, sets a test: would a reasonable person see a real risk of significant harm? If so, you must notify the Information and Privacy Commissioner without unreasonable delay. The people affected are normally told too. If you have cyber coverage, it may pay for lawyers, notices and repair, and it often comes with a hotline.",
>>>>>>> main
  },
  {
    id: 'business-from-home',
    category: 'business',
    question: 'Does my home policy cover my business at home?',
    answer:
<<<<<<< HEAD
      'Usually only a little, or not at all. Stock, tools, client visits and claims from your work are commonly excluded or limited. Some home insurers add coverage for a small business; others require a business policy. Tell your home insurer before you start.',
=======
      'Usually only a little, or not at all. Stock, tools, client visits and claims from your work are commonly excluded or limited. Some home insurers will add coverage for a small business; others require a business policy.',
>>>>>>> main
  },
  {
    id: 'business-faulty-work',
    category: 'business',
    question: 'Does general liability pay to fix my own bad work?',
    answer:
<<<<<<< HEAD
      'Usually not. It pays for harm that your work does to other people or property. If a pipe you fitted leaks and ruins a floor, the floor may be covered, but refitting the pipe is not.',
=======
      'Usually not. It pays for harm your work does to other people or things. Say a pipe you fitted leaks and ruins a floor: the floor may be covered, but refitting the pipe is not.',
>>>>>>> main
  },
];
