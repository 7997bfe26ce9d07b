import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const farm: SubjectPage = {
  slug: 'farm',
  name: 'Farm insurance',
  summary: 'House, barns, machines, livestock and liability in one policy.',
  imageUrl: '/illustrations/prairie.svg',
  under: 'business',
  path: '/insurance/farm',
  title: 'Farm insurance in Alberta: barns, machines and liability',
  description:
    'What a farm policy joins in Alberta: the house, outbuildings, equipment, livestock, produce and liability, and what crop programs do instead.',
  heading: 'Farm insurance',
  lead: 'A farm is a home, a workshop, a warehouse and a road user at once. A farm policy is written to hold all of them.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCES.alberta, SOURCES.ibc, SOURCES.wcb],
  related: [
    { label: 'Seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Insurance in Lethbridge', to: '/locations/lethbridge' },
  ],
  parts: [
    {
      heading: 'When a home policy is no longer enough',
      paragraphs: [
        'A few hens and a garden are a hobby. Selling hay, boarding horses, custom work for a neighbour or a farm number with the tax office make it a business in the eyes of an insurer.',
        'The usual mistake is not too small a limit. It is a farm written as a house, so that barns, animals and farm liability stand nowhere.',
      ],
    },
    {
      kind: 'table',
      heading: 'What belongs to which program',
      intro: 'Four kinds of protection stand side by side on most farms.',
      columns: ['What can be lost', 'Where it belongs'],
      rows: [
        ['House, barns, bins, fences', 'Farm policy'],
        ['Tractors, combines, irrigation', 'Farm policy, machine by machine or as a total'],
        ['Livestock: fire, lightning, drowning, a truck accident', 'Farm policy'],
        ['Crops in the field: hail, drought, frost', 'Crop insurance programs, not the farm policy'],
        ['Grain and hay in storage', 'Farm policy'],
        ['Trucks and trailers on the road', 'Auto policy'],
        ['Injury to workers', 'WCB, where it applies'],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a farm policy',
      intro: 'Most are chosen one by one.',
      rows: [
        {
          cover: 'Dwelling and contents',
          what: 'As in a home policy, with rural additions.',
          standing: 'included',
        },
        {
          cover: 'Outbuildings',
          what: 'Barns, shops, bins and quonsets, at replacement cost or present value.',
          standing: 'optional',
        },
        {
          cover: 'Machinery and equipment',
          what: 'Fire, theft, roll-over, collision in the field.',
          standing: 'optional',
        },
        {
          cover: 'Livestock',
          what: 'Death by listed events; transit and suffocation by choice.',
          standing: 'optional',
        },
        {
          cover: 'Produce and supplies',
          what: 'Grain, hay, seed, fertilizer and fuel in storage.',
          standing: 'optional',
        },
        {
          cover: 'Farm liability',
          what: 'Injury and damage by the operation: spray drift, escaped cattle, a visitor in the corral.',
          standing: 'included',
        },
        {
          cover: 'Business interruption',
          what: 'Income lost while a barn or a bin yard is rebuilt.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Cattle on the road',
      example: {
        story: [
          'A gate is left open at dusk. Three cows stand on the county road. A car hits one and rolls into the ditch.',
          'The car needs $24,000 of repairs, which the driver’s insurer claims back from the farm. A cow worth $3,400 is dead.',
        ],
        lines: [
          { what: 'Claim for the car', amount: '$24,000' },
          { what: 'Paid by farm liability', amount: '$24,000' },
          { what: 'The cow, under livestock coverage', amount: '$3,400' },
          { what: 'Deductible on livestock', amount: '−$1,000' },
        ],
        result:
          'Farm liability also pays for the lawyer. A home policy would have asked whether the cattle were a business.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Ask where each of these belongs before the season.',
      items: [
        'Crops that still stand in the field.',
        'Disease of animals, in most wordings.',
        'Custom work for others above a small limit of income.',
        'Pollution that builds up over time.',
        'Wear and breakdown of machines, unless added.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'A yard map drawn by hand is welcome.',
      items: [
        'Land descriptions, owned and rented',
        'Every building with size, age, use and heating',
        'Machinery list with years and values',
        'Animals by kind and number, at their peak',
        'Stored grain, hay, fuel and chemicals',
        'Custom work, agritourism, a market stall or boarding',
        'Workers, paid or not',
      ],
    },
  ],
  questions: [
    'farm-hobby-or-farm',
    'farm-crops',
    'farm-custom-work',
    'farm-tractor-on-road',
    'farm-visitors',
    'farm-barn-value',
  ],
  nextStep: {
    text: 'Describe the operation in a few sentences. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'specialty',
    label: 'Ask for a farm quote',
  },
};
