import type { FaqItem } from './faq.ts';

export const autoFaqs: readonly FaqItem[] = [
  {
    id: 'auto-compulsory-cover',
    category: 'auto',
    question: 'Which auto insurance is mandatory in Alberta?',
    answer:
      '{before reform.start: By law, every auto policy includes third-party liability and accident benefits. It also includes direct compensation for property damage (DCPD), unless the driver opts out of it. Third-party liability, of at least {auto.liability.minimum}, is for harm to others. Accident benefits are for care and income after an injury. DCPD is for the share of the damage to your car that another insured driver caused.\n\nFrom {reform.start}, the new Automobile Insurance Act applies, and accident benefits become much broader. We found no rule that changes the minimum liability limit or DCPD.}{from reform.start: By law, every auto policy includes third-party liability and accident benefits. It also includes direct compensation for property damage (DCPD), unless the driver opts out of it. Third-party liability is for harm to others. Accident benefits are for care and income after an injury. DCPD is for the share of the damage to your car that another insured driver caused. Since {reform.start}, the Automobile Insurance Act applies, and accident benefits are much broader.\n\nUntil {reform.lastDay}, the minimum for liability was {auto.liability.minimum}. We found no rule that changed that minimum; your insurer can confirm it.}\n\nThe law does not require collision coverage, which pays for your own car when a crash is your fault. Nor does it require comprehensive coverage, which pays for theft, hail, fire and broken glass. A lender or a leasing company may require both.',
  },
  {
    id: 'auto-how-much-liability',
    category: 'auto',
    question: 'How much liability do people carry?',
    answer:
      'Many drivers carry {auto.liability.common}. Under the rules until {reform.lastDay}, one serious claim can use up the legal minimum. According to the Automobile Insurance Rate Board (AIRB), the average injury claim was {auto.injuryClaim2024}. An add-on called family protection (SEF 44) pays for injuries to you and your family. It applies when the driver at fault has too little insurance, or none. It tops up what the other driver’s insurance pays, up to your own liability limit in total.\n\nFor collisions on or after {reform.start}, auto insurers pay benefits to injured people, and most lawsuits over injuries are not allowed. Liability coverage then applies to the lawsuits that remain, to damage to property and to trips outside Alberta. Family protection applies in fewer cases too.',
  },
  {
    id: 'auto-what-is-dcpd',
    category: 'auto',
    question: 'What is DCPD?',
    answer:
      'DCPD stands for direct compensation for property damage. It has been part of Alberta auto insurance since {auto.dcpd.since}. After a collision with another insured vehicle, your own insurer pays the share of the damage to your car that was not your fault. If you are {auto.dcpd.exampleFault} at fault, DCPD pays {auto.dcpd.examplePaid} of the damage. Collision coverage, if you have it, pays the other {auto.dcpd.exampleFault}, usually minus {auto.dcpd.exampleFault} of your deductible (the part of a loss that you pay yourself).\n\nDCPD does not apply when the other vehicle is unknown or uninsured. Collision or another optional coverage may then pay.\n\nDCPD is part of every policy unless you opt out of it. According to the Automobile Insurance Rate Board (AIRB), {auto.dcpd.optOut}. Before you opt out, ask the insurer which damage would no longer be paid for.',
  },
  {
    id: 'auto-changes-in-2027',
    category: 'auto',
    question: '{before reform.start: What changes}{from reform.start: What changed} with Care-First?',
    answer:
      'For collisions on or after {reform.start}, eligible medical care has no dollar limit. Income replacement is {reform.incomeShare} of net income (take-home pay) while the injury keeps you from working. It usually ends at {reform.incomeAge}, or later for people close to that age. Pay above {reform.incomeLimit} before tax does not count. A new benefit for permanent impairment (lasting harm to body or mind) pays up to {reform.impairment}. A tribunal hears disputes about benefits.\n\nMost lawsuits over injuries are not allowed. Two kinds remain against the driver at fault. One is for losses above the benefit limits. The other is for pain and suffering, if that driver is convicted of a serious offence that the law lists. According to a summary of {reform.wcbBill}, a penalty without a conviction may count too. Collisions on or before {reform.lastDay} stay under the older rules.\n\nA report for the Automobile Insurance Rate Board (AIRB) by the consulting firm Oliver Wyman {before reform.start: estimates}{from reform.start: estimated} a lower average cost for the mandatory coverages. On {reform.estimateDisputed}, the Alberta Civil Trial Lawyers Association disputed the report’s assumptions. Your own price may go up or down.',
  },
  {
    id: 'auto-price-caps',
    category: 'auto',
    question: 'Is there a limit on how much my premium can rise?',
    answer:
      "{before reform.start: Yes, for one kind of increase: when the insurer raises its rates, which are its prices for all drivers. Until {reform.lastDay}, the good driver cap limits that part of an increase at renewal to {auto.goodDriver.cap}. It protects only drivers who meet the definition of a good driver. A good driver has had no at-fault claim in the last {auto.goodDriver.claimYears} and no Criminal Code traffic conviction in the last {auto.goodDriver.criminalYears}. A good driver has also had no major traffic conviction in the last {auto.goodDriver.convictionYears}. Some insurers still allow one minor conviction in the last {auto.goodDriver.minorYears}, such as an ordinary speeding ticket. The newer definition of {auto.goodDriver.defined} allows no minor conviction in that time. Your insurer can say which definition it uses.\n\nFrom {reform.start}, two limits apply.}{from reform.start: Yes, since {reform.start}, for one kind of increase: when the insurer raises its rates, which are its prices for all drivers.} A rate change by the insurer may add no more than {reform.individualCap} to your premium (the price of your policy) at renewal. Averaged over all its drivers, an insurer's rates may rise by no more than {reform.insurerCap} a year. {before reform.start: None of these limits applies}{from reform.start: Neither limit applies} to an increase that has another cause: a claim, a ticket, a move, another car or driver, or a change of insurer.{from reform.start: \n\nUntil {reform.lastDay}, the good driver cap limited that part of an increase to {auto.goodDriver.cap} for drivers who met the definition of a good driver.}",
  },
  {
    id: 'auto-digital-pink-card',
    category: 'auto',
    question: 'Can I show my pink card on my phone?',
    answer:
      'Yes, if your insurer offers the pink card, which is your proof of insurance, in electronic form. Registry agents, who register cars for the province, accept it, and the paper card is still valid. Save the card on the phone, so that you can show it without a signal. If you lose the card, your insurer or broker can replace it.',
  },
  {
    id: 'auto-driving-uninsured',
    category: 'auto',
    question: 'What happens if I drive without insurance?',
    answer:
      'The fine for a first conviction is {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}, plus a surcharge. For a second conviction within {auto.uninsured.againPeriod} it is {auto.uninsured.againMinimum} to {auto.uninsured.againMaximum}. Your vehicle may be seized and your licence suspended.\n\nWithout insurance, you may have to pay out of your own pocket for the harm you cause.\n\nA car you have just bought must be insured before you drive it. If you already have a policy, it may cover the new car for the first {auto.newCar.days}; ask your insurer first.',
  },
  {
    id: 'auto-winter-tires-telematics',
    category: 'auto',
    question: 'Do winter tires or a driving app lower the price?',
    answer:
      'Sometimes. Alberta does not require winter tires, and insurers do not have to give a discount for them; some do.\n\nA driving app or device is voluntary. It records when, where and how you drive. It may lower the price and, with some insurers, raise it. The consent form says what is recorded and how long it is kept.',
  },
  {
    id: 'auto-new-driver',
    category: 'auto',
    question: 'Young, new to driving or new to Alberta: what affects the price, and which documents help?',
    answer:
      'Young drivers pay more because they have more collisions, and in Alberta an insurer may count age and experience in its prices. Each year without a claim or ticket usually lowers the price. A car that is cheap to repair may lower it too, and so may being added to a parent’s policy. Tell the insurer when somebody in the household gets a learner’s licence, and again before the first trip alone.\n\nA new driver can show a certificate from a recognized driver training course. Insurers also ask which class of licence you have and since when. After the learner stage, you usually spend {auto.gdl.period} in the graduated (GDL) stage, which has extra rules. A recognized driver training course may shorten that stage. Full Class 5 is the ordinary licence for a car. You can get it without another road test if the last {auto.gdl.cleanMonths} of the graduated stage were free of suspensions, demerit points and violations.\n\nIf you drove elsewhere, bring your official driving record. Bring a letter of experience too, from each insurer you had there; it states how long you had insurance and what you claimed. Some insurers count those years; others do not.',
  },
  {
    id: 'auto-report-collision',
    category: 'auto',
    question: 'Do I have to report a collision to police?',
    answer:
      'You must if someone is hurt or killed, if a driver left the scene, or if the damage to all vehicles and property together is more than {auto.collision.reportFrom}. If someone is hurt, call 9-1-1 from the scene.\n\nIf the damage is above that amount, but nobody is hurt, nobody drove off and the cars can be driven, you can report afterward. In Calgary you report {city.calgary.report} or at a district office; in Edmonton and Lethbridge you go to a Collision Reporting Centre. Elsewhere, call the local police or the RCMP detachment.\n\nTell your insurer or broker promptly about any collision, even if you think it was not your fault.',
  },
];
