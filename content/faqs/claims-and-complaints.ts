import type { FaqItem } from './faq.ts';

export const claimsAndComplaintsFaqs: readonly FaqItem[] = [
  {
    id: 'claims-first-steps-crash',
    category: 'claims-and-complaints',
    question: 'What should I do first after a crash?',
    answer:
      'Look after people first. If anyone is hurt or the road is not safe, call 9-1-1. While you wait, stay away from traffic. When it is safe, exchange names, licence plate and driver’s licence numbers, insurers and policy numbers with the other driver. Note the names of witnesses. Take photos of the cars, the road and the signs.\n\nYou must report to police when someone is hurt or killed, or when a driver leaves the scene. You must also report when the damage to all vehicles and property together is more than {auto.collision.reportFrom}. Do not discuss whose fault it was; the insurers decide that later. Tell your insurer or broker promptly about any collision, and keep every receipt, from towing to physiotherapy.',
  },
  {
    id: 'claims-first-steps-home',
    category: 'claims-and-complaints',
    question: 'What should I do first after water, hail or fire at home?',
    answer:
      'Make sure everyone is safe, and do not go back into a burned or flooded house until officials say that you can. If it is safe, keep the damage from spreading: shut off the water, have a tarp put over the roof and move what is still dry. Insurers expect reasonable steps and normally pay for them, so keep receipts.\n\nTake photos and video before you clean up. The insurer sends an adjuster to look at the damage; do not throw things out until the adjuster agrees. Call the claims line on your policy, write down the claim number, and note each call with the date and a name.',
  },
  {
    id: 'claims-time-limits',
    category: 'claims-and-complaints',
    question: 'Are there time limits for a claim?',
    answer:
      'Yes. Report damage to a home or car promptly; your policy gives its own deadlines. Accident benefits, for care and lost income, usually come from your own auto insurer. For a collision on or before {reform.lastDay}, you claim them on form AB-1. For sprains, strains and whiplash, send it within {auto.benefits.formProtocol} of the collision. Count every day, though some sources count only business days. For other injuries, tell the insurer within {auto.benefits.notice}, and send the form within {auto.benefits.form}. If you are late, send it and say why.\n\nA lawsuit against a home or auto insurer generally must begin within {auto.claims.limitation} of the day you {auto.claims.limitationFrom} of the loss. Against another driver, it is usually {auto.claims.suitLimit} from the day you {auto.claims.limitationFrom} of the injury and who caused it. For collisions on or after {reform.start}, the new Care-First benefits replace most such lawsuits; ask your insurer for the new form and deadlines.',
  },
  {
    id: 'claims-hail-auto-or-home',
    category: 'claims-and-complaints',
    question: 'Hail damage: is it a claim on the auto policy or the home policy?',
    answer:
      'It depends on what was hit. Damage to a vehicle is a claim on the auto policy. It is covered only if you bought one of three optional coverages. Comprehensive is for most causes other than a collision. Specified perils is only for the causes it lists, and hail is one. All perils combines collision and comprehensive. Some policies carry an endorsement (a written change to the policy) called SEF 13H, which takes hail coverage away. Damage to the house, the garage or the fence is a claim on the home policy.\n\nA trailer may be listed on either policy. Each policy has its own deductible, the part of a loss that you pay. If one insurer covers both your house and your car, it may apply only the larger deductible after a storm, or both. If the repair estimate is below the deductible, a claim would pay nothing.',
  },
  {
    id: 'claims-windshield',
    category: 'claims-and-complaints',
    question: 'Does insurance pay for a chipped or cracked windshield?',
    answer:
      'Usually, if the policy includes comprehensive or all perils coverage. You pay the deductible first. If the repair costs less than the deductible, a claim pays nothing.\n\nSome policies limit glass coverage with an endorsement called {auto.glass.limited}, which lowers the price. With it, the policy does not pay when a rock damages the windshield, but still pays for damage by hail, theft or vandalism. If you have the endorsement, your policy papers list it; your insurer can also tell you.',
  },
  {
    id: 'claims-disagree-amount',
    category: 'claims-and-complaints',
    question: 'What can I do if I disagree with the amount the insurer offers?',
    answer:
      "Begin by asking the adjuster to put the reasons in writing and to name the parts of the policy behind them. Send your own estimate or photos. Your broker may help you make your case, but the insurer decides.\n\nIf you disagree only about the amount of a property or vehicle loss, Alberta's Insurance Act has a way to settle it (section 519). Each side names a representative. If the two do not agree, a neutral third person, called an umpire, can decide the amount. For a vehicle damaged on or after {reform.start}, another process may apply; ask the insurer which one.\n\nThe section 519 process does not settle whether the loss is covered at all. That question is settled by agreement, sometimes with the help of the General Insurance OmbudService (GIO), or in court.",
  },
  {
    id: 'claims-complain-insurer',
    category: 'claims-and-complaints',
    question: 'Where do I complain about an insurer?',
    answer:
      "Speak with your broker or adjuster first. Then write to the insurer's complaint officer; every insurer in Alberta must have one. Look on the insurer’s website for the address. Ask for a final position letter, which is the insurer's last answer in writing.\n\nIf that does not settle it, an independent service can look at the complaint free of charge. For home, auto and business policies it is the General Insurance OmbudService (GIO). For life and health policies it is the OmbudService for Life and Health Insurance (OLHI). Alberta’s Superintendent of Insurance oversees insurance companies and answers questions about their conduct. The Insurance Bureau of Canada, the insurers’ own association, answers general questions at 1-844-227-5422.",
  },
  {
    id: 'claims-complain-broker',
    category: 'claims-and-complaints',
    question: 'Where do I complain about a broker, or about this site?',
    answer:
      'The Alberta Insurance Council takes complaints about the conduct of a broker or an agent and can discipline licence holders. Tell the brokerage first if you can; it may be able to fix the problem.\n\nFor anything about Chinook Cover, use the contact page and choose the topic "A complaint". One of the people who run this site reads it and replies within {site.promise}. If your complaint is about personal information and our answer does not satisfy you, you can turn to the Information and Privacy Commissioner of Alberta. Brokers who get your quote request do not see your complaint.',
  },
  {
    id: 'claims-late-payment',
    category: 'claims-and-complaints',
    question: 'Can the insurer cancel my policy because of a late payment?',
    answer:
      'Yes, but it has to give notice first. {before reform.start: Under the Insurance Act, that is {auto.rights.endNotice} by registered mail, counted {auto.rights.endNoticeFrom}. If the notice is handed to you, the policy can end after {auto.rights.handedNotice}.}{from reform.start: For home and business policies, the Insurance Act requires {auto.rights.endNotice} by registered mail, counted {auto.rights.endNoticeFrom}. If the notice is handed to you, the policy can end after {auto.rights.handedNotice}. The same held for auto policies until {reform.lastDay}. On an auto policy now, the notice says which day counts.}\n\nCall the insurer or your broker as soon as you know that a payment is late. Ask whether the policy continues if you pay before it is to end. If an auto policy ends, you must not drive the car from that day until the car is insured again.\n\nThe next insurer usually asks about a cancelled policy, and the new policy can cost more.',
  },
  {
    id: 'claims-through-this-site',
    category: 'claims-and-complaints',
    question: 'Can I make a claim through this site?',
    answer:
      'No. Make a claim with the insurer named on your policy, through its claims line or app, or through the broker who sold you the policy. The numbers for nights and weekends are on the policy papers and often on the pink card, your proof of car insurance. Save them in your phone.\n\nIf a broker has accepted your request here and you have an account, you can send that broker a message from it. In an emergency, do not wait for an answer. Call 9-1-1 if people are in danger, and call the insurer as soon as you are safe.',
  },
];
