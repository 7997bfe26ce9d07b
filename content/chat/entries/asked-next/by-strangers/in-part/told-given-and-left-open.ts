import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain about cars, homes and claims: whom to tell, what comes first, and what was left open. */
export const toldGivenAndLeftOpen: Entries = {
  'home-tell-away': {
    question: 'Must I tell my insurer that the house is empty while we travel?',
    answer:
      'For a trip of some weeks you usually need not report it, but you have to do what the absence clause asks. That is often a check every few days in the heating season, or the water shut off. For months away, or without furniture, tell the insurer first and ask for the answer in writing.',
    links: ['/insurance/home'],
    next: ['home-away', 'home-caretaker', 'home-vacant'],
  },
  'auto-bought-old-policy': {
    question: 'Does the policy of my old car cover a car that I have just bought?',
    answer:
      'Do not count on the policy of your old car: call your insurer or broker before you drive, and have the new car added. Some policies cover a newly bought car for some days, under conditions. Ask for proof of insurance with its VIN; a plate or permit is another matter.',
    links: ['/insurance/auto'],
    next: ['auto-old-plate', 'auto-new-car', 'auto-private-sale', 'auto-before-vin'],
  },
  'auto-registry-first': {
    question: 'Which comes first, the insurance or the registry?',
    answer:
      'Insurance comes first: the registry asks for proof of Alberta insurance before it registers a car and gives you plates. The insurer needs no plate, only the VIN, the car and your licence. Then you go to a registry agent with the pink card, the bill of sale and your identification.',
    links: ['/insurance/auto'],
    next: ['auto-register', 'auto-before-vin', 'auto-new-car'],
  },
  'auto-relatives-plates': {
    question: 'I was given a relative’s car. May I drive it with their plates?',
    answer:
      'If the relative still owns and insures the car, you usually may drive it with consent, as long as their insurer knows. If the car is yours now, their plates and policy no longer fit: register it in your name and insure it first. Ask their insurer today what holds until then.',
    links: ['/insurance/auto'],
    next: ['auto-give-car', 'auto-drive-on-others-policy', 'auto-whose-name'],
  },
  'auto-declare-ticket': {
    question: 'Do I have to write a ticket or a claim in the form?',
    answer:
      'Yes, answer what the form asks, about tickets and claims of every driver, also of a family member. The insurer sees the driving record anyway, and a wrong answer can change the price or void the policy. If you do not know the date, say so and give your best estimate.',
    links: ['/insurance/auto'],
    next: ['auto-ticket', 'auto-record-years', 'gen-insurers-see'],
  },
  'auto-dcpd-why': {
    question: 'Why do I claim from my own insurer if the other driver hit me?',
    answer:
      'With direct compensation you deal with your own insurer, so that nobody waits until two insurers agree on who pays. You still do not pay for what was not your fault, and it does not count as an at-fault claim. For injuries, and for an uninsured or unknown driver, other rules apply.',
    links: ['auto-what-is-dcpd', '/insurance/auto'],
    next: ['auto-dcpd', 'auto-not-fault-price', 'claim-uninsured-driver'],
  },
  'home-extras': {
    question: 'Which extras are standard in a home policy, and which cost more?',
    answer:
      'Fire, theft, wind and liability are usually standard; sewer backup, overland water and service lines are usually additions. Sewer backup is water from a drain, overland water runs in at ground level, and service line is a broken pipe in your yard. Bylaw coverage, for new building rules, is often part of it with a limit. Ask for each limit.',
    links: ['/insurance/home'],
    next: ['home-sewer-overland', 'home-service-line', 'home-bylaw', 'home-what-covers'],
  },
  'home-condo-appliances': {
    question: 'Who insures the dishwasher and appliances in a condo?',
    answer:
      'Built-in appliances are the corporation’s only where its standard unit description lists them; otherwise they belong to your unit policy. A fridge or washer that you bought is yours. Wear and breakdown are paid by neither, so look at a warranty for that.',
    links: ['/insurance/condo'],
    next: ['home-condo-corporation', 'home-condo-upgrades', 'home-breakdown'],
  },
  'claim-neighbour-cash': {
    question: 'A neighbour wants cash from me for damage. Do I pay?',
    answer:
      'Pay and promise nothing yet: tell your home insurer first, because it decides on your liability and may answer for you. What you settle alone it might not repay. Say that the insurer will be in touch; the neighbour can also claim on their own policy.',
    links: ['/insurance/home'],
    next: ['claim-mine-at-neighbours', 'home-guest-hurt-me', 'gen-other-refuses'],
  },
  'claim-reopen': {
    question: 'Can a claim be opened again after it was closed?',
    answer:
      'Often yes, if something of the same loss shows up later: call the insurer with the claim number and photos. Do it soon, since policies and the law set time limits, and say what is new. If you signed a release, it might be final. If the insurer says no, ask for the reason in writing.',
    links: ['claims-time-limits', '/insurance/home'],
    next: ['claim-time-limits', 'claim-denied', 'claim-complain-insurer'],
  },
  'gen-told-no-answer': {
    question: 'I told my insurer of a change and got no answer. Am I insured?',
    answer:
      'Your policy stays in force until somebody ends it, but the change itself might not be insured until the insurer agrees. Write today, say what changed and when you reported it, and ask what holds meanwhile. Keep the email or the name and time of the call.',
    links: ['general-am-i-covered'],
    next: ['gen-tell-insurer', 'gen-not-told', 'gen-ask-whom'],
  },
  'gen-why-not-lie': {
    question: 'What happens if somebody tells an insurer something untrue?',
    answer:
      'A false claim can end with nothing paid, a cancelled policy and a criminal charge, even if nobody was hurt. Insurers share what they find, so the next policy costs more or is refused. Others pay for it in their premiums. If you have said something wrong, correct it before anything is paid.',
    links: ['claims-complain-insurer'],
    next: ['no-advice-claim', 'gen-find-out', 'claim-own-property'],
  },
  'spec-boat-passenger': {
    question: 'Somebody is hurt on my boat, or falls off it. Who pays?',
    answer:
      'The liability part of a boat policy usually pays if you are responsible, for a guest, a child or a swimmer. A home policy reaches only to small boats, up to a length and engine that it names; a large pontoon is usually beyond that. Report it soon, and promise nothing.',
    links: ['specialty-boat', '/insurance/specialty'],
    next: ['spec-boat', 'spec-boat-home', 'spec-umbrella'],
  },
  'spec-wreck-removal': {
    question: 'A marina asks for wreck removal. What is that?',
    answer:
      'Wreck removal pays to raise and take away a boat that sank or was wrecked, if a marina or the law requires it. Some boat policies include it within liability, others have a limit of their own. Ask your insurer whether yours has it, and for a proof that names the amount.',
    links: ['specialty-boat', '/insurance/specialty'],
    next: ['spec-boat', 'spec-boat-claim', 'biz-named-insured'],
  },
};
