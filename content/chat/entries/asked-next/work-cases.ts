import type { Entries } from '../../entry.ts';

/** Businesses: what one of a kind asks. */
export const workCases: Entries = {
  'biz-worker-hurt': {
    question: 'My worker was hurt on the job. What do I do?',
    answer:
      'Get them care first, then report it to WCB-Alberta within {business.wcb.report}, as soon as you know of it. General liability does not pay for injuries to your own workers. If you have no WCB account, call WCB and ask; the worker reports too.',
    links: ['business-is-wcb-included'],
    next: ['biz-wcb', 'biz-clearance-letter', 'biz-liability', 'biz-casual-helper'],
  },
  'biz-need-proof-fast': {
    question: 'I need liability insurance and a certificate in a few days',
    answer:
      'Call a broker today: how soon an insurer decides depends on the trade and the work, and nobody can promise a date. Have your revenue, staff, kind of work, past claims and the wording your client requires ready. If you already have a policy, and nothing in it has to change, your broker can usually send the certificate right away.',
    links: ['business-what-is-a-certificate'],
    next: ['biz-certificate', 'biz-contractor', 'do-quote-business'],
  },
  'biz-bond-or-insurance': {
    question: 'Is a bond the same as insurance?',
    answer:
      'No: a bond protects the owner or client, and if the surety has to pay, you must pay it back. Insurance protects you. So the surety looks at your finances and past jobs, much as a bank does. Some licences and contracts require both.',
    links: ['construction-bond-or-insurance', 'business-contractor-bond'],
    next: ['biz-bond', 'biz-prepaid-licence', 'biz-contractor'],
  },
  'biz-eo-must': {
    question: 'Which professionals must carry E&O insurance?',
    answer:
      'Errors and omissions (E&O) insurance is required by regulation for insurance agents, and as a condition of the licence for real estate professionals. Lawyers, accountants and many health professions have rules or programs of their own. Your college or association can tell you the limit it requires.',
    links: ['professionals-who-must-carry'],
    next: ['biz-professional', 'biz-eo-or-general', 'biz-eo-retire'],
  },
  'biz-welder': {
    question: 'What insurance does a welder or mobile mechanic need?',
    answer:
      'Usually general liability that includes hot work, commercial auto for the truck, coverage for the machine and tools, and WCB. Oil and gas sites may ask for pollution coverage and higher limits; the contract says which. Say whether you work on site, on pressure pipe or in a shop.',
    links: ['/business/contractors'],
    next: ['biz-contractor', 'biz-oil-field', 'biz-tools'],
  },
  'fleet-hotshot': {
    question: 'What insurance does hotshot trucking need?',
    answer:
      'Usually commercial auto for the truck and trailer, because a personal policy excludes hauling for pay, plus cargo coverage and often general liability. According to Alberta Transportation, commercial carriers must have at least {commercialAuto.carrier.liability} of liability. A heavier truck and trailer may need a Safety Fitness Certificate.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-owner-operator', 'fleet-cargo', 'fleet-minimum'],
  },
  'biz-move': {
    question: 'My business moves to another place. What changes?',
    answer:
      'Tell your insurer or broker before the move: the policy names the address, and a new building changes its fire, theft and water risks. The new landlord may require other limits and a certificate. Ask how stock and equipment are covered on the way and in both places.',
    links: ['/business'],
    next: ['biz-landlord-commercial', 'biz-property', 'biz-many-places'],
  },
  'biz-nonprofit': {
    question: 'What insurance does a non-profit, club or church need?',
    answer:
      'Usually general liability for activities and volunteers, directors and officers coverage for the board, and property coverage for a building or equipment. Halls and funders may ask for certificates. Tell the insurer about camps, sports and work with children, because a policy may exclude abuse or athletic injuries.',
    links: ['/business'],
    next: ['biz-directors', 'biz-event', 'biz-certificate'],
  },
  'biz-condo-board': {
    question: 'What insurance does a condo board need?',
    answer:
      'The corporation insures the buildings, common property and its liability, and usually the board, with directors and officers coverage. The Condominium Property Act, its regulation and the bylaws say what is required. Ask how deductibles are charged back, and how the replacement value was worked out.',
    links: ['home-condo-deductible-rule', '/business'],
    next: ['biz-directors', 'home-condo-deductible', 'home-special-assessment'],
  },
  'biz-home-baker': {
    question: 'I bake or cook at home and sell it. What insurance?',
    answer:
      'Usually product and general liability, because a home policy seldom covers a business; markets and shops may ask for a certificate. Tell your home insurer about the business too. Alberta’s Food Regulation allows low-risk foods made at home to be sold under conditions, which alberta.ca explains.',
    links: ['business-from-home'],
    next: ['biz-market-seller', 'home-business-at-home', 'biz-food-truck'],
  },
  'biz-consultant-it': {
    question: 'What insurance does a consultant or IT contractor need?',
    answer:
      'Usually professional liability for financial loss from your work, general liability for injury and damage, and cyber coverage if you touch client data. Contracts often set the limits. If you work through a corporation, ask that the policy names it.',
    links: ['/business/professionals', 'professionals-general-liability-enough'],
    next: ['biz-professional', 'biz-eo-or-general', 'biz-cyber'],
  },
  'biz-mover-tow': {
    question: 'What insurance does a moving or towing company need?',
    answer:
      'Usually commercial auto, cargo for the goods or vehicles you carry, general liability, and coverage for damage while you load, hook or lift. A yard or storage needs coverage of its own. Say what you move and how far, because personal policies exclude carrying for pay.',
    links: ['/commercial-auto'],
    next: ['fleet-cargo', 'fleet-when-needed', 'biz-liability'],
  },
  'biz-home-care': {
    question: 'What insurance does a home care worker or cleaner of homes need?',
    answer:
      'Usually general liability, and for care also professional liability; ask whether it includes allegations of abuse. Families and agencies may ask for a bond and a police check. Driving clients has to be allowed by your auto policy. With workers, WCB is required in most industries.',
    links: ['/business'],
    next: ['biz-self-employed', 'biz-cleaner', 'biz-bond-or-insurance'],
  },
  'biz-hotel-gas': {
    question: 'What insurance does a hotel, motel or gas station need?',
    answer:
      'Usually property and business interruption, general liability for guests and customers, crime, equipment breakdown and, with fuel tanks, pollution coverage. The insurer may ask about pools, liquor, cooking, wiring and sprinklers.',
    links: ['/business'],
    next: ['biz-property', 'biz-liquor', 'biz-interruption'],
  },
  'biz-slow-season': {
    question: 'Does business interruption pay my staff and rent after a fire?',
    answer:
      'Business interruption insurance, if you bought it and the loss is covered, pays lost income and continuing costs, such as rent and agreed wages. There is usually a waiting period. Extra expense coverage can pay for a temporary place.',
    links: ['/business'],
    next: ['biz-interruption', 'claim-business', 'biz-street-closed'],
  },
  'biz-clinic-cyber': {
    question: 'Does a clinic need cyber insurance for patient records?',
    answer:
      'We found no law that requires it, but clinics must give notice when a breach of health information brings a risk of harm. Cyber insurance can pay for lawyers, notices and recovery; malpractice protection usually does not. The insurer may ask about backups, passwords and who runs your system.',
    links: ['medical-privacy-breach', '/insurance/cyber'],
    next: ['biz-cyber', 'biz-medical', 'biz-cyber-small'],
  },
  'fleet-dump-truck': {
    question: 'How is a dump truck or gravel truck insured?',
    answer:
      'With a commercial auto policy with liability and, if you choose it, physical damage for the truck. According to Alberta Transportation, commercial carriers must have at least {commercialAuto.carrier.liability} of liability; clients may require more. If you haul only in summer, ask about suspending road coverage in winter. A heavy truck needs a Safety Fitness Certificate.',
    links: ['/commercial-auto', 'commercial-auto-safety-certificate'],
    next: ['fleet-part-year', 'fleet-minimum', 'fleet-owner-operator'],
  },
  'farm-colony': {
    question: 'How does a colony, community or large farm insure vehicles?',
    answer:
      'Often with a farm policy for buildings and machines, and a farm or fleet auto policy for the vehicles. A fleet is {commercialAuto.fleet}. The insurer asks who owns and drives each vehicle, and which machines go on the road.',
    links: ['commercial-auto-what-is-a-fleet', '/insurance/farm'],
    next: ['biz-farm', 'fleet-what-is', 'farm-machinery-road'],
  },
  'biz-bnb': {
    question: 'How is a bed and breakfast or guest house insured?',
    answer:
      'With a policy for the business as well as the home: a home policy usually stops at paying guests. It can cover the building, your liability to guests, food you serve and lost income. Say how many rooms, for how long guests stay, and whether there are pools or trails.',
    links: ['/business', 'business-from-home'],
    next: ['home-airbnb', 'biz-hotel-gas', 'biz-liability'],
  },
  'biz-pet-care': {
    question: 'What insurance does a dog walker, sitter or groomer need?',
    answer:
      'Usually general liability that includes animals in your care, loss of keys, and the vet bills of a client’s pet. A home policy seldom covers paid work. A boarding kennel needs property and business coverage as well; clients may ask for a bond.',
    links: ['/business', 'business-from-home'],
    next: ['biz-self-employed', 'biz-bond-or-insurance', 'home-business-at-home'],
  },
  'biz-tree-service': {
    question: 'What insurance does a tree or roofing company need?',
    answer:
      'Usually general liability written for that trade, because many policies exclude work at height, heat on roofs or trees, plus tools, trucks and WCB. Few insurers accept roofers, and those that do set conditions. The insurer may look at past claims and safety training.',
    links: ['/business/contractors'],
    next: ['biz-contractor', 'biz-trade-expensive', 'biz-faulty-work'],
  },
  'biz-someone-broke': {
    question: 'A cleaner or contractor broke something in my home. Who pays?',
    answer:
      'Whoever broke it may be responsible, and their liability insurance is meant for that; ask for its name and a claim number. If they have none, your own home policy may pay if the item is covered for that kind of damage, less the deductible. Keep the invoice and photos.',
    links: ['business-faulty-work'],
    next: ['claim-contractor', 'home-liability', 'no-legal'],
  },
  'biz-robbery': {
    question: 'My store was robbed. What does insurance pay?',
    answer:
      'Crime or property coverage can pay for stolen stock, cash up to a limit, and damage, less the deductible; lost sales need business interruption. Once everybody is safe, give the police file number to your insurer, keep the video, and list what is missing.',
    links: ['/business/retail'],
    next: ['biz-retail', 'biz-crime', 'claim-business'],
  },
  'biz-client-hurt-by-service': {
    question: 'A client was harmed by my treatment or service',
    answer:
      'Report it to your liability insurer now and do not admit fault or offer money. Treatments such as nails, lashes, tattoos or massage may need professional (malpractice) liability; check whether your policy includes it. Keep your records, consent forms, product names and photos.',
    links: ['/business'],
    next: ['biz-salon', 'biz-waiver', 'biz-not-a-claim-yet'],
  },
  'biz-sub-wcb': {
    question: 'I am a subcontractor. Do I need WCB or my own liability?',
    answer:
      'Usually both: the contractor above you may ask for a WCB clearance letter and a certificate of your own liability insurance. Its policy seldom protects you. An owner without staff can buy optional WCB coverage. WCB-Alberta can tell you whether it sees you as a worker.',
    links: ['business-is-wcb-included', 'contractors-clearance-letter'],
    next: ['biz-wcb', 'biz-clearance-letter', 'biz-contractor'],
  },
  'biz-equipment-rental': {
    question: 'I rent out equipment, tents or bouncy castles. What insurance?',
    answer:
      'Usually general liability that includes inflatables, tents or machines, coverage for the equipment while it is out, and commercial auto for delivery. The insurer may ask about inspections, waivers and staff on site. The rental contract says who is responsible for damage.',
    links: ['/business'],
    next: ['biz-liability', 'biz-event', 'biz-waiver'],
  },
  'biz-property-excludes': {
    question: 'What does commercial property insurance leave out?',
    answer:
      'As a rule wear, flood and sewer backup unless added, earth movement, equipment breakdown, data, and theft by staff. Money and vehicles have policies of their own. Read the co-insurance clause too: insuring for too little lowers each claim. The declarations list what you bought.',
    links: ['/business'],
    next: ['biz-property', 'biz-interruption', 'biz-crime'],
  },
  'fleet-driver-suspended': {
    question: 'A driver of ours lost their licence. What do we do?',
    answer:
      'Take the driver off the road now: if somebody without a valid licence drives, a claim may be refused or charged back to you. Tell your insurer or broker, and ask what it wants to see before the driver returns. Insurers often ask for abstracts, so keep current ones.',
    links: ['/commercial-auto'],
    next: ['fleet-drivers', 'fleet-bad-record', 'auto-suspended'],
  },
  'fleet-other-provinces': {
    question: 'What do trucks need to haul to British Columbia or Saskatchewan?',
    answer:
      'Vehicles over {commercialAuto.safety.outside} that leave Alberta need a Safety Fitness Certificate, and your insurer must know the provinces and distances. Ask for liability of at least what the other province requires, and cargo coverage for those routes. Registration for several provinces is a matter for a registry.',
    links: ['commercial-auto-safety-certificate', '/commercial-auto'],
    next: ['fleet-owner-operator', 'fleet-minimum', 'fleet-us'],
  },
};
