import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CatalogueEntry, ServicePage } from './service-page.ts';

/** The catalogue holds specialty twice: short among the cards, and in full at the top of its own page. */
const card: CatalogueEntry = {
  id: 'specialty',
  name: 'Specialty insurance',
  description:
    'Motorcycles, RVs, boats, classic cars, events and valuables that a standard policy leaves out.',
  imageUrl: '/illustrations/specialty.svg',
  features: [
    'Off-road vehicles, boats and collector cars',
    'Vacant homes, rentals and farms',
    'Events, valuables and umbrella liability',
  ],
  coverages: ['Motorcycle', 'RV and trailer', 'Boat', 'ATV and snowmobile', 'Classic car', 'Event'],
  longDescription:
    'Some things fit neither a car policy nor a home policy. Specialty insurance covers each of them with terms made for its risks. A licensed broker partner can say which insurers accept yours and quote.',
};

const onPage: CatalogueEntry = {
  id: 'specialty',
  name: 'Specialty and recreational insurance',
  description: 'Recreational vehicles, valuables, vacant homes and single events.',
  imageUrl: '/illustrations/specialty-page.svg',
  features: [
    'Which rules apply on public land and on the road',
    'Agreed value for collector cars',
    'What “vacant” means for a house',
    'Host and liquor liability for an event',
  ],
  coverages: [
    'Motorcycle',
    'ATV and snowmobile',
    'RV and trailer',
    'Boat',
    'Classic car',
    'Umbrella liability',
    'Jewellery and art',
    'Event',
    'Vacant and rental homes',
    'Pet',
  ],
  longDescription:
    'Specialty insurance is a group of policies for things that a home or car policy excludes or limits. Insurers ask how the item is used, in which season and where it is stored, and they often agree with the owner on its value before a loss. A licensed broker partner can find out which insurers accept the risk and quote.',
};

