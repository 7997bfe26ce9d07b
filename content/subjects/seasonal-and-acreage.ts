import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const seasonalAndAcreage: SubjectPage = {
  slug: 'seasonal-and-acreage',
  name: 'Seasonal home and acreage insurance',
  summary: 'Cabins, seasonal homes and houses on acreages, far from a hydrant or a fire hall.',
  imageUrl: '/illustrations/prairie.svg',
  under: 'home',
  path: '/insurance/seasonal-and-acreage',
  title: 'Cabin, seasonal home and acreage insurance in Alberta',
  description:
    'A cabin at the lake or a house on an acreage in Alberta: fire halls, wells, wood heat, outbuildings, winter absence, and what insurers ask.',
  heading: 'Seasonal homes and acreages',
  lead: 'For a cabin, or a home on a few acres outside town (an acreage), insurers ask about fire protection, heating, water and who checks the place.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCES.ibc],
  related: [
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Farm insurance', to: '/insurance/farm' },
    { label: 'Boat insurance', to: '/insurance/boat' },
    { label: 'Insurance in Red Deer', to: '/locations/red-deer' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Five questions insurers ask',
      intro: 'The answers affect which insurers will quote, and the price.',
      columns: ['Question', 'Why it matters'],
      rows: [
        [
          'How far is the fire hall, by road?',
          'Beyond a certain distance, insurers treat a building as unprotected, and fewer of them accept it.',
        ],
        [
          'Is there water for firefighters?',
          'A hydrant, a dugout (a pond dug for water) or an agreement for tanker trucks affects the price.',
        ],
        [
          'How is it heated?',
          'A wood stove needs a safe distance from the walls, and many insurers require an inspection.',
        ],
        ['Who is there in winter?', 'Pipes can freeze and burst in an empty house.'],
        [
          'Which other buildings are there?',
          'A workshop, a barn or a quonset (an arched steel building) may have to be listed separately.',
        ],
      ],
    },
    {
      kind: 'timeline',
      heading: 'A cabin through the year',
      steps: [
        {
          when: 'May: opening up',
          what: 'A look at the roof, the chimney and the dock shows winter damage early. Damage by mice or by slow leaks is usually not covered.',
        },
        {
          when: 'Summer',
          what: 'In wildfire season, officials may order people to leave. If you live on the acreage all year, many policies then pay your extra living costs. A policy for a seasonal home often does not.',
        },
        {
          when: 'October: closing down',
          what: 'Many policies exclude freezing unless the water lines are drained and the pump is shut off.',
        },
        {
          when: 'Winter',
          what: 'Many policies require somebody to check the cabin regularly. A log with dates shows that this was done.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a policy may cover',
      intro:
        'A seasonal policy often covers only the causes of loss that it names. People who live on an acreage usually have a home policy with additions.',
      rows: [
        {
          cover: 'The house or cabin',
          what: 'Damage by fire, wind, hail and lightning. A seasonal policy often limits coverage for theft and burst pipes.',
          standing: 'included',
        },
        {
          cover: 'Outbuildings',
          what: 'Damage to a workshop, barn, garage or dock, up to a share of the house limit or up to a separate limit.',
          standing: 'included',
        },
        {
          cover: 'Liability on the land',
          what: 'Injury to visitors, harm done by animals, or a fire that spreads to a neighbour. Policies differ on whether they cover quads (all-terrain vehicles).',
          standing: 'included',
        },
        {
          cover: 'Well, septic and power lines',
          what: 'Damage to the well pump, the septic system, and lines between the road and the house.',
          standing: 'optional',
        },
        {
          cover: 'Hobby animals and equipment',
          what: 'Loss of a tractor that clears the driveway, or of a few animals. For more machines or animals, insurers usually require a farm policy.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most of these policies do not pay for:',
      items: [
        'Claims that come from farming, boarding horses or repairing machines for pay, if you have only a home policy.',
        'Losses while the cabin is rented out, unless the insurer agreed.',
        'Flood from a lake or a river, unless overland water coverage was added.',
        'Loss caused by a wood stove the insurer did not know about.',
        'Loss in a building that is under major renovation or vacant, unless the insurer agreed. Many policies stop paying for {home.vacancy.lostFirst} once a building is vacant. After {home.vacancy.days}, coverage commonly stops altogether. A furnished cabin closed for the season is usually called unoccupied instead; the policy says what you must do while it is closed.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        { factor: 'The answers to the five questions above' },
        {
          factor: 'What it would cost to rebuild the house, the cabin and the other buildings',
          scale: ['lower', 'higher'],
        },
        {
          factor: 'Whether the policy covers only the causes of loss that it names',
          scale: ['named causes only', 'most causes'],
        },
        { factor: 'Wildfire, flood and hail in the area', scale: ['lower risk', 'higher risk'] },
        { factor: 'An alarm, a water shut-off or a sensor that warns of frost', scale: ['in place', 'none'] },
        {
          factor: 'How often the place is empty, and whether it is rented out',
          scale: ['rarely empty', 'often empty, rented'],
        },
        {
          factor: 'Past claims, and the deductible, which is the part of a loss that you pay',
          scale: ['no claims', 'several claims'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Photos of every building help.',
      items: [
        'Legal land description, which is on the property tax notice, and the distance to the fire hall',
        'Water for firefighting, and road access in winter',
        'Year built, roof, wiring, heating and any wood stove report',
        'Every other building, with its size and use',
        'Animals, machines and any income from the land',
        'Who lives there, who checks the place, and how often',
      ],
    },
  ],
  questions: [
    'acreage-farm-or-home',
    'acreage-wood-stove',
    'acreage-quad-on-land',
    'cabin-winter',
    'cabin-rented-weekends',
    'acreage-grass-fire-neighbour',
  ],
  nextStep: {
    text: 'Describe the place and how you use it. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'home',
    label: 'Ask for a cabin or acreage quote',
  },
};
