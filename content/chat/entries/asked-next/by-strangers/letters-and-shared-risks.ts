import type { Entries } from '../../../entry.ts';

/**
 * Letters from an insurer, what others do under one's name or roof, and what can be undone: asked for in vain. Who takes reports about unfit
 * drivers, and what becomes of a plate: alberta.ca, "Report a driver fitness concern" and "Cancel vehicle registration".
 */
export const lettersAndSharedRisks: Entries = {
  'gen-material-change': {
    question: 'What is a material change in risk?',
    answer:
      'A material change in risk is something new that matters to the insurer, such as another driver, a tenant, a business or building work. Policies ask you to report it soon, and relatives who move in belong to it. If a letter speaks of one, ask which change it means and by when to answer, and reply in writing. The insurer may then change the price or the terms, or end the policy with notice.',
    links: ['general-am-i-covered', '/insurance/all'],
    next: ['gen-tell-insurer', 'gen-not-told', 'home-roommate-tell'],
  },
  'gen-notice-paid': {
    question: 'I got a notice of cancellation, but I have paid. What now?',
    answer:
      'A notice of cancellation names the day on which the policy ends, so show before that day that you have paid. Call the insurer or broker now, send the confirmation of the payment, and ask them to write that the policy continues. Without that letter you might be uninsured after the day. If the bank or the insurer made the mistake, ask for a letter that says so.',
    links: ['claims-late-payment', 'auto-driving-uninsured'],
    next: ['auto-missed-payment', 'gen-billing', 'auto-cancelled'],
  },
  'biz-chair-renters': {
    question: 'People rent chairs in my salon. Does my policy cover what they do?',
    answer:
      'A salon’s policy usually covers the owner and the staff, so people who rent a chair need liability of their own. Put that in the agreement, ask each of them for a certificate, and have yourself named on it. A client may still hold you responsible as well, so tell your insurer how many rent from you.',
    links: ['/business/general', 'business-which-covers-first'],
    next: ['biz-chair-rent', 'biz-subs-own', 'biz-named-insured', 'biz-client-hurt-by-service'],
  },
  'fleet-new-expensive': {
    question: 'Why do insurers charge a new trucking company so much?',
    answer:
      'New trucking companies pay more because the insurer sees no years of safe hauling yet, and trips to the United States add to it. Driving records, years with Class 1, the cargo and the distance count as well. I see no prices, so have a broker ask several insurers whether a quote is usual. Each year without a claim helps.',
    links: ['/commercial-auto'],
    next: ['fleet-why-experience', 'fleet-us', 'fleet-owner-operator', 'do-quote-commercial-auto'],
  },
  'auto-forgiveness-moves': {
    question: 'I have switched insurers. Does accident forgiveness come along?',
    answer:
      'Accident forgiveness usually stays behind: it is a promise of the insurer that sold it, and another may count the same claim. The claim is on your record either way. Ask the new insurer whether it sells the same, and from when it counts.',
    links: ['/insurance/auto', 'home-auto-premium-factors'],
    next: ['auto-forgiveness', 'auto-record-years', 'auto-discount-moves'],
  },
  'auto-parent-liable': {
    question: 'My parent still drives. Are we children liable for an accident?',
    answer:
      'Usually the driver and the owner of the car are liable for a collision, not grown children, even if they pay the premium. It can be different if the car is yours. Look up the liability limit with your parent, because what goes beyond it is asked of them. A lawyer can tell you about a certain case.',
    links: ['/insurance/auto'],
    next: ['auto-parent-report', 'auto-senior-driver', 'auto-over-limit', 'auto-whose-name'],
  },
  'auto-parent-report': {
    question: 'I worry that a relative should not drive anymore. Whom do I tell?',
    answer:
      'The province takes reports about drivers who may be unfit: Driver Fitness and Monitoring looks at each, and keeps private who wrote it. Their doctor can be told as well, and the police where somebody drives dangerously now. An insurer must not end a policy because of age; it has to be told if the licence is limited or suspended.',
    links: ['/insurance/auto'],
    next: ['auto-senior-driver', 'auto-medical-tell', 'auto-parent-liable'],
  },
  'auto-plate-left': {
    question: 'The buyer drove off with my licence plate. What do I do?',
    answer:
      'A licence plate stays with the seller and not with the car: ask for it back, and report it to police if that fails. A registry agent can then cancel the registration. Tell your insurer the day of the sale before you end the policy, and keep the signed bill of sale: it shows whose car it was if somebody is hit.',
    links: ['/insurance/auto'],
    next: ['auto-sell', 'auto-plate-stolen', 'auto-cancel'],
  },
  'claim-roofer-signed': {
    about: 'home',
    question: 'I have signed with a roofer at the door. Can I undo it?',
    answer:
      'A contract signed at your door can usually be cancelled within {home.doorstep.cancel} after you get your copy, without a reason. Alberta’s Consumer Protection Act says so, and gives more time if the seller had no licence. Cancel in writing, keep proof of it, and pay nothing until your adjuster has seen the damage. Service Alberta tells how.',
    links: ['/blog/hail-season-alberta', 'contractors-prepaid-licence'],
    next: ['claim-doorstep-roofer', 'claim-check-roofer', 'claim-hail-home', 'no-legal'],
  },
  'biz-stock-outside': {
    question: 'Is stock insured in a sea can, a trailer or the yard?',
    answer:
      'Stock outside the building, such as in a sea can, is insured only if the policy names that place or property in the open. Theft and weather often have limits of their own there. Tell the broker what it holds, how it is locked, and how its value changes over the year: a higher amount for the season can be added.',
    links: ['retail-seasonal-stock', '/business/retail'],
    next: ['biz-property', 'biz-retail', 'biz-property-excludes', 'do-quote-business'],
  },
  'do-remove-document': {
    kind: 'do',
    question: 'I uploaded the wrong document. Can it be removed?',
    answer:
      'Find it among the documents in the [client portal](/portal/login) or on your tracking page, and press “Delete”: the file and its name are gone. A document that the broker has accepted stays with the case. If it is somebody else’s, [write to us](/contact) with your reference.',
    links: ['privacy-see-or-correct'],
    next: ['do-upload', 'do-change-request', 'do-delete-data'],
  },
  'auto-not-renewed': {
    question: 'A letter says that my car policy is not renewed. What now?',
    answer:
      'Not renewed means that your car policy ends on its last day, so have a broker ask other insurers before then. Ask the insurer for the reason in writing: it can be claims, tickets, the kind of car, or that it leaves a market, even if you always paid. Age alone must not be one. Basic auto insurance has to be available to almost everyone.',
    links: ['/insurance/auto', 'auto-price-caps'],
    next: ['auto-high-risk', 'auto-renewal', 'gen-notice', 'do-quote-auto'],
    reason: 'gen-why-not-renewed',
  },
  'home-wildfire-refused': {
    question: 'My insurer refuses my home because of wildfire. Is that allowed?',
    answer:
      'Yes, a home insurer may refuse or not renew a house because of wildfire: no law makes it accept one. Have a broker ask others before the policy ends, also where you had no claims. A metal roof, cleared trees and brush, water and a near fire hall can help: send photos. FireSmart Alberta tells how to lower the risk.',
    links: ['/insurance/home', 'home-why-a-broker'],
    next: ['home-letter-ends', 'home-fire-hall', 'home-without', 'do-quote-home'],
  },
  'gen-bundle-names': {
    question: 'The house is mine and the cars are my partner’s. Can we bundle?',
    answer:
      'A bundle discount often counts for a household, so house and cars may stand in different names if you live together. Each insurer has its own rule, and some want both names on each policy. Ask before you change a name for the discount alone.',
    links: ['home-lower-premiums'],
    next: ['gen-bundle', 'home-whose-name', 'auto-whose-name', 'do-quote'],
  },
  'biz-college-liability': {
    question: 'My college or association gives me liability. Do I need my own?',
    answer:
      'Liability through a college or association usually covers only your professional work, so ask how far it goes and up to which amount. A fall, damaged things, tools, staff and a company of yours often need a policy of their own. Say that you work in homes, if you do.',
    links: ['medical-college-cover-enough', '/business/medical'],
    next: ['biz-medical', 'biz-home-care', 'biz-eo-or-general', 'do-quote-business'],
  },
  'home-duplex': {
    question: 'I live in one half of a duplex and rent out the other. Which policy?',
    answer:
      'A duplex that you live in and rent out is insured by an owner’s policy that names the rented half, or by two policies. The insurer decides which: tell it who lives there, family too, and what rent you get. Your tenant needs a tenant policy for belongings. If each half has its own title, each may need a policy.',
    links: ['/insurance/rental-property', 'rental-student-suite'],
    next: ['home-bought-with-tenant', 'home-rent-to-family', 'home-tenants-things', 'do-quote-home'],
  },
};
