import type { FaqItem } from './faq.ts';

export const specialtyFaqs: readonly FaqItem[] = [
  {
    id: 'specialty-atv-snowmobile',
    category: 'specialty',
    question: 'Do I need insurance for an ATV or a snowmobile?',
    answer:
      'On public land, yes. The vehicle must be registered and must have at least {specialty.ohv.liability} of liability coverage, which pays for harm you do to others; {specialty.ohv.common} is common. On your own land the law does not require insurance. Do not assume that your home policy covers your liability there: many home policies exclude motorized vehicles that you own. Theft is not always covered either; your insurer can tell you about both.',
  },
  {
    id: 'specialty-e-bike',
    category: 'specialty',
    question: 'Does an e-bike need insurance?',
    answer:
      'Not by law, if its motor has at most {specialty.ebike.power} and its top speed is {specialty.ebike.speed}. The law calls that a power bicycle. A stronger or faster one may count as a moped or a motorcycle, which must be insured to be ridden on the road. A home or tenant policy may cover the theft of an e-bike, but many policies limit or exclude bicycles with a motor. Your insurer can also tell you whether the policy pays if you hurt somebody while riding.',
  },
  {
    id: 'specialty-boat',
    category: 'specialty',
    question: 'Do I have to insure my boat?',
    answer:
      'Not by law, but a marina, a lender or the organizer of an event may require it. A home policy often covers a small boat, but only up to a certain length, motor size and value. The limits are in the policy, under “watercraft”.',
  },
  {
    id: 'specialty-classic-car',
    category: 'specialty',
    question: 'How is a classic car insured?',
    answer:
      'On the road, it must have the same mandatory insurance as any other car. Many owners add “agreed value”: if the car is destroyed or stolen, the insurer pays the value that you both agreed on beforehand. The addition to the policy (endorsement) is called SEF 19A. Insurers usually limit distance and use, and ask for an appraisal, photos and safe storage. {before reform.start: Alberta’s Superintendent of Insurance has drafted new standard forms for {reform.start}, so}{from reform.start: Alberta’s Superintendent of Insurance drafted new standard forms for {reform.start}, so} SEF 19A may have another name when you renew.',
  },
  {
    id: 'specialty-vacant-home',
    category: 'specialty',
    question: 'Our house is empty and for sale. Is it still insured?',
    answer:
      'Only in part, and not for long, unless the insurer agrees in writing to keep covering it. Once it is vacant (the people who lived there have moved out), many policies stop paying for {home.vacancy.lostFirst}. After {home.vacancy.days}, coverage commonly stops altogether. A vacancy permit (the insurer’s written agreement) or a policy for vacant homes keeps part of the coverage. For a vacant house, insurers usually require all three: heat that stays on, water off and pipes drained, and regular checks.',
  },
  {
    id: 'specialty-event-with-alcohol',
    category: 'specialty',
    question: 'What do I need for an event with alcohol?',
    answer:
      'Outside a private home, you usually need a special event licence. A liquor store can issue it for a private event of up to {business.liquor.storeGuests}. For other events you apply to Alberta Gaming, Liquor and Cannabis (AGLC). At a public event with sales, you and some of the servers must have ProServe, AGLC’s training in liquor service. The venue may require host liquor liability. It pays claims against you if a guest who drank at your event is hurt or hurts somebody. The venue can tell you which limit it requires, and whether your policy must protect the venue too, as an “additional insured”.',
  },
  {
    id: 'specialty-rv-towed',
    category: 'specialty',
    question: 'Is a travel trailer insured through the truck that tows it?',
    answer:
      'Only for liability: while the trailer is hitched, the tow vehicle’s liability coverage usually extends to it. That does not include the trailer itself, its contents or your liability at the campsite. A trailer policy can cover all three, or your auto policy may be extended to the trailer. You do not need proof of insurance to register a trailer.',
  },
  {
    id: 'specialty-umbrella',
    category: 'specialty',
    question: 'What is umbrella liability?',
    answer:
      'It is extra liability coverage above your home and auto limits. It pays once the limit of your home or auto policy is used up. The insurer requires that your home and auto policies keep certain minimum limits, and asks for a list of your vehicles, boats and properties.',
  },
];
