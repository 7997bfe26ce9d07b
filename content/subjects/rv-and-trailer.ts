import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const rvAndTrailer: SubjectPage = {
  slug: 'rv-and-trailer',
  name: 'RV and trailer insurance',
  summary: 'Motorhomes, fifth wheels and tent trailers, on the road, in storage and at the lake.',
  imageUrl: '/illustrations/rv-and-trailer.svg',
  under: 'specialty',
  path: '/insurance/rv-and-trailer',
  title: 'RV, motorhome and trailer insurance in Alberta',
  description:
    'Motorhome, fifth wheel or tent trailer in Alberta: what the tow vehicle’s policy covers, hail in storage, contents, and a summer at a seasonal site.',
  heading: 'RV and trailer insurance',
  lead: 'An RV (recreational vehicle) is a motorhome or a trailer. A motorhome must be insured like a car. A trailer can be registered in Alberta without proof of insurance. The policy on the vehicle that tows it usually does not pay for damage to the trailer.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.registration, SOURCES.ibc],
  related: [
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'Boat insurance', to: '/insurance/boat' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'Hail season', to: '/blog/hail-season-alberta' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Towed, parked or stored',
      intro:
        'Which coverage applies depends on where the trailer or motorhome is. Coverage for the trailer can be a separate policy, or it can be added to your auto policy.',
      columns: ['Situation', 'Damage to the RV', 'Injury or damage to others'],
      rows: [
        [
          'A trailer, being towed',
          'Coverage for the trailer',
          'Usually the liability coverage on the tow vehicle, while the trailer is hitched',
        ],
        [
          'A trailer or motorhome, parked at a campsite',
          'Coverage for the trailer, or collision and comprehensive on the motorhome',
          'Vacation liability, for harm you cause at the campsite, or your home policy, if its liability coverage applies there',
        ],
        [
          'In storage over winter',
          'Comprehensive (hail, theft, fire and the like), or the narrower “specified perils” (a list of named causes)',
          'Often the liability coverage of your home policy',
        ],
        [
          'On a leased lot all summer',
          'A policy for seasonal or park-model trailers, which stay in one place',
          'Vacation liability; the campground may ask for proof',
        ],
        [
          'A motorhome, driven on the road',
          'Collision and comprehensive on its auto policy, if you have them',
          'The liability coverage on its auto policy',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of an RV policy',
      intro:
        'A motorhome must have the same required coverages as a car. No law requires insurance on a trailer, but a lender or a campground may.',
      rows: [
        {
          cover: 'Motorhome on the road',
          what: 'Third-party liability, accident benefits (care and income after an injury) and, unless you opt out of it, direct compensation for property damage (DCPD). DCPD pays the share of the damage to the motorhome that was not your fault, if the other vehicle is known and insured. The page on car insurance explains how the rules for injuries {before reform.start: change}{from reform.start: changed} on {reform.start}.',
          standing: 'required',
        },
        {
          cover: 'Collision and comprehensive',
          what: 'Damage in a crash (collision), or by hail, theft, fire or a falling tree (comprehensive).',
          standing: 'optional',
        },
        {
          cover: 'Replacement cost or agreed value',
          what: 'After a total loss, replacement cost pays for a new RV, and agreed value pays the amount shown in the policy. Without either, the policy usually pays actual cash value, which is the value after depreciation.',
          standing: 'optional',
        },
        {
          cover: 'Contents',
          what: 'Bedding, dishes, bikes and electronics, which may be worth more than the policy’s standard limit.',
          standing: 'optional',
        },
        {
          cover: 'Vacation liability',
          what: 'Injury or damage you cause to others while you stay in a parked trailer or motorhome: for example, a guest trips over your step.',
          standing: 'optional',
        },
        {
          cover: 'Emergency expenses',
          what: 'The cost of a motel and of getting home, if damage that the policy covers puts the RV out of use.',
          standing: 'optional',
        },
        {
          cover: 'Awnings and attachments',
          what: 'Wind damage to awnings and other attachments, for which the basic coverage often has a low limit.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Hail on the storage lot',
      example: {
        story: [
          'A storm crosses a storage lot near Calgary in July. A trailer has a torn roof and broken vents. Repairs cost $11,400.',
          'The trailer has comprehensive coverage, and its owner pays the first $500 of a loss, which is the deductible. The truck that tows it has a policy too, but the trailer is not listed on it.',
        ],
        lines: [
          { what: 'Repairs', amount: '$11,400' },
          { what: 'Deductible', amount: '−$500' },
          { what: 'Paid by the trailer’s policy', amount: '$10,900' },
          { what: 'Paid by the truck’s policy', amount: '$0' },
        ],
        result: 'Without coverage on the trailer, nothing would have been paid.',
      },
    },
    {
      heading: 'Trips to the United States, and rented RVs',
      paragraphs: [
        'The auto policy on a motorhome or a tow vehicle applies in Canada and the United States. Coverage for a trailer usually applies there too, though some policies limit the number of days. Neither applies in Mexico, where you need insurance from a Mexican company.',
        'If you rent an RV, the rental company usually insures it, and you pay a high deductible if it is damaged. For injury or damage you cause to others in Alberta, your own auto policy may have to pay first. An addition to your own policy for cars you rent (called SEF 27) might not extend to a motorhome. Vacation liability might not be part of the rental.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most RV and trailer policies do not pay for:',
      items: [
        'Damage by slow leaks, rot, mould or mice.',
        'Losses while you live in the RV all year, if the policy is for recreational use only.',
        'Losses while you rent the RV out, unless the insurer agreed.',
        'Worn tires, mechanical breakdown and frozen water lines.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers ask about:',
      items: [
        { factor: 'The type, age, length and value of the RV', scale: ['lower value', 'higher value'] },
        {
          factor: 'For a motorhome: the drivers, their claims and their convictions',
          scale: ['clean records', 'claims, convictions'],
        },
        {
          factor: 'How many months a year you use it, and whether you live in it',
          scale: ['a few months', 'lived in'],
        },
        {
          factor: 'Where it is stored, and the risk of hail and theft there',
          scale: ['under a roof', 'hail, theft'],
        },
        { factor: 'Trips to the United States', scale: ['none', 'long trips'] },
        {
          factor: 'Replacement cost, agreed value or actual cash value, and the deductible',
          scale: ['actual cash value', 'replacement cost'],
        },
        { factor: 'Contents, awnings and other additions', scale: ['none', 'many'] },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'The bill of sale shows the model and the price.',
      items: [
        'Type, year, make, model and length',
        'What you paid, and when',
        'Which vehicle tows it',
        'Where it is kept in summer and in winter',
        'Contents and add-ons, with values',
        'Trips to the United States, and for how long',
        'Whether anybody else uses or rents it',
      ],
    },
  ],
  questions: ['rv-tow-vehicle', 'rv-motorhome', 'rv-full-time', 'rv-rent-out', 'rv-winter-storage'],
  nextStep: {
    text: 'Tell us about the RV and how you use it. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'specialty',
    label: 'Ask for an RV quote',
  },
};
