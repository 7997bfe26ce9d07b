import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const tenant: SubjectPage = {
  slug: 'tenant',
  name: 'Tenant insurance',
  summary: 'For your belongings, your liability, and a hotel if you cannot live in the apartment.',
  imageUrl: '/illustrations/home.svg',
  under: 'home',
  path: '/insurance/tenant',
  title: 'Tenant insurance in Alberta: what a renter needs to know',
  description:
    "What tenant insurance pays for in Alberta, what the landlord's policy leaves out, how roommates are treated, and what to have ready.",
  heading: 'Tenant insurance in Alberta',
  lead: 'Tenant insurance covers your belongings, and your liability when you harm others or their property. The landlord’s policy covers neither, only the building.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCES.ibc, SOURCES.gio],
  related: [
    { label: 'Tenant insurance for newcomers and students', to: '/blog/tenant-insurance-newcomers-students' },
    { label: 'Condo insurance', to: '/insurance/condo' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Questions about home insurance', to: '/faq/home-condo-tenant' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'After a kitchen fire next door',
      intro: 'A fire next door damages your suite with smoke and water. The table shows who usually pays.',
      columns: ['What was lost', 'Who pays'],
      rows: [
        ['Walls, floors and built-in appliances', "The landlord's insurer"],
        [
          'Your couch, laptop and clothes',
          'Your tenant policy, minus its deductible (the part of a loss that you pay)',
        ],
        ['Nights in a hotel', 'Your tenant policy, for the costs above your usual ones'],
        ['Your belongings and hotel, if you have no policy', 'You'],
        [
          'The building, if you had caused the fire',
          "First the landlord's insurer, which may then make a claim against you; your liability coverage usually pays",
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a tenant policy covers',
      intro: 'No law in Alberta requires tenant insurance. Many leases do.',
      rows: [
        {
          cover: 'Contents',
          what: 'Damage to or loss of your belongings by fire, theft, smoke, burst pipes and other causes named in the policy, at home and often elsewhere.',
          standing: 'included',
        },
        {
          cover: 'Personal liability',
          what: 'Injury or damage you cause to others by accident, for example when a tub overflows or a guest falls.',
          standing: 'included',
        },
        {
          cover: 'Additional living expenses',
          what: 'A place to stay after damage that the policy covers, or under a mandatory evacuation order if the policy covers the cause.',
          standing: 'included',
        },
        {
          cover: 'Sewer backup',
          what: 'Damage to your belongings by water that backs up through a drain, for example in a basement suite.',
          standing: 'optional',
        },
        {
          cover: 'Items listed separately',
          what: 'A ring, a bicycle or a musical instrument worth more than the policy’s limit for items of that kind.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'What it costs to replace the contents of a one-bedroom apartment',
      example: {
        story: ['Sam takes a video of the apartment and adds up what it would cost to buy everything again.'],
        lines: [
          { what: 'Bed, couch, table, shelves', amount: '$6,500' },
          { what: 'Laptop, phone, television', amount: '$4,200' },
          { what: 'Clothes, coats and boots', amount: '$5,800' },
          { what: 'Kitchen and groceries', amount: '$2,900' },
          { what: 'Bicycle and skis', amount: '$3,600' },
          { what: 'Everything else', amount: '$4,000' },
        ],
        result: 'Sam would have guessed $10,000. The list comes to $27,000.',
      },
    },
    {
      heading: 'Roommates, partners and guests',
      paragraphs: [
        'A policy covers the people named on it, and often a partner and relatives who live with them. It covers roommates only if they are named too.',
        'A student who lives away from home for school is often still covered by a parent’s home policy, up to a limit. A guest’s belongings are usually covered up to a small limit. The belongings of somebody you sublet to are not covered.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What it leaves out',
      intro: 'Most tenant policies do not pay for:',
      items: [
        'The building, and anything that belongs to the landlord.',
        'Sewer backup and flood, unless added.',
        'Business stock and tools worth more than a small limit.',
        'Damage by bed bugs or mice, and wear and tear.',
        'Losses while you rent the suite out to travellers.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        {
          factor: 'The value of your belongings, and the liability limit your lease requires',
          scale: ['lower value', 'higher value'],
        },
        {
          factor: 'The building: wood or concrete, its age, sprinklers, a basement suite or a high floor',
          scale: ['concrete, sprinklers', 'wood, older'],
        },
        { factor: 'Theft and water damage in the area', scale: ['few claims', 'many claims'] },
        { factor: 'Your claims in the last few years, at any address', scale: ['none', 'several'] },
        {
          factor: 'Additions, such as sewer backup or a bicycle listed separately',
          scale: ['none', 'several'],
        },
        {
          factor: 'The deductible, and any discount for an auto policy with the same insurer',
          scale: ['higher deductible', 'lower deductible'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Estimates are fine.',
      items: [
        'The lease, for the liability limit it requires',
        'Type of building, floor and year built, if you know it',
        'Everyone who lives there',
        'A rough value of what you own',
        'Bikes, jewellery and musical instruments, one by one',
        'Claims in the last few years, at any address',
      ],
    },
  ],
  questions: [
    'tenant-landlord-requires',
    'tenant-roommates',
    'tenant-storage-car',
    'tenant-moving',
    'tenant-bedbugs',
    'home-or-tenant',
  ],
  nextStep: {
    text: 'Tell us where you rent and what matters to you. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'home',
    label: 'Ask for a tenant quote',
  },
};
