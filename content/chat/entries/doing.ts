import { brand } from '#content/brand.ts';
import type { Entries, Entry } from '../entry.ts';

const PERSON = { label: 'Talk to a person', what: 'person' } as const;
const DETAILS = { label: 'Leave my details here', what: 'details' } as const;
const CONTACT = { label: 'Write to us', to: '/contact' } as const;
/** Whether there is a number to call. */
const NUMBER = brand.phone ? `Our number is ${brand.phone}` : 'There is no number to call us';

/** The quote form with its type filled in, as a link and as a button. */
function quote(name: string, type: string | null, links: readonly string[], next: readonly string[]): Entry {
  const to = type ? `/get-quote?type=${type}` : '/get-quote';
  return {
    kind: 'do',
    facet: 'quote',
    question: `I want a quote for ${name}`,
    answer: `Use the [quote form${type ? ` for ${name}` : ''}](${to}): a licensed broker partner is then asked to contact you within {site.promise}. One licensed broker at a time sees it, and it costs you nothing. I cannot give a price myself.`,
    links,
    next,
    opens: [{ label: 'Open the quote form', to }, DETAILS, PERSON],
  };
}

/** What people want done rather than told. */
export const doingEntries: Entries = {
  'do-quote': quote('insurance', null, ['general-what-happens-next'], ['site-form-help', 'site-one-broker']),
  'do-quote-auto': quote('a car', 'auto', ['/insurance/auto'], ['auto-required', 'auto-price-factors']),
  'do-quote-home': quote('a home', 'home', ['/insurance/home'], ['home-what-covers', 'home-price-factors']),
  'do-quote-tenant': {
    kind: 'do',
    about: 'home',
    question: 'I want a quote for tenant insurance',
    answer:
      'Use the [quote form for a home](/get-quote?type=home) and choose tenant: it asks only what a tenant needs. A licensed broker partner is then asked to contact you within {site.promise}. One licensed broker at a time sees it, and it costs you nothing. I cannot give a price myself.',
    links: ['home-or-tenant', '/insurance/home'],
    next: ['home-tenant', 'home-tenant-fast'],
    opens: [{ label: 'Open the quote form', to: '/get-quote?type=home' }, DETAILS, PERSON],
  },
  'do-quote-business': quote('a business', 'business', ['/business'], ['biz-what-needed', 'biz-certificate']),
  'do-quote-truck': {
    kind: 'do',
    question: 'I want a quote for a truck',
    answer:
      'Is the truck private, or do you use it for work? Choose the form below: a licensed broker partner is then asked to contact you within {site.promise}. I cannot give a price myself.',
    links: ['/insurance/auto', '/commercial-auto'],
    opens: [
      { label: 'Private', to: '/get-quote?type=auto' },
      { label: 'For work', to: '/get-quote?type=commercial-auto' },
      PERSON,
    ],
    next: ['fleet-when-needed', 'auto-delivery-use'],
  },
  'do-quote-commercial-auto': quote(
    'work vehicles',
    'commercial-auto',
    ['/commercial-auto'],
    ['fleet-when-needed', 'fleet-minimum'],
  ),
  'do-quote-life': quote(
    'life insurance',
    'life',
    ['/insurance/life'],
    ['life-term-permanent', 'life-how-much'],
  ),
  'do-quote-travel': quote(
    'travel insurance',
    'travel',
    ['/insurance/travel'],
    ['travel-what-covers', 'travel-condition'],
  ),
  'do-quote-super-visa': quote(
    'Super Visa insurance',
    'supervisa',
    ['/super-visa'],
    ['visa-what-is', 'visa-monthly'],
  ),
  'do-quote-group-benefits': quote(
    'group benefits',
    'group-benefits',
    ['/group-benefits'],
    ['group-smallest', 'group-data'],
  ),
  'do-quote-specialty': quote(
    'a motorcycle, boat, pet or other thing',
    'specialty',
    ['/insurance/specialty'],
    ['spec-motorcycle', 'spec-rv-trailer'],
  ),
  'do-person': {
    kind: 'do',
    question: 'I want to talk to a person',
    answer: `Gladly: people are here {site.hours}, Alberta time. Use the button below, tell us how to reach you, and one of them answers here or by email within {site.promise}. They are not brokers: for a phone call from a broker, use the [quote form](/get-quote) and choose phone. ${NUMBER}; you can also [write to us](/contact).`,
    links: ['/contact'],
    opens: [PERSON, CONTACT],
    next: ['site-hours', 'do-broker'],
  },
  'do-call-me': {
    kind: 'do',
    question: 'Can somebody call me?',
    answer: `Yes: leave your name, email and number with the button below, and a licensed broker partner is asked to phone you. They are asked to call within {site.promise}; I cannot promise a time. In the [quote form](/get-quote) you also choose the part of the day, or Saturdays. ${NUMBER}.`,
    links: ['/contact'],
    opens: [DETAILS, { label: 'Open the quote form', to: '/get-quote' }, PERSON],
    next: ['site-when-contacted', 'site-hours'],
  },
  'do-broker': {
    kind: 'do',
    question: 'I want to talk to a broker',
    answer:
      'Send the [quote form](/get-quote): one licensed broker partner who works in your area is asked to contact you within {site.promise}. You see their name and licence number before you talk.',
    links: ['general-what-happens-next', 'general-check-a-licence'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }, DETAILS],
    next: ['site-broker-licensed', 'site-one-broker'],
  },
  'do-request-status': {
    kind: 'do',
    question: 'Where is my request?',
    answer:
      'Type your reference here, AB- and eight letters and numbers, and we email your tracking link again, to the address on file. The link shows the status, the broker and who has seen your data. The reference is in our first email. Without it, [write to us](/contact) from the address you used.',
    links: ['general-what-happens-next'],
    opens: [
      { label: 'Write to us for the link', to: '/contact' },
      { label: 'Log in to the portal', to: '/portal/login' },
      PERSON,
    ],
    next: ['do-nobody-called', 'site-status-words', 'do-withdraw'],
  },
  'do-nobody-called': {
    kind: 'do',
    question: 'Nobody has called me',
    answer:
      'A broker partner is asked to contact you within {site.promise}: I am sorry if nobody has. If that does not happen, we tell you and ask another. Your tracking link shows where the request stands. A person can look into it for you; have your reference ready; it begins with AB-.',
    links: ['general-what-happens-next', '/contact'],
    opens: [PERSON, CONTACT],
    next: ['do-request-status', 'site-when-contacted'],
    offers: ['do-person'],
  },
  'do-change-request': {
    kind: 'do',
    question: 'I want to change what I sent',
    answer:
      'Open your tracking link and tell the broker, or [write to us](/contact) with your reference and what should change. The reference begins with AB- and is in our email. If the email address was wrong, write to us with your name and when you sent it.',
    links: ['privacy-see-or-correct'],
    opens: [CONTACT, PERSON],
    next: ['do-withdraw', 'do-request-status'],
  },
  'do-withdraw': {
    kind: 'do',
    question: 'I want to withdraw my request',
    answer:
      'Open your tracking link and choose to withdraw, or do it in the [portal](/portal/login). The access of the broker partner through this site ends at once. A broker who has spoken with you may have to keep records: ask them about their copy. Without the link, [write to us](/contact) with your reference number. You can reopen it within {privacy.keep.reopen}.',
    links: ['privacy-withdraw'],
    opens: [{ label: 'Log in to the portal', to: '/portal/login' }, CONTACT],
    next: ['do-reopen', 'do-delete-data', 'site-who-sees-data'],
  },
  'do-reopen': {
    kind: 'do',
    question: 'I withdrew my request. Can I get it back?',
    answer:
      'Yes, for {privacy.keep.reopen} after you withdrew it: open your tracking link, or the request in the [portal](/portal/login), and reopen it. A licensed broker partner is asked again. Without the link, [write to us](/contact) with your reference. After that time, send a new [quote form](/get-quote).',
    links: ['privacy-withdraw', 'general-what-happens-next'],
    opens: [{ label: 'Log in to the portal', to: '/portal/login' }, CONTACT],
    next: ['do-request-status', 'site-when-contacted', 'do-withdraw'],
  },
  'do-too-many-calls': {
    kind: 'do',
    question: 'I get calls I do not want',
    answer:
      'Withdraw your request with the tracking link, and the access of the broker ends at once. Only one licensed broker at a time gets a request from us, so tell us who is calling: [write to us](/contact) and we look into it.',
    links: ['privacy-withdraw', 'general-how-many-calls'],
    opens: [CONTACT, PERSON],
    next: ['do-withdraw', 'do-complain-site'],
  },
  'do-delete-data': {
    kind: 'do',
    question: 'I want my data deleted',
    answer:
      'On the page of a closed request, in the portal or behind your tracking link, press “Request earlier deletion”. For your whole account, press “Request deletion” in your profile. You can also [write to us](/contact) with the topic privacy, from the email address you used. A person answers; proof of consent and of who saw your data stays for {privacy.keep.proof}.',
    links: ['privacy-withdraw', 'privacy-how-long'],
    opens: [
      { label: 'Ask for deletion', to: '/contact' },
      { label: 'Read the privacy policy', to: '/privacy-policy' },
    ],
    next: ['do-withdraw', 'site-how-long-data'],
  },
  'do-see-data': {
    kind: 'do',
    question: 'I want to see my data',
    answer:
      '[Write to us](/contact) with the topic privacy, from the email address you used. We check that it is you and send a copy or make the correction; the law usually allows {privacy.pipa.answer}, and most are quicker. Your tracking link shows at once who has seen your data.',
    links: ['privacy-see-or-correct', 'privacy-data-passport'],
    opens: [{ label: 'Ask for my data', to: '/contact' }],
    next: ['do-delete-data', 'site-data-passport'],
  },
  'do-unsubscribe': {
    kind: 'do',
    question: 'I want to stop the newsletter',
    answer:
      'Use the unsubscribe link at the end of any issue: it works without a login and takes effect without delay. If you cannot find one, [write to us](/contact) from the address that gets the newsletter. Emails about a request end once you [withdraw it](/portal/login).',
    links: ['privacy-newsletter', '/newsletter'],
    opens: [{ label: 'About the newsletter', to: '/newsletter' }, CONTACT],
    next: ['do-delete-data'],
  },
  'do-subscribe': {
    kind: 'do',
    question: 'I want the newsletter',
    answer:
      'Enter your email address on the [newsletter page](/newsletter) and confirm the email we send you. You get it only after that, and each issue has a link to unsubscribe.',
    links: ['/newsletter'],
    opens: [{ label: 'Open the newsletter page', to: '/newsletter' }],
    next: ['do-unsubscribe'],
  },
  'do-complain-site': {
    kind: 'do',
    question: 'I want to complain about this site',
    answer:
      '[Write to us](/contact) with the topic complaint, or talk to a person with the button below; we reply within {site.promise}. A complaint about a broker goes to the Alberta Insurance Council, one about privacy to the privacy commissioner of Alberta. About an insurer or its offer, complain to the insurer first.',
    links: ['claims-complain-broker', 'claims-complain-insurer'],
    opens: [{ label: 'Write a complaint', to: '/contact' }, PERSON],
    next: ['claim-complain-broker', 'do-change-broker'],
  },
  'do-login': {
    kind: 'do',
    question: 'How do I log in?',
    answer:
      'Log in on the [client portal](/portal/login) with your username and password. If that does not work, [set a new password](/portal/forgot-password). Without an account, the tracking link in our email is enough.',
    links: ['privacy-account-needed'],
    opens: [
      { label: 'Log in to the portal', to: '/portal/login' },
      { label: 'Set a new password', to: '/portal/forgot-password' },
    ],
    next: ['do-password', 'do-register'],
  },
  'do-password': {
    kind: 'do',
    question: 'I forgot my password',
    answer:
      'Enter your email address on the [page for a new password](/portal/forgot-password), and we send you a link to set one. Look in the spam folder too. If no email comes, the address may be another one, and a person can help.',
    opens: [{ label: 'Set a new password', to: '/portal/forgot-password' }, PERSON],
    links: ['privacy-account-needed'],
    next: ['do-login'],
    offers: ['do-person'],
  },
  'do-register': {
    kind: 'do',
    question: 'How do I create an account?',
    answer:
      'Create one on the [registration page](/portal/register); you do not need it to ask for a quote. It lets you share documents, exchange messages and find past requests in one place.',
    links: ['privacy-account-needed'],
    opens: [{ label: 'Create an account', to: '/portal/register' }],
    next: ['site-account-needed', 'do-login'],
  },
  'do-upload': {
    kind: 'do',
    question: 'How do I send documents or photos?',
    answer:
      'Send them in the [client portal](/portal/login), in your request, or with the upload on your tracking page. It takes PDFs and photos; save one that is too large in a smaller size, or send each page by itself. Please do not put them in an email or in this chat.',
    links: ['privacy-account-needed'],
    opens: [{ label: 'Log in to the portal', to: '/portal/login' }],
    next: ['do-login', 'site-data-safe'],
  },
  'do-broker-join': {
    kind: 'do',
    question: 'I am a broker and want to join',
    answer:
      '[Write to us](/contact) with the topic partnership and your licence number; we check it with the Alberta Insurance Council. If you have an account, log in to the [broker portal](/broker/login).',
    links: ['/about'],
    opens: [CONTACT, { label: 'Log in as a broker', to: '/broker/login' }],
    next: ['site-which-brokers'],
  },
  'do-change-broker': {
    kind: 'do',
    question: 'I want another broker',
    answer:
      'Tell us and we ask another broker partner: [write to us](/contact) with your reference, or talk to a person. The access of the first one ends before the next one sees anything. You can also report how a broker behaved to the Alberta Insurance Council.',
    links: ['general-how-many-calls'],
    opens: [PERSON, CONTACT],
    next: ['claim-complain-broker', 'do-withdraw'],
  },
  'do-buy-now': {
    kind: 'do',
    question: 'I want to buy insurance here now',
    answer:
      'You cannot buy insurance on this site: a licensed broker partner arranges it with you. Send the [quote form](/get-quote), write in it the day by which you need the insurance, and say so again when the broker calls. It begins only when a broker or an insurer confirms it in writing.',
    links: ['general-am-i-covered'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }, DETAILS],
    next: ['site-when-contacted', 'site-am-i-covered'],
  },
  'do-pay-bill': {
    kind: 'do',
    question: 'I want to pay a bill',
    answer:
      'You pay your insurer or broker, not this site; we take no payments. The number is on your policy, the bill or your pink card. If a payment was missed, call them soon, because a policy can end over it.',
    links: ['/contact'],
    next: ['gen-pay-monthly', 'do-person'],
    opens: [PERSON],
  },
  'do-change-policy': {
    kind: 'do',
    question: 'I want to change my policy',
    answer:
      'Call the broker or insurer of your policy: this site cannot change one. Tell them of a new address, car or driver before or on the day it changes.',
    links: ['/contact'],
    next: ['auto-add-driver', 'auto-new-car', 'do-person'],
  },
  'do-cancel-policy-here': {
    kind: 'do',
    question: 'I want to cancel my policy',
    answer:
      'Only your insurer or broker can cancel a policy: this site cannot. Ask them about fees and a refund, and do not let a car go a day without insurance.',
    links: ['/contact'],
    next: ['auto-cancel', 'do-withdraw'],
    opens: [PERSON],
  },
  'do-get-documents': {
    kind: 'do',
    question: 'I need my policy or pink card',
    answer:
      'Your insurer or broker sends policies, pink cards and certificates: this site has none of them. Many insurers show them in their app or online account.',
    links: ['/contact'],
    next: ['auto-pink-card', 'biz-certificate'],
    opens: [PERSON],
  },
  'do-choose-broker': {
    kind: 'do',
    question: 'Can I choose the broker?',
    answer:
      'Not from a list: a request goes to one licensed broker partner who fits by kind of insurance and area. You can write a wish in the notes of the form, such as a language, or that you would rather speak with a woman; we cannot promise it. You see who it is before you talk, and you can withdraw or ask us for another one.',
    links: ['general-how-many-calls', 'general-check-a-licence'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }, PERSON],
    next: ['do-change-broker', 'site-broker-licensed'],
  },
  'do-message-broker': {
    kind: 'do',
    question: 'How do I write to my broker?',
    answer:
      'In the [client portal](/portal/login), open your request and write a message there; your broker partner and their brokerage are named beside it. Without an account, your tracking link shows who it is.',
    links: ['privacy-account-needed'],
    opens: [{ label: 'Log in to the portal', to: '/portal/login' }, PERSON],
    next: ['do-upload', 'do-change-request', 'do-nobody-called'],
  },
};
