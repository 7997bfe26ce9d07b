import type { FaqItem } from './faq.ts';

export const autoFaqs: readonly FaqItem[] = [
  {
    id: 'auto-compulsory-cover',
    category: 'auto',
    question: 'Which auto insurance is compulsory in Alberta?',
    answer:
      '{before reform.start: Until {reform.lastDay}: third-party liability of at least {auto.liability.minimum}, accident benefits, and direct compensation for property damage (DCPD).\n\nFrom {reform.start} the new Automobile Insurance Act applies, with much wider accident benefits. We found no published change to the minimum limit, nor to direct compensation.}{from reform.start: Since {reform.start} the Automobile Insurance Act applies, with much wider accident benefits. When we last checked we had found no published change to the minimum limit, nor to direct compensation.\n\nUntil {reform.lastDay} the list was: third-party liability of at least {auto.liability.minimum}, accident benefits, and direct compensation for property damage (DCPD).} Collision and comprehensive are optional on both sides of that day.',
  },
  {
    id: 'auto-how-much-liability',
    category: 'auto',
    question: 'How much liability do people carry?',
    answer:
      'Many drivers carry {auto.liability.common}. Under the rules until {reform.lastDay}, one claim can use up the legal minimum. According to the rate board, the average injury claim was {auto.injuryClaim2024}. Family protection (SEF 44) follows your own limit, so for such a collision the limit you chose can protect you as well.\n\nFor collisions from {reform.start} on, most lawsuits over injuries are closed. Liability still counts for those that stay open, for damage to property and for trips outside Alberta.',
  },
  {
    id: 'auto-what-is-dcpd',
    category: 'auto',
    question: 'What is DCPD?',
    answer:
      'Direct compensation for property damage. Since {auto.dcpd.since}, your own insurer pays for damage to your car to the extent that you were not at fault. If you are {auto.dcpd.exampleFault} at fault, DCPD pays {auto.dcpd.examplePaid}; the rest needs collision coverage.\n\nIt does not apply when the other vehicle is unknown or uninsured. Then collision or another optional coverage may respond.',
  },
  {
    id: 'auto-changes-in-2027',
    category: 'auto',
    question: '{before reform.start: What changes}{from reform.start: What changed} with Care-First?',
    answer:
      'For collisions on or after {reform.start}, eligible medical care has no money limit. Income replacement is {reform.incomeShare} of net income up to a limit, and may run to {reform.incomeAge}. A new benefit for lasting impairment pays up to {reform.impairment}. Most lawsuits between drivers are closed. Two kinds stay open: for pain and suffering, when the driver at fault is convicted of a listed offence, and for losses above the benefit limits. A tribunal hears disputes about benefits.\n\nCollisions up to {reform.lastDay} stay under the older rules. An independent report {before reform.start: estimates}{from reform.start: estimated} lower costs; an estimate is not a promise for your own premium.',
  },
  {
    id: 'auto-price-caps',
    category: 'auto',
    question: 'Is there a limit on how much my premium can rise?',
    answer:
      "Until {reform.lastDay}, the good driver cap {before reform.start: limits}{from reform.start: limited} renewal increases to {auto.goodDriver.cap}. A good driver has had no at-fault collision in {auto.goodDriver.claimYears} and no Criminal Code traffic conviction in {auto.goodDriver.criminalYears}. A major conviction counts for {auto.goodDriver.convictionYears}. One minor conviction is allowed until your insurer applies the stricter definition of {auto.goodDriver.defined}, which allows none.\n\nFrom {reform.start}, a rate change by the insurer may add at most {reform.individualCap} to your premium at renewal. An insurer's rates may rise at most {reform.insurerCap} a year on average. These limits do not cover changes you make: a new insurer, a move, another car, another driver.",
  },
  {
    id: 'auto-digital-pink-card',
    category: 'auto',
    question: 'Can I show my pink card on my phone?',
    answer:
      'Yes, if your insurer offers it. Registry agents take it on paper and on a phone, and paper is still valid. Save the card on the phone, so that you can show it without a signal.',
  },
  {
    id: 'auto-driving-uninsured',
    category: 'auto',
    question: 'What happens if I drive without insurance?',
    answer:
      'A first conviction costs {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}, plus a surcharge. A second one within {auto.uninsured.againPeriod} costs {auto.uninsured.againMinimum} to {auto.uninsured.againMaximum}. The vehicle may be seized and the licence suspended.\n\nYou would also pay for the damage you cause. A car you have just bought must be insured before you drive it.',
  },
  {
    id: 'auto-winter-tires-telematics',
    category: 'auto',
    question: 'Do winter tires or a driving app lower the price?',
    answer:
      'Sometimes. Winter tires are not mandatory in Alberta, and no law asks insurers to give a discount for them; some do.\n\nA driving app or device is your choice. It records when, where and how you drive. It may lower the price and, with some insurers, it may raise it. What is recorded, and for how long, stands in the consent you are asked for.',
  },
  {
    id: 'auto-new-driver',
    category: 'auto',
    question: 'How does a new driver get a good start?',
    answer:
      'Take a recognized driver training course and keep the certificate. Hold the graduated licence (GDL) for at least {auto.gdl.period}. With no suspension, demerit or violation in the last {auto.gdl.cleanMonths}, the step to a full Class 5 needs no further road test.\n\nIf you drove in another place, bring letters from its insurers. Years of experience there may count.',
  },
  {
    id: 'auto-report-collision',
    category: 'auto',
    question: 'Do I have to report a collision to police?',
    answer:
      'Yes, if someone is hurt or killed, if a driver left the scene, or if the total damage is more than {auto.collision.reportFrom}. That threshold has applied since {auto.collision.reportSince} and may be indexed later. Where you report differs from city to city. In Calgary it is online or at a district office; in Edmonton and Lethbridge it is a Collision Reporting Centre.\n\nTell your insurer or broker soon as well, even if you think it was not your fault.',
  },
];
