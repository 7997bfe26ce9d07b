import type { AnsweredQuestions } from './in-scope-questions.ts';

/**
 * Questions by people who did not know how the assistant searches: everyday words, slips of the pen and whole stories,
 * with all pages that answer them. The questions of the other pack are nearer to the words of the site.
 */
export const visitorQuestions: readonly AnsweredQuestions[] = [
  {
    pages: ['/insurance/auto', '/blog/tenant-insurance-newcomers-students'],
    questions: ['kids hockey gear stolen from car'],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/tooltips'],
    questions: [
      'i got rear ended at a red light, whose insurance fixes my car mine or the other guys?',
      'can i just keep my pink slip on my iphone',
      'i got rear ended, does my own company fix my car or his',
      'is it ok to just have proof of insurance on my iphone',
    ],
  },
  {
    pages: [
      '/faq/home',
      '/faq/home-condo-tenant',
      '/faq/claims-and-complaints',
      '/insurance/auto',
      '/locations/calgary',
      '/locations/lethbridge',
      '/blog/hail-season-alberta',
      '/blog/alberta-care-first',
      '/tooltips',
    ],
    questions: ['i only got plpd on my old beater, does that pay for hail dents'],
  },
  {
    pages: ['/faq/auto', '/insurance/auto'],
    questions: [
      'got pulled over with no insurance on the car how big is the fine',
      'they say the crash was 25 percent my fault, how much of my damage gets paid',
      'fine for no insurance alberta',
    ],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/blog/alberta-care-first'],
    questions: [
      'just bought a used truck off kijiji, do i get a few days to drive it before i insure it',
      'my car insurance went way up this year, is there a legal max they can raise it?',
      'just bought a used car off kijiji can i drive it home and sort out insurance in a few days',
      'can they jack up my rate as much as they want at renewal',
      'can i still sue the guy who crashed into me after new years 2027',
    ],
  },
  {
    pages: ['/faq/home', '/insurance/auto', '/tooltips'],
    questions: [
      'hit a deer last night near claresholm, what part of the policy is that',
      'whats the diffrence between collision and comp',
      'hit a deer on the highway am i covered',
    ],
  },
  {
    pages: ['/faq/home', '/insurance/auto', '/tooltips', '/blog/alberta-care-first'],
    questions: ['someone keyed my car in the mall parking lot'],
  },
  {
    pages: [
      '/blog/alberta-care-first',
      '/faq/auto',
      '/commercial-auto',
      '/tooltips',
      '/faq/claims-and-complaints',
    ],
    questions: ['do the new injury rules kick in when my policy renews or on the day i crash'],
  },
  {
    pages: [
      '/faq/auto',
      '/insurance/auto',
      '/blog/alberta-care-first',
      '/commercial-auto',
      '/business/liquor',
    ],
    questions: ['can i still take the other driver to court for pain and suffering after 2027'],
  },
  {
    pages: [
      '/faq/auto',
      '/insurance/auto',
      '/blog/alberta-care-first',
      '/commercial-auto',
      '/business/rideshare',
    ],
    questions: ['cant work after a crash, how much of my pay do i get'],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/blog/alberta-care-first', '/commercial-auto'],
    questions: ['is there a max they pay for physio after a car accident'],
  },
  {
    pages: [
      '/faq/auto',
      '/insurance/auto',
      '/faq/claims-and-complaints',
      '/commercial-auto',
      '/locations/calgary',
      '/blog/alberta-care-first',
      '/blog/rideshare-delivery-driving-insurance',
    ],
    questions: ['small fender bender, 3 grand damage nobody hurt, do i gotta call the cops'],
  },
  { pages: ['/faq/auto', '/locations/edmonton'], questions: ['are snow tires the law here'] },
  {
    pages: ['/faq/auto'],
    questions: [
      'that app that tracks my driving, can it make me pay more',
      'my daughter just passed her drivers test, how do we get her off to a good start insurance wise',
      'somebody smashed into my parked car and took off no note. who pays for the repair',
      'do those apps that track your driving make it cheaper or can it backfire',
    ],
  },
  {
    pages: ['/insurance/auto', '/locations/lethbridge'],
    questions: [
      'picking up a rental in montana, will my own policy do for damage to it',
      'renting a car in the states does my own policy cover damage to it',
    ],
  },
  {
    pages: ['/insurance/auto', '/faq/auto', '/tooltips'],
    questions: ['the guy who hit me had barely any insurance and im hurt pretty bad'],
  },
  {
    pages: ['/insurance/auto', '/commercial-auto'],
    questions: ['do i get a rental while mine is in the body shop'],
  },
  {
    pages: ['/insurance/auto'],
    questions: ['brand new car got totalled, do they knock off for depreciation'],
  },
  {
    pages: ['/insurance/auto', '/faq/home'],
    questions: ['how many years back do they look at my accidents'],
  },
  {
    pages: ['/faq/auto', '/insurance/auto', '/locations/lethbridge'],
    questions: ['is 200k liability what most ppl have or do they carry more'],
  },
  {
    pages: ['/locations/calgary'],
    questions: ['where do i bring my banged up car to make the report in calgary'],
  },
  {
    pages: ['/locations/edmonton'],
    questions: [
      'edmonton, minor crash, do i go to a police station to report it',
      'power was out 2 days in edmonton and the whole freezer went bad',
    ],
  },
  {
    pages: ['/locations/red-deer'],
    questions: [
      'started a job in calgary but live in red deer, should i tell my car insurance about the drive',
      'storm threw the neighbours spruce onto my roof, his insurance or mine?',
      'buying an acreage with a wood stove and a shop, what will they ask',
      'camper sits on a lot by sylvan lake all winter, is it covered there',
      'neighbors tree came down on my roof in the wind whos insurance',
      "we're moving out of town to an acreage, whats different for insurance",
    ],
  },
  {
    pages: ['/faq/claims-and-complaints', '/blog/alberta-care-first'],
    questions: ['my neck started hurting a week after the accident, how long do i have to tell the insurer'],
  },
  {
    pages: ['/locations/lethbridge'],
    questions: [
      'son is off at university in lethbridge with no car, does the insurer need to know hes gone',
      'im gonna rent my basement to a student, do i need to let my insurance know',
      'just popping over to montana for the day for shopping, medical?',
      'kid is at university far away with no car, do we need to call our car insurance about it',
      'renting out my basement do i need to tell insurance',
    ],
  },
  {
    pages: [
      '/faq/home',
      '/blog/tenant-insurance-newcomers-students',
      '/locations/edmonton',
      '/locations/lethbridge',
      '/blog/wildfire-evacuation-insurance',
    ],
    questions: [
      'does my landlords insurance replace my tv if theres a fire',
      'there was a fire in my building, doesnt the landlords insurance cover my stuff',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/blog/tenant-insurance-newcomers-students'],
    questions: ['is renters insurance the law in alberta?', 'do i have to have renters insurance'],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students', '/locations/lethbridge'],
    questions: [
      'me and my roomie share a 2 bedroom, is one policy enough for both of us',
      'roomate not on my policy is her laptop covered',
    ],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/locations/fort-mcmurray',
      '/locations/edmonton',
      '/tooltips',
    ],
    questions: [
      'going to phoenix for 3 months this winter and the house sits empty, what does my policy expect',
    ],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/faq/specialty',
      '/insurance/specialty',
      '/insurance/home',
      '/tooltips',
    ],
    questions: ['we moved out already and the old house hasnt sold, still covered?'],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/condo-deductible-alberta'],
    questions: [
      'dishwasher hose blew in my unit and the condo board wants 25 grand from me. can they do that',
      'condo board sent me a bill for 25000 after my dishwasher leaked into the unit below, can they do that',
    ],
  },
  {
    pages: [
      '/locations/calgary',
      '/blog/condo-deductible-alberta',
      '/insurance/home',
      '/blog/hail-season-alberta',
      '/tooltips',
    ],
    questions: ['condo got a huge special assessment after the hailstorm, does my unit policy do anything'],
  },
  {
    pages: ['/insurance/home', '/blog/sewer-backup-or-overland-water'],
    questions: ['pipe burst in the kitchen wall overnight', 'water pipe burst in the wall covered?'],
  },
  {
    pages: ['/insurance/home', '/insurance/specialty', '/tooltips'],
    questions: [
      'i got an 8 thousand dollar engagement ring, is it under my house policy',
      'is my engagement ring covered under the house policy',
    ],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/tenant-insurance-newcomers-students',
      '/tooltips',
    ],
    questions: ['do they pay what a new couch costs or just what my old one is worth'],
  },
  {
    pages: ['/faq/business', '/blog/tenant-insurance-newcomers-students'],
    questions: [
      'i make and sell candles from my kitchen, am i ok with my regular home insurance',
      'i sell candles from my house is that included in home insurance',
    ],
  },
  {
    pages: ['/locations/edmonton', '/blog/tenant-insurance-newcomers-students', '/locations/lethbridge'],
    questions: ['my kid lives in a dorm and his laptop got stolen, is it under our house insurance'],
  },
  { pages: ['/faq/home-condo-tenant'], questions: ['bank says my house insurance lapsed, what can they do'] },
  {
    pages: ['/locations/fort-mcmurray'],
    questions: ['how do i know my house is insured for enough to build it back up in fort mac'],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students', '/insurance/home'],
    questions: ['my dog bit a visitor'],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students'],
    questions: [
      'want to put my rented suite on airbnb while im away',
      'do they look at my credit for tenants insurance',
      'just landed in canada, no insurance history here, can i get something for my apartment',
    ],
  },
  {
    pages: ['/blog/condo-deductible-alberta'],
    questions: ['looking at buying a condo, what papers about insurance do i ask the seller for'],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students', '/blog/condo-deductible-alberta'],
    questions: ['im renting and the tub overflowed into the suite below, am i on the hook'],
  },
  {
    pages: ['/insurance/home'],
    questions: ['tap dripped under the sink for months and now theres rot, does home insurance do that'],
  },
  {
    pages: [
      '/faq/home',
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/tooltips',
    ],
    questions: [
      'toilet backed up all over my basement, is that in a normal policy?',
      'does the government pay if i get flooded out',
    ],
  },
  {
    pages: [
      '/faq/home',
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/locations/calgary',
      '/locations/fort-mcmurray',
      '/tooltips',
    ],
    questions: [
      'creek came over the bank and in thru the basement windows',
      'river came over its banks into our house will regular house insurance pay',
    ],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/wildfire-evacuation-insurance',
      '/locations/fort-mcmurray',
      '/locations/lethbridge',
      '/tooltips',
    ],
    questions: ['they told us to get out cause of the fire, who pays for the motel'],
  },
  {
    pages: ['/faq/home-condo-tenant', '/blog/wildfire-evacuation-insurance', '/locations/fort-mcmurray'],
    questions: [
      'we left early because of the smoke before any order, do we get our hotel money back',
      'we left early before they told us to evacuate are we out of luck for hotel costs',
    ],
  },
  {
    pages: ['/faq/home-condo-tenant', '/blog/wildfire-evacuation-insurance'],
    questions: ['took money from the red cross after the fire, will insurance take it off my claim'],
  },
  {
    pages: [
      '/locations/fort-mcmurray',
      '/insurance/auto',
      '/faq/home',
      '/blog/wildfire-evacuation-insurance',
      '/tooltips',
    ],
    questions: ['my truck burned in the driveway in the wildfire'],
  },
  {
    pages: ['/locations/calgary', '/faq/claims-and-complaints', '/blog/hail-season-alberta'],
    questions: ['hail got the roof and the car same storm, do i pay two deductibles'],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/hail-season-alberta', '/locations/calgary'],
    questions: ['roof is 20 yrs old, hail wrecked it, will they pay for all new'],
  },
  {
    pages: ['/blog/hail-season-alberta', '/locations/calgary'],
    questions: ['do those tougher class 4 shingles do any good with insurance'],
  },
  {
    pages: ['/locations/edmonton', '/blog/sewer-backup-or-overland-water'],
    questions: ['is there money to put in one of those valves that stops sewer coming back'],
  },
  {
    pages: ['/blog/hail-season-alberta'],
    questions: ['few dents in the downspouts after hail, worth putting in a claim?'],
  },
  {
    pages: ['/faq/travel', '/insurance/travel', '/locations/lethbridge'],
    questions: ['health card while in florida', 'will alberta health care pay if i break my leg in hawaii'],
  },
  {
    pages: ['/faq/travel', '/insurance/travel'],
    questions: [
      'snowbird here. how many months can i be gone before i lose my alberta health',
      'i have high blood pressure, can i still get covered for a trip',
      'changed my mind about mexico do i get my money back from cancelation insurance',
      'i fly to the states like 6 times a year, do i have to buy it every time?',
      'my coverage from work runs out before the trip ends',
      'how many months can snowbirds be gone before losing health care',
      'i changed my mind about my trip do i get my money back',
      'i go to vegas 5 times a year is there one plan for all of them',
    ],
  },
  {
    pages: ['/faq/travel'],
    questions: [
      'isnt the insurance on my visa card good enough',
      'driving to ontario to see my sister, do i even need travel coverage',
      'is my mastercard coverage good enough for a vacation',
      'driving to bc for the weekend, any point in getting medical',
    ],
  },
  {
    pages: ['/insurance/travel'],
    questions: [
      'airline lost my suitcase',
      'sick in the hotel in cancun, who do i call first',
      'got a job in dubai for 3 years, do i lose ahcip',
      'mom got sick at home and i have to fly back early from vacation',
    ],
  },
  {
    pages: ['/faq/super-visa', '/super-visa', '/blog/super-visa-insurance-guide', '/tooltips'],
    questions: [
      'mom is coming from india on the long visa, how much medical coverage does she have to have',
      'my parents are coming from india on the long visit visa, whats the minimum medical coverage',
    ],
  },
  {
    pages: ['/faq/super-visa'],
    questions: [
      'can i pay my parents visitor medical for the super visa every month instead of all at once',
      'super visa got denied, do i get the insurance money back',
      'monthly payments for parents visitor policy ok?',
    ],
  },
  {
    pages: ['/faq/super-visa', '/super-visa', '/blog/super-visa-insurance-guide'],
    questions: [
      'can we buy the super visa policy from a company back home in the philippines',
      'how long can grandma stay each time she comes in',
      'how much do i have to earn to bring my parents over on a super visa',
      'parents went home for a wedding and are flying in again, does the policy need to be active the second time too',
      'can i use an insurance company from overseas for moms supervisa',
      'visa got denied do they give the premium back',
      'how long can grandma stay in canada each time',
    ],
  },
  {
    pages: ['/super-visa', '/blog/super-visa-insurance-guide'],
    questions: [
      'my dad takes diabetes pills, will the super visa policy cover that',
      'if grandpa dies here does the super visa policy pay to send him home',
    ],
  },
  {
    pages: ['/blog/super-visa-insurance-guide', '/faq/super-visa', '/super-visa', '/tooltips'],
    questions: ['parents return ticket is in 6 months, can we buy only 6 months for the supervisa'],
  },
  {
    pages: ['/blog/super-visa-insurance-guide', '/faq/super-visa'],
    questions: ['what papers should mom have in her carry on for the border guy'],
  },
  {
    pages: ['/super-visa'],
    questions: ['my inlaws want to see seattle for a week while theyre here on the super visa'],
  },
  {
    pages: ['/faq/life-and-living-benefits', '/insurance/life'],
    questions: [
      'difference between term and whole life in plain english',
      'how do ppl figure out how much life insurance is enough',
      'what if the life insurance company goes bust',
      'can i switch my 20 year term to one that lasts forever without a medical',
      'fudged a couple answers on my life insurance application, what could happen',
      '20 year policy vs one that lasts till i die',
      'what if the life insurance company goes bankrupt',
    ],
  },
  {
    pages: ['/faq/life-and-living-benefits'],
    questions: [
      'when i die does my wife pay tax on the life insurance money',
      'why dont you guys ask if im sick on the form',
      'do my kids pay tax on the money when i die',
    ],
  },
  {
    pages: ['/insurance/life'],
    questions: [
      'bank is pushing mortgage life insurance on me, how is that different from my own',
      'i vape sometimes, does that count against me for life insurance',
      'can the value in a universal life go down',
      'bank is pushing mortgage life insurance, how is that different from my own policy',
    ],
  },
  {
    pages: ['/faq/life-and-living-benefits', '/insurance/life', '/group-benefits', '/tooltips'],
    questions: ['is there something that gives me a chunk of cash if i get cancer'],
  },
  {
    pages: ['/faq/life-and-living-benefits', '/insurance/life', '/tooltips'],
    questions: [
      'hurt my back and cant work, how much of my paycheque does disability replace',
      'if im too sick to work how much of my paycheque does a policy replace',
    ],
  },
  {
    pages: ['/faq/group-benefits'],
    questions: [
      'theres only 3 of us in the shop, are we too small for benefits',
      'my husband has good benefits, do i have to take the ones at my job too',
      'i own the company, can i be on the staff plan myself',
      'only 3 people at my company, too small for health and dental?',
      'employee already has coverage thru his wife can he skip ours',
    ],
  },
  {
    pages: ['/faq/group-benefits', '/group-benefits'],
    questions: [
      'do i pay tax on my dental and health plan from work',
      'our benefits renewal jumped again, what can we do to keep it down',
      'does my staff get taxed on the dental plan',
    ],
  },
  {
    pages: ['/faq/group-benefits', '/group-benefits', '/tooltips'],
    questions: ['boss says we get an hsa, whats that', 'hsa how does it work'],
  },
  {
    pages: ['/group-benefits'],
    questions: [
      'are braces covered in a work plan',
      'employee got hurt at work, does the group plan pay for that',
    ],
  },
  {
    pages: ['/business/contractors', '/faq/business', '/business', '/blog/contractor-insurance-alberta'],
    questions: ['homeowner wants a wcb letter from me before i start his deck, whats that'],
  },
  {
    pages: ['/business/contractors', '/faq/business', '/blog/contractor-insurance-alberta', '/tooltips'],
    questions: ['i take deposits for bathroom renos at peoples houses, do i need some kind of licence'],
  },
  {
    pages: ['/business/contractors', '/faq/commercial-auto-and-rideshare', '/commercial-auto'],
    questions: ['someone broke in my van and took all my tools'],
  },
  {
    pages: ['/faq/business', '/business/contractors', '/business', '/business/general'],
    questions: ['botched a tile job, does my insurance pay to rip it out and redo it'],
  },
  {
    pages: ['/business/contractors'],
    questions: ['the guy i subbed the plumbing to flooded my customers basement'],
  },
  {
    pages: ['/faq/business', '/business', '/blog/contractor-insurance-alberta', '/tooltips'],
    questions: ['gc wants a coi before im allowed on site'],
  },
  {
    pages: ['/business/professionals', '/business', '/business/general', '/tooltips'],
    questions: ['i do consulting and a client says my advice cost him 50k, does general liability do it'],
  },
  {
    pages: ['/business/professionals'],
    questions: ['closing my accounting practice and retiring, still need coverage for old files?'],
  },
  {
    pages: ['/business/restaurants'],
    questions: [
      'insurer keeps asking who cleans our kitchen hood, why',
      'blackout killed everything in our walk in cooler at the restaurant',
      'power went out and all the food in my walk in cooler went bad',
    ],
  },
  {
    pages: ['/business/restaurants', '/faq/commercial-auto-and-rideshare', '/commercial-auto'],
    questions: ['my servers drop off pizzas in their own cars'],
  },
  {
    pages: ['/business/liquor', '/business/restaurants', '/insurance/specialty'],
    questions: ['customer got loaded at my bar and crashed on the way home, can they come after me'],
  },
  {
    pages: ['/business/liquor', '/faq/business', '/business/restaurants'],
    questions: ['does aglc make pubs carry liquor coverage'],
  },
  {
    pages: ['/business/retail'],
    questions: [
      'we stock up big for christmas, what number do i insure',
      'shoplifters cleaned us out over the year, any coverage',
      'something i just resell in my store hurt a customer, im not the maker',
    ],
  },
  {
    pages: ['/business/manufacturers'],
    questions: [
      'we make hot sauce and ship a tiny bit to the us, big deal or no?',
      'have to pull a bad batch off the shelves, is that in product liability for us makers',
    ],
  },
  { pages: ['/business/medical'], questions: ['temp doc filling in at our clinic, whose insurance'] },
  {
    pages: [
      '/faq/commercial-auto-and-rideshare',
      '/business/rideshare',
      '/blog/rideshare-delivery-driving-insurance',
    ],
    questions: [
      'uber driver, app on but no passenger yet and i crash',
      'uber is on but no passenger yet and i crash, whose insurance counts',
    ],
  },
  {
    pages: [
      '/business/rideshare',
      '/blog/rideshare-delivery-driving-insurance',
      '/insurance/auto',
      '/faq/commercial-auto-and-rideshare',
      '/locations/red-deer',
      '/commercial-auto',
      '/business/restaurants',
    ],
    questions: ['i do skip the dishes on weekends, is my regular car policy ok with that'],
  },
  {
    pages: ['/business/construction'],
    questions: ['who pays for course of construction, me the owner or my builder'],
  },
  {
    pages: ['/faq/specialty', '/insurance/specialty'],
    questions: [
      'can i take the quad out on crown land without insurance',
      'does my fishing boat have to be insured',
      'towing my holiday trailer, does the truck policy look after it',
      'do i need insurance to ride my quad on crown land',
      'camper hooked to my pickup, is it insured by the truck',
    ],
  },
  {
    pages: ['/faq/specialty', '/insurance/specialty', '/tooltips'],
    questions: [
      'what does an umbrella policy even do',
      'got a 67 mustang for sunday drives, how do they decide what its worth',
      'extra liabilty on top of house and car whats it called',
    ],
  },
  {
    pages: ['/faq/specialty', '/insurance/specialty', '/business/liquor'],
    questions: ['having a wedding with an open bar in a rented hall, what do we need'],
  },
  {
    pages: ['/insurance/specialty'],
    questions: [
      'parking my harley til spring, can i drop part of the coverage',
      'parking my motorbike for the winter can i pause part of it',
    ],
  },
  {
    pages: ['/faq/general', '/about', '/terms-of-service', '/contact', '/privacy-policy'],
    questions: ['are you guys actual brokers or what'],
  },
  {
    pages: ['/faq/privacy-and-account'],
    questions: ['do i need to sign up to get a quote', 'do i have to make a login to get a quote'],
  },
  {
    pages: ['/faq/general', '/about', '/terms-of-service'],
    questions: ['is this free? whats the catch', 'how do you make money if its free'],
  },
  { pages: ['/faq/general', '/terms-of-service'], questions: ['i filled in your form, can i drive now'] },
  {
    pages: [
      '/faq/general',
      '/faq/privacy-and-account',
      '/blog/how-a-licensed-broker-works',
      '/privacy-policy',
      '/terms-of-service',
    ],
    questions: ['am i gonna get 10 phone calls after i send this'],
  },
  {
    pages: ['/faq/privacy-and-account', '/privacy-policy'],
    questions: [
      'how do i cancel what i sent you and get my info taken back',
      'do you guys use trackers or ad cookies',
      'my tracking link doesnt open anymore, its been months',
      'how do i take back my request, changed my mind',
    ],
  },
  {
    pages: ['/privacy-policy'],
    questions: ['how long do you save this chat', 'do you save what i type in this chat and for how long'],
  },
  {
    pages: ['/faq/general', '/commercial-auto', '/contact'],
    questions: ['sent my request this morning, when do i hear from somebody'],
  },
  { pages: ['/faq/general', '/contact'], questions: ['you open on saturdays?'] },
  {
    pages: ['/faq/claims-and-complaints', '/about'],
    questions: ['insurer lowballed me on my claim what now'],
  },
  {
    pages: ['/faq/claims-and-complaints', '/about', '/blog/how-a-licensed-broker-works', '/tooltips'],
    questions: ['i wanna report my broker, he lied to me'],
  },
  { pages: ['/faq/claims-and-complaints', '/contact'], questions: ['can i put in my claim here with you'] },
  {
    pages: ['/faq/general', '/blog/how-a-licensed-broker-works', '/insurance/life'],
    questions: ['how do i look up if this broker is legit'],
  },
  { pages: ['/faq/general'], questions: ['do you do medicine hat or just the big cities'] },
  {
    pages: ['/faq/home', '/insurance/auto', '/tooltips', '/blog/alberta-care-first', '/locations/calgary'],
    questions: ['someone keyed my car and smashed the window, which part of the policy is that'],
  },
  { pages: ['/faq/home', '/insurance/auto'], questions: ['how far back do they look at my accidents'] },
  {
    pages: ['/faq/auto', '/faq/home', '/locations/edmonton'],
    questions: ['do snow tires get me a discount'],
  },
  {
    pages: [
      '/faq/auto',
      '/insurance/auto',
      '/commercial-auto',
      '/faq/claims-and-complaints',
      '/locations/calgary',
      '/locations/edmonton',
      '/blog/alberta-care-first',
      '/blog/rideshare-delivery-driving-insurance',
    ],
    questions: ['do i gotta call the cops for a small fender bender'],
  },
  {
    pages: ['/insurance/auto', '/tooltips', '/faq/auto'],
    questions: ["other guy has no insurance and i'm hurt, does mine step in"],
  },
  {
    pages: ['/insurance/auto', '/commercial-auto', '/blog/alberta-care-first', '/business/rideshare'],
    questions: ['how much wage money per week if im injured in a crash in 2026'],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/locations/fort-mcmurray',
    ],
    questions: ['going to arizona for 3 months does someone have to check on the house'],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/tooltips',
      '/blog/tenant-insurance-newcomers-students',
    ],
    questions: ['will they give me the price of a new couch or what the old one was worth'],
  },
  {
    pages: [
      '/insurance/home',
      '/blog/condo-deductible-alberta',
      '/locations/calgary',
      '/tooltips',
      '/blog/hail-season-alberta',
    ],
    questions: ['special assesment for the condo roof, can my unit policy help'],
  },
  {
    pages: ['/blog/tenant-insurance-newcomers-students', '/locations/edmonton', '/locations/lethbridge'],
    questions: ['can a student be on moms house insurance while living away'],
  },
  {
    pages: [
      '/faq/home',
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/sewer-backup-or-overland-water',
      '/tooltips',
      '/locations/edmonton',
    ],
    questions: ['sewage came up the floor drain is that on a normal policy'],
  },
  {
    pages: [
      '/faq/home',
      '/faq/home-condo-tenant',
      '/insurance/auto',
      '/faq/claims-and-complaints',
      '/blog/hail-season-alberta',
      '/locations/calgary',
      '/tooltips',
      '/blog/alberta-care-first',
    ],
    questions: ['hail dented my truck who pays'],
  },
  {
    pages: [
      '/faq/home-condo-tenant',
      '/insurance/home',
      '/blog/wildfire-evacuation-insurance',
      '/locations/fort-mcmurray',
      '/tooltips',
      '/locations/lethbridge',
    ],
    questions: ['had to leave because of forest fire do they pay the hotel'],
  },
  {
    pages: ['/faq/home-condo-tenant', '/insurance/home', '/blog/sewer-backup-or-overland-water'],
    questions: ['max government money after a flood'],
  },
  {
    pages: ['/faq/travel', '/insurance/travel', '/tooltips'],
    questions: ['i have high blood pressure can i still get covered for a trip'],
  },
  {
    pages: ['/blog/super-visa-insurance-guide', '/faq/super-visa', '/super-visa'],
    questions: ['what papers should dad have on him at the border'],
  },
  {
    pages: ['/faq/life-and-living-benefits', '/insurance/life', '/tooltips', '/group-benefits'],
    questions: ['one time payment if i get cancer or a heart attack, what is that called'],
  },
  {
    pages: [
      '/faq/business',
      '/business',
      '/blog/contractor-insurance-alberta',
      '/tooltips',
      '/business/general',
    ],
    questions: ['site super wants a paper proving im insured with them named on it'],
  },
  {
    pages: ['/faq/business', '/business/general', '/business', '/business/contractors'],
    questions: [
      'plumber here, my fitting leaked and wrecked a clients floor, what gets paid and what doesnt',
    ],
  },
  {
    pages: ['/business/liquor', '/business/restaurants'],
    questions: ['drunk customer crashes after leaving my pub am i on the hook'],
  },
  {
    pages: [
      '/faq/commercial-auto-and-rideshare',
      '/business/contractors',
      '/commercial-auto',
      '/blog/contractor-insurance-alberta',
    ],
    questions: ['tools stolen from my van at night'],
  },
  {
    pages: [
      '/business/rideshare',
      '/blog/rideshare-delivery-driving-insurance',
      '/insurance/auto',
      '/faq/commercial-auto-and-rideshare',
      '/commercial-auto',
      '/business/restaurants',
      '/locations/red-deer',
    ],
    questions: ['doing skip the dishes on my regular car insurance ok?'],
  },
  {
    pages: ['/faq/business', '/business/contractors', '/blog/contractor-insurance-alberta', '/tooltips'],
    questions: ['i take deposits at peoples kitchen tables for reno jobs, need a special licence?'],
  },
  {
    pages: ['/faq/business', '/business', '/business/retail'],
    questions: ['we got hacked and customer info leaked what does the law say we have to do'],
  },
  {
    pages: ['/faq/general', '/about', '/terms-of-service', '/contact', '/privacy-policy', '/faq/home'],
    questions: ['are u guys brokers'],
  },
  {
    pages: [
      '/faq/general',
      '/faq/privacy-and-account',
      '/privacy-policy',
      '/blog/how-a-licensed-broker-works',
      '/terms-of-service',
      '/tooltips',
      '/about',
    ],
    questions: ['am i gonna get spammed by 10 companies if i fill this out'],
  },
  {
    pages: ['/faq/claims-and-complaints'],
    questions: ['insurance company is lowballing me on my claim what now'],
  },
  {
    pages: ['/faq/claims-and-complaints', '/tooltips', '/blog/how-a-licensed-broker-works', '/about'],
    questions: ['my broker was shady where can i report him'],
  },
];

