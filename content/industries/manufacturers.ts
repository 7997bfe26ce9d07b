import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const manufacturers: IndustryPage = {
  id: 'manufacturers',
  name: 'Manufacturers',
  summary: 'Manufacturers and processors: product liability, recall, machines and suppliers.',
  imageUrl: '/illustrations/manufacturers.svg',
  path: '/business/manufacturers',
  alsoAt: ['/insurance/business/manufacturers'],
  title: 'Manufacturer insurance in Alberta: product and recall',
  description:
    'Product liability, recall expense, equipment breakdown, exports and suppliers: the main coverages for Alberta manufacturers and processors.',
  heading: 'Insurance for manufacturers',
  lead: 'A manufacturer can be held responsible for harm its product does, even years after the sale. Here is what insurance pays then, and what it pays when the plant itself stops.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.productIncident, SOURCES.wcb],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Commercial auto', to: '/commercial-auto' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Some losses begin in the plant, others where the product is used:'],
    bullets: [
      'A faulty batch has already been shipped.',
      "A part fails in a customer's machine and stops production.",
      'A key machine breaks, and the spare part is overseas.',
      'Dust, solvents or welding start a fire.',
      'A supplier’s plant burns down, and your orders are delayed.',
      'A lawsuit is filed in another country.',
    ],
  },
  whatItIs: [
    'A manufacturer usually has a business package: one policy with several coverages, such as for harm its products do and for damage to its machines.',
    'Product liability is normally part of general liability, the coverage for injury to others and damage to their property. Recall expense is separate. Neither pays to replace the faulty product.',
  ],
  covers: {
    intro: 'The main coverages:',
    rows: [
      {
        cover: 'Product liability',
        what: 'Injury or damage caused by something you made, in the countries the policy names. In the policy it is called “products and completed operations”.',
        standing: 'core',
      },
      {
        cover: 'Recall expense',
        what: 'The cost of finding, shipping and destroying a product, and of telling the public.',
        standing: 'optional',
      },
      {
        cover: 'Property and stock',
        what: 'Damage to or theft of machines, raw materials, goods in process and finished goods, and damage to the building.',
        standing: 'core',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Sudden mechanical or electrical failure of machines, boilers and pressure vessels.',
        standing: 'optional',
      },
      {
        cover: 'Business interruption',
        what: 'Income you lose when production stops because of damage that the policy covers, such as a fire. An addition called contingent coverage pays when the damage is at a key supplier or customer.',
        standing: 'optional',
      },
      {
        cover: 'Transit and cargo',
        what: 'Damage to or theft of goods in transit, in Canada or abroad.',
        standing: 'optional',
      },
      {
        cover: 'Errors and omissions',
        what: "A customer's financial loss when the product does not work as it should, but hurts no one and damages nothing.",
        standing: 'optional',
      },
      {
        cover: 'Pollution',
        what: 'Harm from spills and releases, whether sudden or gradual.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'A manufacturer’s policies usually do not pay for:',
    items: [
      'Repairing or replacing the faulty product itself.',
      'Lawsuits in countries the policy does not name. Many policies do not name the United States.',
      'Fines, and losses from late delivery.',
      'Wear and tear on machines and tools.',
      'Injury to your workers, which workers’ compensation (WCB) usually covers.',
    ],
  },
  sections: [
    {
      heading: 'If a consumer product could hurt someone',
      paragraphs: [
        'Under the Canada Consumer Product Safety Act, makers, importers and sellers must report an incident to Health Canada within {business.product.report} of learning of it. Importers and sellers must also tell whoever supplied the product to them. An incident is not only an injury. A near miss counts if it could have caused death or serious harm. So does a defect, or a wrong or missing label, that could cause such harm. A recall in another country for safety reasons counts too.',
        'The maker must also send a written report within {business.product.writtenReport} of learning of the incident. If the maker is abroad, the importer sends it. Health Canada can order a recall. Food, drugs, cosmetics and vehicles fall under other laws.',
        'For food, the Safe Food for Canadians Regulations apply. A business that decides to recall a food because it could hurt people must notify the federal government {business.food.recall}. The Canadian Food Inspection Agency (CFIA) takes these notices.',
        'Liability policies usually require you to tell the insurer promptly, to keep samples and records, and not to offer a payment without the insurer’s consent.',
      ],
    },
    {
      heading: 'Small makers',
      paragraphs: [
        'If you make candles, jam or furniture at home to sell, tell your home insurer. A home policy usually does not cover harm done by goods you sell. Markets and stores often require product liability and a certificate of insurance before they take your goods.',
      ],
    },
    {
      heading: 'Selling abroad',
      paragraphs: [
        'Insurers ask where your product is used, even if a distributor sells it. A policy may cover an injury in the United States but not a lawsuit filed there. So check two things in the policy: where the injury may happen, and where the lawsuit may be filed. Buyers in the United States often require a certificate of insurance. They also ask to be added as an additional insured, which means that your policy protects them too.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'An insurer looks at:',
    items: [
      {
        factor: 'Product',
        why: 'A product that can injure people, such as food or a vehicle part, costs more to insure.',
        scale: ['low hazard', 'can injure people'],
      },
      {
        factor: 'Sales and territory',
        why: 'How much you sell, and especially the share sold in the United States.',
        scale: ['smaller, in Canada', 'larger, United States'],
      },
      {
        factor: 'Quality system',
        why: 'Batch tracing, testing, a recall plan and contracts with suppliers.',
        scale: ['tracing and tests', 'no tests'],
      },
      {
        factor: 'Plant',
        why: 'How it is built, its sprinklers, welding and other hot work, and how tidy it is.',
        scale: ['sprinklers, tidy', 'welding, no sprinklers'],
      },
      {
        factor: 'Values and downtime',
        why: 'What machines cost, and how many weeks it takes to replace them.',
        scale: ['quick to replace', 'weeks to replace'],
      },
    ],
  },
  checklist: {
    intro: 'A short list is enough; details can follow.',
    items: [
      'What you make, for whom, and where it is used',
      'Sales by country',
      'Value of the building, the machines, and the stock when it is highest',
      'Quality certificates and recall plan',
      'Key suppliers, customers and machines',
      'Contracts with insurance requirements',
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
    text: 'Tell us what you make and where it goes. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a manufacturer quote',
  },
};
