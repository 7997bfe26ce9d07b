import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const retail: IndustryPage = {
  id: 'retail',
  name: 'Retail',
  summary: 'Stores on the street and online: stock, theft, rented space, products and card data.',
  imageUrl: '/illustrations/retail.svg',
  path: '/business/retail',
  alsoAt: ['/insurance/business/retail'],
  title: 'Retail store insurance in Alberta: stock to card data',
  description:
    'Stock, theft, hail, the rented space, product liability and card data: how an Alberta store is usually insured, and what a lease may require.',
  heading: 'Insurance for retail stores',
  lead: 'A store usually insures its stock, its own shelves and improvements, and its liability to customers and to the landlord. It can also insure the income it loses while a fire or other covered damage keeps it closed.',
  reviewedOn: '2026-11-29',
  pointers: [SOURCES.oipc, SOURCES.ibc],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Liquor stores', to: '/business/liquor' },
    { label: 'Manufacturers', to: '/business/manufacturers' },
    { label: 'General liability in detail', to: '/business/general' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['These losses and claims are common for stores:'],
    bullets: [
      'Thieves break in through the front window.',
      'Water from the unit above damages the stock.',
      'Hail damages the sign, the roof or a skylight.',
      'A customer slips on melted snow.',
      'A product you resold injures someone.',
      'Hackers break into the card terminal or the online store.',
    ],
  },
  whatItIs: [
    'Retail insurance is a package of property and liability coverage. The amounts depend on your stock and your lease.',
    'The lease says who insures the building, the glass, the sign and your improvements, and how much liability coverage you must have.',
  ],
  covers: {
    intro: 'The usual parts:',
    rows: [
      {
        cover: 'Stock',
        what: 'Damage to or theft of goods for sale, paid at what they cost you and not at the selling price. A seasonal increase raises the limit for the months when stock is highest.',
        standing: 'core',
      },
      {
        cover: 'Contents and improvements',
        what: 'Damage to or theft of shelves and cash registers, and damage to floors and lighting you paid for.',
        standing: 'core',
      },
      {
        cover: 'Glass and signs',
        what: 'Damage to windows, doors and the sign outside.',
        standing: 'optional',
      },
      {
        cover: 'General and product liability',
        what: 'Injury to customers in the store, and harm caused by goods you sold.',
        standing: 'core',
      },
      {
        cover: "Tenant's legal liability",
        what: 'Damage you cause to the space you rent.',
        standing: 'core',
      },
      {
        cover: 'Business interruption',
        what: 'Lost income and continuing rent while you are closed by damage that the policy covers, such as a fire.',
        standing: 'optional',
      },
      { cover: 'Crime', what: 'Money taken in a robbery, and theft by staff.', standing: 'optional' },
      {
        cover: 'Cyber and payment data',
        what: 'A breach of customer or card data, and what the card companies charge afterward.',
        standing: 'optional',
      },
      {
        cover: 'Sewer backup and overland water',
        what: 'Water that backs up through a drain, or flows in from outside.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'A retail package usually does not pay for:',
    items: [
      'Shoplifting, and stock that is missing without explanation.',
      'Loss of goods stored at an address the insurer does not know about.',
      'The cost of a product recall.',
      'Income lost to street closures and slow seasons.',
      'Collisions involving the store’s own vehicles, including on deliveries.',
    ],
  },
  sections: [
    {
      heading: 'If a product you sold injures someone',
      paragraphs: [
        'An injured customer may claim from the store as well as from the maker. A seller must report a death or a serious injury to Health Canada within {business.product.report} of learning of it, and tell its supplier. The same goes for an incident, a defect, or a wrong or missing label that could cause such harm, and for a safety recall in another country. Food, drugs and cosmetics have rules of their own. Keep supplier names and invoices: they show where the product came from.',
      ],
    },
    {
      heading: 'Cannabis stores',
      paragraphs: [
        'A retail cannabis store must have a licence from Alberta Gaming, Liquor and Cannabis (AGLC), the provincial regulator. The yearly fee is {business.cannabis.fee}. The application and the deposit for background checks cost extra; AGLC lists the amounts. According to AGLC, an application takes {business.cannabis.time}. Fewer insurers accept cannabis stores than other stores. They ask about the vault, the alarm and the windows, and they often require that the package includes product liability.',
      ],
    },
    {
      kind: 'example',
      heading: 'Water from the floor above',
      example: {
        story: [
          'A pipe bursts above a shoe store on a Saturday night. Half of the stock gets wet, and the store is closed for three weeks. The store pays the first $2,500 of the damage, which is the deductible. Business interruption coverage starts to pay after 48 hours.',
        ],
        lines: [
          { what: 'Stock, at what it cost', amount: '$46,000' },
          { what: 'Shelves and floor the store paid for', amount: '$17,500' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Lost income after 48 hours', amount: '$13,800' },
          { what: 'Paid by the insurer', amount: '$74,800' },
        ],
        result:
          'The insurer usually pays what the stock cost, not its selling price. The landlord’s policy usually pays to repair the ceiling, but it pays for none of this.',
      },
    },
    {
      heading: 'Selling online or from home',
      paragraphs: [
        'Insurers ask about shipping, customers abroad, online marketplaces and goods held in a warehouse. If customer data is lost, the Personal Information Protection Act (PIPA) may apply. When there is a real risk of significant harm, you must notify the Information and Privacy Commissioner as soon as reasonably possible.',
        'If you sell from home, tell your home insurer. A home policy usually pays little for goods held for sale. It usually does not cover harm to a customer. Some insurers add a small business to the home policy; others require a business policy.',
      ],
    },
    {
      heading: 'Hail season',
      paragraphs: [
        'Hailstorms caused {weather.hail.fiveYears} in insured losses in Alberta in {weather.hail.period}, cars and homes included. Photos of the roof and the sign from before a storm help to prove what the storm damaged.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These affect the price for a store:',
    items: [
      {
        factor: 'Goods',
        why: 'Phones and jewellery are stolen more often than books.',
        scale: ['books', 'phones, jewellery'],
      },
      {
        factor: 'Stock value',
        why: 'Insurers use its value at the highest point in the year.',
        scale: ['low stock value', 'high stock value'],
      },
      {
        factor: 'Place',
        why: 'Whether the store is on a street, in a mall or at home, its alarm and shutters, and the businesses next door.',
        scale: ['alarm, shutters', 'no alarm'],
      },
      {
        factor: 'Building',
        why: 'Its age, roof and sprinklers, and whether stock is kept in a basement.',
        scale: ['newer, sprinklers', 'older, stock in a basement'],
      },
      {
        factor: 'Sales and claims',
        why: 'How much you sell, and your past claims.',
        scale: ['small, no claims', 'large, with claims'],
      },
    ],
  },
  checklist: {
    intro: 'Round figures are fine.',
    items: [
      'Address, floor area and what is above and beside you',
      'The pages of the lease on insurance and repairs',
      'Stock value, usual and highest',
      'Yearly sales, in the store and online',
      'Alarm, cameras and shutters',
      'Improvements you paid for',
      'Claims in recent years',
    ],
  },
  questions: [
    'retail-landlord-insurance',
    'retail-seasonal-stock',
    'retail-resold-product',
    'retail-online-sales',
  ],
  nextStep: {
    text: 'Tell us what you sell and where. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a retail quote',
  },
};