/** What visitors may well ask and no page answers. Most of it has to be admitted, at most with a link to what is near. */
export const visitorQuestionsWithoutAnswer: readonly string[] = [
  'do i need insurance to fly my drone',
  'how many demerits for running a red light',
  'is there insurance if my horse dies',
  'am i covered for an earthquake',
  'somebody stole my identity and opened credit cards in my name, is there cover for that',
  'what is title insurance when buying a house',
  'does my alberta car policy count if i drive down into mexico',
  'my moving company broke my dresser, whos responsible',
  'how much is the cpp death benefit',
  'is maternity leave paid by insurance',
  'my underground oil tank leaked in the yard',
  'are my solar panels on the roof insured',
  'does a trampoline or hot tub in the yard change my policy',
  'i grow a few weed plants at home, are they covered',
  'flight was 9 hours late, how much does the airline owe me',
  'health insurance for international students on a study permit',
  'do refugees get health coverage when they arrive',
  'medical insurance for a working holiday visa in australia',
  'lost my car key fob will they replace it',
  'put diesel in my gas car by mistake',
  'do you get roadside assistance with car insurance, flat tire',
  'need an ignition interlock after my dui, how does that work',
  'does a photo radar ticket go on my insurance',
  'out of province inspection before i can register my car',
  'insuring a small airplane i keep at springbank',
  'does insurance pay for ivf',
  'do i have to insure my e-bike',
  'do they make you take a breathalyzer after a crash',
  'someone stole my bitcoin',
  'kidnap and ransom insurance',
  'fee for quitting my car policy halfway thru the year',
  'my payment bounced (nsf), what happens to my policy',
  'can i put an annuity in my rrsp',
  'does insurance pay for a nursing home when im old',
  'got divorced, is my ex still on my life insurance',
  'is there an app for chinook cover in the app store',
  'do you have someone who speaks punjabi',
  'are you hiring',
  'what is gap insurance from the dealer',
  'is my mobile home in a trailer park insurable',
  'can i pick my own body shop after an accident',
  'do i need an sr22 in alberta',
  'how many demerit points till i lose my licence',
  'does my car policy work if i drive down to mexico',
  'car is a write off can i buy it back from the insurance',
  'my payment bounced will they cancel my car insurance',
  'earthquake coverage for my house',
  'are the solar panels on my roof insured',
  'bed bugs in my apartment will tenant insurance pay',
  'we got a trampoline and hot tub does home insurance care',
  'insurance for a mobile home in a trailer park',
  'i grow 4 weed plants at home does that void my policy',
  'somebody stole my identity is that in home insurance',
  'do i need title insurance when i buy a house',
  'liability for flying a drone',
  'do e-scooters need insurance',
  'baby born early on vacation does travel cover the newborn',
  'flight delayed 8 hours how much compensation',
  'health insurance for international students at u of c',
  'does cpp disability get subtracted from my disability payout',
  'key person insurance on my business partner how does it work',
  'i run a day home what coverage do i need for the kids',
  'food truck insurance requirements',
  'can i read this site in punjabi',
  'forgot my portal password how do i reset it',
];
