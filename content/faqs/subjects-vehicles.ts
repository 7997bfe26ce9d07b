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
      'Its liability usually follows the trailer while it is hitched. Damage to the trailer, its contents and its awning needs coverage of its own. So does liability once it is parked and unhitched at a campground.',
  },
  {
    id: 'rv-motorhome',
    category: 'subject',
    question: 'How is a motorhome insured?',
    answer:
      'As a motor vehicle: liability, accident benefits and direct compensation by law, with collision and comprehensive by choice. Insurers add what a car does not have, such as contents, an awning, a place to stay after a breakdown, and liability while you camp.',
  },
  {
    id: 'rv-full-time',
    category: 'subject',
    question: 'Can I live in my RV all year?',
    answer:
      'Some insurers accept it, most seasonal policies do not. A policy for full-timers works more like a home policy, with contents and personal liability. Say how many months you live in it and where it stands in January: heating and frozen lines are what insurers ask about.',
  },
  {
    id: 'rv-rent-out',
    category: 'subject',
    question: 'May I rent my trailer out on a sharing site?',
    answer:
      'Not under a private policy. Renting is a business use and is nearly always excluded, even for one weekend. The site may bring coverage for the rental days. Get it in writing, with its deductible and what it says about the contents.',
  },
  {
    id: 'rv-winter-storage',
    category: 'subject',
    question: 'Do I need coverage while it is stored?',
    answer:
      'Fire, theft, hail and a collapsed roof do not wait for summer. Many owners keep comprehensive coverage and pause the rest. Damage by mice, frost in the lines and slow leaks is usually excluded, so drain it and look in once a month.',
  },
  {
    id: 'boat-operator-card',
    category: 'subject',
    question: 'Do I need a card to drive a boat?',
    answer:
      'Transport Canada asks for proof of competency from anyone who operates a pleasure craft with a motor, whatever its size. The Pleasure Craft Operator Card is the usual proof. Insurers ask for it, and for experience with fast boats.',
  },
  {
    id: 'boat-borrowed',
    category: 'subject',
    question: 'A friend borrows the boat. Is he covered?',
    answer:
      'Usually, with your permission and his own operator card, unless the policy names the operators. A claim goes on your record and takes your deductible. Rented out, it is another matter: most private policies exclude it.',
  },
  {
    id: 'boat-trailer',
    category: 'subject',
    question: 'Is the boat covered on the highway?',
    answer:
      "Damage to the boat on the road belongs to the boat policy, and so does the trailer if it is listed. Injury and damage to others while you tow belong to the truck's liability. A boat without a policy of its own has only what the home policy allows, which is little.",
  },
  {
    id: 'boat-british-columbia',
    category: 'subject',
    question: 'We boat on the Shuswap. Does an Alberta policy hold there?',
    answer:
      'Usually: boat policies name the waters, and inland lakes of Western Canada are commonly among them. The sea, and lakes south of the border, are often by request only. A boat left at a dock in British Columbia all summer should be written that way.',
  },
  {
    id: 'boat-winter',
    category: 'subject',
    question: 'Who pays for a block cracked by frost?',
    answer:
      'Usually you do. Freezing is excluded in most wordings, unless a marina winterized the engine and did it badly: then its liability insurance may answer. Keep the invoice with the date.',
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
