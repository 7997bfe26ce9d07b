import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { SubjectPage } from './subject-page.ts';

export const visitorsToCanada: SubjectPage = {
  slug: 'visitors-to-canada',
  name: 'Visitors to Canada insurance',
  summary: 'Emergency medical coverage for guests, and for newcomers waiting for Alberta health coverage.',
  imageUrl: '/illustrations/travel.svg',
  under: 'travel',
  path: '/insurance/visitors-to-canada',
  title: 'Visitors to Canada insurance for guests and newcomers',
  description:
    'Emergency medical insurance for visitors to Alberta, new residents and workers: who has the provincial health plan, and what a policy pays.',
  heading: 'Insurance for visitors to Canada',
  lead: 'The Alberta Health Care Insurance Plan (AHCIP) does not cover visitors. In an emergency the hospital treats them and sends a bill, which visitors insurance can pay.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.ahcipMoving, SOURCE_PAGES.ahcipTemporary],
  related: [
    { label: 'Super Visa insurance', to: '/super-visa' },
    { label: 'Travel insurance for Albertans', to: '/insurance/travel' },
    { label: 'Questions about travel insurance', to: '/faq/travel' },
    { label: 'Insurance by city', to: '/locations' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Who has Alberta health coverage',
      intro: 'Visitors insurance is for people who have no provincial health coverage.',
      columns: ['Who', 'Covered by AHCIP?', 'Private insurance'],
      rows: [
        ['Parents here for a few weeks', 'No', 'A visitors policy for the stay'],
        [
          'Parents or grandparents with a Super Visa (to stay for years at a time)',
          'No',
          'A policy that meets the Super Visa rules',
        ],
        [
          'A family that moved from another province',
          'From the {travel.ahcip.fromProvince} after the month of the move, if they apply within {travel.ahcip.applyWithin}. After a move on {travel.ahcip.exampleMove}, for example, that is {travel.ahcip.example}. The plan of the old province covers them until then',
          'Usually none for hospital and doctors; the old plan does not pay for some services, such as an ambulance',
        ],
        [
          'New permanent residents from abroad',
          'The coverage may start on the day they settle here, if they apply within {travel.ahcip.applyWithin}',
          'A policy until AHCIP confirms the coverage',
        ],
        [
          'Workers and students with permits',
          'They may be, if they intend to live here for {travel.ahcip.intend}, and the permit is one that Alberta accepts and has at least {travel.ahcip.permit} left',
          'A policy until AHCIP covers them, or for the whole stay',
        ],
        [
          'Canadians moving home from abroad',
          'The coverage may start on the day they settle here again, if they apply within {travel.ahcip.applyWithin}',
          'A policy until AHCIP confirms the coverage',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a policy pays',
      intro: 'It pays for emergencies only. You choose the coverage amount when you buy.',
      rows: [
        {
          cover: 'Hospital and doctors',
          what: 'Care for a sudden illness or injury, up to the coverage amount.',
          standing: 'included',
        },
        {
          cover: 'Ambulance',
          what: 'A ground ambulance. An air ambulance usually has a limit of its own, and the insurer may have to agree first.',
          standing: 'included',
        },
        {
          cover: 'Prescriptions after an emergency',
          what: 'Medication that a doctor prescribes, for a set number of days.',
          standing: 'included',
        },
        {
          cover: 'Emergency dental care',
          what: 'Treatment after a blow to the mouth or for sudden pain, up to small limits.',
          standing: 'included',
        },
        {
          cover: 'Travel home',
          what: 'The trip home for a patient, or the return of the body after a death, up to a limit.',
          standing: 'included',
        },
        {
          cover: 'Pre-existing conditions',
          what: 'Health problems that began before the policy did. Many plans offer to cover them if they were stable for a set time (see the questions below).',
          standing: 'optional',
        },
        {
          cover: 'Trips to the United States',
          what: 'Some plans cover side trips from Canada, and others exclude them.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'From buying a policy to going home',
      steps: [
        {
          when: 'Before the flight',
          what: 'A policy bought before the trip can begin on arrival in Canada, usually without a waiting period.',
        },
        {
          when: 'After arrival',
          what: 'A policy can usually be bought after the visitor has arrived. It then usually covers illness only after a waiting period, often a few days.',
        },
        {
          when: 'In an emergency',
          what: 'Call 9-1-1 or go to the hospital. Policies usually require a call to the insurer’s assistance number as soon as possible, and many pay less if nobody calls. After the call, many insurers pay the hospital directly; otherwise the family pays and makes a claim later.',
        },
        {
          when: 'A longer stay',
          what: 'A policy can often be extended before its last day. After that day the visitor needs a new policy, usually with a new waiting period.',
        },
        {
          when: 'Going home early',
          what: 'The insurer may refund unused days (see the questions below).',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A fall on the ice',
      example: {
        story: [
          'An aunt visits Red Deer for six weeks in winter. She falls on the icy driveway and breaks her wrist. She has $100,000 of coverage and pays the first $250 herself, which is her deductible.',
        ],
        lines: [
          { what: 'Emergency department and X-ray', amount: '$2,900' },
          { what: 'Surgery and one night in hospital', amount: '$11,400' },
          { what: 'Follow-up visit that could not wait', amount: '$600' },
          { what: 'Deductible', amount: '−$250' },
          { what: 'Paid by the insurer', amount: '$14,650' },
        ],
        result:
          'Once the doctor says that she is fit to fly, insurers usually treat the emergency as over. Care after she has flown home is not covered.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most visitors insurance does not pay for:',
      items: [
        'Check-ups, vaccinations, and follow-up care that can wait until the visitor is home.',
        'A pre-existing condition (a health problem from before the policy) that changed, or was being examined, in the weeks or months before the policy began.',
        'A trip made to get treatment.',
        'Pregnancy and birth. Some plans never pay for them; others stop paying after a certain week of pregnancy.',
        'Illness that began during the waiting period of a policy bought after arrival.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        { factor: 'The age of each visitor', scale: ['younger', 'older'] },
        { factor: 'The number of days', scale: ['few', 'many'] },
        { factor: 'The coverage amount and the deductible', scale: ['higher deductible', 'higher amount'] },
        {
          factor: 'Whether pre-existing conditions are covered, and for how long they must have been stable',
          scale: ['not covered', 'covered'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro:
        'Please leave diagnoses out of the form. The broker can talk about pre-existing conditions with you.',
      items: [
        'Date of birth of each visitor',
        'Dates of arrival and departure',
        'Home country, and where in Alberta they will stay',
        'Type of visa or permit, if there is one',
        'Trips to other provinces or countries during the stay',
        'The coverage amount and the deductible you have in mind, or “not sure”',
      ],
    },
  ],
  questions: [
    'visitors-after-arrival',
    'visitors-super-visa-same',
    'visitors-health-card-newcomer',
    'visitors-parents-conditions',
    'visitors-leave-early',
    'visitors-students-workers',
  ],
  nextStep: {
    text: 'Tell us who is coming, when and for how long. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'travel',
    label: 'Ask for a visitors quote',
  },
};
