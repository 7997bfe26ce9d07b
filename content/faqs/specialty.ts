import type { FaqItem } from './faq.ts';

export const specialtyFaqs: readonly FaqItem[] = [
  {
    id: 'specialty-atv-snowmobile',
    category: 'specialty',
    question: 'Do I need insurance for an ATV or a snowmobile?',
    answer:
<<<<<<< HEAD
      'On public land you must register it and have at least {specialty.ohv.liability} of liability insurance. Many owners carry {specialty.ohv.common}. Riders must wear a helmet there, with a few exceptions, such as some vehicles with a factory roll cage and seat belts. Riders {specialty.ohv.supervised} must be supervised. The law does not require insurance on your own land; ask what your home policy covers there.',
=======
      'On public land, yes. The vehicle must be registered and insured for at least {specialty.ohv.liability} of liability; a limit of {specialty.ohv.common} is common. On your own land insurance is not required; ask what your home policy covers there. On public land you must wear a helmet, with some exceptions, and riders {specialty.ohv.supervised} must be supervised.',
>>>>>>> main
  },
  {
    id: 'specialty-boat',
    category: 'specialty',
    question: 'Is boat insurance compulsory?',
    answer:
<<<<<<< HEAD
      'No, Alberta does not require it. A marina, a lender or an event may. Home policies often include limited coverage for a small boat; the limits on length, horsepower and value differ from policy to policy.',
=======
      'No, but a marina, a lender or an event may require it. Small boats often have limited coverage under a home policy; ask what the limits are.',
>>>>>>> main
  },
  {
    id: 'specialty-classic-car',
    category: 'specialty',
    question: 'How is a classic car insured?',
    answer:
<<<<<<< HEAD
      'A classic car must have auto insurance on the road like any other car. In addition, many owners choose agreed value (endorsement SEF 19A): you and the insurer agree on the value in advance. The policy usually limits distance and use, and requires safe storage. You need an appraisal and photos. {before reform.start: New forms have been drafted for {reform.start}, so}{from reform.start: New forms were drafted for {reform.start}, so} check the name of the endorsement at renewal.',
=======
      'On the road, it must carry the same compulsory insurance as any other car. Many owners add agreed value, an endorsement called SEF 19A: you and the insurer agree on the value before a loss. Insurers usually limit distance and use, and ask for an appraisal, photos and safe storage. {before reform.start: A new form has been drafted for {reform.start}, so}{from reform.start: A new form was drafted for {reform.start}, so} the endorsement may have another name at renewal.',
>>>>>>> main
  },
  {
    id: 'specialty-vacant-home',
    category: 'specialty',
    question: 'Our house is empty and for sale. What now?',
    answer:
<<<<<<< HEAD
      'Tell the insurer before {home.vacancy.days} have passed. After that, coverage on a vacant home commonly stops. A vacancy permit (the insurer’s written agreement) or a policy for vacant homes keeps part of it. The insurer will say what it requires: usually the heat on, the water shut off and drained, and regular visits.',
=======
      'Tell the insurer. Coverage is often reduced or lost once a house has been vacant for more than {home.vacancy.days}. A vacancy permit (the insurer’s written consent) or a policy for vacant homes keeps part of it. Ask what the insurer requires: usually the heat on, the water shut off and drained, and regular checks.',
>>>>>>> main
  },
  {
    id: 'specialty-event-with-alcohol',
    category: 'specialty',
    question: 'What do I need for an event with alcohol?',
    answer:
<<<<<<< HEAD
      "In many cases you need a special event licence, servers with ProServe (Alberta's training for serving liquor) and host liability insurance that includes liquor. The venue will say which limit it requires and whether it must be added as an additional insured. Ask some weeks ahead.",
=======
      'You may need a special event licence from AGLC, Alberta’s liquor regulator, and servers with ProServe, its training in liquor service. The venue may require host liability with liquor included. It will say which limit it requires, and whether it must be added as an additional insured.',
>>>>>>> main
  },
  {
    id: 'specialty-rv-towed',
    category: 'specialty',
    question: 'Is a travel trailer insured through the truck that tows it?',
    answer:
<<<<<<< HEAD
      "Only for liability. While the trailer is hitched, the tow vehicle's liability coverage usually extends to it. Damage to the trailer, its contents, and liability at the campsite need coverage for the trailer. That can be its own policy, or the trailer added to your auto policy. You do not need proof of insurance to register a trailer.",
=======
      'While the trailer is hitched, the tow vehicle’s liability coverage usually extends to it. Damage to the trailer, its contents and liability at the campsite need separate coverage: a trailer policy, or an addition to your auto policy. You do not need proof of insurance to register a trailer.',
>>>>>>> main
  },
  {
    id: 'specialty-umbrella',
    category: 'specialty',
    question: 'What is umbrella liability?',
    answer:
<<<<<<< HEAD
      'It is extra liability coverage above the limits of your home and auto policies. It pays once the limit of the other policy is used up. The insurer requires minimum limits on those policies and asks for a list of your vehicles, boats and properties.',
=======
      'Extra liability coverage above your home and auto limits. It pays once the limit of the policy below is used up. The insurer requires minimum limits on your home and auto policies, and a list of your vehicles, boats and properties.',
>>>>>>> main
  },
];
