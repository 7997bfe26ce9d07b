import type { FaqItem } from './faq.ts';

/** Asked on the pages about motorcycles, trailers, boats and farms. */
export const subjectVehicleFaqs: readonly FaqItem[] = [
  {
    id: 'motorcycle-lay-up',
    category: 'subject',
    question: 'Can I pause the insurance in winter?',
    answer:
      'Many insurers let you take off the road coverages and keep fire and theft. Some sell a price for the season instead, spread over the year, and then there is nothing to pause. Check before a warm day in March: a ride without liability is a ride without insurance, with a fine from {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum} for a first conviction.',
  },
  {
    id: 'motorcycle-learner',
    category: 'subject',
    question: 'Can a learner be insured on a motorcycle?',
    answer:
      'Yes, with the licence and the supervision the province asks for. The price is higher in the first seasons, and a training course helps with some insurers. Name the learner on the policy even if the bike belongs to a parent.',
  },
  {
    id: 'motorcycle-gear',
    category: 'subject',
    question: 'Are my helmet and leathers covered?',
    answer:
      'Often within a small limit, and only in a crash. A good helmet, a suit and an intercom soon pass it. List them with prices. Stolen from a garage, they are usually a claim on the home or tenant policy.',
  },
  {
    id: 'motorcycle-stolen',
    category: 'subject',
    question: 'Is theft covered when the bike was not locked?',
    answer:
      'Comprehensive and specified perils both pay for theft. Insurers look at what the policy asked for: a lock, a garage, a tracker. If you promised one on the application, it has to be there. Two keys and the registration speed up the claim.',
  },
  {
    id: 'motorcycle-united-states',
    category: 'subject',
    question: 'Does my policy hold on a ride to the United States?',
    answer:
      'An Alberta auto policy holds in Canada and the United States. American injury claims can be large, so riders often carry more liability for such a trip. Care for your own injuries abroad is for travel insurance: the provincial plan pays only a small part.',
  },
  {
    id: 'motorcycle-dirt-bike',
    category: 'subject',
    question: 'And a dirt bike?',
    answer:
      'On public land it is an off-highway vehicle: registered, plated, insured for at least {specialty.ohv.liability}, and ridden with a helmet. On private land the law asks for less, and theft from a truck bed is still the most common loss. A motocross track is excluded nearly everywhere.',
  },
  {
    id: 'rv-tow-vehicle',
    category: 'subject',
    question: 'What does my truck’s policy do for the trailer?',
    answer:
      'While the trailer is hitched, the truck’s liability coverage usually extends to it. Damage to the trailer, its contents and its awning needs a trailer policy, or an addition to your auto policy. Liability at a campground needs separate coverage too, once the trailer is unhitched.',
  },
  {
    id: 'rv-motorhome',
    category: 'subject',
    question: 'How is a motorhome insured?',
    answer:
      'A motorhome is a motor vehicle. The law requires third-party liability, accident benefits (care and income after an injury) and direct compensation (damage that was not your fault). Collision and comprehensive are optional. Insurers also offer coverage for contents, an awning, a place to stay after an insured loss, and liability while you camp.',
  },
  {
    id: 'rv-full-time',
    category: 'subject',
    question: 'Can I live in my RV all year?',
    answer:
      'Some insurers accept it, but most seasonal policies do not. A policy for full-time use works more like a home policy, with contents and personal liability. Insurers ask how many months you live in it, where it is in January, how it is heated and how the water lines are kept from freezing.',
  },
  {
    id: 'rv-rent-out',
    category: 'subject',
    question: 'May I rent my trailer out on a sharing site?',
    answer:
      'Not under a personal policy, unless the insurer agrees. Renting out is a business use and is nearly always excluded, even for one weekend. The site may provide coverage for the rental days. Its terms should say what the deductible is and whether contents are covered.',
  },
  {
    id: 'rv-winter-storage',
    category: 'subject',
    question: 'Do I need coverage while it is stored?',
    answer:
      'No law requires it, though a lender may. Fire, theft and a collapsing roof can happen in storage, and comprehensive coverage usually applies to them. Many insurers let you keep it and pause the rest. Damage by mice, frozen water lines and slow leaks is usually excluded.',
  },
  {
    id: 'boat-operator-card',
    category: 'subject',
    question: 'Do I need a card to drive a boat?',
    answer:
      'Yes. Transport Canada requires proof of competency from anyone who operates a pleasure craft with a motor, whatever its size. The Pleasure Craft Operator Card is the usual proof. Insurers ask to see it, and for fast boats they also ask about your experience.',
  },
  {
    id: 'boat-borrowed',
    category: 'subject',
    question: 'A friend borrows the boat. Is he covered?',
    answer:
      'Usually, if he has your permission and his own operator card, unless the policy covers only named operators. The claim goes on your record and your deductible applies. Renting the boat out is different: most personal policies exclude that.',
  },
  {
    id: 'boat-trailer',
    category: 'subject',
    question: 'Is the boat covered on the highway?',
    answer:
      'A boat policy usually covers damage to the boat on the road, and to its trailer if the trailer is listed. Injury or damage to others while you tow is covered by the liability coverage on the tow vehicle. Without a boat policy, the boat has only the small dollar limit of the home policy, if any.',
  },
  {
    id: 'boat-british-columbia',
    category: 'subject',
    question: 'We boat on the Shuswap. Is an Alberta policy good there?',
    answer:
      'Usually. Boat policies name the waters where they apply, and inland lakes of Western Canada are commonly among them. Coastal waters often need the insurer’s agreement; check whether lakes in the United States are included. If the boat stays at a dock in British Columbia all summer, tell the insurer, so that the policy shows that location.',
  },
  {
    id: 'boat-winter',
    category: 'subject',
    question: 'Who pays if the engine block freezes and cracks?',
    answer:
      'Usually you do, because most policies exclude freezing. If a marina winterized the engine badly, its liability insurance may pay. The dated invoice shows who did the work.',
  },
  {
    id: 'farm-hobby-or-farm',
    category: 'subject',
    question: 'When does a hobby become a farm?',
    answer:
      'For insurers when money comes in: animals or crops sold, land worked for others, visitors who pay, workers. Tell them early. A home or acreage policy can often stretch to a small income, and beyond that a farm policy is written for it.',
  },
  {
    id: 'farm-crops',
    category: 'subject',
    question: 'Does farm insurance pay for a hailed-out crop?',
    answer:
      'No. Crops in the field belong to crop and hail insurance: a government program run by AFSC, and private hail insurers. Once the grain is in the bin, the farm policy can cover it as produce.',
  },
  {
    id: 'farm-custom-work',
    category: 'subject',
    question: 'I combine for neighbours. Am I covered?',
    answer:
      'Up to a point. Many farm policies allow custom work within a yearly income and exclude the rest. Spraying for others is often excluded at any income, because drift ruins whole fields. Both can be added when the insurer knows.',
  },
  {
    id: 'farm-tractor-on-road',
    category: 'subject',
    question: 'Does a tractor need auto insurance on the road?',
    answer:
      'Farm machines that only cross or use the road between fields are usually covered for liability under the farm policy. A farm truck is not: it is registered and needs an auto policy like any other. When a machine goes far, or hauls for money, have it in writing.',
  },
  {
    id: 'farm-visitors',
    category: 'subject',
    question: 'We open a corn maze in fall. What changes?',
    answer:
      'Visitors who pay are a business of their own. Insurers ask about parking, rides, animals to pet, food and how many people come in a day. Farm liability can be extended to agritourism, sometimes for the weeks it is open.',
  },
  {
    id: 'farm-barn-value',
    category: 'subject',
    question: 'Should an old barn be insured at replacement cost?',
    answer:
      'Only if you would build one like it again. A barn you would replace with a steel shed can be insured for that shed, or at present value. Insurers may reduce a payment when a building is insured for much less than it is worth.',
  },
];
