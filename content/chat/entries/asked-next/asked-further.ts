import type { Entries } from '../../entry.ts';

/** What people ask further about any insurance, their car, home, work and request, once they have had an answer. */
export const askedFurther: Entries = {
  'gen-standard-or-extra': {
    question: 'Is that part of every policy, or an extra?',
    answer:
      'Your declarations page shows whether it is included: it lists each coverage and addition, with its limit. What the law requires is part of every car policy; most of the rest is chosen. If it is not listed there, ask your broker whether it can be added.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-where-in-policy', 'gen-add-coverage', 'gen-extra-cost'],
    reason: 'gen-why-optional',
  },
  'gen-per-person': {
    question: 'Is a limit or deductible per person, per claim or per year?',
    answer:
      'A limit or deductible usually counts for each loss, and the policy names it when it is per person, per item or per year. Liability is a limit for one event, however many people are hurt. Health, dental and travel plans often count per person.',
    links: ['home-lower-premiums', '/insurance/all'],
    next: ['gen-deductible', 'gen-where-in-policy', 'claim-deductible-when'],
  },
  'gen-do-nothing': {
    question: 'What happens if I do not do that?',
    answer:
      'If you do nothing, the insurer may refuse a claim that has to do with it, or end the policy. Where a law requires something, a fine can come as well. If it is too late already, tell your broker or insurer now.',
    links: ['claims-complain-insurer', '/insurance/all'],
    next: ['gen-not-told', 'claim-denied', 'gen-ask-whom'],
  },
  'gen-for-another': {
    question: 'Does the same hold for somebody else in my family?',
    answer:
      'The general rule is the same for everyone; what differs is who is named on the policy, and each person’s age, record or health. Tell the broker or insurer about each person. For a child or partner who lives elsewhere, ask whether they still belong to your household.',
    links: ['tenant-roommates', '/insurance/all'],
    next: ['auto-add-driver', 'home-whose-name', 'gen-ask-whom'],
  },
  'gen-other-province': {
    question: 'Does that hold in another province?',
    answer:
      'Rules differ by province, and what I know is for Alberta. An Alberta car policy applies across Canada on a trip, and belongings are usually insured away from home. Somebody who moves, or stays for months, needs that province’s insurance; ask your broker before you go.',
    links: ['/insurance/auto', '/insurance/home'],
    next: ['auto-leave-alberta', 'auto-away-work', 'site-outside-alberta'],
  },
  'gen-change-mind': {
    question: 'Can I change my mind after I have bought it?',
    answer:
      'A policy can be cancelled at any time, but a fee or part of the premium may be kept. A life policy can be returned within {life.freeLook.days} in Alberta. Have the next coverage in place before you cancel, and ask for the refund in writing first.',
    links: ['home-why-a-broker', '/insurance/all'],
    next: ['auto-cancel', 'life-cancel', 'do-cancel-policy-here'],
  },
  'gen-do-it-online': {
    question: 'Can I do that online, or do I have to call?',
    answer:
      'A request for a quote is made online here; changes, claims and papers of a policy go through its broker or insurer. Many have an app or a page for that, and all can be called. For a loss, call the claims line on the pink card or policy.',
    links: ['general-what-happens-next', 'claims-through-this-site'],
    next: ['do-quote', 'gen-ask-whom', 'site-claim-here'],
  },
  'gen-insurers-see': {
    question: 'Can an insurer find out about claims, tickets or a cancelled policy?',
    answer:
      'An insurer can often find out: it may look at your driving record, and at records of claims and policies that insurers share. A wrong answer can void a policy, often when there is a claim. A true answer may cost more, but the coverage then stays valid.',
    links: ['home-auto-premium-factors', 'claims-complain-insurer'],
    next: ['auto-abstract', 'auto-cancelled-tell', 'gen-not-told'],
  },
  'gen-where-help': {
    question: 'Where can I get help with a claim or an insurer?',
    answer:
      'Start with your broker and the insurer’s complaint officer; after that, the General Insurance OmbudService (GIO) or, for life and health, OLHI help free of charge. The consumer line of the Insurance Bureau of Canada explains how insurance works. About an injury or your rights, only a lawyer can advise you.',
    links: ['claims-complain-insurer', 'claims-disagree-amount'],
    next: ['claim-complain-insurer', 'claim-status', 'do-person'],
  },
  'gen-afford-deductible': {
    question: 'I cannot pay the deductible. What now?',
    answer:
      'Tell the adjuster or the shop early: insurers often take the deductible off what they pay, so you need no cash at once. Some shops agree on payments. Nobody may write a higher bill to make up for it. At renewal a lower deductible is possible, at a higher premium.',
    links: ['home-lower-premiums', 'claims-first-steps-crash'],
    next: ['claim-deductible-when', 'gen-usual-deductible', 'claim-no-repair'],
  },
  'claim-no-photos': {
    question: 'I threw things away or have no photos. Can I still claim?',
    answer:
      'A claim is still possible without photos: tell the insurer what was there, what you did and why you could not wait. Keep whatever is left, such as a piece of the carpet. Bank records, messages, old pictures and people who saw it help. From now on keep everything until the adjuster agrees.',
    links: ['claims-first-steps-home', 'claims-time-limits'],
    next: ['claim-no-receipts', 'claim-report-soon', 'claim-clean-up'],
  },
  'claim-neighbour-uninsured': {
    question: 'The neighbour who caused the damage has no insurance. Who pays?',
    answer:
      'Your own home, condo or tenant policy pays first, less its deductible, whether or not the neighbour is insured. Your insurer may then ask the neighbour for the money. A condo corporation’s policy may pay for the building itself. Whether you can sue for the rest is a question for a lawyer.',
    links: ['home-condo-deductible-rule', 'claims-first-steps-home'],
    next: ['claim-neighbour', 'claim-upstairs-leak', 'home-condo-deductible'],
  },
  'auto-show-proof': {
    question: 'When do I have to show proof of car insurance?',
    answer:
      'Proof of insurance is asked for when you register the car, and a driver has to show it to police on the spot. There is no grace period. The insurer or broker sends the pink card once the policy begins, often by email on the same day.',
    links: ['auto-digital-pink-card', 'auto-driving-uninsured'],
    next: ['auto-pink-card', 'auto-register', 'do-get-documents'],
  },
  'auto-driven-home': {
    question: 'May somebody else drive the car home that I bought?',
    answer:
      'Somebody else may drive it home once the car itself is insured, with your consent and a valid licence: insurance follows the car, not the driver. The other person’s own policy usually does not insure your car. Ask the registry agent about the plate or a permit for the drive.',
    links: ['auto-driving-uninsured', '/blog/first-car-in-alberta'],
    next: ['auto-private-sale', 'auto-no-grace', 'auto-lend-car'],
  },
  'auto-student-takes-car': {
    question: 'My child takes the car along to university or work elsewhere',
    answer:
      'Tell the insurer before the car goes: where it is kept and who drives it most are part of the price. An Alberta policy applies across Canada for a time, and a long stay in another province may need its plates and insurance. Name the child as the main driver if that is so.',
    links: ['lethbridge-student-away-from-home', 'auto-new-driver'],
    next: ['auto-student-away', 'auto-away-work', 'auto-garaging'],
  },
  'auto-treatment-who': {
    question: 'Who decides which treatment is paid after a collision, and what if I disagree?',
    answer:
      'The insurer decides what it pays, from what your doctor and other health professionals report; ask for a refusal and its reasons in writing. {before reform.start: For collisions on or after {reform.start}}{from reform.start: For collisions since {reform.start}}, the Care-First Tribunal hears disputes about benefits. For older collisions a lawyer can say which way is open.',
    links: ['auto-changes-in-2027', 'claims-disagree-amount'],
    next: ['auto-accident-benefits', 'claim-benefits-cut', 'auto-care-first'],
  },
  'home-why-bank': {
    question: 'Why does the bank want me to have home insurance?',
    answer:
      'The house is the security for the loan: if it burns down uninsured, the bank loses that security and you still owe the money. So the lender is named on the policy, and has a say in how a large loss is paid. It is a term of the mortgage, not a law.',
    links: ['home-is-it-mandatory'],
    next: ['home-mortgage', 'home-lender-proof', 'home-how-much'],
  },
  'home-tenant-to-owner': {
    question: 'I move from renting to a condo or house. Does my policy move along?',
    answer:
      'Tenant insurance does not turn into condo or home insurance: an owner needs a new policy from the day of possession. The same insurer can often change it over, so call some weeks before. Keep the tenant policy until your things have left the rented place.',
    links: ['home-or-tenant', 'tenant-moving'],
    next: ['home-condo', 'home-moving', 'home-when-to-call'],
  },
  'home-flood-unlikely': {
    question: 'We live on a hill or far from water. Is flood coverage of any use?',
    answer:
      'Water damage happens on hills too: heavy rain runs into window wells, and sewers back up anywhere with a basement. Away from rivers overland coverage usually costs less, and sewer backup is a separate addition. A broker can go through it with you.',
    links: ['home-sewer-or-overland', 'home-flood-coverage'],
    next: ['home-flood', 'home-sewer-overland', 'home-backwater'],
  },
  'home-detectors': {
    question: 'Does a smoke, carbon monoxide or water detector lower the price?',
    answer:
      'Some insurers give a discount for a monitored alarm or a water sensor; smoke and carbon monoxide detectors are usually expected, not rewarded. Each insurer has its own list. Say what you have in the request, and ask the broker which of them counts.',
    links: ['home-lower-premiums'],
    next: ['home-lower-price', 'home-backwater', 'home-price-factors'],
  },
  'home-fire-pit': {
    question: 'Do I have to tell my insurer about a fire pit, or a fire that is over?',
    answer:
      'An ordinary fire pit is seldom asked about, but follow your town’s fire bylaw and tell the insurer if its form asks. A wood stove or an outdoor kitchen at the house is another matter. An earlier fire, leak or claim has to be told when a form asks for it, even if all is repaired.',
    links: ['acreage-wood-stove', '/insurance/home'],
    next: ['gen-tell-insurer', 'home-wood-stove', 'home-record-years'],
  },
  'life-disability-how-long': {
    question: 'For how long does disability insurance pay?',
    answer:
      'Disability insurance pays for the benefit period that you choose, some years or until retirement age, as long as you cannot work. It begins after the waiting period. A longer period costs more. The definition of disability may get stricter after some time, so read that clause.',
    links: ['disability-waiting-period', '/insurance/life'],
    next: ['life-disability-wait', 'life-disability', 'life-disability-tax'],
  },
  'life-disability-earlier': {
    question: 'Is back trouble or an illness I had before insured by disability insurance?',
    answer:
      'An insurer asks about earlier back trouble or illness and may leave that part of the body out, charge more, or decline. Leaving it out can void the policy. Group plans often ask nothing, but might not pay at first for what was treated shortly before.',
    links: ['life-health-questions', '/insurance/life'],
    next: ['life-disability', 'life-health-condition', 'life-correct-answer', 'gen-what-use'],
  },
  'biz-cyber-requirements': {
    question: 'What do insurers want in place before they sell cyber insurance?',
    answer:
      'Cyber insurers usually ask for two-step login, backups kept apart from the network, current updates, and staff who are trained to spot false emails. Without them coverage can be refused or limited, or cost more. Answer what is true today: a wrong answer can cost the claim.',
    links: ['cyber-application-wrong', 'cyber-no-tech'],
    next: ['biz-cyber', 'biz-cyber-no-tech', 'biz-cyber-it'],
  },
  'biz-limit-asked': {
    question: 'Which liability limit do clients or general contractors ask for?',
    answer:
      'The contract or the market says which limit is asked for; {business.liability.usualRequest} of general liability is common. The limit is the most that the policy pays, and it is high because one injury can cost that much. Large or oil field sites often require more. Have the clause in hand when the broker calls. It also says who must be named on the certificate.',
    links: ['business-what-is-a-certificate', 'fort-mcmurray-site-liability'],
    next: ['biz-certificate', 'biz-named-insured', 'no-advice-amount'],
    reason: 'biz-why-high-limit',
  },
  'biz-wcb-and-liability': {
    question: 'Do I need WCB and liability insurance, or is one enough?',
    answer:
      'WCB and liability insurance do different things: WCB pays for workers who are hurt, liability for other people’s injuries and property. WCB is mandatory for most industries with workers. Liability is seldom required by law, but contracts usually ask for it, and a damage claim can end a small firm.',
    links: ['business-is-wcb-included', 'business-which-covers-first'],
    next: ['biz-wcb', 'biz-liability', 'biz-contractor'],
  },
  'biz-teach-first-aid': {
    question: 'I teach courses where people practise on each other. What insurance?',
    answer:
      'Courses with practice usually need general liability that includes participants, and professional liability for what you teach. Tell the insurer what people practise and where. A client’s site may ask for a certificate, and to be named. A waiver helps, but it does not replace insurance.',
    links: ['professionals-general-liability-enough', 'business-what-is-a-certificate'],
    next: ['biz-trainer-photographer', 'biz-waiver', 'biz-certificate'],
  },
  'fleet-mixed': {
    question: 'One vehicle is for work and one is private. One policy or two?',
    answer:
      'A vehicle for work usually needs commercial coverage or the insurer’s written consent, and the private one stays on a personal policy. One broker can often place both. Say what the work vehicle carries, pulls and who drives it; using it for work only in summer counts as well.',
    links: ['commercial-auto-when-needed', 'red-deer-work-truck'],
    next: ['fleet-when-needed', 'auto-delivery-use', 'fleet-part-year'],
  },
  'travel-card-family': {
    question: 'Does the travel insurance of my credit card cover my spouse and children?',
    answer:
      'Card insurance often covers a spouse and dependent children as well, with some cards only if they travel with the holder. Often the trip has to be paid with the card. Age and number of days are limited. The certificate of the card says who is insured; read it before you go.',
    links: ['travel-credit-card', '/insurance/travel'],
    next: ['travel-credit-card', 'travel-family-plan', 'travel-top-up'],
  },
  'site-who-calls': {
    question: 'Who is it that contacts me?',
    answer:
      'One licensed broker at a time gets your request and is asked to contact you within {site.promise}, after accepting it within {site.accept}. We ask another only if the first cannot help or misses one of these times. Your tracking link shows who has your request and who has looked at it. This site itself does not sell insurance and does not call to sell.',
    links: ['general-how-many-calls', 'privacy-who-sees-my-data'],
    next: ['site-when-contacted', 'site-broker-licensed', 'do-choose-broker'],
  },
  'site-no-broker-takes': {
    question: 'What if no broker takes my request, or the time passes?',
    answer:
      'If a broker partner does not contact you within {site.promise}, we tell you and ask another one. Your tracking link shows where the request stands. A person of this site can look into it for you, and you may withdraw at any time.',
    links: ['general-what-happens-next', '/contact'],
    next: ['do-nobody-called', 'do-request-status', 'do-withdraw'],
  },
  'do-complaint-seen': {
    question: 'Does the broker see that I complained?',
    answer:
      'Whoever looks into a complaint usually has to tell the broker what it is about, so that the broker can answer. Here a person of this site reads it first. If you do not want to be named before you have been asked, write that at the beginning.',
    links: ['claims-complain-broker', '/contact'],
    next: ['claim-complain-broker', 'do-complain-site', 'do-change-broker'],
  },
};