export const specialtyService: ServicePage = {
  id: 'specialty',
  path: '/insurance/specialty',
  title: 'Specialty insurance in Alberta: RV, boat, ATV, event',
  description:
    'Motorcycles, ATVs, RVs, boats, classic cars, valuables, events, vacant homes: what Alberta law requires, and what home and car policies leave out.',
  heading: 'Specialty insurance',
  lead: 'Home and car policies exclude or limit many things, such as an all-terrain vehicle (ATV or quad), a ring, or a house between tenants. Specialty insurance can cover many of them.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.helmets, SOURCE_PAGES.registration, SOURCES.aglc],
  related: [
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'Boat insurance', to: '/insurance/boat' },
    { label: 'Farm insurance', to: '/insurance/farm' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Bars, stores and events with alcohol', to: '/business/liquor' },
    { label: 'Questions about specialty insurance', to: '/faq/specialty' },
  ],
  card,
  onPage,
  whatItIs: [
    'Standard policies are written for a house that is lived in and a car that is driven every day. Specialty policies cover other things. The law requires insurance for most motor vehicles that you drive on a road, or ride on public land, even if you use them rarely. Some farm machines are an exception.',
    'Insurers ask detailed questions about use: whether a motorcycle is stored all winter, whether a car only goes to shows, which lake a boat is on. The use of an item affects the terms and the price.',
    'One request can include several items. A broker can see whether some of them fit on one policy.',
  ],
  covers: {
    intro: 'These are the common kinds.',
    rows: [
      {
        cover: 'ATV and snowmobile',
        what: 'On public land, the law requires registration and at least {specialty.ohv.liability} of liability; {specialty.ohv.common} is common. The law does not require insurance on your own land.',
        standing: 'required',
      },
      {
        cover: 'Motorcycle and motorhome',
        what: 'On the road, they must carry the same compulsory coverage as a car. Coverage for hail, theft or a collision that you cause is optional. So is coverage for the contents and for your liability at a campsite.',
        standing: 'required',
      },
      {
        cover: 'Trailer',
        what: 'Damage to the trailer and its contents, and your liability at the campsite. A lender or a campground may require it.',
        standing: 'optional',
      },
      {
        cover: 'Boat',
        what: 'Damage to the hull, motor and trailer, and liability on the water. Marinas and lenders may require it.',
        standing: 'optional',
      },
      {
        cover: 'Classic and collector car',
        what: 'On the road, it must carry the same compulsory coverage as any other car. Agreed value is an optional addition to the policy (an endorsement). You and the insurer agree in advance on an amount, which is paid if the car is destroyed or stolen. It is numbered SEF 19A in the forms in use until {reform.lastDay}. The insurer limits how far you drive, and for what.',
        standing: 'required',
      },
      {
        cover: 'Umbrella liability',
        what: 'Extra liability coverage above the limits of your home and auto policies.',
        standing: 'optional',
      },
      {
        cover: 'Jewellery and art',
        what: 'Items listed one by one with an appraisal, because home policies limit what they pay for jewellery and art.',
        standing: 'optional',
      },
      {
        cover: 'Event',
        what: 'The host’s liability, including liquor, and sometimes cancellation. Venues often require a certificate of insurance.',
        standing: 'optional',
      },
      {
        cover: 'Vacant, seasonal and rental homes',
        what: 'Coverage for a home that a regular home policy would no longer cover, or that you rent out.',
        standing: 'optional',
      },
      {
        cover: 'Pet',
        what: 'Part of the vet bill after an accident or illness. Coverage usually begins only after a waiting period.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Most specialty policies do not pay for:',
    items: [
      'Loss during racing or stunts, or while the item is rented to others, unless the insurer agreed.',
      'Wear, rot, mould, vermin and mechanical breakdown.',
      'Loss of a vehicle or a boat kept at an address the insurer does not know about.',
      'Loss while the item is used by someone without the licence or boat operator card that the law requires.',
      'Illnesses or injuries a pet had before the policy began.',
    ],
  },
  sections: [
    {
      heading: 'Off-highway vehicles on public land',
      paragraphs: [
        'Off-highway vehicles are, for example, ATVs, snowmobiles and dirt bikes. On public land you must wear a helmet, with some exceptions. Anyone {specialty.ohv.supervised} who drives an off-highway vehicle there must be supervised by somebody who is {specialty.ohv.supervisor}.',
      ],
    },
    {
      heading: 'An event with alcohol',
      paragraphs: [
        'You may need a special event licence, and servers may need ProServe, Alberta’s liquor-service training. A liquor store can issue the licence for a private event of up to {business.liquor.storeGuests}. For a larger one, or for a public event, you apply to Alberta Gaming, Liquor and Cannabis (AGLC). The licence states the hours in which you may serve.',
        'A business that serves alcohol can be held responsible if a guest who drank too much is hurt or hurts somebody. Private hosts are held responsible less often, but they can be sued too. Host liquor liability coverage is for people who serve alcohol at an event; liquor liability coverage is for businesses that sell it. For a private party at home, the liability coverage of a home policy often applies, unless you sell the drinks.',
      ],
    },
    {
      heading: 'Winter lay-up',
      paragraphs: [
        'Some insurers let you pause road coverage while a motorcycle or a classic car is stored for the winter. This is called lay-up. Coverage for fire and theft continues, under comprehensive (most causes other than a collision) or the narrower specified perils (causes on a list). If the roof of the garage falls in under snow, usually only comprehensive pays. You must not drive or ride on the road until road coverage is back in force.',
      ],
    },
    {
      heading: 'A house nobody lives in',
      paragraphs: [
        '“Vacant” and “unoccupied” mean different things. Unoccupied means that you are away and will come back. Vacant means that the people who lived there have moved out and do not plan to return. Once a house is vacant, many home policies stop paying for {home.vacancy.lostFirst}. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has agreed in writing to keep some of it (a vacancy permit). A policy for vacant homes is the other way to stay insured.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'Value',
        why: 'Whether it is agreed, appraised or market value, and the cost of parts.',
        scale: ['lower value', 'higher value'],
      },
      {
        factor: 'Use',
        why: 'Private, business or rental use, and how many days or kilometres a year.',
        scale: ['private, a few days', 'business or rental'],
      },
      {
        factor: 'Where it is kept',
        why: 'In a locked garage, on a street, at a marina or at a remote cabin.',
        scale: ['locked garage', 'street or remote cabin'],
      },
      {
        factor: 'Who uses it',
        why: 'Their age, licence, training and record.',
        scale: ['trained, clean record', 'new, or with claims'],
      },
      {
        factor: 'Season',
        why: 'Months off the road, whether a house is heated in winter, and the risk of hail.',
        scale: ['stored for months', 'used all year'],
      },
      {
        factor: 'Claims',
        why: 'Insurers look at your claims over recent years.',
        scale: ['none', 'several'],
      },
    ],
  },
  checklist: {
    intro: 'Photos of the item help, too.',
    items: [
      'What it is: year, make, model, length or engine size',
      'Value, with a receipt or an appraisal',
      'Where it is kept, summer and winter',
      'Who uses it, with licences or operator cards',
      'For an event: date, place, number of guests, and whether alcohol is served',
      'For a house: how long it has been empty, who checks it, and whether heat and water are on',
      'Other policies you have',
    ],
  },
  questions: [
    'specialty-atv-snowmobile',
    'specialty-boat',
    'specialty-classic-car',
    'specialty-event-with-alcohol',
    'specialty-rv-towed',
    'specialty-umbrella',
  ],
  nextStep: {
    text: 'Describe the item in your own words. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'specialty',
    label: 'Ask for a specialty quote',
  },
};
