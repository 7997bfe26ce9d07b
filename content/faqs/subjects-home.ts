import type { FaqItem } from './faq.ts';

/** Asked on the pages about condos, rented homes, cabins, acreages and projects. */
export const subjectHomeFaqs: readonly FaqItem[] = [
  {
    id: 'condo-is-it-required',
    category: 'subject',
    question: 'Must I insure my condo unit?',
    answer:
      "No law asks every owner to. A lender usually does, and the bylaws of many corporations do. Without a policy you would pay for your contents, your upgrades and a charge for the corporation's deductible yourself.",
  },
  {
    id: 'condo-how-much-deductible',
    category: 'subject',
    question: 'How much condo deductible coverage makes sense?',
    answer:
      "Look at the corporation's certificate and take its highest deductible that could be charged to a unit, usually the one for water or sewer. An owner can be charged up to {home.condo.deductible} and never more than the deductible itself. Look again every year, because deductibles change at renewal.",
  },
  {
    id: 'condo-upgrades-earlier-owner',
    category: 'subject',
    question: 'Who insures the hardwood floor an earlier owner put in?',
    answer:
      'You do, under improvements. What counts is the standard unit description, not who paid for the floor. If the description says carpet, the corporation replaces carpet and your policy pays the difference.',
  },
  {
    id: 'condo-balcony-fire',
    category: 'subject',
    question: 'A cigarette on my balcony started a fire. Am I charged?',
    answer:
      'Quite possibly. An area that only you may use counts like your unit, so the corporation may charge you its deductible up to {home.condo.deductible}. It makes no difference whether you or a guest held the cigarette. Your condo deductible coverage answers to that charge; your personal liability coverage answers to claims by neighbours.',
  },
  {
    id: 'condo-hail-assessment',
    category: 'subject',
    question: 'Hail broke the roof and all owners must pay. Which coverage helps?',
    answer:
      'Loss assessment coverage, when the damage was insured by the corporation and all owners are charged a share. Many policies pay only a small part of a charge that comes from a deductible, unless you raise that limit. A charge for a roof that is only old is not insured.',
  },
  {
    id: 'tenant-landlord-requires',
    category: 'subject',
    question: 'Can a landlord make tenant insurance a condition?',
    answer:
      'A lease can ask for it, and many do: usually liability of a set sum, and a copy of the policy once a year. The landlord cannot be insured for your belongings, and does not become the owner of your policy by being named in it.',
  },
  {
    id: 'tenant-roommates',
    category: 'subject',
    question: 'Does one policy cover roommates?',
    answer:
      'Only the people it names, and often their partner and children. A roommate needs a policy, or must be added where the insurer allows it. Two policies are simpler when somebody moves out: a shared claim is paid to both names and stays on both records.',
  },
  {
    id: 'tenant-storage-car',
    category: 'subject',
    question: 'Are my things covered in storage or in the car?',
    answer:
      'Usually yes, within limits. Things in a rented storage unit are often covered for a share of the contents limit and a number of days. A bag stolen from a locked car is a claim on the tenant policy, not on the auto policy, and the deductible applies.',
  },
  {
    id: 'tenant-moving',
    category: 'subject',
    question: 'I am moving. Does my policy move with me?',
    answer:
      'Tell the insurer the new address before the truck comes. Many policies then cover both places for some weeks, and things on the way for listed events. Breakage by the movers is between you and them, unless you bought coverage for it.',
  },
  {
    id: 'tenant-bedbugs',
    category: 'subject',
    question: 'Does tenant insurance pay for bed bugs or mice?',
    answer:
      'Usually not. Insects and rodents are excluded in nearly every wording, with the treatment and the furniture. The condition of the building is for the landlord and, where needed, Alberta Health Services.',
  },
  {
    id: 'rental-moved-out',
    category: 'subject',
    question: 'I moved out and rented my house. Is my home policy still good?',
    answer:
      'Do not count on it. A home policy expects you to live there, and an insurer may refuse a claim if it was never told. Ask for a rental dwelling policy from the day you leave. The change usually costs less than people fear.',
  },
  {
    id: 'rental-tenant-insurance-clause',
    category: 'subject',
    question: 'Should the lease ask for tenant insurance?',
    answer:
      "It helps both sides. Your policy does not pay for your tenant's belongings, hotel or liability. If a pot on the stove burns the kitchen, a tenant with liability coverage has an insurer to answer your insurer.",
  },
  {
    id: 'rental-travel-site',
    category: 'subject',
    question: 'Is the host protection of the travel site enough?',
    answer:
      'It is a promise of the site with its own exclusions, and not a policy in your name. It seldom pays for lost bookings, and your own insurer can still say that renting by the night was never agreed. Read both, then close the gap with a home-sharing endorsement.',
  },
  {
    id: 'rental-empty-between',
    category: 'subject',
    question: 'The house stands empty between two tenants. What now?',
    answer:
      'Tell the insurer the day the old tenant leaves. Coverage often shrinks after {home.vacancy.days} without anyone living there, and vandalism and water are the first to go. A vacancy permit keeps the rest, with visits that you note down and heat left on or water drained.',
  },
  {
    id: 'rental-student-suite',
    category: 'subject',
    question: 'We rent the basement to one student. Must we tell the insurer?',
    answer:
      'Yes. One boarder is often accepted without a change in price; a suite with its own kitchen and door is often an endorsement. An insurer that was told has to keep to the policy. One that was not may argue after a fire.',
  },
  {
    id: 'rental-tenant-damage',
    category: 'subject',
    question: 'Does the policy pay when a tenant wrecks the place?',
    answer:
      'Sometimes, for sudden damage done on purpose, under a coverage for vandalism by tenants and within its limit. Stains, missing curtains, pets and unpaid rent are the business of the security deposit and of the tribunal for tenancies.',
  },
  {
    id: 'acreage-farm-or-home',
    category: 'subject',
    question: 'A few horses and a hay field: acreage or farm?',
    answer:
      'Your own horses for pleasure are usually an acreage. Horses boarded for money, hay that you sell or land that you rent out make it a farm policy. Insurers draw the line by income, and by who comes onto the land.',
  },
  {
    id: 'acreage-wood-stove',
    category: 'subject',
    question: 'What does an insurer ask about a wood stove?',
    answer:
      'The label, who installed it, the distance to the walls, and when the chimney was last swept. Many ask for a WETT inspection. A stove that came later and was not reported is a common reason for trouble after a fire.',
  },
  {
    id: 'acreage-quad-on-land',
    category: 'subject',
    question: 'Is the quad covered on our own land?',
    answer:
      'Often for liability on your own property under the home or acreage policy. On public land it needs registration and at least {specialty.ohv.liability} of liability insurance. Theft and damage to the quad itself need a policy that lists it.',
  },
  {
    id: 'cabin-winter',
    category: 'subject',
    question: 'How often must someone look at the cabin in winter?',
    answer:
      'The policy says it. Some wordings want a visit every few days while the heat is on; others are content when the water is shut off and the pipes are drained. Note the date of each visit. A photo of the thermostat will do.',
  },
  {
    id: 'cabin-rented-weekends',
    category: 'subject',
    question: 'We rent the cabin out on some weekends. Does it matter?',
    answer:
      'Yes, even if friends of friends pay only the cleaning. Most seasonal policies are for your own family and guests who do not pay. A rental endorsement, or a policy for rented cottages, costs more and keeps liability in force.',
  },
  {
    id: 'acreage-grass-fire-neighbour',
    category: 'subject',
    question: 'A burn barrel set the neighbour’s field on fire. Who pays?',
    answer:
      "Personal or farm liability, if the fire was an accident and nobody broke a fire ban on purpose. It pays for the neighbour's loss and for your defence. Some wordings also pay a fire department's bill; others need an endorsement for that.",
  },
  {
    id: 'builders-risk-renovation',
    category: 'subject',
    question: 'We are adding a second storey. Is our home policy enough?',
    answer:
      'Not by itself. Many insurers want to hear of work that opens the roof or moves walls, and of any time when nobody lives there. They may endorse the policy for the project, ask for builders’ risk, or leave out damage by the work. The value of the house also goes up on the day it is done.',
  },
  {
    id: 'builders-risk-who-buys',
    category: 'subject',
    question: 'My builder says he is insured. Is that enough?',
    answer:
      'It depends on what he means. General liability pays when he injures somebody or damages what is not his work. It does not rebuild your half-finished house after a fire; builders’ risk does. His certificate names each policy and whom it protects, and you may ask to be named.',
  },
  {
    id: 'builders-risk-value',
    category: 'subject',
    question: 'Which value do I insure?',
    answer:
      'The finished building: labour, materials, fees and the profit of the builder, without the land. A project insured for less may be paid in proportion. Upgrades on the way change the number, so report them.',
  },
  {
    id: 'builders-risk-delay',
    category: 'subject',
    question: 'The project takes longer than planned. What happens?',
    answer:
      'Ask for an extension before the policy ends. Insurers usually agree when the reason is plain and somebody is working on site. After a long stop, or once somebody has moved in, the coverage may be over even though the date has not come.',
  },
  {
    id: 'builders-risk-own-build',
    category: 'subject',
    question: 'I build my own house. What is different?',
    answer:
      'Insurers ask for more: who does the electrical and gas work, what you have built before, and how long it will take. In Alberta an owner who builds without a builder licence must also apply for an owner builder authorization before the permit. Friends who help for a day are better off with liability coverage that knows about them.',
  },
  {
    id: 'builders-risk-tools',
    category: 'subject',
    question: 'Are the tools in the trailer covered?',
    answer:
      "Not by builders' risk. Tools and machines belong to a tool floater or an equipment policy of the trade that owns them. Materials that will become part of the building are covered on site, and elsewhere within the limit you chose.",
  },
];
