import type { FaqItem } from './faq.ts';

export const cityFaqs: readonly FaqItem[] = [
  {
    id: 'calgary-hail-roof-or-car',
    category: 'city',
    question: 'One Calgary hailstorm hit my roof and my car. Is that one claim or two?',
    answer:
      'Usually two, because two different policies respond. The roof, siding and windows belong to the home or condo policy. The car belongs to the auto policy, and only if it carries comprehensive or another optional coverage that includes hail.\n\nEach policy has its own deductible, and each claim may be noted on its own. Take photos of both on the same day and call both claims lines. If one insurer holds both policies, a few wordings charge only the larger of the two deductibles; most charge both.',
  },
  {
    id: 'calgary-hail-deductible',
    category: 'city',
    question: 'Why does my Calgary home policy show a separate deductible for hail?',
    answer:
      'After several costly storms, some insurers set a deductible for hail that is different from the one for fire or theft. It may be a fixed sum or a share of the insured value. Some also settle older roofs at depreciated value.\n\nLook at the declaration page, where deductibles are listed by kind of loss. An example: with a deductible that is a share of the insured value, the sum grows with the house and not with the damage. A stronger roof may change the answer with some insurers.',
  },
  {
    id: 'calgary-near-the-river',
    category: 'city',
    question: 'I live close to the Bow or the Elbow. Can I still buy flood coverage?',
    answer:
      'Often yes, but the offer depends on the exact address. The province says overland insurance is {home.overland.public}. Insurers use flood maps to decide on price, limit and deductible. In some places they decline.\n\nAsk for two answers: is overland water available here, and does sewer backup still respond during a river flood? The provincial Hazard Assistance and Resilience Program, formerly the Disaster Recovery Program, is a last resort for losses that could not be insured. It does not replace a policy and it does not pay deductibles.',
  },
  {
    id: 'calgary-collision-report',
    category: 'city',
    question: 'Where do I report a collision in Calgary?',
    answer:
      'If somebody is hurt, call 9-1-1 from the scene. Otherwise, when total damage is more than {auto.collision.reportFrom} or a driver left without giving details, report it {city.calgary.report} or at a district office. Call the police when a vehicle cannot be driven. Have the licences, registrations and proof of insurance of both drivers at hand.\n\nThen tell your insurer, even if you think the other driver is at fault. Under direct compensation your own insurer normally handles your vehicle for the share that is not your fault.',
  },
  {
    id: 'calgary-condo-hail',
    category: 'city',
    question: 'My Calgary condo building was hit by hail. What might I have to pay?',
    answer:
      "The corporation's policy responds first for the roof and the outside walls. Its deductible after a hailstorm can be large, and the board may raise a special assessment to share it among owners.\n\nYour own unit policy may include loss assessment coverage for that case. It is not the same as deductible coverage, which is for damage that begins in your unit. The corporation's insurance certificate, which the property manager has, shows the deductible that your unit policy should match.",
  },
  {
    id: 'edmonton-sewer-backup-limit',
    category: 'city',
    question: 'How do I choose a sewer backup limit for an Edmonton basement?',
    answer:
      'Walk through the basement and add it up: flooring, drywall, furnace, water tank, furniture, and whatever is stored there. Then add clean-up and drying. Compare the sum with the limit on your policy; some stop well below it.\n\nA higher limit may be available for an extra premium, sometimes on condition of a backwater valve or a sump pump. Ask also about the deductible for sewer backup, which is often separate, and whether overland water must be bought together with it.',
  },
  {
    id: 'edmonton-collision-reporting-centre',
    category: 'city',
    question: 'What is a Collision Reporting Centre?',
    answer:
      'It is a place, run for the police by a private company, where drivers bring a damaged car to make the report. Edmonton has used such centres in the north and the south of the city since {city.edmonton.centresSince}. Staff photograph the damage and take the details.\n\nUse it for crashes without serious injury where the car can still be driven. Call 9-1-1 when somebody is hurt, when a driver seems impaired, or when the road is blocked. The report is not a claim: you still need to tell your insurer.',
  },
  {
    id: 'edmonton-winter-tires',
    category: 'city',
    question: 'Do I need winter tires in Edmonton, and do they lower the price?',
    answer:
      'Alberta law does not ask for winter tires on ordinary cars, and it does not ask insurers to give a discount for them. Some insurers may offer one, so it is a fair question for the broker.\n\nThe better reason is the road. Tires with the mountain and snowflake mark keep their grip in deep cold. If a discount applies, the insurer may want the tires on during set months and a receipt. Keep that receipt with your pink card papers.',
  },
  {
    id: 'edmonton-student-belongings',
    category: 'city',
    question: 'I study in Edmonton and rent a room. Are my things insured?',
    answer:
      "Not by the landlord. The owner's policy is for the building and the owner's own liability. Your laptop, clothes and bike need a tenant policy, or a place on your parents' home policy.\n\nParents' policies sometimes include a student who lives away, usually with a limit and only while enrolled. Have them ask their insurer and get the answer in writing. A tenant policy also includes personal liability, for example if a pan fire damages the suite, and extra living costs after an insured loss.",
  },
  {
    id: 'edmonton-vehicle-for-hire',
    category: 'city',
    question: 'What should I sort out before I drive for a ride app in Edmonton?',
    answer:
      'Check three layers. The province asks for a suitable licence class and police checks. The city has its own vehicle-for-hire bylaw, so read its current rules. And the company must hold provincially recognized coverage for the time the app is on.\n\nYour own insurer comes before all three. Personal auto wording commonly excludes carrying people for pay, and not telling the insurer can put a claim at risk. The rideshare page explains which policy answers in which period, and what happens between fares.',
  },
  {
    id: 'red-deer-wind-tree',
    category: 'city',
    question: "A windstorm in Red Deer dropped my neighbour's tree on my roof. Who pays?",
    answer:
      "In most cases your own home policy does, less your deductible. Wind is no one's fault. A neighbour is usually liable only if the tree was known to be dangerous and nothing was done about it.\n\nMake the place safe, cover the hole, and take photos before anything is moved. Keep receipts for the tarp and the tree service, because removing debris often has its own limit. If the tree fell without hitting a building or a fence, many policies pay little or nothing for removal.",
  },
  {
    id: 'red-deer-acreage',
    category: 'city',
    question: 'We are moving from town to an acreage near Red Deer. What changes?',
    answer:
      'Tell the broker before the move, because an acreage is rated in another way. Insurers ask about the distance to a fire hall, water for the fire crew, wood heat, outbuildings, animals and any farm income.\n\nA quonset, a shop or a rented pasture may need its own line. So may a quad used for chores. If you sell eggs, board horses or fix machines for others, that is a business in the eyes of the policy. Septic systems and wells raise questions of their own.',
  },
  {
    id: 'red-deer-commute',
    category: 'city',
    question: 'I live in Red Deer and drive to Calgary for work. Does that matter?',
    answer:
      'Yes. Insurers ask how a vehicle is used, how far you drive to work and how many kilometres you put on in a year. A daily trip on the QE II is far from a short local commute, and the price reflects that.\n\nIf your job has changed since the policy began, call and correct it. A wrong description can slow down a claim or put it in doubt. If you now work from home most days, the change may also go the other way.',
  },
  {
    id: 'red-deer-rv-storage',
    category: 'city',
    question: 'Is my RV insured while it sits in storage near Sylvan Lake?',
    answer:
      'It depends on the policy. A trailer may be listed on an auto policy or on a policy of its own. Comprehensive or specified perils can respond to hail, wind, theft or fire while it is parked. Without such coverage, a stored trailer usually has none.\n\nAsk where it must be kept, whether the lot has to be fenced, and whether belongings inside are included. Seasonal use is fine to mention: some insurers let you pause road use in winter and keep the parked coverages.',
  },
  {
    id: 'red-deer-work-truck',
    category: 'city',
    question: 'When does my pickup in Red Deer need commercial auto?',
    answer:
      'Think of what it does rather than whose name is on it. Carrying tools to paying jobs, towing equipment, plowing snow, delivering goods or lending the truck to an employee all point to commercial use. So does company lettering on the door.\n\nSome personal policies allow light business use if it is declared. Others do not. Describe a normal week to the broker, with the weight of the truck and trailer and how far you travel. If you cross into another province or the United States, say so.',
  },
  {
    id: 'lethbridge-wind-shingles',
    category: 'city',
    question: 'Does home insurance in Lethbridge pay for shingles lost in a chinook?',
    answer:
      'Wind damage is normally part of a standard home policy, so missing shingles may be a claim. Whether it pays depends on the deductible and on how the roof is settled. If a few shingles cost less than the deductible, a claim brings nothing.\n\nAge counts. Some insurers pay replacement cost only for younger roofs. Wear is never included, and an adjuster will look at whether the shingles were failing before the wind came. Stop the leak first, take photos, and keep a sample of what blew off.',
  },
  {
    id: 'lethbridge-student-away-from-home',
    category: 'city',
    question: 'Our child studies in Lethbridge without a car. Should we tell the auto insurer?',
    answer:
      'Yes, it is worth a call. Insurers rate the licensed people in a household, and some treat a student who lives far away without a car differently. They will ask for the distance and whether the student drives when home on holidays.\n\nDo not remove a young driver who still uses the car in summer. A crash with an undeclared driver makes trouble for everyone. Ask too about belongings in the rented room, since that is a question for the home policy.',
  },
  {
    id: 'lethbridge-drive-to-montana',
    category: 'city',
    question: 'I often drive from Lethbridge to Montana. What should I check?',
    answer:
      'Start with liability. Injury claims in the United States can be far larger than at home. That is why many people who cross often carry a higher limit or an umbrella policy. Carry proof of insurance in a form an American officer can read.\n\nThen think of your own health. Outside Canada the Alberta plan pays {travel.ahcip.inpatient} toward a hospital stay, a small part of a real bill. Travel medical coverage is sold by the trip or by the year. Tell the broker if the trips are for work.',
  },
  {
    id: 'lethbridge-basement-suite',
    category: 'city',
    question: 'What do I tell my insurer if I rent out a suite in my Lethbridge home?',
    answer:
      'Tell them before the tenant moves in. A rented suite changes the risk, and some home policies limit or exclude losses that come from renting. The insurer will ask whether the suite is legal, how many people live there and whether you live in the same house.\n\nAsk about lost rent after a fire, liability toward the tenant, and damage done by a tenant. Ask your tenants to carry their own policy. If you move out and rent the whole house, it becomes a rental property with a different form.',
  },
  {
    id: 'lethbridge-grass-fire',
    category: 'city',
    question: 'Does a home policy include damage by a grass fire?',
    answer:
      'Fire is a core part of home insurance, and it does not matter whether it began in a kitchen or on a coulee. Smoke damage is normally included as well. If officials order you out, additional living expenses may pay for costs above your normal ones.\n\nFences, sheds and landscaping have limits. A car burns under its own policy, through comprehensive or another optional coverage. On dry, windy days keep gates clear, put the hose out and have your papers in one bag.',
  },
  {
    id: 'fort-mcmurray-evacuation-order',
    category: 'city',
    question: 'What does my home policy pay if Fort McMurray is evacuated?',
    answer:
      'Additional living expenses usually begin with a mandatory order from the authorities. They pay what goes beyond your normal spending: hotel, meals out, extra fuel, boarding for a pet. Advisory wording of the industry gives {home.evacuation.days}, but your policy has its own period and limit.\n\nKeep every receipt and write down dates. Help from government or the Red Cross does not reduce the claim. If you leave on a voluntary alert, ask first: many policies start only with the order.',
  },
  {
    id: 'fort-mcmurray-rebuild-value',
    category: 'city',
    question: 'How do I know if my Fort McMurray house is insured for enough?',
    answer:
      'The sum that matters is the cost to build again, not the market price. In a remote place, labour, camp rooms and freight make building expensive, and after a large fire everyone wants the same trades.\n\nAsk the broker how the figure was worked out and when it was last updated. Mention renovations, a finished basement and the garage. Some policies have guaranteed replacement cost, which can go above the limit. It comes with conditions, such as rebuilding on the same site.',
  },
  {
    id: 'fort-mcmurray-rotation',
    category: 'city',
    question: 'I work a rotation and my house is empty for weeks. What should I tell the insurer?',
    answer:
      'Tell them the pattern. A house you mean to return to is usually called unoccupied, which is milder than vacant, yet conditions still apply. In the heating season, many policies set a condition after a few days. Someone checks, the water is shut off, or an alarm watches the temperature.\n\nWrite down who checks and when. A simple log with dates can settle an argument later. Once a house has been vacant for {home.vacancy.days}, cover commonly stops unless a permit was arranged.',
  },
  {
    id: 'fort-mcmurray-truck-wildfire',
    category: 'city',
    question: 'Is my truck insured if a wildfire destroys it?',
    answer:
      'Only if the auto policy carries comprehensive, all perils or specified perils. Fire falls under those optional coverages. The part that the law demands protects other people and pays injury benefits; it does not replace a burned vehicle.\n\nA loan or lease normally asks for comprehensive. On an older truck that is paid off, people sometimes drop it to lower the premium. In fire country that deserves a second thought. Tools in the box belong to a tools or property policy.',
  },
  {
    id: 'fort-mcmurray-site-liability',
    category: 'city',
    question: 'What insurance do oil sands sites ask of a small contractor?',
    answer:
      'Each site owner writes its own list, so read the contract before you price the job. Common items are general liability with a high limit, auto liability for every vehicle and a WCB clearance letter. Many owners also want to be named as additional insured.\n\nSend the insurance clause to the broker as it stands. Limits above a usual policy may need an umbrella or excess layer, and that takes time to arrange. Do not sign a promise that no policy can keep.',
  },
];
