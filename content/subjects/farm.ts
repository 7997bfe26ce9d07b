import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const farm: SubjectPage = {
  slug: 'farm',
  name: 'Farm insurance',
  summary: 'The house, barns, machines, livestock and liability in one policy.',
  imageUrl: '/illustrations/prairie.svg',
  under: 'specialty',
  path: '/insurance/farm',
  title: 'Farm insurance in Alberta: barns, machines and liability',
  description:
    'What a farm policy in Alberta can cover: the house, outbuildings, equipment, livestock, produce and liability, and what crop insurance covers.',
  heading: 'Farm insurance',
  lead: 'A farm policy can combine coverage for the house, the outbuildings, machinery, livestock and farm liability.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCES.ibc, SOURCES.wcb],
  related: [
    { label: 'Seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Insurance in Lethbridge', to: '/locations/lethbridge' },
  ],
  parts: [
    {
      heading: 'When a home policy does not cover a farm',
      paragraphs: [
        'Insurers usually treat a few hens and a garden as a hobby. If you sell hay, board horses or report farm income on your taxes, they often call the place a business. Custom work, which is paid work with your machines on somebody else’s land, also counts as a business.',
        'Most home policies do not cover livestock, barns used for farming, or harm the farm causes to others (farm liability).',
      ],
    },
    {
      kind: 'table',
      heading: 'Which policy or program covers what',
      intro: 'Farms often use several policies and programs:',
      columns: ['The risk', 'Which policy or program'],
      rows: [
        ['House, barns, grain bins and fences', 'Farm policy'],
        [
          'Tractors, combines and irrigation equipment',
          'Farm policy, with each machine listed, or one amount for all of them',
        ],
        [
          'Livestock killed by fire, lightning, drowning or a vehicle',
          'Farm policy, if you buy livestock coverage; death during transport often has to be added',
        ],
        [
          'Crops in the field damaged by hail, drought or frost',
          'Hail insurance for hail; crop insurance for drought or frost. Both are separate from the farm policy',
        ],
        ['Grain and hay in storage', 'Farm policy'],
        ['Trucks and trailers on the road', 'Auto policy'],
        [
          'Injury to workers',
          'Workers’ Compensation Board (WCB) coverage, or private workplace insurance. One of the two is required for farms with {business.farm.workers} paid workers from outside the family who are employed for {business.farm.months}. For {business.farm.always}, WCB coverage is mandatory.',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a farm policy',
      intro: 'You choose the optional parts one by one.',
      rows: [
        {
          cover: 'Dwelling and contents',
          what: 'Damage to the house and your belongings, much as under a home policy.',
          standing: 'included',
        },
        {
          cover: 'Outbuildings',
          what: 'Damage to barns, workshops, grain bins and quonsets (arched steel buildings). Some policies pay the price of a new building, others only what the old one was still worth.',
          standing: 'optional',
        },
        {
          cover: 'Machinery and equipment',
          what: 'Damage by fire, theft, a rollover or a collision in the field.',
          standing: 'optional',
        },
        {
          cover: 'Livestock',
          what: 'Death by causes named in the policy. Coverage for death during transport or by suffocation can often be added.',
          standing: 'optional',
        },
        {
          cover: 'Produce and supplies',
          what: 'Loss of grain, hay, seed, fertilizer and fuel in storage.',
          standing: 'optional',
        },
        {
          cover: 'Farm liability',
          what: 'Injury to others and damage to their property, for example when cattle get out. Damage by spray that the wind carries onto another field (spray drift) is often excluded, or needs an add-on.',
          standing: 'included',
        },
        {
          cover: 'Business interruption',
          what: 'Income lost while a barn or grain bins are rebuilt after a loss that the policy covers.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Cattle on the road',
      example: {
        story: [
          'A gate is left open at dusk, and three cows walk onto the county road. A car hits one and rolls into the ditch. Nobody is hurt.',
          'The car needs $24,000 in repairs. The farm is found responsible, and the driver’s insurer claims that amount from the farm. The cow, worth $3,400, dies. The farm has livestock coverage that pays when a vehicle hits an animal.',
        ],
        lines: [
          { what: 'Claim for the car', amount: '$24,000' },
          { what: 'Paid by farm liability', amount: '$24,000' },
          { what: 'The cow, under livestock coverage', amount: '$3,400' },
          { what: 'Deductible on livestock, which the farm pays', amount: '−$1,000' },
          { what: 'Paid for the cow', amount: '$2,400' },
        ],
        result:
          'Farm liability also pays for a lawyer to defend the farm. A home policy might have paid nothing for the car or the lawyer, because the cattle are part of a business.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most farm policies do not pay for:',
      items: [
        'Crops in the field.',
        'Animals that die of disease.',
        'Claims from custom work, once your income from it passes the policy’s limit.',
        'Pollution that builds up over time.',
        'Wear and tear on machines, and breakdown unless you added coverage for it.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers ask about:',
      items: [
        {
          factor: 'Each building: its age, construction, heating, wiring and value',
          scale: ['newer', 'older, higher value'],
        },
        { factor: 'The distance to a fire hall and to water for firefighting', scale: ['near', 'far'] },
        { factor: 'Machinery and livestock, with their values', scale: ['lower value', 'higher value'] },
        {
          factor: 'What the farm does: crops, cattle, poultry, custom work, paying visitors',
          scale: ['crops', 'paying visitors'],
        },
        { factor: 'People who work on the farm, paid or not', scale: ['few', 'many'] },
        { factor: 'Claims in the last few years', scale: ['none', 'several'] },
        {
          factor:
            'Deductibles and liability limit, and whether buildings are insured at replacement cost or at depreciated value',
          scale: ['higher deductible', 'replacement cost'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'A hand-drawn map of the yard helps.',
      items: [
        'Legal descriptions of the land you own (on the property tax notice) and the land you rent',
        'Every building with size, age, use and heating',
        'Machinery list with years and values',
        'Types of animals, and the most you have of each at one time',
        'Stored grain, hay, fuel and chemicals',
        'Custom work, paying visitors, a market stall or boarding',
        'Who works on the farm, paid or not',
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
    text: 'Describe the operation in a few sentences. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'specialty',
    label: 'Ask for a farm quote',
  },
};
