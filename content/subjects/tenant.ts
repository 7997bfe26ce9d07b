import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const tenant: SubjectPage = {
  slug: 'tenant',
  name: 'Tenant insurance',
  summary: 'Your things, your liability and a hotel when the apartment cannot be lived in.',
  imageUrl: '/illustrations/home.svg',
  under: 'home',
  path: '/insurance/tenant',
  title: 'Tenant insurance in Alberta: what a renter needs to know',
  description:
    "What tenant insurance pays for in Alberta, why the landlord's policy does not help you, how roommates are treated, and what to have ready.",
  heading: 'Tenant insurance in Alberta',
  lead: 'The building is the landlord’s business. Everything you would miss tomorrow is yours.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCES.ibc, SOURCES.gio, SOURCES.alberta],
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
      intro: 'Your suite is full of smoke and water. Three policies may be involved.',
      columns: ['What was lost', 'Who pays'],
      rows: [
        ['Walls, floors, built-in appliances', "The landlord's insurer"],
        ['Your couch, laptop and clothes', 'Your tenant policy, less its deductible'],
        ['Nights in a hotel', 'Your tenant policy, for costs above your normal ones'],
        ['The same, if you have no policy', 'You'],
        [
          'The damage, if the fire was yours',
          "First the landlord's insurer, which may then turn to you; your liability coverage answers",
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a tenant policy holds',
      intro: 'No law in Alberta asks for it. Many leases do.',
      rows: [
        {
          cover: 'Contents',
          what: 'Fire, theft, smoke, burst pipes and other listed events, at home and often elsewhere.',
          standing: 'included',
        },
        {
          cover: 'Personal liability',
          what: 'A tub that runs over, a guest who falls, a bike that hits somebody.',
          standing: 'included',
        },
        {
          cover: 'Additional living expenses',
          what: 'A place to stay when the suite cannot be lived in, or officials order you out.',
          standing: 'included',
        },
        {
          cover: 'Sewer backup',
          what: 'For basement suites above all. The landlord repairs the floor; a soaked mattress is yours.',
          standing: 'optional',
        },
        {
          cover: 'Listed items',
          what: 'A ring, a good bicycle or an instrument above the limit for its group.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'What a one-bedroom is worth',
      example: {
        story: [
          'Sam walks through the apartment with a phone camera and adds up what it would cost to buy everything again.',
        ],
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
        'A policy is for the people named on it, and often for their relatives who live there. A roommate is neither. Some insurers name both on one policy; then there is one limit, and a claim by one stands on the record of both.',
        'A guest’s things are usually included only a little. A subletter’s are not.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What it leaves out',
      intro: 'The usual surprises:',
      items: [
        'The building and whatever belongs to the landlord.',
        'Sewer backup and flood, unless added.',
        'Business stock and tools beyond a small limit.',
        'Bedbugs, mice and wear.',
        'A suite that you rent out to travellers.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'It takes one walk through the rooms.',
      items: [
        'The lease, for the liability limit it asks for',
        'Kind of building, floor and year, if you know it',
        'Everyone who lives there',
        'A rough value of what you own',
        'Bikes, jewellery and instruments, one by one',
        'Claims in the last few years, anywhere',
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
    text: 'Tell us where you rent and what matters to you. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'home',
    label: 'Ask for a tenant quote',
  },
};
