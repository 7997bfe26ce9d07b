import type { FaqItem } from './faq.ts';

export const specialtyFaqs: readonly FaqItem[] = [
  {
    id: 'specialty-atv-snowmobile',
    category: 'specialty',
    question: 'Do I need insurance for an ATV or a snowmobile?',
    answer:
      'On public land, yes: registration and at least {specialty.ohv.liability} of liability. Many carry {specialty.ohv.common}. On your own private land it is not required. Helmets have been required on public land since {specialty.ohv.helmets}, and riders {specialty.ohv.supervised} need supervision.',
  },
  {
    id: 'specialty-boat',
    category: 'specialty',
    question: 'Is boat insurance compulsory?',
    answer:
      'No. A marina, a lender or an event may ask for it. Small boats sometimes have a little coverage under a home policy; ask for the limit on length and engine. To drive a motorboat you usually need a federal operator card as well.',
  },
  {
    id: 'specialty-classic-car',
    category: 'specialty',
    question: 'How is a classic car insured?',
    answer:
      'Often for a value agreed in advance (SEF 19A), with limits on distance and use, and safe storage. Have an appraisal and photos. {before reform.start: New forms are drafted for {reform.start}, so}{from reform.start: New forms were drafted for {reform.start}, so} check the name of the endorsement at renewal.',
  },
  {
    id: 'specialty-vacant-home',
    category: 'specialty',
    question: 'Our house is empty and for sale. What now?',
    answer:
      'Tell the insurer. After {home.vacancy.days} of vacancy, coverage commonly shrinks or stops. A vacancy permit or a policy for vacant homes keeps part of it. Keep the heat on, shut off the water, and have someone look in.',
  },
  {
    id: 'specialty-event-with-alcohol',
    category: 'specialty',
    question: 'What do I need for an event with alcohol?',
    answer:
      'Perhaps a special event licence, servers with ProServe training, and host liability with liquor included. The venue will say which limit it wants and whether it must be named. Ask some weeks ahead.',
  },
  {
    id: 'specialty-rv-towed',
    category: 'specialty',
    question: 'Is a travel trailer insured through the truck that tows it?',
    answer:
      'Liability usually follows the tow vehicle while it is hitched. Damage to the trailer itself, its contents, and liability on the campsite need a policy for the trailer. You do not need proof of insurance to register one.',
  },
  {
    id: 'specialty-umbrella',
    category: 'specialty',
    question: 'What is umbrella liability?',
    answer:
      'An extra layer of liability above your home and auto limits. It pays once the policy below is used up. The insurer will ask for certain limits underneath, and for a list of everything you own that moves.',
  },
];
