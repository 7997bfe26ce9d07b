/** Questions as people type them, with the pages that answer them: a page and those that show the same answer. */
export type AnsweredQuestions = { pages: readonly string[]; questions: readonly string[] };

export const inScopeQuestions: readonly AnsweredQuestions[] = [
  {
    pages: ['/faq/home', '/insurance/auto', '/'],
    questions: [
      'what affects the price of my car insurance',
      'Why is my auto premium so high, what does it depend on?',
      'collision vs comprehensive',
      'whats the difference between collision and comprehensive?',
      'Does comprehensive pay for hail on my car or is that collision?',
    ],
  },
  {
    pages: ['/faq/home', '/insurance/home', '/blog/tenant-insurance-newcomers-students', '/'],
    questions: [
      'home vs tenant insurance',
      'What is the difference between home insurance and renters insurance?',
    ],
  },
  {
    pages: ['/faq/home', '/blog/how-a-licensed-broker-works', '/about', '/'],
    questions: [
      'why should I use a broker',
      'What does a broker do that an insurer does not?',
      'advantage of using a licensed broker',
    ],
  },
  {
    pages: ['/faq/home', '/'],
    questions: [
      'How can I lower my premiums?',
      'ways to lower my premium',
      'tips for lowering insurance premiums',
    ],
  },
  {
    pages: [
      '/faq/home',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/faq/home-condo-tenant',
      '/',
    ],
    questions: [
      'is flood covered by home insurance',
      'Does my policy include flooding?',
      'river water came into my basement, is flood covered',
    ],
  },
  {
    pages: ['/faq/general', '/about', '/contact', '/terms-of-service', '/blog/how-a-licensed-broker-works'],
    questions: [
      'Is Chinook Cover a broker?',
      'are you an insurance company or a broker',
      'who are you, are you an insurer',
      'is this site a licensed insurance agent',
    ],
  },
  {
    pages: ['/faq/general', '/about', '/terms-of-service'],
    questions: [
      'What does it cost me to use this site?',
      'is this service free',
      'How is Chinook Cover paid?',
      'do I pay a fee to send a request',
    ],
  },
  {
    pages: ['/faq/general', '/about', '/blog/how-a-licensed-broker-works'],
    questions: [
      'how do I check a broker licence',
      'Is there a public register of licensed brokers?',
      'how can I verify that the broker is licensed',
      'how are broker partners checked',
    ],
  },
  {
    pages: ['/faq/general', '/blog/how-a-licensed-broker-works', '/get-quote'],
    questions: [
      'what happens after I send a quote request',
      'What happens next once my request is sent?',
      'how many companies will call me',
      'will lots of brokers phone me',
    ],
  },
  {
    pages: ['/faq/general', '/terms-of-service'],
    questions: ['am I insured once I send the form', 'Do I have coverage after filling in the form?'],
  },
  {
    pages: ['/faq/general', '/contact', '/locations'],
    questions: [
      'which places do you serve',
      'do you serve Medicine Hat',
      'what about Lloydminster, which side counts',
      'what are your opening hours',
      'when are you open',
      'why does the time look an hour off, what is Alberta time',
      'are you closed on weekends',
    ],
  },
  {
    pages: ['/faq/auto', '/insurance/auto'],
    questions: [
      'Which auto insurance is compulsory in Alberta?',
      'is car insurance mandatory',
      'what is the minimum car insurance required by law',
      'how much liability do most drivers carry',
      'what is a common third party liability limit for cars',
      'What is DCPD?',
      'explain direct compensation for property damage',
      'can I keep my pink card on my phone',
      'are electronic pink cards allowed',
      'what happens if I get caught driving without insurance',
      'fine for driving uninsured',
      'penalty for no car insurance',
      'what is SEF 44 family protection',
    ],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/blog/alberta-care-first'],
    questions: [
      'what is Care-First',
      'What changes for drivers with the Care-First reform?',
      'how do injury benefits change with the reform',
      'can I still sue another driver under Care-First',
      'is there a cap on how much my car premium can go up',
      'what is the good driver rate cap',
      'income replacement under the new auto law',
      'What stays the same after the auto insurance reform?',
      'permanent impairment benefit in care-first',
      'who hears disputes about care-first benefits',
    ],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/locations/edmonton'],
    questions: [
      'do winter tires lower the price',
      'are winter tires mandatory',
      'should a driving app that tracks me change my premium',
      'what do telematics record',
    ],
  },
  {
    pages: ['/faq/auto', '/insurance/auto'],
    questions: [
      'how does a new driver get a good start',
      'how long do I have to hold a GDL licence',
      'does driver training help a beginner',
    ],
  },
  {
    pages: [
      '/faq/auto',
      '/insurance/auto',
      '/faq/claims-and-complaints',
      '/locations/calgary',
      '/locations/edmonton',
    ],
    questions: [
      'do I have to report a collision to the police',
      'when must an accident be reported to police',
      'how much damage before I have to call police after a crash',
    ],
  },
  {
    pages: ['/locations/edmonton'],
    questions: [
      'what is a collision reporting centre',
      'how much sewer backup cover for an Edmonton basement',
      'I rent a room in Edmonton as a student, are my things insured',
      'what do I sort out before driving for a ride app in Edmonton',
    ],
  },
  {
    pages: ['/locations/calgary'],
    questions: [
      'where do I report a collision in Calgary',
      'one hailstorm in Calgary damaged my roof and my car, one claim or two',
      'why is there a separate hail deductible in Calgary',
      'can I buy flood cover close to the Bow river',
      'Calgary condo hail what might I pay',
    ],
  },
  {
    pages: ['/locations/red-deer'],
    questions: [
      "my neighbour's tree fell on my roof in Red Deer, who pays",
      'moving to an acreage near Red Deer',
      'RV in storage near Sylvan Lake',
      'I commute from Red Deer to Calgary',
    ],
  },
  {
    pages: ['/locations/lethbridge'],
    questions: [
      'shingles blown off by a chinook in Lethbridge',
      'driving from Lethbridge to Montana',
      'renting out a basement suite in Lethbridge',
      'does home insurance include grass fire',
    ],
  },
  {
    pages: ['/locations/fort-mcmurray'],
    questions: [
      'what does my policy pay if Fort McMurray is evacuated',
      'is my Fort McMurray house insured for enough to rebuild',
      'I work a rotation and my house is empty for weeks',
      'is my truck insured if a wildfire burns it in Fort McMurray',
      'what insurance do oil sands sites ask of contractors',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/tenant-insurance-newcomers-students'],
    questions: [
      'is home insurance mandatory in Alberta',
      'is tenant insurance required by law',
      'can my landlord require tenant insurance',
      'replacement cost or actual cash value',
      'what is the difference between replacement cost and actual cash value',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/hail-season-alberta'],
    questions: [
      'is hail damage covered on my house',
      'will home insurance pay for hail on my roof',
      'do class four shingles help with hail',
      'how old may a roof be before hail is paid at its present value',
      'what should I do in the first days after a hailstorm',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/sewer-backup-or-overland-water', '/tooltips'],
    questions: [
      'sewer backup or overland water',
      'difference between sewer backup and overland water cover',
      'what does a backwater valve do',
      'does a sump pump matter for water cover',
      'who pays when the sewer backs up into the basement',
      'does the province pay after a flood',
      'what is the disaster recovery program',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/condo-deductible-alberta'],
    questions: [
      'can my condo corporation charge me its deductible',
      'condo board wants me to pay the deductible for a leak',
      'what is the condo deductible rule in Alberta',
      'loss assessment versus condo deductible cover',
      'what should I check about insurance when buying a condo',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/insurance/specialty', '/locations/fort-mcmurray'],
    questions: [
      'what if I am away all winter',
      'frozen pipes while I am away in winter',
      'how often must someone check the house while I am on vacation in winter',
    ],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/wildfire-evacuation-insurance',
      '/locations/fort-mcmurray',
    ],
    questions: [
      'who pays if we are ordered to leave because of a wildfire',
      'hotel costs during a wildfire evacuation',
      'what is the difference between an evacuation alert and an evacuation order',
      'what should I take when we are evacuated',
      'does wildfire smoke damage count',
    ],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students'],
    questions: [
      'I am new to Canada and rent an apartment, what should I know about tenant insurance',
      'do roommates share one tenant policy',
      'are my belongings insured as a student in residence',
      'what does my landlord insurance not pay for',
    ],
  },
  {
    pages: ['/faq/business', '/business', '/business/general'],
    questions: [
      'which business insurance comes first',
      'what does commercial general liability include',
      'is WCB part of business insurance',
      'does general liability pay to fix my own bad work',
      'does my home policy cover a business I run from home',
      'what must a business do after a privacy breach',
    ],
  },
  {
    pages: [
      '/faq/business',
      '/business',
      '/business/contractors',
      '/blog/contractor-insurance-alberta',
      '/business/construction',
      '/tooltips',
      '/business/general',
    ],
    questions: [
      'what is a certificate of insurance',
      'do I need a bond as a contractor',
      'what is a WCB clearance letter for',
      'when do I need a prepaid contracting licence',
      'is a performance bond the same as insurance',
    ],
  },
  {
    pages: ['/faq/business', '/business/liquor', '/business/restaurants', '/business'],
    questions: [
      'is liquor liability insurance mandatory',
      'does a restaurant need liquor liability',
      'can we be sued if a guest drives home drunk',
      'what does a liquor store insure first',
    ],
  },
  {
    pages: ['/business/contractors'],
    questions: [
      'are my tools insured in the truck overnight',
      'who pays when my subcontractor causes damage',
      'insurance for contractors',
    ],
  },
  {
    pages: ['/business/construction'],
    questions: [
      "who buys builders' risk, owner or builder",
      'what is wrap-up liability',
      'how fast must invoices be paid on an Alberta construction project',
    ],
  },
  {
    pages: ['/business/professionals'],
    questions: [
      'which professionals must carry E&O in Alberta',
      'what does claims-made mean for my practice',
      'is general liability enough for a consultant',
      'do I need cover after I retire from practice',
    ],
  },
  {
    pages: ['/business/restaurants'],
    questions: [
      'who pays for food lost in a power failure',
      'my staff deliver food in their own cars',
      'why does the insurer ask about duct cleaning in my kitchen',
      'insurance for a restaurant',
    ],
  },
  {
    pages: ['/business/manufacturers'],
    questions: [
      'is product recall part of product liability',
      'does it matter if I sell a few products to the United States',
      'can a business insure against a key supplier that stops',
      'must we report an accident with our product',
    ],
  },
  {
    pages: ['/business/medical'],
    questions: [
      "is my college's malpractice protection enough for a clinic",
      'who insures a locum',
      'are vaccines covered when the fridge fails',
      'what happens after a breach of patient records',
    ],
  },
  {
    pages: ['/business/retail'],
    questions: [
      "does the landlord's insurance cover my shop",
      'my stock doubles before the holidays',
      'am I liable for a product I only resell',
      'is my web shop covered by the store package',
    ],
  },
  {
    pages: [
      '/faq/commercial-auto-and-rideshare',
      '/commercial-auto',
      '/business/rideshare',
      '/blog/rideshare-delivery-driving-insurance',
    ],
    questions: [
      'when do I need commercial auto insurance',
      'what counts as a fleet',
      'minimum liability for a carrier',
      'do I need a safety fitness certificate',
      'am I insured when I drive for Uber',
      'do I have to tell my insurer that I drive for a ride app',
      'which policy answers while I wait for a fare with the app on',
      'is food delivery treated like ride-hailing',
      'what driver licence do I need for ride-hailing',
      'employees use their own cars for work, what then',
      'are tools in the truck covered by commercial auto',
    ],
  },
  {
    pages: ['/faq/life-and-living-benefits', '/insurance/life', '/tooltips'],
    questions: [
      'term or permanent life insurance',
      'difference between term life and whole life',
      'is a life insurance payout taxed',
      'critical illness or disability insurance difference',
      'can a term policy be converted to permanent',
      'what if my life insurer goes bankrupt',
      'why do you not ask about my health',
      'how do people work out how much life insurance they need',
    ],
  },
  {
    pages: ['/faq/travel', '/insurance/travel'],
    questions: [
      'does my Alberta health card pay when I am abroad',
      'how long can I be away and keep Alberta health coverage',
      'travel insurance with a medical condition',
      'single trip or multi-trip travel insurance',
      'what reasons does trip cancellation insurance pay for',
      'do I need travel insurance inside Canada',
      'is my credit card travel insurance enough',
      'what does stable mean for a travel policy',
    ],
  },
  {
    pages: ['/faq/super-visa', '/super-visa', '/blog/super-visa-insurance-guide'],
    questions: [
      'how much insurance does a super visa need',
      'minimum coverage for parents on a super visa',
      'can we pay super visa insurance in instalments',
      'may the super visa insurer be outside Canada',
      'how long may my parents stay with a super visa',
      'which income must the host show for a super visa',
      'do we get a refund if the super visa is refused',
      'must super visa insurance be in force at every entry',
      'what papers should my parents carry when they land',
    ],
  },
  {
    pages: ['/faq/group-benefits', '/group-benefits', '/tooltips'],
    questions: [
      'how small can a group benefits plan be',
      'are group benefits taxable for employees',
      'what is a health spending account',
      'must all employees join the group plan',
      'can owners join the benefits plan',
      'which staff data is needed for a group quote',
      'how can we keep the cost of group benefits steady',
    ],
  },
  {
    pages: ['/faq/specialty', '/insurance/specialty', '/tooltips'],
    questions: [
      'do I need insurance for an ATV',
      'is boat insurance compulsory',
      'how is a classic car insured',
      'our house is empty and for sale',
      'is a travel trailer insured through the truck that tows it',
      'what is umbrella liability',
      'insurance for jewellery and other valuables',
    ],
  },
  {
    pages: ['/faq/specialty', '/insurance/specialty', '/business/liquor'],
    questions: ['insurance for a wedding with alcohol', 'what do I need for an event with alcohol'],
  },
  {
    pages: [
      '/faq/claims-and-complaints',
      '/contact',
      '/blog/hail-season-alberta',
      '/blog/sewer-backup-or-overland-water',
    ],
    questions: [
      'what should I do first after a crash',
      'what do I do first after a fire at home',
      'are there time limits for a claim',
      'is hail a claim on the auto policy or the home policy',
      'I disagree with the amount the insurer offers',
      'where do I complain about an insurer',
      'how do I complain about a broker',
      'can I make a claim through this site',
      'complaint about this site',
    ],
  },
  {
    pages: ['/faq/privacy-and-account', '/privacy-policy', '/tooltips', '/terms-of-service'],
    questions: [
      'who sees what I write in the form',
      'what is the data passport',
      'how do I withdraw my request',
      'how can I see or correct what you hold about me',
      'how long do you keep my information',
      'will a quote request sign me up for the newsletter',
      'which cookies does this site use',
      'do I need an account to ask for a quote',
      'what should I know before I use the chat assistant',
      'do you sell my data',
      'can I delete my data',
      'how do I unsubscribe from the newsletter',
    ],
  },
  {
    pages: ['/tooltips', '/faq/home-condo-tenant', '/insurance/home'],
    questions: [
      'what is a deductible',
      'what does subrogation mean',
      'what is an endorsement',
      'what is a declaration page',
      'define underwriting',
      'what does indemnity mean',
      'what is an adjuster',
      'what is an exclusion',
    ],
  },
  {
    pages: ['/contact', '/about', '/faq/claims-and-complaints'],
    questions: ['how can I contact you', 'when will you reply to my message'],
  },
  {
    pages: ['/faq/claims-and-complaints', '/insurance/auto', '/blog/hail-season-alberta'],
    questions: ['does my policy cover hail damage to my car', 'hail on my truck, which policy pays'],
  },
  {
    pages: ['/insurance/home'],
    questions: ['does home insurance cover theft', 'show me what home insurance covers'],
  },
  {
    pages: ['/faq/life-and-living-benefits'],
    questions: ['what is the difference between term and whole life'],
  },
  {
    pages: ['/faq/auto', '/insurance/auto'],
    questions: ['how much liability is compulsory in alberta', 'pink slip??', 'what does pl pd mean'],
  },
  { pages: ['/faq/auto'], questions: ['DCPD explained simply pls'] },
];
