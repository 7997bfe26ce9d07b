import type { Entries } from '../entry.ts';

const LATER =
  'Insurance can wait: when everyone is safe, call your insurer or broker. The number is on your policy; for a car, also on the pink card.';

/** People first. The first sentence says whom to call; these come before everything else that a message holds. */
export const dangerEntries: Entries = {
  // Whom not to move: Manitoba Public Insurance, Driver’s Handbook, chapter 11, read on November 27, 2026.
  'danger-crash': {
    kind: 'danger',
    question: 'A crash has just happened',
    answer: `If anyone is hurt or in danger, call 9-1-1 now. Do not move anyone who is hurt, unless they are in danger where they are. Everybody else waits away from traffic, with the hazard lights on. ${LATER}`,
    next: ['claim-crash-after', 'claim-police-report'],
  },
  'danger-medical': {
    kind: 'danger',
    question: 'Somebody is badly ill or hurt',
    answer:
      'Call 9-1-1 now and say where you are. Stay on the line: they tell you what to do until help comes. Insurance can wait.',
    next: ['do-person'],
  },
  'danger-abroad': {
    kind: 'danger',
    question: 'Somebody is ill or hurt abroad',
    answer:
      'If nobody is helping yet, call the local emergency number now: 9-1-1 in Canada, the United States and Mexico, and often another one elsewhere. Once help is there, or in a hospital, call the assistance line of the travel insurer, day and night: the number is on the policy or card. The assistance line speaks with the hospital, about payment and the trip home too. Without insurance, a Canadian consulate can help.',
    next: ['travel-in-hospital', 'claim-travel', 'travel-health-card'],
  },
  'danger-fire': {
    kind: 'danger',
    question: 'There is a fire',
    answer: `Get everyone out, stay out, and call 9-1-1 now, from outside. Do not go back for belongings. ${LATER}`,
    next: ['claim-house-fire'],
  },
  'danger-gas': {
    kind: 'danger',
    question: 'I smell gas or an alarm sounds',
    answer:
      'Leave the building with everyone, touch no switches, and call 9-1-1 now, from outside. Do not go back in until the fire department or the gas company says so.',
    next: ['do-person'],
  },
  'danger-burning-indoors': {
    kind: 'danger',
    question: 'We burn something indoors to keep warm',
    answer: `Put it out and get everyone into fresh air now: what burns indoors gives off carbon monoxide, which kills and has no smell. Call 9-1-1 from outside if anyone has a headache, or is dizzy, sick or sleepy. ${LATER}`,
    next: ['do-person'],
  },
  'danger-suicide': {
    kind: 'danger',
    question: 'Somebody wants to die',
    answer:
      'I am sorry that things are this hard: please call or text 9-8-8 now, the Suicide Crisis Helpline, at any hour. If something has been taken or done already, or somebody is in danger at this moment, call 9-1-1 first. I am a computer program and cannot help the way people there can.',
  },
  'danger-dying-now': {
    kind: 'danger',
    question: 'Somebody took too much, or is about to end their life',
    answer:
      'Call 9-1-1 now, even if nothing is felt yet, and say what was taken or done. Do not be alone, and leave nobody alone who did it, unless that is dangerous. Until help comes you can also call or text 9-8-8, the Suicide Crisis Helpline. I am a computer program and cannot help the way people there can.',
  },
  'danger-harm-others': {
    kind: 'danger',
    question: 'I am so angry that I may hurt somebody',
    answer:
      'Please stop here and let nobody be hurt: call 9-1-1 if that may happen now. You can call or text 9-8-8 at any hour and talk to somebody about it. A dispute with an insurer can be taken to its complaint officer and further, without cost.',
    next: ['claim-complain-insurer', 'claim-denied'],
  },
  // The line: alberta.ca/family-violence-how-help, read on November 26, 2026.
  'danger-violence': {
    kind: 'danger',
    question: 'Somebody threatens or attacks me',
    answer:
      'Get to a safe place if you can and call 9-1-1 now. If you cannot speak, stay on the line. At any hour you can also call or text the Family Violence Info Line at 310-1818. Insurance can wait.',
    next: ['do-person'],
  },
  'danger-break-in': {
    kind: 'danger',
    question: 'Somebody is breaking in',
    answer: `Get out or lock yourself in, stay quiet, and call 9-1-1 now. Do not face the person and touch nothing before the police come. ${LATER}`,
    next: ['claim-burglary'],
  },
  'danger-flood': {
    kind: 'danger',
    question: 'Water is rising',
    answer: `Call 9-1-1 now if anyone is trapped or in danger, and go to higher ground, or upstairs. Do not walk or drive through moving water, and do not step into water that has reached outlets, a running appliance or the electrical panel. ${LATER}`,
    next: ['claim-evacuated', 'claim-sewer-backup'],
  },
  'danger-wildfire': {
    kind: 'danger',
    question: 'A wildfire is close',
    answer:
      'Leave now if you are told to or see fire near you, and call 9-1-1 if you are trapped. Follow Alberta Emergency Alert and take people, pets and medicine first. Call your insurer later, and keep your receipts.',
    next: ['claim-evacuated', 'home-wildfire'],
  },
  'danger-storm': {
    kind: 'danger',
    question: 'A tornado or storm is here',
    answer:
      'Go to a basement or an inner room without windows now, and call 9-1-1 if anyone is hurt. Leave a car or mobile home for a solid building. Insurance can wait until it is over.',
    next: ['home-wind-tree', 'claim-hail-home'],
  },
  'danger-power-line': {
    kind: 'danger',
    question: 'A power line is down',
    answer:
      'Keep far away from the line and call 9-1-1 now. If it lies on your car, stay inside until they say that it is safe. Do not touch anybody who has had a shock while the power is on.',
    next: ['do-person'],
  },
  'danger-stranded': {
    kind: 'danger',
    question: 'I am stranded and in danger',
    answer:
      'Call 9-1-1 now if you are in danger, and say where you are. Stay with the car, keep warm, clear the exhaust pipe of snow before running the engine, and turn on the hazard lights.',
    next: ['auto-roadside'],
  },
  'danger-child': {
    kind: 'danger',
    question: 'A child is missing or in danger',
    answer:
      'Call 9-1-1 now and say where the child is or was last seen. Stay on the line and do what they tell you. Insurance can wait.',
  },
  // The battery: Alberta Health Services, as the press of the province passed it on in March 2021 and later; read on November 30, 2026.
  'danger-poison': {
    kind: 'danger',
    question: 'Somebody swallowed poison or pills',
    answer:
      'Call 9-1-1 now if the person is drowsy, cannot be woken, has trouble breathing or took a lot, and if you are not sure. Who may have swallowed a button battery goes to the nearest emergency department at once, even if nothing is felt. Otherwise call Health Link at 8-1-1, who connect you with poison experts. Keep the package at hand.',
  },
  'danger-drowning': {
    kind: 'danger',
    question: 'Somebody is in the water or under ice',
    answer:
      'Call 9-1-1 now. Reach or throw something from the shore, and do not go onto the ice or into the water yourself.',
  },
  'danger-water-damage': {
    kind: 'danger',
    question: 'Water is pouring into my home',
    answer:
      'Shut off the main water valve and keep away from outlets and the electrical panel; if anyone is in danger, call 9-1-1. If it comes from the unit above, knock there and call the building manager. Then call a plumber and your insurer, whose number is on your policy. Take photos, move things to a dry place, and keep receipts.',
    links: ['claims-first-steps-home'],
    next: ['claim-burst-pipe', 'claim-sewer-backup', 'home-water-damage'],
  },
  'danger-trapped': {
    kind: 'danger',
    question: 'Somebody is trapped or caught in a machine',
    answer:
      'Call 9-1-1 now and say where you are. Turn off the machine or flow if you can do it safely, do not go in after the person, and stay on the line. Insurance can wait.',
    next: ['biz-wcb'],
  },
  'danger-impaired': {
    kind: 'danger',
    question: 'Somebody wants to drive after drinking',
    answer:
      'Please do not drive or ride, not even a short way: leave the keys and call a taxi or somebody sober. If somebody else is about to drive, or is driving now, call 9-1-1. Impaired driving is a crime, and an insurer may refuse to pay for your own damage.',
    next: ['auto-dui', 'spec-boat-alcohol'],
  },
  'danger-unclear': {
    kind: 'danger',
    question: 'I am in danger',
    answer:
      'If you or anyone else is hurt or in danger, get to a safe place and call 9-1-1 now. If somebody is thinking of ending their life, call or text 9-8-8 at any hour. Insurance can wait.',
    next: ['do-person'],
  },
};
