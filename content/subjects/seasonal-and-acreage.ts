import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const seasonalAndAcreage: SubjectPage = {
  slug: 'seasonal-and-acreage',
  name: 'Seasonal home and acreage insurance',
  summary: 'A cabin at the lake, a house beyond the hydrants: what distance changes.',
  imageUrl: '/illustrations/prairie.svg',
  under: 'home',
  path: '/insurance/seasonal-and-acreage',
  title: 'Cabin, seasonal home and acreage insurance in Alberta',
  description:
    'A cabin at the lake or a house on an acreage in Alberta: fire halls, wells, wood heat, outbuildings, winter absence, and what insurers ask first.',
  heading: 'Seasonal homes and acreages',
  lead: 'Beyond the last hydrant, insurers ask other questions. Most of them are about fire, water and who is watching.',
  reviewedOn: '2026-11-22',
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
      heading: 'The five questions that decide it',
      intro: 'With these, an insurer knows in a minute whether it will quote.',
      columns: ['Question', 'Why it matters'],
      rows: [
        [
          'How far is the fire hall, by road?',
          'Beyond a certain distance a building counts as unprotected, and fewer insurers take it.',
        ],
        ['Is there water for the crew?', 'A hydrant, a dugout or a tanker agreement changes the rating.'],
        ['What heats it?', 'A wood stove needs clearances and often an inspection.'],
        ['Who is there in winter?', 'Frozen pipes are the most common large loss in an empty house.'],
        ['What else stands there?', 'A shop, a barn or a quonset each needs its own line.'],
      ],
    },
    {
      kind: 'timeline',
      heading: 'A cabin through the year',
      steps: [
        {
          when: 'May: opening up',
          what: 'Check the roof, the chimney and the dock. Mice and melt water are not insured losses; what they lead to sometimes is.',
        },
        {
          when: 'Summer',
          what: 'Wildfire season. Clear needles and firewood from the walls, and know what an evacuation order pays for.',
        },
        {
          when: 'October: closing down',
          what: 'Drain the lines, shut off the pump and the power you do not need. Many policies exclude freezing unless this was done.',
        },
        {
          when: 'Winter',
          what: 'Somebody looks in, as often as the policy says. A log with dates settles arguments.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a policy may hold',
      intro:
        'A seasonal policy often lists its perils; an acreage you live on usually has a full home form with additions.',
      rows: [
        {
          cover: 'The house or cabin',
          what: 'Fire, wind, hail and lightning. Theft and burst pipes are often limited in a seasonal form.',
          standing: 'included',
        },
        {
          cover: 'Outbuildings',
          what: 'Shop, barn, garage, dock: a share of the house limit, or a line for each.',
          standing: 'included',
        },
        {
          cover: 'Liability on the land',
          what: 'Visitors, quads, animals, a fire that spreads to the neighbour.',
          standing: 'included',
        },
        {
          cover: 'Well, septic and power lines',
          what: 'Pumps and lines between the road and the house.',
          standing: 'optional',
        },
        {
          cover: 'Hobby animals and equipment',
          what: 'A tractor for the driveway, two horses, a few hens. More than that is a farm.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What surprises people',
      intro: 'Common gaps in the country:',
      items: [
        'Farm income, boarding horses or fixing machines for others, on a policy for a plain house.',
        'A cabin rented out for weekends.',
        'Flood from a lake or a river, unless overland water was added.',
        'A wood stove that was put in without an inspection.',
        'A building under renovation, or one that stands vacant for more than {home.vacancy.days}.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Photos of every building help.',
      items: [
        'Legal land description, and the distance to the fire hall',
        'Water for fire fighting, access in winter',
        'Year built, roof, wiring, heating and any wood stove report',
        'Every other building, with size and use',
        'Animals, machines and any income from the land',
        'Who lives there, who checks, and how often',
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
    text: 'Describe the place and how you use it. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'home',
    label: 'Ask for a cabin or acreage quote',
  },
};
