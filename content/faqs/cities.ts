import type { FaqItem } from './faq.ts';

export const cityFaqs: readonly FaqItem[] = [
  {
    id: 'calgary-renter-newcomer',
    category: 'city',
    question: 'I am new to Calgary and rent an apartment. Which insurance do I need?',
    answer:
      "Tenant insurance is for your belongings and your liability; a car needs auto insurance. No law requires tenant insurance. Many leases do, usually with a set amount of liability coverage. The landlord's policy does not pay for your belongings, your liability or a hotel if you have to move out after a fire. Newcomers can buy a tenant policy too.\n\nA car must be insured before you drive it. If you drove in another country, have your driving record ready, and a letter from each insurer you had there. Some Alberta insurers count those years; others do not. The quote form has a field for notes, where you can say which language you prefer; the broker might not speak it.",
  },
  {
    id: 'calgary-hail-roof-or-car',
    category: 'city',
    question: 'One Calgary hailstorm hit my roof and my car. Is that one claim or two?',
    answer:
      'Usually two, because two policies apply. The home or condo policy covers the roof, siding and windows. The auto policy covers the car if you bought comprehensive coverage (for hail, fire, theft and the like) or a similar coverage.\n\nEach policy has its own deductible, and each claim goes on your record separately. Take photos of both on the same day, and report both claims. If one insurer has both policies, it may charge only the larger of the two deductibles; others charge both.',
  },
  {
    id: 'calgary-hail-deductible',
    category: 'city',
    question: 'Why does my Calgary home policy show a separate deductible for hail?',
    answer:
      'After several costly storms, some insurers have set a deductible for hail that differs from the one for fire or theft. It may be a fixed amount or a percentage of the insured value. Some insurers also pay only the depreciated value of an older roof.\n\nThe declarations page, a summary that comes with the policy, lists the deductible for each kind of loss. If yours is a percentage of the insured value, it is the same dollar amount for a small claim as for a large one. Some insurers lower the deductible for a hail-resistant roof.',
  },
  {
    id: 'calgary-near-the-river',
    category: 'city',
    question: 'I live close to the Bow or the Elbow. Can I still buy flood coverage?',
    answer:
      'It depends on the exact address. Near the rivers, some insurers offer it, at a price that depends on the risk, and others do not. The province says that overland flood insurance is {home.overland.public}. Insurers set the price, the limit and the deductible from flood models of their own.\n\nThere are two things to ask: is overland water coverage available here, and does sewer backup coverage still apply during a river flood? The province may help with losses that could not be insured, through the Hazard Assistance and Resilience Program (formerly the Disaster Recovery Program). It opens only if the city applies and the province agrees. It does not pay if the province finds that adequate insurance was available at a reasonable price, even if you did not buy it.',
  },
  {
    id: 'calgary-collision-report',
    category: 'city',
    question: 'Where do I report a collision in Calgary?',
    answer:
      'If somebody is hurt, call 9-1-1 from the scene. You must also report a collision to police when total damage is more than {auto.collision.reportFrom}, or when a driver left without giving details. If a vehicle cannot be driven, call the police from the scene. Otherwise, report the collision {city.calgary.report} or at a police district office. Have the licence, registration and proof of insurance (pink card) of both drivers ready.\n\nThen tell your insurer, even if you think the other driver is at fault. If the other vehicle is known and insured, your own insurer pays the share of the damage to your vehicle that was not your fault. That coverage is called direct compensation for property damage (DCPD), and you have it unless you opted out.',
  },
  {
    id: 'calgary-condo-hail',
    category: 'city',
    question: 'My Calgary condo building was hit by hail. What might I have to pay?',
    answer:
      "Perhaps a share of the corporation's deductible. The condo corporation's policy pays for the roof and the outside walls, minus its deductible, which can be large for hail. The board may divide the deductible among all owners, as a special levy (special assessment).\n\nYour own unit policy may include loss assessment coverage, which pays your share of such a charge. Ask whether it pays when the levy is for the corporation's deductible; many policies set a lower limit for that. Condo deductible coverage is something else: it is for damage that begins in your unit. Your property manager can give you the corporation's insurance certificate, which shows each deductible. Compare it with the limits on your unit policy.",
  },
  {
    id: 'edmonton-sewer-backup-limit',
    category: 'city',
    question: 'How do I choose a sewer backup limit for an Edmonton basement?',
    answer:
      'Walk through the basement and add up the cost to repair or replace flooring, drywall, furnace, hot water tank, furniture and whatever is stored there. Add cleanup and drying. Then compare the total with the limit on your policy; some limits are well below it.\n\nA higher limit may be available at a higher price, sometimes only with a backwater valve or a sump pump. Sewer backup often has its own deductible, and some insurers sell it only together with overland water coverage.',
  },
  {
    id: 'edmonton-collision-reporting-centre',
    category: 'city',
    question: 'What is a Collision Reporting Centre?',
    answer:
      'It is a place where drivers bring a damaged car to report a collision. A private company runs it for the police. Since {city.edmonton.centresSince}, Edmonton has had one in the north and one in the south of the city. Staff photograph the damage and take down the details.\n\nA centre is for {city.edmonton.centreUse}. If the car cannot be driven, the tow truck brings it there. If somebody is hurt, even slightly, call 9-1-1 and ask where to report. Call 9-1-1 too when a driver seems impaired or the road is blocked. Police still handle {city.edmonton.policeUse}. The report is not a claim: you still need to tell your insurer.',
  },
  {
    id: 'edmonton-winter-tires',
    category: 'city',
    question: 'Do I need winter tires in Edmonton, and do they lower the price?',
    answer:
      'Alberta law does not require winter tires on ordinary cars, and it does not require insurers to give a discount for them. Some insurers offer one; you can ask yours.\n\nTires with the mountain and snowflake symbol are tested for winter grip. If a discount applies, the insurer may require the tires to be on the car during certain months and may want to see a receipt. Keep that receipt, so that you have it at renewal.',
  },
  {
    id: 'edmonton-student-belongings',
    category: 'city',
    question: 'I study in Edmonton and rent a room. Are my things insured?',
    answer:
      "Not by the landlord. The landlord's policy is for the building and the landlord's own liability. To insure your laptop, clothes and bike, you need a tenant policy, or coverage under your parents' home policy.\n\nParents' policies sometimes include a student who lives away, usually with a limit and only while the student is enrolled. Your parents can ask their insurer, and get the answer in writing. A tenant policy also covers your liability, for example if you cause a kitchen fire that damages the house. It also pays the extra cost of living elsewhere after a loss that it covers.",
  },
  {
    id: 'edmonton-vehicle-for-hire',
    category: 'city',
    question: 'What should I arrange before I drive for a rideshare app in Edmonton?',
    answer:
      'Tell your own insurer first. A personal auto policy usually does not cover carrying people for pay, and if you do not tell the insurer, it may refuse a claim.\n\nThe province requires a police check and a Class 1, 2 or 4 licence; the usual Class 5 is not enough. The city has its own vehicle-for-hire bylaw, so read its current rules. While the app is on, the rideshare company must carry insurance that the province accepts. The rideshare page explains which policy applies when the app is off, while you wait, and during a trip.',
  },
  {
    id: 'red-deer-wind-tree',
    category: 'city',
    question: "A windstorm in Red Deer dropped my neighbour's tree on my roof. Who pays?",
    answer:
      'In most cases your own home policy does, minus your deductible (the part of a loss that you pay). A neighbour is usually responsible only if they knew, or should have known, that the tree was dangerous and did nothing.\n\nIf it is safe, take photos before anything is moved. Call your insurer, then have the roof covered to prevent more damage. Ask the insurer before you hire someone to remove the tree. Keep the receipts, because debris removal often has its own limit. If the tree fell without hitting a building or a fence, many policies pay little or nothing to remove it.',
  },
  {
    id: 'red-deer-acreage',
    category: 'city',
    question: 'We are moving from town to an acreage near Red Deer. What changes?',
    answer:
      'Tell the broker before the move, because insurers look at an acreage differently. They ask about the distance to a fire hall, water for the fire crew, wood heat, outbuildings, animals and any farm income.\n\nA quonset (an arched steel building), a workshop or a quad used for chores may have to be listed on the policy. Pasture that you rent, or rent out, may have to be listed too. If you sell eggs, board horses or fix machines for others, the insurer usually treats that as a business. Insurers also ask about septic systems and wells.',
  },
  {
    id: 'red-deer-commute',
    category: 'city',
    question: 'I live in Red Deer and drive to Calgary for work. Does that matter?',
    answer:
      'Yes. Insurers ask how you use the vehicle, how far you drive to work and how many kilometres you drive in a year. A daily drive to Calgary usually costs more to insure than a short commute in town.\n\nIf your job has changed since the policy began, tell the insurer. If your policy still describes a short commute, a claim can be delayed or refused. If you now work from home most days, your price may go down instead.',
  },
  {
    id: 'red-deer-rv-storage',
    category: 'city',
    question: 'Is my RV insured while it sits in storage near Sylvan Lake?',
    answer:
      'It depends on the policy. A trailer may be listed on your auto policy or insured on a policy of its own. A motorhome has its own auto policy. While an RV is parked, an optional coverage, such as comprehensive, can pay for hail, wind, theft or fire. Without it, a stored RV is usually not insured.\n\nThe policy may say where the RV must be kept, whether the lot must be fenced, and whether belongings inside are included. If you use it only in summer, say so. For a motorhome, some insurers let you pause the coverage for driving in winter and keep fire and theft.',
  },
  {
    id: 'red-deer-work-truck',
    category: 'city',
    question: 'When does my pickup in Red Deer need commercial auto?',
    answer:
      'It depends mostly on what you do with the truck. If it is registered to a company, it usually needs a commercial policy anyway. Insurers often call a truck commercial when you carry tools to paid jobs, tow equipment, plow snow, deliver goods or lend it to an employee. Lettering on the door is another sign.\n\nSome personal policies allow light business use if you declare it. Others do not. Describe a normal week to the broker, with the weight of the truck and trailer and how far you travel. Mention any trips to another province or the United States.',
  },
  {
    id: 'lethbridge-wind-shingles',
    category: 'city',
    question: 'Does home insurance in Lethbridge pay for shingles lost in a chinook?',
    answer:
      'Usually, because a standard home policy covers wind damage. What you receive depends on the deductible and on whether the policy pays for a new roof or only what the old one was still worth. If the repair costs less than the deductible, the policy pays nothing.\n\nSome insurers pay for a new roof (replacement cost) only if the damaged one was below a certain age. Wear is not covered, and an adjuster, who handles the claim for the insurer, will check whether the shingles were failing before the wind came. Take photos, catch any water that comes in, and have a roofer cover any opening. Keep a sample of what blew off.',
  },
  {
    id: 'lethbridge-student-away-from-home',
    category: 'city',
    question: 'Our son or daughter studies in Lethbridge without a car. Should we tell our auto insurer?',
    answer:
      'Yes. The price depends on the licensed drivers in a household, and some insurers charge less for a student who lives far away without a car. They will ask about the distance and whether the student drives when home on holidays.\n\nA young driver who still uses the car in summer has to stay on the policy. If you do not tell the insurer about a driver, it may refuse a claim after that driver has a crash. Belongings in the rented room are a separate question, for the home insurer.',
  },
  {
    id: 'lethbridge-drive-to-montana',
    category: 'city',
    question: 'I often drive from Lethbridge to Montana. What should I check?',
    answer:
      'Check your liability limit first. Injury claims in the United States can be far larger than at home. Some people who often cross the border carry a higher limit, or an umbrella policy, which adds liability coverage on top. Bring proof of insurance on paper, because a border or police officer there might not accept it on a phone.\n\nThen check your health coverage. Outside Canada, the Alberta Health Care Insurance Plan pays up to {travel.ahcip.inpatient} toward a hospital stay, which is a small part of a real bill. Travel medical insurance is sold for one trip or for a year of trips. If you cross the border for work, tell your auto insurer.',
  },
  {
    id: 'lethbridge-basement-suite',
    category: 'city',
    question: 'What do I tell my insurer if I rent out a suite in my Lethbridge home?',
    answer:
      'Tell the insurer that you will rent out a suite, and do so before the tenant moves in. A rented suite changes the risk, and some home policies limit or exclude losses connected with it. The insurer will ask whether the suite is legal, how many people live there and whether you live in the same house.\n\nAsk about rental income after a fire, your liability toward the tenant, and damage a tenant does. Your policy does not cover the tenants’ belongings; they need their own. If you move out and rent out the whole house, it needs a policy for rental property.',
  },
  {
    id: 'lethbridge-grass-fire',
    category: 'city',
    question: 'Does a home policy cover damage from a grass fire?',
    answer:
      'Normally yes. Home policies cover fire and smoke, whether the fire began in a kitchen or in a coulee. If officials order you to leave, the policy may pay your extra living costs.\n\nMany policies limit what they pay for fences, sheds and landscaping. A burned car is a claim on the auto policy, if that includes comprehensive coverage or another optional coverage for fire. When there is a fire warning, keep your driveway clear and your papers in one bag, so that you can leave quickly.',
  },
  {
    id: 'fort-mcmurray-evacuation-order',
    category: 'city',
    question: 'What does my home policy pay if Fort McMurray is evacuated?',
    answer:
      'Most home policies pay your extra living costs once officials order you to leave because of a wildfire. Examples are a hotel, restaurant meals, extra fuel and boarding for a pet. This part of the policy is called additional living expenses. According to the Insurance Bureau of Canada, policies generally pay for {home.evacuation.days} of an evacuation; yours may have another period, and has a limit. If the fire damaged your home, the coverage normally continues while repairs are made. After a flood, a policy might not pay; ask which causes yours covers.\n\nKeep every receipt and write down dates. According to the Insurance Bureau of Canada, help from the government or the Red Cross does not lower what the insurer pays. If you feel unsafe before an order, leave, but know that many policies pay only after an order. Call your insurer once you are safe.',
  },
  {
    id: 'fort-mcmurray-rebuild-value',
    category: 'city',
    question: 'How do I know if my Fort McMurray house is insured for enough?',
    answer:
      'Compare the limit on your policy with the cost to rebuild, not with the market price. In a remote place, labour, lodging for crews and freight make building expensive. After a large fire, everyone needs the same trades at once.\n\nAsk the broker how the figure was worked out and when it was last updated. Mention renovations, a finished basement and the garage. Some policies include guaranteed replacement cost, which can pay more than the limit. It has conditions, such as rebuilding on the same site.',
  },
  {
    id: 'fort-mcmurray-rotation',
    category: 'city',
    question: 'I work a rotation and my house is empty for weeks. What should I tell the insurer?',
    answer:
      'Tell the insurer your rotation, and how long the house is empty each time. A house you mean to return to is usually called unoccupied, not vacant, but conditions still apply. In the cold months, many policies require a precaution if you are away for more than a few days. They commonly accept one of three: regular checks of the house, water off and pipes drained, or an alarm that monitors the heat. The policy says how often to check; many say every day.\n\nKeep a log of who checked and when. If people move out and do not mean to return, the house is vacant. Many policies then stop paying for {home.vacancy.lostFirst}. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has agreed in writing to keep some of it (a vacancy permit).',
  },
  {
    id: 'fort-mcmurray-truck-wildfire',
    category: 'city',
    question: 'Is my truck insured if a wildfire destroys it?',
    answer:
      'Only if the auto policy has one of three optional coverages; each covers fire. Comprehensive is for most causes other than a collision, and specified perils is for the causes on its list. All perils combines comprehensive and collision. The basic policy pays for injuries and for harm to others. Unless you opted out of direct compensation for property damage, it also pays for collision damage to your truck that was another insured driver’s fault.\n\nA lender or leasing company may require comprehensive and collision. On an older truck that is paid off, some owners drop comprehensive, and then fire is no longer covered. After a fire, the auto policy usually does not pay for tools in the truck; a tools or property policy can.',
  },
  {
    id: 'fort-mcmurray-site-liability',
    category: 'city',
    question: 'What insurance do oil sands sites require of a small contractor?',
    answer:
      'Each site owner has its own list, so read the contract before you price the job. The list commonly includes auto liability for every vehicle and a WCB clearance letter. It also includes general liability, for harm your business does to others, with a high limit. Many owners also ask to be added to your policy as an “additional insured”, so that it protects them too.\n\nShow your broker the exact insurance clause before you sign. If the limit is higher than a standard policy offers, you may need a second policy on top, called an umbrella or excess policy. It takes time to arrange. Some clauses ask for more than any policy covers; a broker can point those out.',
  },
];
