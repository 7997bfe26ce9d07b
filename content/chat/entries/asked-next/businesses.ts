import type { Entries } from '../../entry.ts';

/** What people ask next about a business, work vehicles, special things and a farm. */
export const businessesAskedNext: Entries = {
  'biz-tenants-legal': {
    question: 'What is tenants’ legal liability?',
    answer:
      'Tenants’ legal liability pays for damage you cause to the rented premises themselves, such as a fire in your unit. It is often part of a general liability policy, with a limit of its own, and a lease can ask for it. Ask which amount the landlord requires; a broker can read the insurance clause with you before you sign.',
    links: ['retail-landlord-insurance', '/business/retail'],
    next: ['biz-landlord-commercial', 'biz-certificate', 'biz-liability'],
  },
  'biz-clearance-where': {
    question: 'Where do I get the WCB letter?',
    answer:
      'From WCB-Alberta, online, not from an insurance broker: you can request it, and so can the company that hires you. It says whether your account is in good standing. The certificate for your liability insurance comes from your broker. Sole owners can choose personal coverage at WCB.',
    links: ['contractors-clearance-letter', 'business-is-wcb-included'],
    next: ['biz-wcb', 'biz-certificate', 'biz-clearance-letter'],
  },
  'biz-studio': {
    question: 'What insurance does a yoga, dance or fitness studio need?',
    answer:
      'Usually general liability with participants included, professional liability for instruction, contents, and what the lease asks for. Teachers who are not employees often need their own policy. Waivers can help, but do not replace insurance.',
    links: ['/business/professionals', '/business/general'],
    next: ['biz-freelance-teachers', 'biz-waiver', 'biz-tenants-legal', 'do-quote-business'],
  },
  'biz-freelance-teachers': {
    question: 'Are freelancers or contract teachers covered by my policy?',
    answer:
      'Often not by themselves: ask for a certificate of their own liability insurance, or have them added to yours. WCB looks at who counts as a worker by its own rules. Write down in the contract who insures what.',
    links: ['contractors-subcontractor-damage', 'business-what-is-a-certificate'],
    next: ['biz-subcontractors', 'biz-wcb', 'biz-certificate'],
  },
  'biz-waiver': {
    question: 'Does a signed waiver protect me if somebody is hurt?',
    answer:
      'A signed waiver can help, but whether it holds is for a court, and it does not replace liability insurance. If somebody was hurt, report it to your liability insurer at once, do not admit fault, and keep the waiver, names and photos. The insurer usually arranges the defence.',
    links: ['/business/general', 'professionals-claims-made'],
    next: ['biz-liability', 'claim-business', 'no-legal'],
  },
  'biz-short-term': {
    question: 'Can I insure a business for a few months or one job?',
    answer:
      'Sometimes: there are policies for one event or project, but most run for a year, often with a minimum premium that the insurer keeps. Claims can come long after the work, so ask how finished work is covered. Clients may want proof for a whole year.',
    links: ['/business/general', 'business-what-is-a-certificate'],
    next: ['biz-self-employed', 'biz-certificate', 'biz-price-factors', 'do-quote-business'],
  },
  'biz-many-places': {
    question: 'I work at several places. One policy or several?',
    answer:
      'Usually one policy, with every place and kind of work told to the insurer. Each place that asks can get its own certificate, and can be named as an additional insured. Tell the broker before a new one begins.',
    links: ['business-what-is-a-certificate', '/business/general'],
    next: ['biz-certificate', 'biz-trainer-photographer', 'biz-liability'],
  },
  'biz-cyber-after': {
    question: 'We were hacked. Can we buy cyber insurance now?',
    answer:
      'Not for what has already happened: a policy usually covers what begins after it does, and the application asks about earlier attacks. Check whether a policy you have includes any cyber coverage, and report it. Under Alberta’s Personal Information Protection Act (PIPA), a breach with a real risk of significant harm must be reported to the Information and Privacy Commissioner.',
    links: ['business-privacy-breach', '/business'],
    next: ['biz-cyber', 'biz-cyber-ransom', 'biz-cyber-no-tech'],
  },
  'biz-cyber-it': {
    question: 'We pay for IT. Why cyber insurance as well?',
    answer:
      'IT makes an attack less likely; insurance pays for what happens when one gets through: specialists, notices, lost income and claims. Insurers ask about backups and two-step login, so the two go together.',
    links: ['cyber-too-small', 'business-privacy-breach'],
    next: ['biz-cyber', 'biz-cyber-small', 'biz-cyber-no-tech'],
  },
  'biz-fraud-now': {
    question: 'We paid a fake invoice. What do we do now?',
    answer:
      'Call your bank at once and ask it to recall the payment, then the police and the Canadian Anti-Fraud Centre. Tell your broker or insurer today: crime or cyber coverage pays only if it lists payments made because of a scam, often up to a lower limit. Keep the emails.',
    links: ['cyber-crime-policy', 'business-privacy-breach'],
    next: ['biz-cyber-invoice', 'biz-crime', 'claim-business'],
  },
  'biz-trade-expensive': {
    question: 'Why is insurance for my trade so expensive?',
    answer:
      'Trades with work at heights, open flame, water or heavy machines cause larger losses, and fewer insurers take them. Revenue, subcontractors, claims and limits count as well. A broker can point to safety records, training and proof from subcontractors.',
    links: ['/business/contractors', '/business/general'],
    next: ['biz-price-factors', 'biz-contractor', 'do-quote-business'],
  },
  'biz-not-a-claim-yet': {
    question: 'A customer complains. Do I tell the insurer already?',
    answer:
      'Yes, tell your broker or insurer as soon as you hear of something that could become a claim. Many policies require it, claims-made ones above all. Do not admit fault or pay first. Keep the messages and photos.',
    links: ['professionals-claims-made', '/business/general'],
    next: ['biz-claims-made', 'biz-liability', 'claim-business'],
  },
  'fleet-private-use': {
    question: 'A worker used the van privately and had an accident',
    answer:
      'Report it to the insurer truthfully. A commercial policy often follows a driver who had permission; private use or use against your rules may limit it, and the insurer decides. Taken without any consent it may be a matter for the police.',
    links: ['/commercial-auto', 'claims-first-steps-crash'],
    next: ['fleet-drivers', 'claim-affects-price', 'claim-crash-after'],
  },
  'fleet-empty-return': {
    question: 'Which policy applies when I drive home empty?',
    answer:
      'An empty trip back is usually still part of hauling for pay, so a personal policy might not cover it. Under another carrier, ask whose policy applies without a load: there is coverage made for that. Describe the whole trip to the broker.',
    links: ['commercial-auto-when-needed', '/commercial-auto'],
    next: ['fleet-owner-operator', 'fleet-when-needed', 'fleet-cargo'],
  },
  'fleet-bad-record': {
    question: 'One of our drivers has demerits. Does it hurt the whole fleet?',
    answer:
      'One driver’s demerits can count: insurers read every driver’s abstract, and may raise the price, ask for training, or not accept that driver. A fleet is also rated on its own claims. Tell the truth about who drives, and ask the broker before you hire.',
    links: ['/commercial-auto', 'commercial-auto-what-is-a-fleet'],
    next: ['fleet-drivers', 'fleet-what-is', 'do-quote-commercial-auto'],
  },
  'fleet-parked-trailer': {
    question: 'A parked trailer with a machine on it: which policy?',
    answer:
      'The truck’s policy usually covers only liability while the trailer is hitched. The trailer itself has to be listed, and a machine such as a skid steer belongs on an equipment policy. On the road the trailer must be registered. Ask about theft while it is parked.',
    links: ['commercial-auto-tools-inside', '/commercial-auto'],
    next: ['fleet-trailer-plow', 'biz-tools', 'do-quote-commercial-auto'],
  },
  'farm-leaves-out': {
    question: 'What does a farm policy usually leave out?',
    answer:
      'A farm policy usually leaves out crops in the field, wear, pollution, most illness of animals, and paid work for others beyond what it allows. Fences often have a low limit or none, and a dugout or the land itself is usually not insured. The list of exclusions in the policy decides.',
    links: ['farm-crops', '/insurance/specialty'],
    next: ['farm-crops', 'biz-farm', 'farm-custom-work'],
  },
  'farm-hail-who': {
    question: 'Crop hail from AFSC or from a private insurer?',
    answer:
      'Both insure hail on crops: AFSC is a provincial corporation with programs and deadlines of its own, private insurers have their own terms. Look at deductible, when it begins, spot loss, and whether the two may be combined. AFSC or a broker explains the current rules.',
    links: ['farm-crops', '/insurance/specialty'],
    next: ['farm-crops', 'farm-leaves-out', 'biz-farm'],
  },
  'spec-suspend-or-cancel': {
    question: 'Suspend or cancel in winter: what is the difference?',
    answer:
      'Suspending usually pauses only the road coverages: fire and theft in storage stay insured, and the policy continues. Cancelling ends all of it, can cost a fee, and may leave a gap in your record. Ask for both amounts before you choose.',
    links: ['motorcycle-lay-up', 'auto-winter-tires-telematics'],
    next: ['spec-motorcycle-pause', 'auto-cancel', 'spec-motorcycle-stolen'],
  },
  'spec-seasonal-lot': {
    question: 'My trailer stands on a seasonal lot all year. How is it insured?',
    answer:
      'Usually with a policy for the trailer itself, or for a stationary seasonal trailer: the auto policy does little for one that is not hitched. Say that it stays, and ask about snow load, decks and sheds, contents, and liability on the lot.',
    links: ['red-deer-rv-storage', 'rv-winter-storage'],
    next: ['spec-rv-storage', 'spec-rv-trailer', 'home-cottage', 'do-quote-specialty'],
  },
  'spec-sled-away': {
    question: 'Is my snowmobile or quad insured in British Columbia?',
    answer:
      'The liability coverage of an Alberta policy usually applies there, but other provinces have registration rules of their own, so ask. Theft and damage are paid only if you bought them; look at theft from a trailer or parking lot. Gear and trailer are often listed separately.',
    links: ['specialty-atv-snowmobile', '/insurance/specialty'],
    next: ['spec-snowmobile', 'spec-atv', 'do-quote-specialty'],
  },
  'spec-young-rider': {
    question: 'I am a young rider with a first bike. What lowers the price?',
    answer:
      'A rider training course, a smaller bike, a place to lock it and a higher deductible may lower it. Years with a Class 6 licence count as well. The compulsory parts stay in any case. Discounts differ, and a broker can ask several.',
    links: ['/insurance/specialty', 'motorcycle-learner'],
    next: ['spec-motorcycle', 'spec-motorcycle-pause', 'do-quote-specialty'],
  },
};
