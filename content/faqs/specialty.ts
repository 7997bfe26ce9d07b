import type { FaqItem } from './faq.ts';

export const specialtyFaqs: readonly FaqItem[] = [
  {
    id: 'specialty-atv-snowmobile',
    category: 'specialty',
    question: 'Do I need insurance for an ATV or a snowmobile?',
    answer:
      'On public land you must register it and have at least {specialty.ohv.liability} of liability insurance. Many owners carry {specialty.ohv.common}. Riders must wear a helmet there, with a few exceptions, such as some vehicles with a factory roll cage and seat belts. Riders {specialty.ohv.supervised} must be supervised. The law does not require insurance on your own land; ask what your home policy covers there.',
  },
  {
    id: 'specialty-boat',
    category: 'specialty',
    question: 'Is boat insurance compulsory?',
    answer:
      'No, Alberta does not require it. A marina, a lender or an event may. Home policies often include limited coverage for a small boat; the limits on length, horsepower and value differ from policy to policy.',
  },
  {
    id: 'specialty-classic-car',
    category: 'specialty',
    question: 'How is a classic car insured?',
    answer:
      'A classic car must have auto insurance on the road like any other car. In addition, many owners choose agreed value (endorsement SEF 19A): you and the insurer agree on the value in advance. The policy usually limits distance and use, and requires safe storage. You need an appraisal and photos. {before reform.start: New forms have been drafted for {reform.start}, so}{from reform.start: New forms were drafted for {reform.start}, so} check the name of the endorsement at renewal.',
  },
  {
    id: 'specialty-vacant-home',
    category: 'specialty',
    question: 'Our house is empty and for sale. What now?',
    answer:
      'Tell the insurer before {home.vacancy.days} have passed. After that, coverage on a vacant home commonly stops. A vacancy permit (the insurer’s written agreement) or a policy for vacant homes keeps part of it. The insurer will say what it requires: usually the heat on, the water shut off and drained, and regular visits.',
  },
  {
    id: 'specialty-event-with-alcohol',
    category: 'specialty',
    question: 'What do I need for an event with alcohol?',
    answer:
      "In many cases you need a special event licence, servers with ProServe (Alberta's training for serving liquor) and host liability insurance that includes liquor. The venue will say which limit it requires and whether it must be added as an additional insured. Ask some weeks ahead.",
  },
  {
    id: 'specialty-rv-towed',
    category: 'specialty',
    question: 'Is a travel trailer insured through the truck that tows it?',
    answer:
      "Only for liability. While the trailer is hitched, the tow vehicle's liability coverage usually extends to it. Damage to the trailer, its contents, and liability at the campsite need coverage for the trailer. That can be its own policy, or the trailer added to your auto policy. You do not need proof of insurance to register a trailer.",
  },
  {
    id: 'specialty-umbrella',
    category: 'specialty',
    question: 'What is umbrella liability?',
    answer:
      'It is extra liability coverage above the limits of your home and auto policies. It pays once the limit of the other policy is used up. The insurer requires minimum limits on those policies and asks for a list of your vehicles, boats and properties.',
  },
];
