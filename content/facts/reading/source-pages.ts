import type { Source } from './fact.ts';

/** The very pages on which facts were read: statutes, regulators, public bodies, insurers' associations. */
export const SOURCE_PAGES = {
  actuarialCareFirst: {
    name: 'Actuarial Notes, on the Care-First reforms',
    url: 'https://actuarialnotes.com/alberta-announces-care-first-auto-insurance-reforms',
  },
  ahcipAbroad: {
    name: 'Government of Alberta, health care coverage outside Canada',
    url: 'https://www.alberta.ca/ahcip-coverage-outside-canada',
  },
  ahcipAbsence: {
    name: 'Government of Alberta, absence from the province and AHCIP',
    url: 'https://www.alberta.ca/ahcip-absence-from-alberta',
  },
  ahcipMoving: {
    name: 'Government of Alberta, moving to Alberta and AHCIP',
    url: 'https://www.alberta.ca/ahcip-moving-to-alberta',
  },
  ahcipTemporary: {
    name: 'Government of Alberta, health care coverage for temporary residents',
    url: 'https://www.alberta.ca/ahcip-temporary-residents',
  },
  airbBuying: {
    name: 'Automobile Insurance Rate Board (AIRB), on buying insurance',
    url: 'https://albertaairb.ca/for-drivers/purchasing-insurance/',
  },
  airbCareFirst: {
    name: 'Automobile Insurance Rate Board (AIRB), on Care-First, the system from 2027',
    url: 'https://www.airbfordrivers.ca/care-first-system/',
  },
  airbCaps: {
    name: 'Automobile Insurance Rate Board (AIRB), on rate caps from 2027',
    url: 'https://www.airbfordrivers.ca/?p=3581',
  },
  airbDcpd: {
    name: 'Automobile Insurance Rate Board (AIRB), on direct compensation',
    url: 'https://albertaairb.ca/for-drivers/direct-compensation-for-property-damage-dcpd/',
  },
  airbFactors: {
    name: 'Automobile Insurance Rate Board (AIRB), factors that affect premium',
    url: 'http://www.airb.alberta.ca/drivers/factors.aspx',
  },
  airbGoodDriver: {
    name: 'Automobile Insurance Rate Board (AIRB), good driver protection',
    url: 'https://www.airbfordrivers.ca/know-insurance/good-driver-protection/',
  },
  airbRights: {
    name: 'Automobile Insurance Rate Board (AIRB), consumer rights',
    url: 'https://airbfordrivers.ca/know-insurance/basics/consumer-rights-responsibilities',
  },
  airdrie2014: {
    name: 'Insurance Bureau of Canada, in Airdrie Today',
    url: 'https://www.airdrietoday.com/local-news/insurance-bureau-of-canada-says-cost-of-august-hailstorms-now-450-million-1412598',
  },
  assuris: {
    name: 'Assuris, what is protected',
    url: 'https://assuris.ca/how-am-i-protected/assuris-protection/life-insurance/individual/term-to-100/',
  },
  boatAges: {
    name: 'BOATsmart, age and horsepower restrictions',
    url: 'https://boatsmartexam.com/knowledge-base/?p=72',
  },
  boatLicence: {
    name: 'Transport Canada, on changes to the pleasure craft licence',
    url: 'https://www.newswire.ca/news-releases/minister-of-transport-and-leader-of-the-government-in-the-house-of-commons-announces-changes-to-make-boating-safer-for-canadians-875505796.html',
  },
  builderLicence: {
    name: 'Government of Alberta, new home warranty overview',
    url: 'https://www.alberta.ca/new-home-warranty-overview',
  },
  calgaryCollisions: {
    name: 'Calgary Police Service, reporting a collision',
    url: 'https://www.calgarypolice.ca/public-safety/traffic-and-road-safety/traffic-reporting.html',
  },
  calgaryShortTerm: {
    name: 'City of Calgary, short-term rental licences: what to apply with',
    url: 'https://calgary.ca/for-business/licences/short-term-rentals/short-term-rental-business-licence-application-requirements.html',
  },
  calgaryFloodMap: {
    name: 'City of Calgary, flood hazard maps',
    url: 'https://www.calgary.ca/water/flooding/calgary-river-valleys-project.html',
  },
  calgarySuites: {
    name: 'City of Calgary, in Western Standard',
    url: 'https://www.westernstandard.news/calgary/calgary-leads-the-country-in-new-home-construction/70991',
  },
  calgaryThefts: {
    name: 'Calgary Police Service, in CTV News',
    url: 'https://calgary.ctvnews.ca/canada-hosts-summit-on-auto-thefts-but-calgary-and-alberta-bucking-the-trend-1.6761136',
  },
  cannabisLicence: {
    name: 'AGLC, retail cannabis store licence',
    url: 'https://aglc.ca/cannabis/retail-cannabis-store-licences/applying-retail-cannabis-store-licence',
  },
  autoTermination: {
    name: 'Harper Grey LLP, on notice of cancellation under the Alberta Insurance Act',
    url: 'https://insurancelawblog.harpergrey.com/2018/06/12/if-notifying-an-insured-of-cancellation-of-coverage-by-registered-mail-the-onus-to-prove-that-the-mail-reached-the-post-office-is-on-the-insurer/',
  },
  limitedGlass: {
    name: 'McDonald’s Insurance, on common SEF endorsements in Alberta',
    url: 'https://www.mcins.ca/learning-lounge/understanding-common-sef-endorsements-for-alberta-auto-insurance',
  },
  condoRegulation: {
    name: 'Condominium Property Regulation, section 62.4, explained by the law firm Parlee McLaws',
    url: 'https://www.parlee.com/news/insurance-deductible-chargebacks-for-condominium-unit-owners-after-february-1-2020/',
  },
  wcbReport: {
    name: 'WCB-Alberta, on the claims process for employers',
    url: 'https://wcb.ab.ca/claims/the-claims-process/for-employers.html',
  },
  contractorBids: {
    name: 'Cornerstone Contracts, on insurance in public tenders',
    url: 'https://cornerstonecontracts.com/blog/insurance-wcb-requirements-public-bids',
  },
  uninsuredFines: {
    name: 'Traffic Safety Act, fines for driving without insurance, explained by Calgary Legal Guidance',
    url: 'https://clg.ab.ca/index.php/legal-help/free-legal-info-formerly-dial-a-law/driving-offences/driving-without-insurance/',
  },
  disability: {
    name: 'Financial Consumer Agency of Canada, on disability insurance',
    url: 'https://www.canada.ca/en/financial-consumer-agency/services/insurance/disability.html',
  },
  drp: {
    name: 'Government of Alberta, Hazard Assistance and Resilience Program (disaster assistance)',
    url: 'https://www.alberta.ca/disaster-recovery-programs',
  },
  draftForms: {
    name: 'Superintendent of Insurance, draft Care-First forms',
    url: 'https://www.alberta.ca/draft-care-first-form-amendments',
  },
  edmontonThefts: {
    name: 'Edmonton Police Service, in Global News',
    url: 'https://globalnews.ca/news/10294713/edmonton-vehicle-theft-increase',
  },
  edmontonZoning: {
    name: 'City of Edmonton, in CBC News',
    url: 'https://www.cbc.ca/news/canada/edmonton/city-edmonton-housing-permits-cmhc-1.7435340',
  },
  estimateDisputed: {
    name: 'Alberta Civil Trial Lawyers Association, on the cost of Care-First',
    url: 'http://actla.com/?pg=News',
  },
  exchangeLicence: {
    name: 'Government of Alberta, exchanging a licence from elsewhere',
    url: 'https://www.alberta.ca/exchange-non-alberta-licences',
  },
  farmWorkers: {
    name: 'Government of Alberta, workplace insurance for farms and ranches',
    url: 'https://alberta.ca/farm-and-ranch-wcb',
  },
  farmCoverage: {
    name: 'WCB-Alberta, farming coverage',
    url: 'https://wcb.ab.ca/insurance-and-premiums/types-of-coverage/farming-coverage/',
  },
  fieldLawBill47: {
    name: 'Field Law, on Bill 47',
    url: 'https://fieldlaw.com/News-Views-Events/249606/A-Review-of-No-Fault-Insurance-Bill-47-Top-10-Takeaways',
  },
  fortMcMurrayFlood: {
    name: 'Insurance Bureau of Canada, on the flood of 2020',
    url: 'https://www.newswire.ca/news-releases/insured-damage-for-fort-mcmurray-flood-rises-to-522-million-889095022.html',
  },
  eiSickness: {
    name: 'Government of Canada, EI sickness benefits',
    url: 'https://www.canada.ca/en/services/benefits/ei/ei-sickness.html',
  },
  freeLook: {
    name: 'Munich Re Canada, litigation matters of May 2024 (Thomson v. ivari)',
    url: 'https://munichre.com/ca-life/en/perspectives/2024/litigation-matters.html',
  },
  fortMcMurrayRebuilt: {
    name: 'Fort McMurray Today',
    url: 'https://www.fortmcmurraytoday.com/news/roughly-86-per-cent-of-properties-destroyed-in-2016-wildfire-have-been-rebuilt',
  },
  fortMcMurrayThefts: {
    name: 'Wood Buffalo RCMP, in Cruz FM',
    url: 'https://www.cruzradio.com/2023/12/14/vehicle-theft-on-the-rise-in-fort-mcmurray/',
  },
  generalHolidays: {
    name: 'Government of Alberta, general holidays',
    url: 'https://www.alberta.ca/alberta-general-holidays',
  },
  hail2024: {
    name: 'CatIQ and Insurance Bureau of Canada, in Insurance Portal',
    url: 'https://insurance-portal.ca/damage/calgary-hailstorm-insured-losses-are-now-estimated-at-325-billion/',
  },
  hail2024First: {
    name: 'Insurance Bureau of Canada, first estimate of the 2024 hailstorm',
    url: 'https://insurance-portal.ca/damage/calgary-hailstorm-second-costliest-insured-event-in-canadian-history/',
  },
  hail2025: {
    name: 'Insurance Bureau of Canada, on the hailstorm of July 2025',
    url: 'https://www.cantechletter.com/newswires/cost-of-july-calgary-hailstorm-almost-double-initial-estimates',
  },
  hailFiveYears: {
    name: 'Insurance Bureau of Canada, news release on hail',
    url: 'https://www.newswire.ca/news-releases/latest-hailstorm-in-calgary-causes-92-million-in-insured-damage-807158337.html',
  },
  healthBreach: {
    name: 'Health Information Act, breach notices, explained by Bennett Jones',
    url: 'https://www.bennettjones.com/Blogs-Section/New-Breach-Notification-Under-Albertas-Health-Information-Act',
  },
  healthLiability: {
    name: 'Alberta College of Paramedics, professional liability insurance',
    url: 'https://abparamedics.com/professional-liability-insurance/',
  },
  lifeContest: {
    name: 'Duty to disclose in life insurance under the Insurance Acts, explained by Whitelaw Twining',
    url: 'https://wt.ca/the-life-insureds-duty-to-disclose-and-the-consequences-of-material-misrepresentation-and-non-disclosure',
  },
  helmets: {
    name: 'Government of Alberta, off-highway vehicle helmet law',
    url: 'https://www.alberta.ca/off-highway-vehicle-helmet-law',
  },
  insurableDisasters: {
    name: 'Government of Alberta, insurable disasters',
    url: 'https://www.alberta.ca/insurable-disasters',
  },
  irsFail: {
    name: 'Government of Alberta, Immediate Roadside Sanctions',
    url: 'https://www.alberta.ca/immediate-roadside-sanctions-irs-fail-program',
  },
  irsInterlock: {
    name: 'Government of Alberta, Ignition Interlock Program',
    url: 'https://www.alberta.ca/immediate-roadside-sanctions-fail-ignition-interlock-program.aspx',
  },
  lethbridgeCentre: {
    name: 'Lethbridge Regional Police Service, in Insurance-Canada',
    url: 'https://www.insurance-canada.ca/2012/09/13/accident-support-services-international-opens-first-alberta-collision-reporting-centre-partnership-lethbridge-regional-police-service/',
  },
  lethbridgeRecovered: {
    name: 'Lethbridge Police Service, in Lethbridge Herald',
    url: 'https://lethbridgeherald.com/news/lethbridge-news/2019/11/28/vehicle-thefts-declining-in-city/',
  },
  lethbridgeWind: {
    name: 'Environment Canada, weather stories of 2011',
    url: 'https://www.ec.gc.ca/meteo-weather/default.asp?lang=En&n=774B5B53-1',
  },
  mondaqAct: {
    name: 'Mondaq, a site for legal articles, on the Automobile Insurance Act',
    url: 'https://www.mondaq.com/canada/insurance-laws-and-products/1754820/the-care-first-system-albertas-proposed-new-no-fault-auto-insurance-regime-set-to-start-january-1-2027',
  },
  newCarDays: {
    name: 'Insurance Bureau of Canada, quoted by The Globe and Mail',
    url: 'https://www.theglobeandmail.com/drive/mobility/article-i-forgot-to-insure-my-new-car-am-i-covered-in-an-accident',
  },
  newHomeWarranty: {
    name: 'New Home Buyer Protection Act, explained on Mondaq, a site for legal articles',
    url: 'http://www.mondaq.com/article.asp?article_id=293394&type=mondaqai',
  },
  polyB: {
    name: 'Alberta Municipal Affairs, fact sheet on Poly-B pipes (a copy on the Baseline Inspections site)',
    url: 'https://baselineinspections.com/reference-material/polybutylene-pressure-water-piping-alberta-municipal-affairs',
  },
  prepaidFee: {
    name: 'Prepaid contracting rules, explained by GFS Law',
    url: 'https://www.gfslaw.ca/post/before-you-take-that-deposit-understanding-alberta-s-prepaid-contracting-rules',
  },
  prepaidLicence: {
    name: 'Government of Alberta, prepaid contracting licence',
    url: 'https://alberta.ca/prepaid-contracting-licence',
  },
  productIncident: {
    name: 'Health Canada, mandatory reporting of product incidents',
    url: 'https://www.canada.ca/en/health-canada/services/consumer-product-safety/legislation-guidelines/acts-regulations/canada-consumer-product-safety-act/industry/overview-mandatory-reporting-section-14.html',
  },
  productGuidance: {
    name: 'Canada Consumer Product Safety Act, section 14, with guidance from Health Canada',
    url: 'http://www.hc-sc.gc.ca/cps-spc/pubs/indust/2011ccpsa_incident-lcspc/index-eng.php',
  },
  promptNotices: {
    name: 'Notices of non-payment and adjudication, explained by SVR Lawyers',
    url: 'https://svrlawyers.com/news-highlights-posts/2024/7/4/construction-deadline-approaching-two-year-old-contracts-must-adapt-to-new-act',
  },
  lienHoldback: {
    name: 'Lien funds and holdbacks in Alberta, explained by McCarthy Tétrault',
    url: 'https://mondaq.com/canada/construction-planning/1507820/alberta-lien-fund-and-holdback-system-explained',
  },
  fireTheftDeductible: {
    name: 'InsuranceHotline, on fire and theft deductibles (SEF 40)',
    url: 'https://www.insurancehotline.com/resources/your-guide-fire-theft-deductible-endorsements/',
  },
  promptPayment: {
    name: 'Prompt Payment and Construction Lien Act, explained by Parlee McLaws',
    url: 'https://www.parlee.com/news/a-reminder-of-prompt-payment-contrustion-lien-act/',
  },
  fatalAccidentBenefits: {
    name: 'Watchmaker Law, on benefits after a fatal accident in Alberta',
    url: 'https://watchmakerlaw.com/?p=12705',
  },
  protocolForm: {
    name: 'Government of Alberta, accident benefit claim forms (AB-1)',
    url: 'https://www.alberta.ca/insurance-forms',
  },
  realEstateInsurance: {
    name: 'Real Estate Council of Alberta, what it does for consumers',
    url: 'https://www.reca.ca/about-reca/what-reca-does/for-consumers/',
  },
  redDeerFloodMap: {
    name: 'Red Deer Advocate, on the provincial flood maps',
    url: 'https://www.reddeeradvocate.com/news/waskasoo-creek-poses-flood-hazard/',
  },
  redDeerPopulation: {
    name: 'Statistics Canada, in Red Deer Advocate',
    url: 'https://www.reddeeradvocate.com/local-news/red-deer-population-surpasses-109000-7363691',
  },
  redDeerThefts: {
    name: 'Red Deer RCMP, in Red Deer Advocate',
    url: 'https://www.reddeeradvocate.com/home/red-deer-q3-crime-down-rcmp-7706818',
  },
  registration: {
    name: 'Alberta registry manual, insurance documents',
    url: 'https://ownernet.gov.ab.ca/manuals/moves/344.html',
  },
  excessLosses: {
    name: 'Canadian Underwriter, by the Insurance Institute, on Bill 47',
    url: 'https://www.insuranceinstitute.ca/en/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/03/26/Alberta-introduces-nofault-auto-insurance-bill',
  },
  suits: {
    name: 'Canadian Underwriter, by the Insurance Institute',
    url: 'https://www.insuranceinstitute.ca/en/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/08/14/How-Alberta-brokers-insurers-feel-about-Care-First-model',
  },
  superVisa: {
    name: 'Immigration, Refugees and Citizenship Canada (IRCC), Super Visa: who can apply',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/parent-grandparent-super-visa/eligibility.html',
  },
  superVisaDocuments: {
    name: 'Immigration, Refugees and Citizenship Canada (IRCC), Super Visa: forms and documents',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/parent-grandparent-super-visa/forms-documents.html',
  },
  superVisaInstructions: {
    name: 'Immigration, Refugees and Citizenship Canada (IRCC), Ministerial Instructions on the Super Visa',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/other-goals/mi-super-visa-2.html',
  },
  visitorsRefund: {
    name: 'Group Medical Services (GMS), questions about visitors insurance',
    url: 'https://www.gms.ca/immigrants-visitors-insurance/immigrants-visitors-faqs',
  },
  excessBill: {
    name: 'The Civics Project, summary of Bill 27 of 2026 (Financial Statutes Amendment Act)',
    url: 'https://civicsproject.org/regions/alberta/bill/31/27',
  },
  wcbBill: {
    name: 'CanYouVote, summary of Bill 27 of 2026 (Financial Statutes Amendment Act)',
    url: 'https://canyouvote.com/pages/ab-bill-27-financial-statutes-amendment-act-2026',
  },
  thirdPartySuits: {
    name: 'Watchmaker Law, on who can still be sued from 2027',
    url: 'https://watchmakerlaw.com/can-you-sue-after-no-fault-insurance-takes-effect-in-alberta',
  },
  gdlStages: {
    name: 'Government of Alberta, the stages of graduated driver licensing',
    url: 'https://www.transportation.alberta.ca/1820.htm',
  },
  vacantDwellings: {
    name: 'Square One Insurance, on vacant dwellings',
    url: 'https://www.squareoneinsurance.com/insuring-vacant-dwellings',
  },
  superintendent: {
    name: 'Government of Alberta, insurance in Alberta: the Superintendent of Insurance',
    url: 'https://www.alberta.ca/insurance-in-alberta-overview',
  },
  formAb1: {
    name: 'Superintendent of Insurance, form AB-1 in an older edition (on the page of insurance forms)',
    url: 'https://www.alberta.ca/insurance-forms',
  },
  safetyFitness: {
    name: 'Government of Alberta, Safety Fitness Certificate',
    url: 'https://www.alberta.ca/safety-fitness-certificate',
  },
  carrierPreEntry: {
    name: 'Government of Alberta, requirements before a carrier begins',
    url: 'https://www.alberta.ca/pre-entry-requirements-commercial-carriers',
  },
  premiumsTax: {
    name: 'Government of Alberta, insurance premiums tax',
    url: 'https://www.alberta.ca/insurance-premiums-tax',
  },
  collisionThreshold: {
    name: 'Government of Alberta, on when to report a collision, in Lethbridge News Now',
    url: 'https://lethbridgenewsnow.com/2023/12/14/province-announces-change-to-reporting-damages-caused-by-collisions',
  },
  takeAllComers: {
    name: 'Superintendent of Insurance, bulletins of 2023',
    url: 'https://www.alberta.ca/insurance-superintendent-bulletins-notices-enforcement',
  },
} as const satisfies Record<string, Source>;
