import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const contractors: IndustryPage = {
  id: 'contractors',
  name: 'Contractors',
  summary:
    'Roofers, plumbers and other trades: liability, tools, vehicles, bonds and the prepaid contracting licence.',
  imageUrl: '/illustrations/contractors.svg',
  path: '/business/contractors',
  alsoAt: ['/insurance/business/contractors'],
  title: 'Contractor insurance in Alberta: trades and renovators',
  description:
    'Liability, tools, vehicles, WCB letters and the prepaid contracting licence: what Alberta contractors must have, and what a policy usually covers.',
  heading: 'Insurance for contractors',
  lead: 'Homeowners, general contractors and cities often ask for proof of insurance before a contractor starts work.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.prepaidLicence, SOURCES.wcb],
  related: [
    { label: 'Construction', to: '/business/construction' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Some losses happen on the job, and some long after it:'],
    bullets: [
      'A joint leaks after you have left, and a finished basement gets wet.',
      'A torch or a grinder starts a fire that is noticed hours later.',
      'Tools are stolen from the truck overnight.',
      'A passer-by trips over materials.',
      'A subcontractor without insurance causes damage, and the client makes a claim against you.',
    ],
  },
  order: [
    'whatItIs',
    'covers',
    'sections',
    'before',
    'doesNotCover',
    'change',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Contractor insurance is a package built on general liability (for harm to others), with coverage for tools and vehicles. Some jobs also need a bond.',
    'Employers in most industries must also have an account with WCB-Alberta, the workers’ compensation board. Its coverage, which insurance companies do not sell, is for workers who are hurt on the job. Many who work on homes also need a contracting licence from the province.',
  ],
  covers: {
    intro: 'The main coverages for a small trade business:',
    rows: [
      {
        cover: 'Commercial auto',
        what: 'Any vehicle on the road must have liability insurance and accident benefits. For work, that is often a commercial policy. Its liability coverage usually extends to a trailer while it is hitched. If you use your own pickup for jobs, tell its insurer.',
        standing: 'required',
      },
      {
        cover: 'WCB',
        what: 'Injury to workers. Employers in most industries must have it. Owners can buy personal coverage for themselves.',
        standing: 'required',
      },
      {
        cover: 'General liability',
        what: 'Injury to others and damage to their property, during the job and after it.',
        standing: 'core',
      },
      {
        cover: 'Tools and equipment',
        what: 'Theft of or damage to tools on site, in your workshop and in the truck. For theft from a vehicle, insurers often require a locked vehicle or tool box, and signs of a break-in.',
        standing: 'optional',
      },
      {
        cover: 'Installation floater',
        what: 'Damage to or theft of materials on the way to the site, or before they are installed.',
        standing: 'optional',
      },
      {
        cover: 'Pollution',
        what: 'Harm from spills, fumes, or disturbed asbestos or mould.',
        standing: 'optional',
      },
      {
        cover: 'Bonds',
        what: 'A promise by a surety company that you will do the work or pay your subcontractors. It does not insure you: if the surety pays, you must repay it.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'A contractor’s policies usually do not pay for:',
    items: [
      'The cost of doing your own faulty work again.',
      'Claims from work you did not tell the insurer about, such as roofing by a contractor who is insured as a painter.',
      'Damage by subcontractors who have no insurance, if the policy excludes it.',
      'Theft of tools from an unlocked vehicle.',
      'Injury to your own workers, which WCB usually covers.',
    ],
  },
  sections: [
    {
      heading: 'Limits and certificates',
      paragraphs: [
        'Landlords and general contractors who hire you often ask for {business.liability.usualRequest} of general liability, and for a certificate that shows it. When the policy already has that limit, the certificate can usually be issued right away. Some clients ask to be added as an additional insured, which means that your policy also protects them. Adding a client or raising the limit can take longer, because the insurer may have to agree first.',
      ],
    },
    {
      heading: 'The prepaid contracting licence',
      paragraphs: [
        'You need this licence if three things are true. First, you take money before the work is complete. Second, the work is on a home or its grounds (landscaping counts). Third, the contract is offered, discussed or signed in person away from your place of business. Work on commercial buildings or for another contractor is exempt, and so are new homes under certain warranty programs. If you take no money in advance, you may still need a direct selling licence. It is for selling in person away from your place of business; see alberta.ca.',
        'To get the prepaid licence, you apply to Service Alberta, a department of the province, with a police check, your standard contract and a fee. In {business.prepaid.feeRead}, a law firm gave the fee as {business.prepaid.fee}. You also give security: a bond, a letter of credit (a bank’s promise to pay) or cash. The security pays customers if you do not do the work. Its amount depends on how much you expect customers to pay in advance.',
      ],
    },
    {
      kind: 'table',
      heading: 'By trade',
      columns: ['Trade', 'What insurers look at'],
      rows: [
        [
          'Roofers',
          'Roofing that is melted on with a torch, work at a height, roofs left open to rain, and subcontracted crews. Fewer insurers accept roofers than other trades, and those that do set conditions for hot work, which is work with torches or sparks.',
        ],
        ['Electricians', 'Permits, work on live panels, old wiring, and fires that start long after the job'],
        [
          'Plumbers and gas fitters',
          'Leaks behind walls, use of torches, and returning to fix earlier work. Water damage often has a higher deductible (the part of a claim that the contractor pays).',
        ],
        ['Framers and carpenters', 'Height, tools left in the truck, and unfinished framing in wind'],
        ['Painters and drywallers', 'Overspray, dust, and keys to people’s homes'],
        [
          'Landscapers and snow removal',
          'Buried lines in summer, and slips in winter (keep written logs of snow clearing)',
        ],
      ],
    },
    {
      kind: 'example',
      heading: 'A leaking joint: who pays what',
      example: {
        story: [
          'A plumber installs a dishwasher. Six weeks later a joint leaks into the suite below. The plumber’s liability policy has a deductible of $2,500 for water damage.',
        ],
        lines: [
          { what: 'Ceiling, floor and paint below', amount: '$14,600' },
          { what: 'Kitchen floor above', amount: '$8,200' },
          { what: 'Deductible, paid by the plumber', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$20,300' },
          { what: 'A new joint and an hour of labour', amount: 'Paid by the plumber' },
        ],
        result:
          'If the plumber is responsible for the leak, the liability policy pays for what the work damaged, less the deductible. It does not pay for doing the work again.',
      },
    },
    {
      heading: 'Clearance letters',
      paragraphs: [
        'WCB-Alberta usually treats an unincorporated subcontractor without an account as your worker, so you pay the premiums (what WCB charges). A subcontractor that is a corporation with workers needs its own account. A clearance letter shows whether that account is in good standing.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These raise or lower the price:',
    items: [
      {
        factor: 'Trade',
        why: 'Work with heat, at heights or with water leads to more or larger claims.',
        scale: ['work at ground level', 'heat, heights, water'],
      },
      {
        factor: 'Revenue and largest job',
        why: 'Larger jobs can lead to larger claims.',
        scale: ['smaller jobs', 'larger jobs'],
      },
      {
        factor: 'Subcontracting',
        why: 'Insurers ask how many subcontractors you use and whether you collect their certificates.',
        scale: ['few, all with certificates', 'many, without certificates'],
      },
      {
        factor: 'Homes or commercial',
        why: 'Commercial contracts often require higher limits.',
        scale: ['homes', 'commercial work'],
      },
      {
        factor: 'Claims',
        why: 'Insurers look at your claims over recent years.',
        scale: ['no claims', 'several claims'],
      },
    ],
  },
  checklist: {
    intro:
      'Estimates of revenue and payroll are fine for a first conversation. The insurer later asks for figures from your records.',
    items: [
      'Trades you do, with the share of each, and the highest storey you work on',
      'Revenue, payroll and the value of the largest job',
      'Whether you do hot work, and how you watch for fire afterward',
      'List of tools with values',
      'Vehicles and trailers',
      'WCB account and subcontractor certificates',
      'The contract that requires the certificate',
    ],
  },
  questions: [
    'contractors-prepaid-licence',
    'contractors-clearance-letter',
    'contractors-tools-in-truck',
    'contractors-subcontractor-damage',
  ],
  nextStep: {
    text: 'Tell us about your trade and any date by which you need a certificate. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a contractor quote',
  },
};
