import type { FaqItem } from './faq.ts';

/** Asked on the pages about condos, rented homes, cabins, acreages and projects. */
export const subjectHomeFaqs: readonly FaqItem[] = [
  {
    id: 'condo-is-it-required',
    category: 'subject',
    question: 'Do I have to insure my condo unit?',
    answer:
      "Alberta law does not require it. Lenders usually require it, and so do the bylaws of many corporations. Without a policy, you would have to pay for your contents, your upgrades and any charge for the corporation's deductible out of your own pocket.",
  },
  {
    id: 'condo-how-much-deductible',
    category: 'subject',
    question: 'How much condo deductible coverage do I need?',
    answer:
      "Compare your coverage with the most that the corporation may charge you. Under the rule that began on {home.condo.since}, that was its highest deductible or {home.condo.deductible}, whichever was less. Alberta's condo law changed on {home.condo.changed}, and we could not confirm whether this limit still applies; ask the property manager or a lawyer. Without the limit, the charge could be as high as the whole deductible.\n\nThe highest deductible is usually the one for water or sewer backup; the corporation's insurance certificate shows each one, and each can change at renewal.",
  },
  {
    id: 'condo-upgrades-earlier-owner',
    category: 'subject',
    question: 'Who insures the hardwood floor an earlier owner put in?',
    answer:
      'Your own unit policy insures upgrades, whoever paid for them. Policies call them betterments and improvements. The corporation insures what is listed in its bylaws or in its standard insurable unit description (SIUD). If carpet is listed, the corporation’s policy pays for carpet, and yours can pay the rest of the cost of hardwood, up to its limit.',
  },
  {
    id: 'condo-balcony-fire',
    category: 'subject',
    question: 'A cigarette on my balcony started a fire. Can the corporation charge me its deductible?',
    answer:
      'Under the rule that began on {home.condo.since}, it was allowed to charge you up to {home.condo.deductible}. An area that only you could use was treated like your unit. It made no difference whether you or a guest held the cigarette. Alberta’s condo law changed on {home.condo.changed}. We could not confirm whether this rule still applies; ask the property manager or a lawyer. Condo deductible coverage can pay a charge like this, up to its limit, and personal liability coverage can pay claims by neighbours.',
  },
  {
    id: 'condo-hail-assessment',
    category: 'subject',
    question: 'Hail damaged the roof and every owner is charged a share. Which coverage applies?',
    answer:
      'Loss assessment coverage. It applies when the corporation’s insurance pays for only part of the damage and all owners are charged a share of the rest. If the rest is the corporation’s deductible, many unit policies have a low limit for your share, unless you pay for a higher one. A charge to replace a roof because it is old is not covered.',
  },
  {
    id: 'tenant-landlord-requires',
    category: 'subject',
    question: 'Can a landlord make tenant insurance a condition?',
    answer:
      "Yes, in the lease, and many do. They usually require a set amount of liability coverage, and proof of the policy once a year. The tenant's policy does not insure the landlord's property, even if the landlord is named on it.",
  },
  {
    id: 'tenant-roommates',
    category: 'subject',
    question: 'Does one policy cover roommates?',
    answer:
      'Only if the policy names them, and not every insurer allows that. Otherwise a roommate needs a separate policy. Roommates who share a policy also share its limit, and a claim by one goes on the record of both.',
  },
  {
    id: 'tenant-storage-car',
    category: 'subject',
    question: 'Are my things covered in storage or in the car?',
    answer:
      'Usually yes, within limits. Things in a rented storage unit are often covered only for a number of days. The limit there is often only a part of the amount your belongings are insured for. A bag stolen from a locked car is a claim on the tenant policy, not on the auto policy, and the deductible applies.',
  },
  {
    id: 'tenant-moving',
    category: 'subject',
    question: 'I am moving. Does my policy move with me?',
    answer:
      'Usually, if you tell the insurer the new address before you move. Many policies then cover both places for a few weeks. They also cover your belongings during the move, against the causes that the policy names. The policy usually does not pay for what the movers break. You can make a claim against the movers, or buy their extra protection before the move.',
  },
  {
    id: 'tenant-bedbugs',
    category: 'subject',
    question: 'Does tenant insurance pay for bed bugs or mice?',
    answer:
      'Usually not. Most policies exclude insects and rodents, both the treatment and the damaged furniture. The landlord is responsible for the condition of the building; a public health inspector can inspect it.',
  },
  {
    id: 'rental-moved-out',
    category: 'subject',
    question: 'I moved out and now rent out my house. Does my home policy still apply?',
    answer:
      'Usually not, unless the insurer has agreed. A home policy is for a house you live in, and an insurer that was never told may refuse a claim. Tell the insurer before you leave or, if you have already moved out, now. From the day you move out, the house usually needs a rental dwelling policy.',
  },
  {
    id: 'rental-tenant-insurance-clause',
    category: 'subject',
    question: 'Should the lease require tenant insurance?',
    answer:
      "Requiring tenant insurance is your choice as the landlord; many landlords do require it. Your policy does not pay for the tenant's belongings, hotel or liability. If a tenant causes a kitchen fire, the tenant's liability coverage can pay for the damage to your building.",
  },
  {
    id: 'rental-travel-site',
    category: 'subject',
    question: 'Is the host protection of the rental site enough?',
    answer:
      'Host protection does not replace a policy of your own: part of it may be only a promise by the site, not insurance. If a guest damages the place, Airbnb’s damage protection can replace the income from {home.shortTerm.hostBookings}. It usually does not pay for income lost to damage that no guest caused, such as a burst pipe. Your own insurer may still refuse a claim if it never agreed to short-term rentals. A home-sharing endorsement, which is a written change to your policy, is the usual way to get that agreement.',
  },
  {
    id: 'rental-empty-between',
    category: 'subject',
    question: 'The house is empty between two tenants. Is it still insured?',
    answer:
      'Only in part, and only for a time: insurers usually call a house vacant once the tenant has moved out for good. From then on, many policies stop paying for {home.vacancy.lostFirst}, and coverage commonly stops altogether after {home.vacancy.days}. Tell the insurer on the day the tenant leaves, and ask for a vacancy permit, the insurer’s written agreement to keep some of the coverage. Insurers usually also require regular visits, and a written record of each one. The heat has to stay on, or the water has to be shut off and the pipes drained.',
  },
  {
    id: 'rental-student-suite',
    category: 'subject',
    question: 'We rent the basement to one student. Do we have to tell the insurer?',
    answer:
      'Yes. If you have told the insurer, many home policies still apply when a student rents a room in your home. Policies call such a person a roomer or boarder. A student in a suite with its own kitchen and entrance is a tenant, and the suite often needs an endorsement (a written change to the policy). If you do not tell the insurer, it may refuse a claim after a fire.',
  },
  {
    id: 'rental-tenant-damage',
    category: 'subject',
    question: 'Does the policy pay when a tenant wrecks the place?',
    answer:
      'Some policies include coverage for vandalism by tenants, and with others you can add it. It pays for sudden, deliberate damage up to a limit. Policies usually do not cover stains, damage by pets or unpaid rent. Losses like these can be taken from the security deposit, but normal wear and tear cannot. To keep part of the deposit for damage, you also need the inspection reports from when the tenant moved in and out. If the deposit is not enough, you can apply to the Residential Tenancy Dispute Resolution Service, which decides disputes between landlords and tenants.',
  },
  {
    id: 'acreage-farm-or-home',
    category: 'subject',
    question: 'I have a few horses and a hay field. Is that an acreage or a farm?',
    answer:
      'Insurers usually treat your own pleasure horses as part of an acreage. If you board horses for money, sell hay or rent out land, you may need a farm policy. The answer depends on the income, and on who comes onto the land.',
  },
  {
    id: 'acreage-wood-stove',
    category: 'subject',
    question: 'What does an insurer ask about a wood stove?',
    answer:
      'The insurer asks about the certification label, who installed the stove, the distance to the walls, and when the chimney was last swept. Many insurers require a WETT inspection: a check of the stove by somebody trained in wood heating. Tell the insurer about a stove you add later; if it does not know, it may refuse a claim after a fire.',
  },
  {
    id: 'acreage-quad-on-land',
    category: 'subject',
    question: 'Is the quad covered on our own land?',
    answer:
      'Some home and acreage policies cover liability on your own land; many exclude motorized vehicles that you own, so ask. On public land the quad must be registered and have at least {specialty.ohv.liability} of liability insurance. Theft of the quad, or damage to it, is usually covered only if a policy lists it.',
  },
  {
    id: 'cabin-winter',
    category: 'subject',
    question: 'How often must someone check the cabin in winter?',
    answer:
      'As often as your policy says. Some policies require a visit every few days while the heat is on; others require only that the water be shut off and the pipes drained. Record the date of each visit, with a photo of the thermostat.',
  },
  {
    id: 'cabin-rented-weekends',
    category: 'subject',
    question: 'We rent the cabin out on some weekends. Does it matter?',
    answer:
      'Yes, even if guests pay only for the cleaning. Most seasonal policies are for your family and for guests who do not pay, so a claim during a rental may be refused. An addition to the policy for rentals (an endorsement), or a policy for rented cottages, usually costs more and can cover those weekends.',
  },
  {
    id: 'acreage-grass-fire-neighbour',
    category: 'subject',
    question: 'A burn barrel set the neighbour’s field on fire. Who pays?',
    answer:
      "Your personal or farm liability coverage usually pays, if you are responsible and the fire was an accident. The coverage also pays for your legal defence. It might not pay if somebody ignored a fire ban. Some policies also pay a fire department's bill; with others you have to add that coverage.",
  },
  {
    id: 'builders-risk-renovation',
    category: 'subject',
    question: 'We are adding a second storey. Is our home policy enough?',
    answer:
      'Usually not, unless the insurer changes the policy for the project. Tell the insurer about work that opens the roof or moves walls, and about any time when nobody will live in the house. The insurer may change the policy for the project (an endorsement), require builders’ risk insurance, or exclude damage that the work causes. When the work is done, the house costs more to rebuild, so the limit of your home policy has to rise too.',
  },
  {
    id: 'builders-risk-who-buys',
    category: 'subject',
    question: 'My builder says he is insured. Is that enough?',
    answer:
      'Whether it is enough depends on which policies the builder has. General liability pays when his work injures somebody or damages other property. It does not rebuild your half-finished house after a fire; builders’ risk does. His certificate of insurance lists each policy. If builders’ risk is one of them, you can ask the builder to have you added to it, so that it insures you too.',
  },
  {
    id: 'builders-risk-value',
    category: 'subject',
    question: 'What value do I insure under builders’ risk?',
    answer:
      'You insure the cost of the finished building: labour, materials, fees and the builder’s profit, without the land. For a renovation, you insure the value of the new work. If the policy is to cover the existing house too, its value is added. If the amount is too low, the insurer may pay only part of a loss. Report upgrades during the work, because the amount insured then has to rise too.',
  },
  {
    id: 'builders-risk-delay',
    category: 'subject',
    question: 'What if the project takes longer than planned?',
    answer:
      'Ask for an extension early. You need the insurer’s agreement before the policy’s last day, and the insurer may refuse. Insurers usually agree if there is a clear reason and work is still going on. Coverage may end sooner if work stops for a long time or somebody moves in.',
  },
  {
    id: 'builders-risk-own-build',
    category: 'subject',
    question: 'What is different if I build my own house?',
    answer:
      'Insurers look more closely at what you have built before and at how long the work will take. They also ask who does the electrical and gas work. In Alberta, an owner who builds without a builder licence must first apply for an owner builder authorization, and then for the building permit. If friends help, ask whether your liability coverage pays if one of them is hurt or causes damage.',
  },
  {
    id: 'builders-risk-tools',
    category: 'subject',
    question: 'Are the tools in the trailer covered?',
    answer:
      "Not under builders' risk. The contractor or tradesperson who owns tools and machines insures them under an equipment policy or a tool floater. A floater is a policy for things that move from place to place. Builders' risk covers materials on site that will become part of the building. Materials kept elsewhere are covered only if you added that coverage, and only up to its limit.",
  },
];
