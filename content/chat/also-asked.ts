/**
 * How visitors ask what the site answers, in their own words. Searched, never shown. Keys are the ids of questions, or
 * "/page Heading" for a section; ways to ask are parted by commas.
 */
export const ALSO_ASKED: Readonly<Record<string, string>> = {
  // Cars
  'home-auto-premium-factors':
    'why is my car insurance so expensive, why did my rate go up, does a speeding ticket or demerits raise my premium, what decides my rate, do accidents count against me, dui or impaired driving conviction on my record',
  'home-collision-or-comprehensive':
    'hit a deer or a moose, hit an animal on the highway, car stolen, catalytic converter stolen, someone keyed or vandalized my car, rock chip in the windshield, backed into a pole, slid into the ditch, rolled my car, someone keyed my car, car damaged in a parking lot, shopping cart dented my car, car scratched, car flooded, car on fire, tree fell on my car',
  'auto-compulsory-cover':
    'how much liability is compulsory, minimum required by law, plpd, pl pd, what car insurance do I legally need, basic coverage, least I can get away with',
  'auto-how-much-liability':
    'common third party liability limit, million, is 200000 liability normal for cars',
  'auto-what-is-dcpd':
    'I got rear ended, someone hit my car and it was not my fault, who fixes my car when the other driver is at fault, not at fault accident, direct compensation, hit and run on my parked car who pays',
  'auto-changes-in-2027':
    'when does the new auto insurance start, new rules for injuries in 2027, care first explained, can I still sue after a crash, no fault insurance in Alberta, what is changing in January',
  'auto-price-caps':
    'maximum increase at renewal, how much can they raise my rate, rate cap, good driver cap, premium went up a lot is that allowed, legal maximum they can raise my car insurance',
  'auto-digital-pink-card':
    'pink slip, proof of insurance on my phone, lost my pink card, digital or electronic card, show the police my insurance on the phone, just have my insurance on my iPhone',
  'auto-driving-uninsured':
    'caught driving without insurance, fine or penalty for no car insurance, uninsured driver, is it illegal to drive without insurance, grace period for a new car, drove with expired insurance, pink card expired, days to drive a car I just bought before I insure it, just bought a used car, drive my new car home',
  'auto-winter-tires-telematics':
    'telematics, usage-based insurance, tracking app, snow tires, are winter tires required, all season tires, discount for winter tires',
  'auto-new-driver':
    'beginner, driver training course, GDL, graduated licence, teenager, my kid is 16, learners, class 7, class 5 licence, first time driver, my son or daughter starts driving, driving school, does my foreign licence count, drove in another country, new to Canada and driving, moved here from another province',
  'auto-report-collision':
    'do I have to call the cops for a fender bender, when must an accident be reported, how long do I have to report an accident, someone hit my parked car and left, hit and run, damage over 5000, police report, somebody smashed my parked car and took off without a note',
  'claims-first-steps-crash':
    'what to do after an accident, just had a car accident, which information to exchange, photos at the scene, rear ended what now',
  'claims-time-limits':
    'how long do I have to make a claim, deadline for a claim, too late to claim, how many days to file, limitation period, how long do I have to tell the insurer I am hurt, pain started days after the accident, noticed the damage weeks later',
  'red-deer-commute':
    'long commute to another city, drive far to work, does distance to work matter, kilometres a year',
  'lethbridge-drive-to-montana':
    'driving to the states, take my car to the USA, road trip to the US with my car, does my car insurance work in America',
  'lethbridge-student-away-from-home':
    'kid moved away to university, child at college does not drive our car',
  'fort-mcmurray-truck-wildfire':
    'car burned in a wildfire, does car insurance cover fire, truck burned down',
  'calgary-collision-report':
    'where to report an accident in Calgary, police station after a crash in Calgary',
  'edmonton-collision-reporting-centre': 'where to report an accident in Edmonton, damage sticker',
  '/insurance/auto Rented or borrowed cars (SEF 27)':
    'does my insurance cover a rental car, renting a car on vacation, driving a friend’s car, borrowed car, damage to a rental car',
  '/insurance/auto Loss of use (SEF 20)':
    'rental car while mine is being repaired, courtesy car after an accident, loaner car, do I get a rental while mine is in the body shop',
  '/insurance/auto New car value (SEF 43R or 43R(L))':
    'new car written off, depreciation waived, total loss of a new car, owe more on the loan than the car is worth',
  '/insurance/auto Family protection (SEF 44)':
    'hit by an uninsured driver, underinsured motorist, the other driver has no insurance, driver who hit me had barely any insurance, other guy has no insurance and I am hurt',
  '/insurance/auto Accident benefits':
    'section b, physio after a crash, injured in a car accident who pays treatment, massage after a crash',
  '/insurance/auto What changes on January 1, 2027: Disputes about benefits':
    'who decides if the insurer refuses my benefits, appeal a benefit decision, tribunal',
  '/insurance/auto What changes on January 1, 2027: Suing the driver at fault':
    'pain and suffering lawsuit, can I sue the other driver',
  '/insurance/auto What it does not cover':
    'does car insurance cover engine failure or mechanical breakdown, wear and tear, things stolen from my car, my bag was in the car, hockey gear stolen from the car',
  '/insurance/auto Have this ready for a quote':
    'what do I need for a car quote, documents for car insurance',
  // Homes, condos, tenants
  'home-or-tenant':
    'home versus renters insurance, difference for owners and renters, what does renters insurance cover',
  'home-is-it-mandatory':
    'can a landlord or a bank require home or tenant insurance, do I have to have renters insurance, is house insurance required for a mortgage, the bank wants insurance',
  'home-is-hail-covered': 'hail broke my siding, hail hit the roof, is my roof covered for hail',
  'home-condo-deductible-rule':
    'condo board is charging me 25000, condo corp wants me to pay their deductible, my leak damaged the unit below, water from my unit, corporation bills the owner',
  '/insurance/home Condo owners: the deductible rule':
    'the condo corp has insurance do I still need my own, why do I need condo insurance if the building is insured',
  '/blog/condo-deductible-alberta Two policies for one building':
    'does the condo corporation’s insurance cover my unit, do I need my own policy if the condo corp has one, who insures my floors and cabinets, bare land or unit improvements',
  '/blog/condo-deductible-alberta Deductible cover is not loss assessment':
    'special assessment from the condo board, assessment coverage',
  'home-replacement-or-cash-value':
    'will they pay for a new one or the used value, depreciation on my old roof, new for old',
  'home-away-all-winter':
    'snowbird, frozen pipes while away, pipe burst while we were in Arizona, how often must someone check the house, vacation, going south for the winter, house sitter',
  'home-lower-premiums':
    'tips and ways to lower or reduce a premium, discount, cheaper, save money on insurance, bundle home and car, does an alarm help',
  'claims-first-steps-home':
    'what to do after a house fire, basement full of water what now, roof leaking after the storm, pipe burst what do I do first',
  'specialty-vacant-home':
    'leaving my house vacant while selling, nobody lives in the house, house empty after parents died, between tenants, moved out before it sold',
  'lethbridge-basement-suite':
    'renting out my basement, rent a room in my house, legal suite, I have a tenant downstairs, become a landlord',
  'red-deer-wind-tree':
    'tree fell on my house or fence or garage, neighbour’s tree, whose insurance pays for a fallen tree',
  'red-deer-acreage':
    'buying an acreage, country home, well and septic, wood stove, far from a fire hall, hobby farm',
  'lethbridge-wind-shingles': 'roof damage from wind, shingles blew off, wind took my siding',
  'lethbridge-grass-fire': 'is fire covered, house fire, kitchen fire, smoke damage',
  'fort-mcmurray-rebuild-value':
    'how much house insurance do I need to rebuild, is my home underinsured, rebuild cost or market value, what should my house be insured for',
  'fort-mcmurray-rotation':
    'work away two weeks at a time, camp job and house empty, house empty for weeks or months',
  'edmonton-student-belongings':
    'my stuff in a rented room, student laptop and bike stolen, living in residence',
  "/blog/tenant-insurance-newcomers-students What the landlord's policy does not do":
    'does my landlord have to insure my stuff, will the landlord’s insurance pay for my things, landlord has insurance why do I need it, does the landlord’s policy replace my tv or furniture after a fire',
  '/blog/tenant-insurance-newcomers-students Roommates':
    'roommate’s things stolen, does my policy cover my roommate, sharing an apartment, one tenant policy for two people, share a two bedroom, boyfriend or girlfriend on my policy, roommate not on my policy',
  '/blog/tenant-insurance-newcomers-students If you are a student':
    'bike stolen on campus, laptop stolen at school, kid in residence on parents’ policy',
  '/blog/tenant-insurance-newcomers-students The three parts of a tenant policy':
    'what does tenant insurance cover, bike stolen from my apartment, kitchen fire in a rental, I flooded the suite below, landlord wants me to have liability insurance',
  '/insurance/home Personal liability':
    'someone slipped on my icy sidewalk, visitor hurt at my house, my dog bit someone, liability as a homeowner',
  '/insurance/home Sudden escape of water':
    'pipe burst, dishwasher leak, washing machine hose, water heater leaked, hot water tank, burst pipe in the wall, water damage in the kitchen',
  '/insurance/home What it does not cover':
    'slow leak, dripped for months, poor upkeep, airbnb or short-term rental of my home, put my home on airbnb while I am away, do I need insurance for airbnb',
  '/insurance/specialty Jewellery and art':
    'engagement ring lost, expensive watch, insure my jewellery, painting',
  // Water, wildfire
  'home-flood-coverage':
    'flooding, river water in the basement, flood insurance, basement flooded, creek came over the bank, water through the basement windows, water came in from outside, heavy rain in the basement, snow melt in the basement',
  'home-sewer-or-overland':
    'who pays when the sewer backs up, water in the basement, sewage came up the drain, is sewer backup included, do I need overland water, toilet backed up, drain backed up in the basement',
  'home-evacuation-costs':
    'evacuated because of a wildfire, hotel bill while evacuated, told to leave our home, does insurance pay for a hotel, food and gas during evacuation, left early because of the smoke before any order',
  'home-drp-not-insurance':
    'government help after a flood, disaster relief money, will Alberta pay for my flooded basement',
  'calgary-near-the-river': 'house near the river, flood zone, flood plain, flood map',
  'edmonton-sewer-backup-limit': 'how much sewer backup coverage, limit for my basement',
  '/blog/wildfire-evacuation-insurance Half an hour: what to take':
    'what to pack for an evacuation, grab bag, papers to take',
  '/blog/hail-season-alberta Before the season': 'how to prepare for hail, protect my car and roof from hail',
  '/blog/hail-season-alberta In the first days after':
    'hail hit my house what now, roofer knocking at my door after the storm',
  '/blog/sewer-backup-or-overland-water Small jobs that keep water out':
    'prevent a flooded basement, sump pump, backwater valve, downspouts',
  // Travel
  'travel-does-ahcip-pay':
    'broke my leg in the US will Alberta pay, does AHS pay if I get hurt abroad, hospital bill in the states, ambulance in another country, sick in Mexico',
  'travel-how-long-away':
    'how long can I leave Alberta, keep my health card, six months in Florida, snowbird health coverage, travelling the world for a year, job in another country for years',
  'travel-existing-condition':
    'travel insurance with a heart condition or diabetes, pre-existing condition, I take medication can I get travel insurance, can I get covered for a trip with high blood pressure',
  'travel-multi-trip':
    'several trips a year, annual travel plan, I travel often for work, fly to the states six times a year do I buy it every time, one plan for all my trips in a year',
  'travel-cancellation-reasons':
    'trip cancelled because I got sick, have to cancel my vacation, airline cancelled my flight, refund for my trip, changed my mind about the trip',
  'travel-inside-canada':
    'travelling to BC or Ontario, do I need travel insurance for another province, hurt in another province, driving to BC for the weekend',
  'travel-credit-card':
    'is my visa card’s travel coverage enough, mastercard travel insurance, credit card covers me, is my mastercard enough for a vacation',
  '/insurance/travel What "stable" means': 'stable condition, doctor changed my medication before the trip',
  '/insurance/travel Baggage': 'lost luggage, airline lost my suitcase, stolen passport on vacation',
  '/insurance/travel What it does not cover': 'skiing or snowboarding injuries, risky sports, scuba diving',
  '/insurance/travel If something happens':
    'in hospital abroad whom to call, emergency number of the travel insurer, sick on vacation who do I call first, hurt abroad what to do',
  // Super Visa
  'super-visa-how-much-cover':
    'minimum coverage for super visa, 100000, one year, what must the insurance for my parents have',
  'super-visa-pay-monthly':
    'pay super visa insurance monthly, instead of the whole year at once, down payment, pay every month, visitor medical for my parents by month',
  'super-visa-foreign-insurer':
    'insurance from India or the Philippines, insurance company from their own country, foreign company for super visa',
  'super-visa-how-long-stay': 'how many months or years can my mom stay, longer than five years',
  'super-visa-income-rule':
    'how much do I have to earn to bring my parents, minimum income, LICO, host income',
  'super-visa-refund':
    'visa rejected money back, visa denied, parents went home early refund, cancel super visa insurance',
  'super-visa-each-entry':
    'leave and come back on a super visa, second visit, insurance expired before they return',
  '/super-visa Super Visa insurance':
    'do my parents need insurance before they come, my mom is visiting on a super visa',
  '/super-visa Conditions that exist already':
    'mother with high blood pressure super visa insurance, parents with diabetes',
  // Life
  'life-term-or-permanent':
    'term or whole life, which lasts forever, what happens when my term ends, temporary life insurance, 20 year policy or one that lasts until I die',
  'life-how-much': 'how much life insurance do families have, enough for my family and mortgage',
  'life-payout-taxed':
    'will my kids pay tax on the life insurance, is life insurance money taxable, tax when someone dies',
  'life-illness-or-disability':
    'paid with a broken leg, get paid if I cannot work, broke my arm and cannot do my job, hurt and off work, insurance if I get cancer, lost my paycheque because of an injury, income if I am sick, self employed and sick, cash if I get cancer, lump sum when I get sick, one payment after a heart attack or stroke',
  'life-convert-term':
    'change term to whole life, convert my term policy, keep coverage after the term without a medical',
  'life-insurer-fails':
    'insurer goes bankrupt, bankruptcy, insolvency, company goes under, Assuris, company goes bust',
  'life-health-questions':
    'why no health questions, medical exam, do I have to tell you about my illness, why is there no question if I am sick on the form, wrong answers on my life insurance application',
  "/insurance/life The lender's mortgage cover, compared":
    'mortgage insurance from the bank or own life insurance, bank offered me life insurance with my mortgage, creditor insurance',
  '/insurance/life What drives the price':
    'smoker, does smoking or vaping matter for life insurance, age and health for life insurance, I smoke or vape does it count against me, smoke weed, overweight',
  '/insurance/life Who may sell it': 'can any broker sell life insurance, life agent licence',
  // Group benefits
  'group-benefits-smallest-group':
    'benefits for three employees, dental plan for a small company, how many employees do I need for benefits, only three of us are we too small for benefits',
  'group-benefits-taxable': 'do employees pay tax on benefits, is my health plan a taxable benefit',
  'group-benefits-what-is-an-hsa':
    'health spending account, money for each employee to spend on health, HCSA, what is an hsa at work',
  'group-benefits-must-all-join':
    'can staff opt out, wife has benefits already, do all staff have to join, covered by spouse, husband has good benefits do I have to take the ones at work, waive the plan, employee already has coverage through his wife',
  'group-benefits-can-owners-join':
    'can I be on my own company’s plan, benefits for the owner, sole proprietor',
  'group-benefits-what-data': 'what do I send about my staff, employee list for benefits',
  'group-benefits-cost-control':
    'benefits keep going up, renewal increase on our plan, make the plan cheaper',
  // Business and trades
  'business-which-covers-first':
    'starting a business what insurance, new company, what insurance does a small business need',
  'business-is-wcb-included':
    'do I need WCB, workers compensation, hired my first employee, am I covered by WCB as an owner',
  'business-what-is-a-certificate':
    'client wants proof of liability insurance, COI, venue asks for a certificate, landlord wants 2 million liability, named as additional insured, GC wants a COI, certificate before I am allowed on site, paper proving I am insured with their name on it',
  'business-contractor-bond':
    'bond to get a contractor licence, take deposits from homeowners, door to door contractor',
  'business-privacy-breach':
    'we got hacked, customer data stolen, ransomware, lost a laptop with client data, cyber attack, hacked and customer info leaked what does the law say',
  '/business Cyber': 'cyber attack coverage for a small shop, ransomware insurance, hackers',
  '/business Business interruption':
    'closed after a fire lost income, shop cannot open, lost sales after damage',
  'business-from-home':
    'run a business from home, etsy, selling online from my house, an office at home for my company, daycare or salon at home, work from home, make and sell things from my kitchen, small business at home, bake or craft at home, sell crafts or food from my house',
  'business-faulty-work': 'customer says my work is bad, fix my mistake, redo the job',
  'contractors-prepaid-licence':
    'take money before the job is done, deposit from a homeowner, renovation licence',
  'contractors-clearance-letter': 'GC is asking for WCB clearance, clearance letter, prove my WCB account',
  'contractors-tools-in-truck': 'tools stolen from my van, break in to my work truck, theft at the job site',
  'contractors-subcontractor-damage':
    'my sub broke a water line, my subcontractor caused a flood, sub has no insurance, the guy I subbed the job to flooded the basement of my customer',
  'construction-builders-risk-who-buys':
    'house under construction insurance, course of construction, who insures a new build',
  'construction-bond-or-insurance': 'performance bond, what is a bond, do I get the bond money',
  'construction-prompt-payment':
    'GC is not paying me, unpaid invoice on a construction job, how long to get paid',
  'restaurants-food-spoilage':
    'power outage spoiled our food, freezer died, walk-in cooler broke, lost all our meat, blackout killed the cooler, walk-in fridge died',
  'restaurants-delivery-drivers':
    'my waiter delivers pizza with his own car, staff deliver food, servers drop off food in their own cars',
  'restaurants-duct-cleaning': 'hood cleaning, grease, kitchen exhaust',
  'business-liquor-liability-mandatory': 'do bars have to have liquor insurance, is liquor insurance the law',
  'liquor-guest-drives':
    'drunk customer crashes, customer got drunk and hurt someone, over served a guest, is the bar responsible',
  'liquor-store-needs': 'opening a liquor store',
  'retail-landlord-insurance':
    'I rent my store does the landlord’s insurance cover it, mall landlord, lease of the shop',
  'retail-seasonal-stock': 'more inventory at Christmas, stock up for the season',
  'retail-resold-product': 'product I sell hurt somebody, imported goods, customer hurt by something I sold',
  'retail-online-sales': 'online store, web shop, e-commerce, shipping to customers',
  'manufacturers-recall-included': 'recall our product, take products back from stores',
  'manufacturers-us-sales':
    'selling to America, export to the US, ship a little to the states, hot sauce to the US',
  'manufacturers-key-supplier': 'supplier burned down, cannot get parts',
  'professionals-who-must-carry':
    'is malpractice insurance required for lawyers, accountants, realtors, engineers',
  'professionals-general-liability-enough':
    'consultant insurance, freelancer, IT contractor, bookkeeper, advice that cost a client money',
  'professionals-run-off': 'closing my practice, retiring accountant, insurance after I stop working',
  'medical-locums': 'replacement doctor, doctor filling in, temp doctor at our clinic',
  'medical-vaccine-fridge': 'clinic fridge broke, vaccine lost',
  'medical-privacy-breach': 'patient files stolen, clinic hacked, fax to the wrong patient',
  'commercial-auto-when-needed':
    'use my truck for work, plow snow with my pickup, company van, is my work truck personal or commercial, trucking company, open a trucking company',
  'red-deer-work-truck': 'snow plowing with my pickup, logo on my truck, tow equipment for work',
  'commercial-auto-what-is-a-fleet': 'how many vehicles for a fleet, five trucks, company vehicles together',
  'commercial-auto-safety-certificate': 'heavy truck permit, NSC, semi truck, bus',
  'commercial-auto-employee-cars':
    'employee crashes own car on an errand for us, staff drive to the bank for the business',
  'commercial-auto-ride-hailing':
    'Uber, Lyft, drive passengers on weekends, accident with a passenger, taxi app',
  'rideshare-app-on-waiting':
    'accident while waiting for a ride request, app on but no passenger, Uber app is on but no passenger yet and I crash',
  'rideshare-food-delivery':
    'DoorDash, SkipTheDishes, Uber Eats, Amazon Flex, deliver food or parcels, pizza delivery',
  'rideshare-which-licence': 'class 4 licence to drive for Uber, requirements for an Uber driver',
  // Specialty
  'specialty-atv-snowmobile':
    'quad, side by side, dirt bike, sled, plate for my quad, helmet on a quad, ride my quad on crown land',
  'specialty-boat': 'sea-doo, jet ski, fishing boat, boat licence',
  'specialty-classic-car':
    'antique or vintage car, hot rod, collector plate, old Mustang for Sunday drives, how do they decide what my classic is worth',
  'specialty-rv-towed':
    'trailer covered by my truck policy, camper, fifth wheel, horse trailer, utility trailer',
  'red-deer-rv-storage': 'RV parked for the winter, camper in storage, theft of a stored trailer',
  'specialty-event-with-alcohol': 'wedding, party, one-day event, wedding liquor insurance, renting a hall',
  'specialty-umbrella': 'extra liability above my policies, excess liability, five million liability',
  '/insurance/specialty Pet': 'pet insurance for my dog or cat, vet bills',
  '/insurance/specialty Motorcycle': 'motorbike, scooter, moped',
  'claims-hail-auto-or-home':
    'hail damage to my car, hail dents on my truck, hail got the roof and the car, hail hit my roof and my car in the same storm do I pay two deductibles',
  '/insurance/travel Trip interruption':
    'fly home early because of a sick parent, cut the vacation short, emergency at home while away, death in the family during the trip',
  '/super-visa Side trips':
    'visit the United States while on a super visa, in-laws want to see another country, leave Canada for a week',
  '/super-visa Length':
    'buy only six months for the super visa, shorter policy, how long must the super visa insurance last',
  '/group-benefits What it does not cover':
    'employee hurt at work, does the group plan pay when an employee gets hurt at work',
  'privacy-assistant': 'is this chat a bot, who reads this chat, can I trust the chat',
  '/insurance/auto What drives the price':
    'how many years back do they look at accidents, how far back does my record go',
  '/blog/wildfire-evacuation-insurance Alert or order?':
    'left before the order, evacuation alert, leave early',
  '/super-visa Repatriation': 'grandpa dies here on a super visa, send the body home, funeral',
  'liquor-compulsory': 'does AGLC make pubs carry liquor coverage',
  '/business/retail Crime': 'shoplifting, employee steals from the till, robbery at the store',
  '/insurance/specialty Winter lay-up':
    'parking my motorcycle until spring, take insurance off for the winter, store my bike for the winter, drop coverage on a stored car',
  '/insurance/home Hail and wildfire': 'does wildfire smoke damage count, smoke got into the house',
  '/privacy-policy How long we keep it: Chat without contact details':
    'how long do you save this chat, is the chat saved, do you save what I type in this chat',
  // This site
  'general-are-you-a-broker':
    'who are you, are you an insurer or a licensed agent, what company is behind this site, do you sell insurance, who owns or runs this website',
  'general-what-does-it-cost':
    'is this free, is this service free, is there a fee or a charge, how do you make money, what is the catch, do you get commission, is it really free',
  'general-am-i-covered':
    'am I covered or insured after filling in or sending the form, when does coverage start, can I drive now',
  'general-what-happens-next':
    'what comes next, next step, what happens after I submit, how fast will someone call me, when will I hear back, how long until a broker contacts me, nobody called me yet, sent my request this morning, when do I hear from somebody',
  'general-how-many-calls':
    'will lots of brokers or companies phone me, spam calls, is my number sold, how many brokers will call, will brokers phone me, get spammed by ten companies',
  'general-opening-hours':
    'open or closed on weekends, evenings, holidays, business hours, time zone, open on Family Day, talk to someone on Saturday, can I call at night, are you open on Sunday',
  'general-where-do-you-serve':
    'do you serve my town, Medicine Hat, Grande Prairie, Airdrie, Lloydminster side, rural Alberta',
  'general-check-a-licence': 'is the broker legit, how do I know this broker is real, is it a scam',
  '/contact When you will hear from us': 'how long until you answer my message, reply to my email',
  '/blog/how-a-licensed-broker-works When it does not work out':
    'can I change brokers, I do not like my broker, want a different broker, switch to another broker',
  '/blog/how-a-licensed-broker-works How a broker is paid':
    'can my broker charge me a fee, commission of the broker, how does a broker make money',
  'privacy-who-sees-my-data':
    'do you sell my data, who gets my personal information, who sees my phone number, is my information safe, share my details',
  'privacy-data-passport': 'see who looked at my data, list of who read my file',
  'privacy-see-or-correct':
    'access, delete or correct my data, erase my information, I typed a wrong phone number, change my address on the request',
  'privacy-withdraw':
    'cancel the request I sent you, changed my mind, found insurance elsewhere, stop the broker from contacting me, take back my request, take back my request',
  'privacy-how-long': 'how long is my data stored, when is my information deleted',
  'privacy-newsletter':
    'unsubscribe from the newsletter, stop emailing me, will I get spam or marketing email',
  'privacy-cookies': 'do you track me, google analytics, tracking cookies',
  'privacy-account-needed':
    'do I have to create an account, need to sign up or register, where is my quote, track my request, lost my tracking link, check the status of my request, can I do it without a login, sign up to get a quote, make a login for a quote',
  'claims-disagree-amount':
    'insurer offered too little, lowball offer, claim denied, claim refused, adjuster says no, appeal a claim',
  'claims-complain-insurer': 'unhappy with my insurance company, insurer takes too long, ombudsman',
  'claims-complain-broker':
    'complaint about this website, my broker lied, report a broker, broker never calls back',
  'claims-through-this-site':
    'report my claim here, who do I call to claim, start a claim, claims phone number',
};
