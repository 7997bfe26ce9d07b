import type { Entries } from '../entry.ts';

const FORM = { label: 'Open the quote form', to: '/get-quote' } as const;
const PERSON = { label: 'Talk to a person', what: 'person' } as const;
const PORTAL = { label: 'Log in to the portal', to: '/portal/login' } as const;
const CONTACT = { label: 'Write to us', to: '/contact' } as const;

/** About this site: what it is, what it does with data, and how to reach people. */
export const siteEntries: Entries = {
  'site-what-is': {
    question: 'What is Chinook Cover?',
    answer:
      'Chinook Cover is a website that takes your insurance request to one licensed Alberta broker at a time. It is not a broker, agent or insurer, and it says so. It also explains insurance in Alberta from sourced, dated pages.',
    links: ['/about', 'general-are-you-a-broker'],
    next: ['site-how-it-works', 'site-cost', 'site-trust'],
  },
  'site-broker-or-insurer': {
    question: 'Are you a broker or an insurance company?',
    answer:
      'Neither: this site is not a broker, an agent or an insurer. It introduces you to one licensed broker at a time, who provides every insurance service. So you will not see a price here.',
    links: ['general-are-you-a-broker', '/about'],
    next: ['site-how-it-works', 'site-how-paid', 'site-broker-licensed'],
  },
  'site-cost': {
    question: 'What does it cost to use this site?',
    answer:
      'Nothing: sending a request, using the portal and withdrawing are free for you. Broker partners may pay this site a flat fee for an introduction.',
    links: ['general-what-does-it-cost', '/about'],
    next: ['site-how-paid', 'site-broker-fees', 'site-obligation'],
  },
  'site-how-paid': {
    question: 'How does this site make money?',
    answer:
      'Broker partners may pay us a flat fee for an introduction; it does not depend on whether you buy. You pay us nothing, and your data is not sold.',
    links: ['general-what-does-it-cost', '/about'],
    next: ['site-sell-data', 'site-broker-fees'],
  },
  'site-how-it-works': {
    question: 'What happens after I send a request?',
    answer:
      'You fill in one form, and get a reference, a tracking link and a time by which we ask a licensed broker partner to contact you. Before accepting, the broker does not see your name or contact details. If nobody accepts in time, we tell you and ask another.',
    simpler:
      'You fill in a form. We give it to one broker at a time. The broker is asked to call or write to you. You decide what to do.',
    links: ['general-what-happens-next'],
    next: ['site-when-contacted', 'site-one-broker', 'site-obligation'],
    opens: [FORM],
  },
  'site-when-contacted': {
    question: 'How soon will somebody contact me?',
    answer:
      'A broker partner is asked to contact you within {site.promise}; nights, weekends and holidays do not count. If nobody has contacted you by then, we tell you and ask another. The exact time is on the page after the form.',
    links: ['general-what-happens-next'],
    next: ['do-nobody-called', 'site-contact-choice', 'do-request-status'],
    facet: 'how-long',
  },
  'site-contact-choice': {
    question: 'Will the broker phone me if I chose text or email?',
    answer:
      'The broker is asked to use the way you chose. It is shown beside your name, with what you agreed to: without your agreement to calls, they are told not to call. You can change it on your tracking page. If somebody calls anyway, [tell us](/contact).',
    links: ['general-what-happens-next', 'general-how-many-calls'],
    next: ['site-when-contacted', 'site-one-broker', 'do-withdraw'],
    opens: [FORM],
  },
  'site-broker-languages': {
    question: 'Does the broker speak my language?',
    answer:
      'Some brokers speak more than English, such as Punjabi or French, but we cannot promise one. Write the language you prefer into your request: the Super Visa form asks for it, and every form has room for a note. The broker reads it with your answers.',
    links: ['general-what-happens-next', '/super-visa'],
    next: ['site-which-brokers', 'site-for-others', 'site-contact-choice'],
    opens: [FORM],
  },
  'site-one-broker': {
    question: 'How many companies will call me?',
    answer:
      'One licensed broker at a time has your request; it is not sent to several who all call you. If that broker hands it back or is too slow, their access ends before the next one sees it.',
    links: ['general-how-many-calls'],
    next: ['site-who-sees-data', 'do-withdraw'],
    reason: 'site-why-one-broker',
  },
  'site-who-sees-data': {
    question: 'Who sees my phone number and answers?',
    answer:
      'One licensed broker at a time, and the few people who run this site when they need to. The broker sees your name and contact details only after accepting. Every look is written into your data passport.',
    links: ['privacy-who-sees-my-data', 'privacy-data-passport'],
    next: ['site-sell-data', 'site-data-passport', 'do-delete-data', 'site-current-insurer'],
    opens: [PORTAL],
  },
  'site-what-happens-data': {
    question: 'What happens to my data?',
    answer:
      'Your request goes to one licensed broker at a time, who sees your name and contact details only after accepting. Nobody buys it. The data passport lists who was given it, and when. A withdrawn request is deleted after {privacy.keep.closed}, one that led to a policy after {privacy.keep.won} at most.',
    links: ['privacy-who-sees-my-data', 'privacy-how-long', '/privacy-policy'],
    next: ['site-data-passport', 'site-how-long-data', 'do-delete-data'],
  },
  'site-sell-data': {
    question: 'Do you sell my data?',
    answer:
      'No: nobody buys your data, and it is not passed around as a list. One licensed broker at a time gets your request, and a broker partner may pay us a flat fee for the introduction. The newsletter needs a separate yes from you.',
    links: ['privacy-who-sees-my-data', 'general-how-many-calls'],
    next: ['site-how-paid', 'do-delete-data'],
  },
  'site-data-safe': {
    question: 'Is my information safe here?',
    answer:
      'Your request is seen by one licensed broker at a time, and every look at it is written down where you can read it. Please leave out health details, card numbers and your social insurance number: no form here asks for them.',
    links: ['privacy-who-sees-my-data', '/privacy-policy'],
    next: ['site-data-passport', 'site-how-long-data'],
  },
  'site-how-long-data': {
    question: 'How long do you keep my data?',
    answer:
      'As long as it has a purpose: a withdrawn request is kept for {privacy.keep.closed}, one that led to a policy for {privacy.keep.won}. Requests that were never matched go after {privacy.keep.unmatched}, and so do chats without contact details.',
    links: ['privacy-how-long', '/privacy-policy'],
    next: ['do-delete-data'],
    facet: 'how-long',
  },
  'site-data-passport': {
    question: 'What is the data passport?',
    answer:
      'The data passport lists the broker partners, and the people and programs of this site, that were given or read your data. It says which parts, when and why. You read it in plain sentences on your tracking page or in the portal.',
    links: ['privacy-data-passport'],
    next: ['site-who-sees-data', 'do-see-data'],
  },
  'site-cookies': {
    question: 'Which cookies does this site use?',
    answer:
      'Only a session cookie when you sign in, and one short-lived cookie of the form without JavaScript. There are no advertising cookies and no trackers of other companies.',
    links: ['privacy-cookies'],
    next: ['site-who-sees-data'],
  },
  'site-chat-privacy': {
    question: 'Is this chat stored or read by people?',
    answer:
      'What you type is kept for {privacy.keep.chat}, with email addresses and long numbers hidden, and people read it to improve the answers. A conversation with contact details is kept longer. Clearing it in the window removes it from your browser only.',
    links: ['privacy-assistant'],
    next: ['site-masked-numbers', 'do-delete-data'],
  },
  'site-masked-numbers': {
    question: 'Why are numbers that I type hidden?',
    answer:
      'Email addresses and long numbers are hidden where this conversation is kept, from people too, so that they reach nobody by mistake. What the assistant asks you for is noted beside it: it stands in a summary that you check, and goes to nobody before you answer. You can also use the form behind "Talk to a person" or the [quote form](/get-quote).',
    links: ['privacy-assistant'],
    next: ['do-person', 'do-quote'],
    opens: [PERSON, FORM],
  },
  'site-health-questions': {
    question: 'Do I have to tell you about my health?',
    answer:
      'You need not tell us about your health: please leave it out of this chat and the form. The broker asks for what an application needs, in private; answer fully there.',
    links: ['life-health-questions'],
    next: ['life-health-condition', 'travel-condition'],
  },
  'site-trust': {
    question: 'Is this site legitimate?',
    answer:
      'You can check it: the broker who gets your request is named with brokerage and licence number, which the Alberta Insurance Council lists publicly. We say how we are paid, and you see who has looked at your data.',
    links: ['general-check-a-licence', '/about'],
    next: ['site-broker-licensed', 'site-how-paid', 'site-data-passport'],
  },
  'site-office': {
    question: 'Where is your office?',
    answer:
      'There is no office to visit: everything is done on the site, by email and by phone. Our mailing address is on the [contact page](/contact). A broker partner may have an office near you.',
    links: ['/contact'],
    next: ['site-contact', 'do-broker', 'site-hours'],
    opens: [CONTACT],
  },
  'site-hours': {
    question: 'When are you open?',
    answer:
      'People are here {site.hours}, Alberta time, and not on the {site.holidays} of the province. You can send a request at any hour.',
    links: ['general-opening-hours', '/contact'],
    next: ['site-when-contacted', 'do-person'],
  },
  'site-contact': {
    question: 'How can I reach you?',
    answer:
      'Use the [contact page](/contact), which has our email address, or the button for a person in this window. There is no number to call or text. We reply within {site.promise}.',
    links: ['/contact'],
    next: ['site-hours', 'do-call-me'],
    opens: [CONTACT, PERSON],
  },
  'site-area': {
    question: 'Which places do you serve?',
    answer:
      'All of Alberta, from the cities to small towns and acreages. Your postal code helps to find a broker partner who works in your area.',
    links: ['general-where-do-you-serve', '/locations'],
    next: ['site-outside-alberta', 'do-quote'],
  },
  'site-outside-alberta': {
    question: 'I live outside Alberta. Can you help?',
    answer:
      'Usually not: our broker partners hold Alberta licences, so another province needs a broker who is licensed there. If you are moving to Alberta, you can ask now. In Lloydminster, it depends on which side you live.',
    links: ['general-where-do-you-serve'],
    next: ['auto-move-to-alberta', 'site-area'],
  },
  'site-kinds': {
    question: 'Which kinds of insurance can I ask for?',
    answer:
      'Auto, home, condo and tenant, business, commercial auto, life, travel, Super Visa, group benefits, and special things such as boats or motorcycles. A broker partner can also look at something that fits none of these.',
    links: ['general-where-do-you-serve', '/about'],
    next: ['do-quote', 'gen-other-insurance'],
    opens: [FORM],
  },
  'site-form-help': {
    question: 'What do I need for the quote form?',
    answer:
      'The kind of insurance, a few basics about it, your postal code, and how to reach you; the form has a few short screens. Each page lists what to have ready. Leave a field empty if you do not know it, unless it is marked.',
    links: ['/insurance/all', 'general-what-happens-next'],
    next: ['site-account-needed', 'site-broker-needs', 'site-who-sees-data', 'site-list-all'],
    opens: [FORM],
    facet: 'documents',
  },
  'site-form-broken': {
    question: 'The form does not work',
    answer:
      'I am sorry. Reload the page, as your draft is kept, or try another browser; the form also works without JavaScript. If it still fails, [write to us](/contact) what you saw, or leave your details here.',
    links: ['/contact'],
    opens: [CONTACT, PERSON, { label: 'Leave my details here', what: 'details' }],
    next: ['do-person'],
  },
  'site-account-needed': {
    question: 'Do I need an account?',
    answer:
      'No, you can ask for a quote without one; the tracking link in our email is enough. An account is useful to share documents, exchange messages and find past requests.',
    links: ['privacy-account-needed'],
    next: ['do-register', 'do-login'],
  },
  'site-am-i-covered': {
    question: 'Do I have insurance once the form is sent?',
    answer:
      'No: a request is only a request. Insurance begins when a broker or an insurer confirms it in writing, with a start date. Keep any policy you have, and do not drive a vehicle without insurance.',
    links: ['general-am-i-covered'],
    next: ['do-buy-now', 'site-when-contacted'],
  },
  'site-obligation': {
    question: 'Do I have to accept a quote?',
    answer:
      'No: asking for a quote binds you to nothing, and you can withdraw at any time. The broker explains, and you decide.',
    links: ['general-what-happens-next', 'privacy-withdraw'],
    next: ['do-withdraw', 'site-cost'],
  },
  'site-credit-check': {
    question: 'Does a request affect my credit score?',
    answer:
      'Our form does not look at your credit. A home insurer may ask for consent to use a credit score, and for a car it must not be used without your specific consent; ask the broker before you agree.',
    links: ['/insurance/home', 'general-what-happens-next'],
    next: ['gen-credit', 'site-obligation'],
  },
  'site-broker-licensed': {
    question: 'Are the brokers licensed?',
    answer:
      'Yes: every broker partner holds an Alberta licence, and you can check it in the public register of the Alberta Insurance Council. Name, brokerage and licence number are on your tracking page.',
    links: ['general-check-a-licence'],
    next: ['site-which-brokers', 'claim-complain-broker'],
  },
  'site-which-brokers': {
    question: 'Who are your broker partners?',
    answer:
      'You see the name, brokerage and licence number of the one who has your request, on your tracking page. Brokers work with several insurers; ask yours which ones.',
    links: ['general-check-a-licence', '/about'],
    next: ['site-broker-licensed', 'site-broker-vs-direct'],
  },
  'site-broker-vs-direct': {
    question: 'What is the advantage of a broker?',
    answer:
      'A broker is licensed, may work with several insurers, explains what policies say, and helps when there is a claim. An agent usually works for one insurer, and buying directly means comparing by yourself.',
    links: ['home-why-a-broker', '/blog/how-a-licensed-broker-works'],
    next: ['site-broker-fees', 'do-broker'],
  },
  'site-broker-fees': {
    question: 'How are brokers paid?',
    answer:
      'Usually by the insurer, through a commission that is part of the premium. Some brokers charge a fee as well and have to tell you. You may ask any broker how they are paid and by whom.',
    links: ['general-what-does-it-cost', 'home-why-a-broker'],
    next: ['site-how-paid', 'site-broker-vs-direct'],
  },
  'site-claim-here': {
    question: 'Can I make a claim through this site?',
    answer:
      'No: call your insurer or broker, whose number is on your pink card or policy. If you do not know who your insurer is, the Insurance Bureau of Canada can help at 1-844-227-5422.',
    links: ['claims-through-this-site', '/contact'],
    next: ['claim-crash-after', 'claim-time-limits'],
    facet: 'claim',
  },
  'site-alberta-time': {
    question: 'What is Alberta time?',
    answer:
      'Alberta stays at {site.timeZone} all year and no longer changes its clocks. When a page here names an hour, it means that time.',
    links: ['general-opening-hours'],
    next: ['site-hours'],
  },
  'site-reviews': {
    question: 'Do you have reviews?',
    answer:
      'Only real ones, from people whose request led to a policy and who agreed; they appear on the home page once there are any. You can check a broker at the Alberta Insurance Council.',
    links: ['/about', 'general-check-a-licence'],
    next: ['site-trust'],
  },
  'site-jobs': {
    question: 'Can I work for you?',
    answer:
      'Please [write to us](/contact) with the topic other, and a person reads it. Licensed brokers who want to be partners choose the topic partnership.',
    links: ['/contact', '/about'],
    opens: [CONTACT],
    next: ['do-broker-join'],
  },
  'site-minors': {
    question: 'How old do I have to be?',
    answer:
      'You have to be {privacy.adult} or older to send a request. A parent or guardian can ask for you.',
    links: ['/terms-of-service'],
    next: ['auto-new-driver'],
  },
  'site-personal-numbers': {
    question: 'Do you need my SIN or licence number?',
    answer:
      'No: no form here asks for your social insurance number, driver’s licence number or card number, and please do not type them in this chat. The forms for auto, life and Super Visa insurance ask for the date of birth, because age sets the price. A broker may ask for your licence number for a car quote, in person or by phone, once you know who they are.',
    links: ['privacy-account-needed', '/privacy-policy'],
    next: ['site-data-safe', 'site-form-help', 'site-masked-numbers'],
  },
  'site-for-others': {
    question: 'May I fill in the form for somebody else?',
    answer:
      'Yes, if they know and agree, as for a parent or a partner. Say in the form who it is for and whom the broker should contact; the broker will want to speak with the person before anything is arranged.',
    links: ['general-what-happens-next', '/terms-of-service'],
    next: ['site-form-help', 'do-quote', 'site-who-sees-data'],
    opens: [FORM],
  },
  'site-data-where': {
    question: 'Where is my data kept?',
    answer:
      'Some of the companies that work for us, such as for hosting and email, may work outside Canada. Ask us, and we tell you which ones and in which countries. [Write to us](/contact) with the topic privacy.',
    links: ['privacy-who-sees-my-data', '/privacy-policy'],
    next: ['site-who-sees-data', 'site-data-safe'],
    opens: [CONTACT],
  },
  'site-family-sees': {
    question: 'Can my family see my request?',
    answer:
      'Not by themselves: the portal opens only with your login, and the tracking page only with the link in your email. Whoever can read your mailbox or knows your password could open it, so keep both to yourself and change the password if in doubt.',
    links: ['privacy-who-sees-my-data', 'privacy-account-needed'],
    next: ['do-password', 'site-who-sees-data', 'site-data-passport'],
  },
};
