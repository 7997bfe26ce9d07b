import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const manufacturers: IndustryPage = {
  id: 'manufacturers',
  name: 'Manufacturers',
  summary: 'Makers and processors: product liability, recall, machines and supply chain.',
  imageUrl: '/illustrations/manufacturers.svg',
  path: '/business/manufacturers',
  alsoAt: ['/insurance/business/manufacturers'],
  title: 'Manufacturer insurance in Alberta: product and recall',
  description:
    'Product liability, recall expense, equipment breakdown, exports and a supplier who stops: insurance for Alberta makers and processors.',
  heading: 'Insurance for manufacturers',
  lead: 'What you make leaves the building and goes on without you. So does the responsibility for it.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.wcb],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Commercial auto', to: '/commercial-auto' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Inside the plant it is fire and machines. Outside it is the product.'],
    bullets: [
      'A batch is faulty and has already been shipped.',
      "A part fails in a customer's machine and stops the line.",
      'One key machine breaks, and its spare part is overseas.',
      'Dust, solvents or hot work start a fire.',
      'A supplier burns down and your orders wait.',
      'A claim is filed in another country.',
    ],
  },
  whatItIs: [
    'A manufacturer needs the usual business package, with more weight on two sides: the product after it leaves, and the machines before it does.',
    'Product liability is normally part of general liability. Recall expense is not. Neither pays to make the product again.',
  ],
  covers: {
    intro: 'The parts to talk through:',
    rows: [
      {
        cover: 'Products and completed operations',
        what: 'Injury or damage by something you made, anywhere the policy reaches.',
        standing: 'included',
      },
      {
        cover: 'Recall expense',
        what: 'Finding, shipping and destroying a product, and telling the public.',
        standing: 'optional',
      },
      {
        cover: 'Property and stock',
        what: 'Building, machines, raw material, goods in process and finished goods.',
        standing: 'included',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Sudden mechanical or electrical failure, and pressure vessels.',
        standing: 'optional',
      },
      {
        cover: 'Business interruption',
        what: 'Income while you are down. Contingent coverage extends it to key suppliers or customers.',
        standing: 'optional',
      },
      { cover: 'Transit and cargo', what: 'Goods on the way, in Canada or abroad.', standing: 'optional' },
      {
        cover: 'Errors and omissions',
        what: "A customer's financial loss when the product works badly but hurts no one.",
        standing: 'optional',
      },
      { cover: 'Pollution', what: 'Spills and releases, sudden or slow.', standing: 'optional' },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Repairing or replacing the faulty product itself.',
      'Suits in countries the policy does not name; the United States is the usual gap.',
      'Fines, and losses from late delivery.',
      'Wear of machines and tools.',
      'Injury to your workers; that is WCB.',
    ],
  },
  sections: [
    {
      heading: 'If a consumer product hurts someone',
      paragraphs: [
        'Makers, importers and sellers must report an incident to Health Canada within {business.product.report} of learning of it. That is the Canada Consumer Product Safety Act. A fuller report follows. Health Canada can order a recall.',
        'Call the broker the same day. Keep samples, batch records and messages. Ask before you offer anyone a payment.',
      ],
    },
    {
      heading: 'Selling abroad',
      paragraphs: [
        'Tell the broker where your product ends up, even through a distributor. The policy has a territory, and a separate line for where a suit may be brought. Buyers in the United States often ask for a certificate and for rights under your policy.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at the product first, then at the plant.',
    items: [
      { factor: 'Product', why: 'Food, toys, machines and vehicle parts carry very different risks.' },
      { factor: 'Sales and territory', why: 'Above all the share that goes to the United States.' },
      { factor: 'Quality system', why: 'Batch tracing, testing, recall plan, supplier contracts.' },
      { factor: 'Plant', why: 'Construction, sprinklers, hot work, housekeeping.' },
      { factor: 'Values and downtime', why: 'Cost of machines, and weeks to replace them.' },
    ],
  },
  checklist: {
    intro: 'A short list is enough; details can follow.',
    items: [
      'What you make, for whom, and where it is used',
      'Sales by country',
      'Values of building, machines and stock at their peak',
      'Quality certificates and recall plan',
      'Key suppliers, customers and machines',
      'Contracts that ask for insurance',
      'Claims and incidents so far',
    ],
  },
  questions: [
    'manufacturers-recall-included',
    'manufacturers-us-sales',
    'manufacturers-incident-report',
    'manufacturers-key-supplier',
  ],
  nextStep: {
    text: 'Tell us what you make and where it goes. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a manufacturer quote',
  },
};
