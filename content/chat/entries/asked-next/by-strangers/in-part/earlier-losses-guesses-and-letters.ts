import type { Entries } from '../../../../entry.ts';

/** What strangers asked in vain of losses long past, of what the form and the portal ask, and of who decides. */
export const earlierLossesGuessesAndLetters: Entries = {
  'claim-was-earlier': {
    question: 'My loss was some time ago. What matters now?',
    answer:
      'For an earlier loss, what matters is where the claim stands: not reported, still open, or paid and closed. Report it now if nobody knows of it; of an open one, ask the adjuster in writing what is missing. A new insurer usually asks about losses and claims of past years, open ones too.',
    links: ['claims-time-limits', 'claims-first-steps-home'],
    next: ['claim-status', 'claim-switch-before', 'home-record-years', 'claim-time-limits'],
  },
  'home-actual-cash-value': {
    question: 'What is actual cash value, and is an old couch or roof paid new?',
    answer:
      'Actual cash value is what a thing was worth just before the loss: its price new, less wear and age. With replacement cost, a new one of the same kind is paid, once you buy it, whatever its age. Many home and tenant policies have that for contents, but not for old roofs; your declarations page says.',
    links: ['home-replacement-or-cash-value', '/insurance/home'],
    next: ['home-replacement-cost', 'home-roof-depreciated', 'home-contents-amount'],
  },
  'site-guess-ok': {
    question: 'May I guess in the form if I do not know something?',
    answer:
      'In the quote form here your best estimate is fine: say that it is one, and the broker asks again before anything is bought. On the application of an insurer do not guess: say that you do not know, or find out first. A home inspection, the city or the seller may know the year of a roof.',
    links: ['general-what-happens-next', '/insurance/home'],
    next: ['site-form-help', 'home-wiring-year', 'site-broker-needs'],
  },
  'site-after-contact': {
    question: 'The broker has contacted me. What do I do next?',
    answer:
      'Answer the broker’s questions, send the papers they ask for, and have each quote sent in writing before you decide. Compare the limits and deductibles, not only the price. You may accept, ask for a change, or say no; nothing is insured until the broker confirms a policy in writing.',
    links: ['general-what-happens-next', 'general-am-i-covered'],
    next: ['site-accept-quote', 'gen-compare-quotes', 'site-decide-by', 'site-broker-needs'],
  },
  'do-old-email-gone': {
    kind: 'do',
    question: 'I no longer have the email address that I used',
    answer:
      'Write to us with the old address, the new one and your reference, if you have it, and a person looks into it. They check that it is you before anything is changed. Ask your email company too: an old mailbox can sometimes be opened again.',
    links: ['/contact'],
    opens: [
      { label: 'Write to us', to: '/contact' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['do-no-reference', 'do-password'],
  },
  'do-link-expired': {
    kind: 'do',
    question: 'The login link or code has expired or does not work',
    answer:
      'A link or code works for a short time only, and the newest one counts: ask for a new one and use the last email. On the [page for a new password](/portal/forgot-password) you get a fresh link. If that fails as well, [write to us](/contact) and a person looks into it.',
    links: ['/contact'],
    opens: [
      { label: 'Get a new link', to: '/portal/forgot-password' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['do-login', 'do-no-email'],
  },
  'do-upload-where': {
    kind: 'do',
    question: 'I do not see where to upload, or my file is too large',
    answer:
      'In the [client portal](/portal/login), open your request: the upload is under its documents, and it says which files it takes and how large they may be. Save a file that is too large as a smaller PDF, or send a photo of each page. The upload is on your tracking page too.',
    links: ['/contact'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Talk to a person', what: 'person' },
    ],
    next: ['do-upload', 'do-login'],
  },
  'site-no-letters': {
    question: 'Can you write a letter for me?',
    answer:
      'No, I cannot write letters for you, to an insurer, a landlord or an employer. A letter to an insurer usually gives the policy and claim number, the date, what happened in your own words, what you ask for, and until when. Your broker can read it before you send it.',
    links: ['claims-complain-insurer', '/contact'],
    next: ['claim-disagree-amount', 'claim-denied', 'do-person'],
  },
  'site-why-no-advice': {
    question: 'Why can you not tell me what I should do?',
    answer:
      'I give no advice, because that takes a licence and somebody who knows your whole case, and this chat has neither. A licensed broker may advise on coverage, and a lawyer on an injury or a settlement. What the words and rules mean is here, so that you know what to ask them.',
    links: ['general-are-you-a-broker', 'home-why-a-broker'],
    next: ['claim-settlement', 'gen-ask-whom', 'do-broker'],
  },
  'gen-who-sets-prices': {
    question: 'Who sets the price of insurance?',
    answer:
      'Each insurance company sets its own prices; for cars, a board of the province, the Automobile Insurance Rate Board, has to approve them. Neither this site nor a broker sets a price: a broker passes on what insurers ask. For homes and businesses no board approves the price.',
    links: ['home-auto-premium-factors', 'auto-price-caps'],
    next: ['auto-rate-cap', 'gen-price-complaint', 'gen-why-different'],
  },
  'gen-why-optional': {
    question: 'Why is that coverage not part of every policy?',
    answer:
      'A coverage is optional where the law does not require it: some people do not need it, and leaving it out lowers their premium. The required parts protect others first. Ask your broker which additions your policy has, and what each one costs.',
    links: ['home-why-a-broker', 'auto-compulsory-cover'],
    next: ['gen-add-coverage', 'gen-standard-or-extra', 'auto-required'],
  },
  'auto-dearer-here': {
    question: 'Why does car insurance cost more here than in another province?',
    answer:
      'Provinces have different systems: some have a public insurer, and in some nobody can sue over an injury, so premiums are not easily compared. What injuries, repairs, hail and theft cost in a place counts as well. Alberta has private insurers and changes its system on {reform.start}.',
    links: ['home-auto-premium-factors', 'auto-changes-in-2027'],
    next: ['auto-price-factors', 'auto-public-before', 'auto-2027-price'],
  },
  'auto-old-still-shown': {
    question: 'Why does an accident of some years ago still stand on my renewal?',
    answer:
      'An at-fault collision usually counts over {auto.rating.claimYears} from its date, so an older one may still stand on a renewal and weigh less. Ask which date your insurer uses, as the renewal after that date should no longer count it. A wrong entry can be corrected: ask for your claims history.',
    links: ['home-auto-premium-factors', '/insurance/auto'],
    next: ['auto-record-years', 'auto-claim-not-mine', 'gen-claims-letter'],
  },
  'gen-not-renewed-weeks': {
    question: 'My policy is not renewed and ends in some weeks. What do I do now?',
    answer:
      'Ask the insurer for its reason in writing, and begin at once to look for another policy, so that no day is left without one. A broker can ask several insurers; have the letter, your claims and what you have repaired at hand. Do not let it end first: a gap makes the next one harder.',
    links: ['home-why-a-broker', 'general-what-happens-next'],
    next: ['home-letter-ends', 'auto-not-renewed', 'home-claims-history', 'gen-gap'],
    reason: 'gen-why-not-renewed',
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
  'home-work-from-home': {
    question: 'I work from home at a computer. Must I tell my home insurer?',
    answer:
      'For computer work alone, most home policies do not change, but tell the insurer if you run your own business, keep stock, or see clients there. Ask how much business equipment the policy covers, as that limit is often low. What belongs to your employer is usually insured by the employer.',
    links: ['business-from-home', '/insurance/home'],
    next: ['home-business-at-home', 'home-work-laptop', 'gen-tell-insurer'],
  },
  'home-tools-side-jobs': {
    question: 'Tools that I use for side jobs are in my shed. Are they insured?',
    answer:
      'In a home policy, tools that earn money usually count as business property, with a low limit or none, even in your own shed. Tools for your own use are contents. If you take side jobs, ask the broker for tool coverage, and keep a list with photos and serial numbers.',
    links: ['contractors-tools-in-truck', 'builders-risk-tools'],
    next: ['biz-tools', 'home-outbuildings', 'home-inventory'],
  },
};
