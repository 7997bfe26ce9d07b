import type { FaqItem } from './faq.ts';

export const businessFaqs: readonly FaqItem[] = [
  {
    id: 'business-which-covers-first',
    category: 'business',
    question: 'Which business coverages come first?',
    answer:
      'For most firms: general liability, then property, then business interruption. If you give advice or design, professional liability moves up. If you hold personal data, so does cyber. Your contracts may decide the order for you.',
  },
  {
    id: 'business-is-wcb-included',
    category: 'business',
    question: 'Is WCB part of business insurance?',
    answer:
      'No. WCB-Alberta is separate and mandatory for most industries and workers. Owners and directors can choose personal coverage. Before you hire a contractor, ask WCB for a clearance letter, and again before the last payment.',
  },
  {
    id: 'business-what-is-a-certificate',
    category: 'business',
    question: 'What is a certificate of insurance?',
    answer:
      'A page from your broker or insurer that shows which coverage you hold, with limits and dates. Landlords and general contractors ask for it, often with {business.liability.usualRequest} of liability. It informs; it does not change the policy. If they want to be an additional insured, the policy itself has to say so.',
  },
  {
    id: 'business-contractor-bond',
    category: 'business',
    question: 'Do I need a bond as a contractor?',
    answer:
      'You need a prepaid contracting licence with a security if two things come together. You make the deal away from your place of business, and you take money before the work on a private dwelling is finished. A bond is one way to give the security. Public and large private jobs may ask for bid, performance and payment bonds as well.',
  },
  {
    id: 'business-liquor-liability-mandatory',
    category: 'business',
    question: 'Is liquor liability insurance mandatory?',
    answer:
      'We found no AGLC rule that asks every licence holder for it. Landlords, municipalities and venues often do. Read the licence conditions and the lease, and ask for the clause in writing.',
  },
  {
    id: 'business-privacy-breach',
    category: 'business',
    question: 'What must a business do after a privacy breach?',
    answer:
      "Under Alberta's privacy act (section 34.1), tell the Commissioner without unreasonable delay. The test is whether a reasonable person would see a real risk of significant harm. The people affected are normally told too. Cyber coverage may pay for lawyers, notices and repair; its hotline is the first call.",
  },
  {
    id: 'business-from-home',
    category: 'business',
    question: 'Does my home policy cover my business at home?',
    answer:
      'Usually only a little, or not at all. Stock, tools, client visits and claims from your work are commonly excluded or limited. Some home insurers add a small business; others send you to a business policy. Tell them before you start.',
  },
  {
    id: 'business-faulty-work',
    category: 'business',
    question: 'Does general liability pay to fix my own bad work?',
    answer:
      'Usually not. It pays for harm the work does to other things or people. Say a pipe you fitted leaks and ruins a floor: the floor may be covered, fitting the pipe again is not.',
  },
];
