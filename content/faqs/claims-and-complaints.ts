import type { FaqItem } from './faq.ts';

export const claimsAndComplaintsFaqs: readonly FaqItem[] = [
  {
    id: 'claims-first-steps-crash',
    category: 'claims-and-complaints',
    question: 'What should I do first after a crash?',
    answer:
      'Look after people first. Call 9-1-1 if anyone is hurt or the road is not safe. Then exchange names, plates, licences, insurers and policy numbers, and note the names of witnesses. Take photos of the cars, the road and the signs.\n\nReport to police when someone is injured, when a driver left the scene, or when total damage is more than {auto.collision.reportFrom}. Stay polite and do not discuss whose fault it was. Call your insurer or broker soon, and keep every receipt from towing to physiotherapy.',
  },
  {
    id: 'claims-first-steps-home',
    category: 'claims-and-complaints',
    question: 'What should I do first after water, hail or fire at home?',
    answer:
      'Make sure everyone is safe, and wait for officials before you go back into a burned or flooded house. Then stop the damage from growing: shut off the water, coverage the roof, move dry things away. Insurers expect reasonable steps and normally pay for them, so keep receipts.\n\nTake photos and video before you clean up. Do not throw things out until the adjuster agrees, or keep a sample. Call the claims line of your policy, write down the claim number, and note each call with the date and a name.',
  },
  {
    id: 'claims-time-limits',
    category: 'claims-and-complaints',
    question: 'Are there time limits for a claim?',
    answer:
      'Yes, several. For injury benefits after a collision up to {reform.lastDay}, tell the insurer within {auto.benefits.notice} and send form AB-1 within {auto.benefits.form}. For collisions from {reform.start} the new law and its own claim forms apply; your insurer sends them.\n\nFor auto and property policies, a lawsuit against the insurer generally has to begin within {auto.claims.limitation}. The insurer has to tell you about that limit in writing. Policies also ask for prompt notice. When a date is close, talk to a lawyer; this page is not legal advice.',
  },
  {
    id: 'claims-hail-auto-or-home',
    category: 'claims-and-complaints',
    question: 'Hail damage: is it a claim on the auto policy or the home policy?',
    answer:
      'It depends on what was hit. A vehicle is a matter for the auto policy, and only if comprehensive or a similar optional coverage was bought. Some policies carry the endorsement SEF 13H, which takes hail out again. The house, the garage and the fence belong to the home policy.\n\nThings in the yard fall between the two: a trailer may be listed on either, and a boat often has a policy of its own. Each policy brings its own deductible, so get an estimate before you decide to claim.',
  },
  {
    id: 'claims-disagree-amount',
    category: 'claims-and-complaints',
    question: 'What can I do if I disagree with the amount the insurer offers?',
    answer:
      "Begin by asking the adjuster for the reasons in writing, with the lines of the policy they rest on. Send your own estimate or photos. Often a second look settles it. Your broker may help you put the case, though the decision is the insurer's.\n\nFor a dispute about the amount of a property or vehicle loss, Alberta's Insurance Act has a dispute resolution process in section 519. Each side names a representative, and an umpire can decide. Whether the loss is included at all is another kind of question, for the ombudservice or a court.",
  },
  {
    id: 'claims-complain-insurer',
    category: 'claims-and-complaints',
    question: 'Where do I complain about an insurer?',
    answer:
      'Go step by step. Speak with your broker or adjuster. Then write to the complaint officer of the insurer; every insurer in Alberta must have one, and the website shows the address. Ask for a final position letter.\n\nIf that does not help, an independent service can look at it free of charge. For home, auto and business policies that is the General Insurance OmbudService. For the others it is the OmbudService for Life and Health Insurance. The Insurance Bureau of Canada also answers general questions at 1-844-227-5422.',
  },
  {
    id: 'claims-complain-broker',
    category: 'claims-and-complaints',
    question: 'Where do I complain about a broker, or about this site?',
    answer:
      'For the conduct of a broker or an agent, the Alberta Insurance Council takes complaints and can discipline licence holders. Tell the brokerage first if you can; many problems are misunderstandings.\n\nFor anything about Chinook Cover, use the contact page and choose the topic "complaint". A person reads it and replies within {site.promise}. If it is about personal information and our answer does not satisfy you, you can turn to the Information and Privacy Commissioner of Alberta. A complaint never affects how your request is treated.',
  },
  {
    id: 'claims-through-this-site',
    category: 'claims-and-complaints',
    question: 'Can I make a claim through this site?',
    answer:
      'No. A claim goes to the insurer named on your policy, by its claims line or app, or through the broker who sold it. Numbers for nights and weekends are on the policy papers and often on the pink card. Save them in your phone today.\n\nIf you became a client of a broker partner through this site, you can leave a message for them in the portal. Do not wait for an answer in an emergency. Call 9-1-1 when people are in danger, and the insurer as soon as you are safe.',
  },
];
