import type { Entries } from '../entry.ts';

/** Firms, trades and the self-employed. */
export const businessEntries: Entries = {
  'biz-what-needed': {
    facet: 'covers',
    question: 'Which insurance does a business need first?',
    answer:
      'What a business needs depends on its work and contracts; the law requires auto insurance on the road and, in most industries, WCB. General liability is for harm to others, property for your own things, and business interruption for lost income. Professional liability is for advice or design, and cyber for personal data. A lease, a loan or a contract may name others.',
    links: ['business-which-covers-first', '/business'],
    next: ['biz-liability', 'biz-required', 'do-quote-business'],
  },
  'biz-required': {
    facet: 'required',
    question: 'Is business insurance required by law?',
    answer:
      'Only in part: WCB is mandatory for most industries, and vehicles on the road must be insured. Contracts, landlords and lenders usually require general liability. Some professions and licences have rules of their own.',
    links: ['business-is-wcb-included', 'professionals-who-must-carry'],
    next: ['biz-wcb', 'biz-what-needed', 'biz-certificate'],
  },
  'biz-liability': {
    facet: 'minimum',
    question: 'What is covered by general liability?',
    answer:
      'Commercial general liability pays for injuries to others and damage to their property through your business, and for your defence. It does not pay for your own workers, vehicles, professional mistakes or redoing bad work. Contracts often ask for {business.liability.usualRequest}.',
    links: ['/business/general', 'business-what-is-a-certificate'],
    next: ['biz-certificate', 'biz-eo-or-general', 'biz-professional', 'biz-faulty-work', 'biz-sidewalk'],
  },
  'biz-property': {
    question: 'How are building, stock and equipment insured?',
    answer:
      'Commercial property covers the building, contents, stock and equipment against fire, theft and other listed losses. Insure the full value, because a co-insurance clause can cut a claim when you insured too little. Ask about equipment breakdown.',
    links: ['/business', 'retail-seasonal-stock'],
    next: ['biz-interruption', 'biz-crime', 'biz-tools', 'do-quote-business'],
  },
  'biz-interruption': {
    question: 'What is business interruption?',
    answer:
      'Business interruption pays lost income and continuing costs while the business is closed after an insured loss, such as a fire. It needs damage that the policy covers; a slow season or an illness does not count. Check the waiting period and how long it pays.',
    links: ['/business', 'manufacturers-key-supplier'],
    next: ['biz-property', 'biz-street-closed', 'biz-food-spoiled', 'claim-business'],
  },
  'biz-professional': {
    question: 'What is professional liability (E&O)?',
    answer:
      'Professional liability pays when a client loses money through your advice, design or service, and for your defence; general liability does not. It is usually claims-made: the policy in force when the claim is made applies. Some professions must carry it.',
    links: ['/business/professionals', 'professionals-claims-made'],
    next: [
      'biz-liability',
      'biz-eo-or-general',
      'biz-claims-made',
      'biz-eo-retire',
      'biz-eo-gap',
      'biz-self-employed',
      'biz-cyber',
    ],
  },
  'biz-cyber': {
    question: 'What does cyber insurance pay?',
    answer:
      'Cyber insurance may pay for help after a hack or breach: specialists, notices, lost income, ransom and claims by others. Under Alberta’s Personal Information Protection Act (PIPA), a breach with a real risk of significant harm must be reported to the Commissioner. Call the policy’s hotline first.',
    links: ['business-privacy-breach', '/business'],
    next: [
      'biz-medical',
      'biz-cyber-invoice',
      'biz-cyber-ransom',
      'biz-cyber-small',
      'biz-cyber-cloud',
      'biz-professional',
    ],
  },
  'biz-directors': {
    question: 'What is directors and officers insurance?',
    answer:
      'Directors and officers insurance protects people who serve on a board, from a company to a non-profit or condo, against claims over their decisions. It pays for defence and settlements, not for fraud. Funders, landlords or the bylaws may ask for it. Ask whether past and volunteer directors are included.',
    links: ['/business/general', '/business'],
    next: ['biz-professional', 'biz-event'],
  },
  'biz-wcb': {
    question: 'Is WCB part of business insurance?',
    answer:
      'WCB-Alberta is separate from business insurance, and mandatory for employers in most industries. Owners and directors can choose personal coverage. Before you hire a contractor, ask for a WCB clearance letter, and again before the last payment.',
    links: ['business-is-wcb-included', 'contractors-clearance-letter'],
    next: ['biz-required', 'biz-clearance-letter', 'biz-subcontractors'],
  },
  'biz-certificate': {
    facet: 'documents',
    question: 'What is a certificate of insurance?',
    answer:
      'A page from your broker or insurer that shows which coverage you hold, with limits and dates; landlords and contractors ask for it. It does not change the policy: to be an additional insured, they must be named in it. If a policy is in force, your broker can often send one the same day, and otherwise once an insurer has agreed. This site cannot.',
    links: ['business-what-is-a-certificate'],
    next: ['biz-liability', 'do-get-documents', 'biz-landlord-commercial'],
  },
  'biz-bond': {
    question: 'Do I need a bond as a contractor?',
    answer:
      'Yes, if you offer, discuss or sign contracts with homeowners in person away from your business, and take money before the work is finished. You then need a prepaid contracting licence with security, and a bond is one form of it. Public and large jobs may require bid and performance bonds. A bond is credit, not insurance for you.',
    links: ['business-contractor-bond', 'contractors-prepaid-licence', 'construction-bond-or-insurance'],
    next: ['biz-contractor', 'biz-construction'],
  },
  'biz-tools': {
    question: 'Are my tools insured?',
    answer:
      'Usually only with tools or equipment coverage: the auto policy pays for the truck, and a home policy little or nothing for tools of a trade. Ask whether mowers and machines are insured at a job site too. Theft from a vehicle often needs a locked box and signs of a break-in. Keep a list with serial numbers and photos.',
    links: ['contractors-tools-in-truck', 'commercial-auto-tools-inside'],
    next: ['biz-contractor', 'auto-personal-items', 'claim-business', 'biz-rented-in'],
  },
  'biz-faulty-work': {
    question: 'Does liability pay to fix my own bad work?',
    answer:
      'Usually not: it pays for harm the work does to other things or people. If a pipe you installed leaks and ruins a floor, the floor may be covered; installing the pipe again is not.',
    links: ['business-faulty-work'],
    next: ['biz-liability', 'biz-professional'],
  },
  'biz-subcontractors': {
    question: 'Who pays when a subcontractor causes damage?',
    answer:
      "First the subcontractor's own liability policy; without one, the client may claim against you. Collect certificates and WCB clearance letters before work begins and check the dates.",
    links: ['contractors-subcontractor-damage', 'contractors-clearance-letter'],
    next: ['biz-certificate', 'biz-wcb', 'claim-whose-policy'],
  },
  'biz-self-employed': {
    question: 'What insurance does a self-employed person need?',
    answer:
      'Often general liability, and professional liability if you give advice; a home policy usually does not cover your work. WCB for yourself is a choice in most cases. Clients may ask for a certificate before you begin.',
    links: ['professionals-general-liability-enough', 'business-from-home'],
    next: ['biz-liability', 'biz-professional', 'life-disability'],
  },
  'biz-contractor': {
    question: 'What insurance does a contractor or trade need?',
    answer:
      'Usually general liability, tools and equipment, commercial auto, and WCB; for prepaid work on homes, also a licence with security. General contractors often ask for {business.liability.usualRequest} of liability and a certificate.',
    links: ['/business/contractors', 'business-what-is-a-certificate'],
    next: ['biz-bond', 'biz-prepaid-licence', 'biz-clearance-letter', 'biz-tools', 'biz-wcb'],
  },
  'biz-construction': {
    question: "What are builders' risk and wrap-up?",
    answer:
      "Builders' risk, also called course of construction, covers the building while it is built; wrap-up is one liability policy for everyone on a project. The contract says who buys them. New homes also need a warranty by law.",
    links: ['construction-builders-risk-who-buys', 'construction-wrap-up'],
    next: [
      'biz-bond',
      'biz-builders-who',
      'biz-builders-value',
      'biz-contractor',
      'home-renovation',
      'biz-builders-buys',
    ],
  },
  'biz-restaurant': {
    question: 'What insurance does a restaurant need?',
    answer:
      'Usually property with equipment breakdown and spoilage, general liability, business interruption, and liquor liability if you serve. Insurers ask about the hood, duct cleaning and fire suppression. Delivery by staff needs non-owned auto coverage.',
    links: ['/business/restaurants', 'restaurants-liquor-liability'],
    next: ['biz-liquor', 'biz-food-spoiled', 'biz-food-truck', 'do-quote-business'],
  },
  'biz-food-truck': {
    question: 'What insurance does a food truck need?',
    answer:
      'Usually commercial auto for the truck, general liability for what you serve and where you stand, and coverage for the kitchen equipment and stock inside. That is often two policies from one broker: one for the vehicle, one for the business. Markets and events ask for a certificate. Propane and fryers are what insurers look at.',
    links: ['/business/restaurants', '/commercial-auto'],
    next: ['biz-certificate', 'biz-event', 'do-quote-business'],
  },
  'biz-liquor': {
    facet: 'required',
    question: 'Is liquor liability mandatory?',
    answer:
      'We found no rule of AGLC, the liquor regulator, that requires it of every licence holder, but landlords, cities and venues often do. If {business.liquor.harm}, you may be sued. General liability alone might not pay.',
    links: ['business-liquor-liability-mandatory', '/business/liquor'],
    next: ['biz-restaurant', 'biz-event'],
  },
  'biz-retail': {
    question: 'What insurance does a store need?',
    answer:
      'Usually stock and contents, general liability with products, business interruption, and cyber if you take cards or sell online. The landlord’s policy does not cover your store. Tell the insurer when you carry more stock before the holidays.',
    links: ['/business/retail', 'retail-landlord-insurance', 'retail-online-sales'],
    next: ['biz-property', 'biz-landlord-commercial', 'biz-cyber'],
  },
  'biz-salon': {
    question: 'What insurance does a salon or spa need?',
    answer:
      'A salon usually needs general liability, coverage for treatments that go wrong, and property for the equipment; a home policy alone seldom covers it. A rented chair needs its own policy in most cases. Tell the insurer about lasers, tattoos or injections.',
    links: ['/business/general', '/business/retail'],
    next: ['biz-liability', 'biz-landlord-commercial', 'do-quote-business'],
  },
  'biz-cleaner': {
    question: 'What insurance does a cleaning business need?',
    answer:
      'Usually general liability; check that it covers damage to what you work on, and lost keys. Clients may ask for a bond against theft by staff. You also need commercial auto for work vehicles, and WCB for most workers.',
    links: ['/business/general', 'business-is-wcb-included'],
    next: ['biz-liability', 'biz-wcb', 'biz-certificate'],
  },
  'biz-dayhome': {
    question: 'What insurance does a daycare or dayhome need?',
    answer:
      'Usually general liability that includes child care and abuse allegations, coverage for the premises, and agreement of the home insurer if it is at home. The licence, the agency or the landlord may ask for a limit. If you drive the children, your auto insurer must know.',
    links: ['business-from-home', '/business/general'],
    next: ['home-dayhome', 'biz-liability', 'do-quote-business'],
  },
  'biz-landscaping-snow': {
    question: 'What insurance do landscaping and snow removal need?',
    answer:
      'Usually general liability that includes snow removal, coverage for mowers and other machines, and commercial auto for trucks with plows or trailers. Spraying weeds is often left out, so say if you do it. Machines are insured against theft from a job site only if the policy lists them. Slip-and-fall claims can come months later, so keep logs of your visits.',
    links: ['/business/contractors', 'commercial-auto-when-needed'],
    next: ['biz-contractor', 'fleet-trailer-plow', 'biz-wcb'],
  },
  'biz-body-shop': {
    question: 'What insurance does a garage or body shop need?',
    answer:
      'Usually a garage policy: it covers customers’ vehicles while you keep, work on and drive them, which general liability leaves out. Add property, tools and pollution. Tell the insurer about tire storage, welding and dealer plates.',
    links: ['/business/general', '/commercial-auto'],
    next: ['biz-property', 'biz-tools', 'do-quote-business'],
  },
  'biz-farm': {
    question: 'How is a farm insured?',
    answer:
      'With a farm policy that combines house, outbuildings, machinery, livestock and liability; crops and hail have programs of their own, such as those of AFSC. A home policy usually does not cover farming for sale. Choose business or specialty in the form and describe the farm.',
    links: ['/insurance/specialty', 'red-deer-acreage'],
    next: [
      'home-acreage',
      'farm-crops',
      'farm-hobby',
      'farm-visitors',
      'farm-custom-work',
      'spec-horse-farm',
      'do-quote-business',
    ],
  },
  'biz-manufacturer': {
    question: 'What insurance does a manufacturer need?',
    answer:
      'Usually product liability, property with equipment breakdown, and business interruption; recall is bought separately. Tell the insurer about sales to the United States. Report a consumer product that hurt someone, or could, to Health Canada within {business.product.report}.',
    links: ['/business/manufacturers', 'manufacturers-recall-included', 'manufacturers-us-sales'],
    next: ['biz-liability', 'biz-interruption'],
  },
  'biz-medical': {
    question: 'What insurance does a clinic need?',
    answer:
      'The malpractice protection of your college or association covers treatment; the clinic itself needs liability, property, cyber and business interruption. A locum normally brings their own protection. The Health Information Act adds duties about patients’ records.',
    links: ['/business/medical', 'medical-college-cover-enough'],
    next: ['biz-cyber', 'biz-professional'],
  },
  'biz-oil-field': {
    question: 'What do oil field sites require of a contractor?',
    answer:
      'Often several million dollars of liability, pollution coverage, commercial auto, WCB, and a certificate that names the site owner. Read the master agreement with your broker before you sign it.',
    links: ['fort-mcmurray-site-liability', '/business/contractors'],
    next: ['biz-certificate', 'biz-contractor', 'spec-umbrella'],
  },
  'biz-event': {
    question: 'What insurance does an event need?',
    answer:
      'Usually host liability for the day, with liquor included if it is served. The venue says which limit it requires and whether it must be named. Alcohol may need a special event licence and trained servers. Ask several weeks ahead.',
    links: ['specialty-event-with-alcohol', 'liquor-special-event'],
    next: ['spec-wedding', 'biz-liquor', 'biz-certificate'],
  },
  'biz-landlord-commercial': {
    question: 'What does a commercial landlord require?',
    answer:
      "Usually general liability of {business.liability.usualRequest}, tenant's legal liability, and that the landlord is an additional insured, shown by a certificate. The landlord's own policy does not cover your stock or fittings. Read the insurance clause of the lease with a broker.",
    links: ['retail-landlord-insurance', 'business-what-is-a-certificate'],
    next: ['biz-certificate', 'biz-property'],
  },
  'biz-price-factors': {
    facet: 'price',
    question: 'What decides the price of business insurance?',
    answer:
      'The industry, revenue, payroll, subcontracted work, location, claims, limits, deductible and safety measures. Contracts that ask for high limits count too. Only a broker or an insurer can turn that into a price.',
    links: ['/business', '/business/general'],
    next: ['biz-what-needed', 'do-quote-business'],
    reason: 'biz-trade-expensive',
  },
  'biz-trainer-photographer': {
    question: 'What do trainers, photographers and tutors need?',
    answer:
      'Usually general liability, professional liability for advice or instruction, and coverage for equipment that leaves home. Venues and gyms ask for a certificate. A home policy rarely covers things used for work.',
    links: ['/business/professionals', 'business-from-home'],
    next: ['biz-self-employed', 'biz-liability', 'spec-instrument-phone'],
  },
  'farm-livestock-road': {
    question: 'My animals got on the road and caused an accident',
    answer:
      'Report it to your farm or home insurer now and do not promise to pay. Liability for animals is usually part of a farm policy, and rarely of a home policy once they are kept for sale. Whether you are responsible depends on the law and the facts; a lawyer or the insurer decides that. Take photos of the fence and gate.',
    links: ['/insurance/specialty', 'red-deer-acreage'],
    next: ['biz-farm', 'home-liability', 'no-legal'],
  },
  'farm-machinery-road': {
    question: 'Is a tractor insured on the road?',
    answer:
      'Liability of a tractor or combine on the way between fields is usually part of a farm policy; look whether it names public roads. Ask about hired drivers and work for neighbours. A farm truck needs auto insurance. The machine itself is insured as farm equipment.',
    links: ['/insurance/specialty', '/commercial-auto'],
    next: ['biz-farm', 'farm-custom-work', 'biz-wcb', 'do-quote-business'],
  },
  'biz-market-seller': {
    question: 'I sell what I make, online or at markets',
    answer:
      'Usually you need liability that includes products, which a home policy rarely has; a market asks for a certificate. Stock and tools at home need to be added too. Food, candles and cosmetics should be named, because insurers look at them.',
    links: ['business-from-home', '/business/retail'],
    next: ['home-business-at-home', 'biz-certificate', 'do-quote-business'],
  },
};
