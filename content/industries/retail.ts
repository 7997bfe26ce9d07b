import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const retail: IndustryPage = {
  id: 'retail',
  name: 'Retail',
  summary: 'Shops on the street and online: stock, theft, rented space, products and card data.',
  imageUrl: '/illustrations/retail.svg',
  path: '/business/retail',
  alsoAt: ['/insurance/business/retail'],
  title: 'Retail store insurance in Alberta: stock to card data',
  description:
    'Stock, theft, hail, the rented space, product liability and card data: what an Alberta shop insures, what it forgets, and what a lease may ask for.',
  heading: 'Insurance for retail stores',
  lead: 'Doors open to everyone, shelves full of value, a lease full of clauses. Here is how a shop is usually insured.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.oipc, SOURCES.ibc],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Liquor stores', to: '/business/liquor' },
    { label: 'Manufacturers', to: '/business/manufacturers' },
    { label: 'General liability in detail', to: '/business/general' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Small losses are part of every day. These are the ones that hurt.'],
    bullets: [
      'A break-in through the front window.',
      'Water from the unit above, onto the stock.',
      'Hail on the sign, the roof and the skylight.',
      'A customer slips on melted snow.',
      'A product you only resold injures someone.',
      'The card terminal or the online store is breached.',
    ],
  },
  whatItIs: [
    'Retail insurance is a package of property, liability and income coverage, sized to your stock and your lease.',
    'The lease matters as much as the shop. It says who insures the building, the glass, the sign and your improvements, and how much liability you carry.',
  ],
  covers: {
    intro: 'The usual parts:',
    rows: [
      {
        cover: 'Stock',
        what: 'Goods for sale, at cost. A seasonal increase raises the limit for the months in which stock is highest.',
        standing: 'included',
      },
      {
        cover: 'Contents and improvements',
        what: 'Shelves, cash registers, floors and lighting you paid for.',
        standing: 'included',
      },
      { cover: 'Glass and signs', what: 'Windows, doors and the sign outside.', standing: 'optional' },
      {
        cover: 'General and product liability',
        what: 'Customers in the shop, and goods after the sale.',
        standing: 'included',
      },
      {
        cover: "Tenant's legal liability",
        what: 'Damage to the rented space that you caused.',
        standing: 'included',
      },
      {
        cover: 'Business interruption',
        what: 'Income and rent while an insured loss keeps you closed.',
        standing: 'optional',
      },
      { cover: 'Crime', what: 'Robbery, and theft by staff.', standing: 'optional' },
      {
        cover: 'Cyber and payment data',
        what: 'Breach of customer or card data, and fees that follow.',
        standing: 'optional',
      },
      { cover: 'Sewer backup and overland water', what: 'Add-ons, as in a home.', standing: 'optional' },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Stock that is missing without a trace; shoplifting is a cost of trade.',
      'Goods stored at an address the insurer does not know.',
      'Recall of goods, in most packages.',
      'Street closures and slow seasons.',
      'Vehicles and deliveries.',
    ],
  },
  sections: [
    {
      heading: 'You sold it, so you are in it',
      paragraphs: [
        'An injured customer may claim from the shop as well as from the maker. Keep supplier names and invoices. Sellers, too, must report a consumer product incident to Health Canada within {business.product.report} of learning of it.',
      ],
    },
    {
      heading: 'Cannabis stores',
      paragraphs: [
        'A retail cannabis store needs a licence from AGLC. The yearly fee is {business.cannabis.fee}, and an application takes {business.cannabis.time} by its own account. Fewer insurers take these stores. They look at the vault, the alarm and the windows, and ask for liability for products.',
      ],
    },
    {
      kind: 'example',
      heading: 'Water from the floor above',
      example: {
        story: [
          'A pipe bursts above a shoe store on a Saturday night. Half of the stock is wet, and the store is closed for three weeks. The property deductible is $2,500; business interruption begins after 48 hours.',
        ],
        lines: [
          { what: 'Stock, at what it cost', amount: '$46,000' },
          { what: 'Shelves and floor of the tenant', amount: '$17,500' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Lost income after 48 hours', amount: '$13,800' },
          { what: 'Paid by the insurer', amount: '$74,800' },
        ],
        result:
          'Stock is usually paid at cost, not at the price on the tag. The landlord’s policy repairs the ceiling and pays for none of this.',
      },
    },
    {
      heading: 'Selling online',
      paragraphs: [
        'Tell the broker about shipping, foreign customers, marketplaces and goods held in a warehouse. If customer data is lost and there is a real risk of significant harm, you must tell the privacy commissioner. Alberta law says: without unreasonable delay.',
      ],
    },
    {
      heading: 'Hail season',
      paragraphs: [
        'Hail caused {weather.hail.fiveYears} of insured losses in Alberta over {weather.hail.period}. The lease says who insures the roof and the sign. Photos of both, taken in spring, settle many questions.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at what you sell and where you keep it.',
    items: [
      { factor: 'Goods', why: 'Phones and jewellery draw thieves; books do not.' },
      { factor: 'Stock value', why: 'At its highest point in the year.' },
      { factor: 'Place', why: 'Street, mall or home; alarm, shutters, neighbours.' },
      { factor: 'Building', why: 'Age, roof, sprinklers, basement storage.' },
      { factor: 'Sales and claims', why: 'How many customers, and your record.' },
    ],
  },
  checklist: {
    intro: 'Round figures will do for a first conversation.',
    items: [
      'Address, floor area and what is above and beside you',
      'Lease pages on insurance and repairs',
      'Stock value, usual and highest',
      'Yearly sales, in the shop and online',
      'Alarm, cameras and shutters',
      'Improvements you paid for',
      'Claims of recent years',
    ],
  },
  questions: [
    'retail-landlord-insurance',
    'retail-seasonal-stock',
    'retail-resold-product',
    'retail-online-sales',
  ],
  nextStep: {
    text: 'Tell us what you sell and where. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a retail quote',
  },
};
