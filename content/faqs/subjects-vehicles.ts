import type { FaqItem } from './faq.ts';

/** Asked on the pages about motorcycles, trailers, boats and farms. */
export const subjectVehicleFaqs: readonly FaqItem[] = [
  {
    id: 'motorcycle-lay-up',
    category: 'subject',
    question: 'Can I pause the insurance in winter?',
    answer:
      'With many insurers, yes: you can pause road coverage and keep coverage for fire and theft. Others charge only for the riding season and spread that price over the year, so there is nothing to pause. Before the first ride in spring, check that road coverage is back on. The fine for a first conviction for driving uninsured is {auto.uninsured.firstMinimum} to {auto.uninsured.firstMaximum}.',
  },
  {
    id: 'motorcycle-learner',
    category: 'subject',
    question: 'Can a learner be insured on a motorcycle?',
    answer:
      'Yes, from age {specialty.motorcycle.age}, with a learner’s licence (Class 7) or a car licence, and supervised by somebody with a full motorcycle licence (Class 6). A registry agent can tell you the exact rules. The price is higher in the first seasons, and a training course lowers it with some insurers. Insurers usually require that the policy name the learner, even if the bike belongs to a parent.',
  },
  {
    id: 'motorcycle-gear',
    category: 'subject',
    question: 'Are my helmet and leathers covered?',
    answer:
      'Often, but only up to a small limit and only in a crash. A helmet, a suit and an intercom can cost more than that limit, so keep a list with prices. Many insurers sell a higher limit. If gear is stolen from a garage, it is usually a claim on the home or tenant policy.',
  },
  {
    id: 'motorcycle-stolen',
    category: 'subject',
    question: 'Is theft covered when the bike was not locked?',
    answer:
      'Not always. Comprehensive and specified perils both cover theft. But the policy may require a lock, a garage or a tracker, or you may have promised one on the application. If you did not use what was required or promised, the insurer may refuse the claim. Having both keys and the registration speeds up a claim.',
  },
  {
    id: 'motorcycle-united-states',
    category: 'subject',
    question: 'Does my policy apply on a ride to the United States?',
    answer:
      'Yes. An Alberta auto policy applies in Canada and the United States. Injury claims can be larger there, and some riders raise their liability limit for the trip. Your accident benefits usually apply there too. Travel medical insurance can pay for care that those benefits do not cover, unless it excludes motorcycles. The Alberta Health Care Insurance Plan pays only a small part of a medical bill there.',
  },
  {
    id: 'motorcycle-dirt-bike',
    category: 'subject',
    question: 'How is a dirt bike insured?',
    answer:
      'On public land a dirt bike is an off-highway vehicle. It must be registered, show a plate and have at least {specialty.ohv.liability} of liability insurance. You must wear a helmet. Most policies exclude racing and motocross tracks.',
  },
  {
    id: 'rv-tow-vehicle',
    category: 'subject',
    question: 'What does my truck’s policy do for the trailer?',
    answer:
      'While the trailer is hitched, the truck’s liability coverage usually extends to it. Damage to the trailer itself, its awning and its contents is covered only under a trailer policy, or an addition to your auto policy. Once the trailer is unhitched at a campground, the truck’s liability coverage usually no longer applies to it. Vacation liability can pay there, or your home policy may.',
  },
  {
    id: 'rv-motorhome',
    category: 'subject',
    question: 'How is a motorhome insured?',
    answer:
      'On an auto policy of its own, with the coverages that the law requires for a car. You can add others, such as collision, comprehensive, contents, an awning, emergency accommodation, and liability while you camp.',
  },
  {
    id: 'rv-full-time',
    category: 'subject',
    question: 'Can I live in my RV all year?',
    answer:
      'Some insurers allow it, but most policies for seasonal use do not. A policy for full-time use works more like a home policy, with contents and personal liability. Insurers ask how many months you live in it, where it is in January, how it is heated and how the water lines are kept from freezing.',
  },
  {
    id: 'rv-rent-out',
    category: 'subject',
    question: 'Can I rent my trailer out on a sharing site?',
    answer:
      'Not under a personal policy, unless the insurer agrees. Renting out is a business use and is commonly excluded, even for one weekend. The site may provide coverage for the rental days. Its terms should say what the deductible is and whether contents are covered.',
  },
  {
    id: 'rv-winter-storage',
    category: 'subject',
    question: 'Do I need coverage while it is stored?',
    answer:
      'No law requires it, though a lender may. While it is stored, comprehensive coverage usually pays for fire, theft or the collapse of the storage building. Damage from snow on the trailer’s own roof may be excluded. Many insurers let you keep comprehensive and pause the other coverages. Damage by mice, frozen water lines and slow leaks is usually excluded.',
  },
  {
    id: 'boat-operator-card',
    category: 'subject',
    question: 'Do I need a card to drive a boat?',
    answer:
      'For a boat with a motor, you need the Pleasure Craft Operator Card or another proof of competency. Transport Canada requires it of anyone who operates a pleasure craft with a motor, whatever its size. Insurers often ask about the card and, for fast boats, about your experience.',
  },
  {
    id: 'boat-borrowed',
    category: 'subject',
    question: 'A friend borrows my boat. Is my friend covered?',
    answer:
      'Usually, if your friend has your permission and an operator card. Some policies cover only named operators. The claim is on your policy: it goes on your record, and your deductible applies. If you rent the boat out for money, most personal policies do not cover it.',
  },
  {
    id: 'boat-trailer',
    category: 'subject',
    question: 'Is the boat covered on the highway?',
    answer:
      'A boat policy usually covers damage to the boat on the road, and to its trailer if the trailer is listed. If the boat injures someone or damages something while you tow it, the liability coverage on the tow vehicle usually pays. Without a boat policy, a home policy may pay a small amount for damage to the boat.',
  },
  {
    id: 'boat-british-columbia',
    category: 'subject',
    question: 'We boat on Shuswap Lake in British Columbia. Does an Alberta policy apply there?',
    answer:
      'Usually. Boat policies name the waters where they apply, and inland lakes of Western Canada are commonly among them. For coastal waters the insurer often has to agree first, and lakes in the United States might not be included. If the boat stays at a dock in British Columbia all summer, tell the insurer, so that the policy shows that location.',
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
      'Insurers usually call it a farm once you sell animals or crops, work land for others, take paying visitors or employ people. Some home and acreage policies allow a small farm income; above that, you need a farm policy. Tell the insurer early.',
  },
  {
    id: 'farm-crops',
    category: 'subject',
    question: 'Does farm insurance pay for a hailed-out crop?',
    answer:
      'No. AFSC (the provincial Agriculture Financial Services Corporation) and private hail insurers insure crops against hail. For drought or frost, you need crop insurance, usually from AFSC. Once the grain is in the bin, the farm policy can cover it as produce.',
  },
  {
    id: 'farm-custom-work',
    category: 'subject',
    question: 'I combine (harvest) for neighbours for pay. Am I covered?',
    answer:
      'Up to a point. Many farm policies allow custom work up to a certain yearly income and exclude the rest. Spraying for others is often excluded altogether, because spray that the wind carries can ruin whole fields. If you tell the insurer, you can often add coverage for spraying and for more custom work.',
  },
  {
    id: 'farm-tractor-on-road',
    category: 'subject',
    question: 'Does a tractor need auto insurance on the road?',
    answer:
      'Usually not, if the tractor only crosses the road or travels on it between fields. The farm policy usually covers your liability then. A farm truck is different: it is registered and must have auto insurance like any other truck. If a machine travels far or hauls for pay, get the insurer’s answer in writing.',
  },
  {
    id: 'farm-visitors',
    category: 'subject',
    question: 'We open a corn maze in the fall. What changes?',
    answer:
      'Insurers treat paying visitors as a separate business. They ask about parking, rides, a petting zoo, food and how many people come in a day. Farm liability can be extended to agritourism (farm visits for pay), sometimes only for the weeks you are open.',
  },
  {
    id: 'farm-barn-value',
    category: 'subject',
    question: 'Should an old barn be insured at replacement cost?',
    answer:
      'It depends on what you would build after a loss. Replacement cost is what it costs to build a new barn of the same kind and size. If you would put up a steel shed instead, some insurers insure the barn for the cost of a shed or at its depreciated value. Some policies have a co-insurance clause, which requires you to insure most of the value. If you insure the barn for less than that, the insurer may pay only part of a loss, even a small one.',
  },
];
