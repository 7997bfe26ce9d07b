import { SOURCES } from '#content/facts/reading/sources.ts';
import { brand, businessName } from '../brand.ts';
import type { LegalPage, RetentionRow } from './legal-page.ts';

export const privacyPolicyPage: LegalPage & {
  summary: { heading: string; items: readonly string[] };
  retention: { heading: string; intro: string; rows: readonly RetentionRow[] };
} = {
  path: '/privacy-policy',
  title: 'Privacy policy: who sees your data, and how you know',
  description:
    'What Chinook Cover collects, who sees it, how long it is kept, and how you can watch, correct or withdraw it under Alberta law.',
  heading: 'Privacy policy',
  lead: 'This page says what we keep, who may see it, and how you can check that we do as we say.',
  reviewedOn: '2026-11-28',
  effectiveOn: '2026-11-28',
  pointers: [SOURCES.oipc],
  related: [
    { label: 'Privacy and your account: questions', to: '/faq/privacy-and-account' },
    { label: 'Terms of service', to: '/terms-of-service' },
    { label: 'Contact us', to: '/contact' },
  ],
  summary: {
    heading: 'In short',
    items: [
      'One licensed broker partner at a time has access to your request.',
      'Your data passport is the list of everybody who has opened your request, and when. You can read it at any time.',
      'You can withdraw your request with one button, without giving a reason.',
      'We do not sell lists of people, and we use no advertising cookies. A broker partner may pay us a flat fee for an introduction.',
    ],
  },
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `This site is run by ${businessName()}, ${brand.mailingAddress}. It is a referral service and not an insurance broker, agent or insurer. Alberta's Personal Information Protection Act, PIPA for short, applies to us.`,
        `Questions about privacy go to our privacy officer at ${brand.email}, or through the contact page with the topic “My data and privacy”. A person answers them.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect, and why',
      paragraphs: ['We ask only for what the next step needs.'],
      bullets: [
        'Quote request: your name, how and when to reach you, your postal code, and answers about what you want to insure. These can include dates of birth, claims and tickets, the age of a roof or, if you wish to say, whether you use tobacco. A broker partner needs them to prepare for the first conversation.',
        'Consents: the words you agreed to, their version, the page, the time, and a shortened IP address. They prove what you agreed to.',
        'Account, if you open one: username, name, email, phone, and a password, stored only in scrambled form (as a hash).',
        'Portal (the pages you see when you are logged in): messages and documents that you or your broker partner put there. When you have a policy, your broker partner may add its insurer, dates, number and premium.',
        'The name of an ad or mailing, if you came through its link and then send the quote form: to see which ads work.',
        'Contact form: your name, how to reach you, and what you write.',
        'Newsletter: your email address, the topics you choose, and a shortened IP address.',
        'Chat: your messages, so that the assistant can answer.',
        'Running the site: technical logs and counters that keep the service working and protect it from abuse.',
      ],
    },
    {
      id: 'what-we-do-not-ask',
      heading: 'What we do not ask for',
      paragraphs: [
        "Please do not send us a social insurance number, a driver's licence number, or card or bank data; our forms never ask for them. Please send no details about your health either. Our forms have only two questions about health, and you may leave both blank. The form for life insurance asks about tobacco. The forms for life, travel and Super Visa insurance ask whether the broker should talk with you about pre-existing conditions. These are health problems that you already have. If an insurer needs such details, ask the broker partner for a secure way to send them.",
        'Our forms are for people {privacy.adult} or older. A parent may give a child’s date of birth, for example for a young driver or a family trip. If a child sent something, a parent can ask us to delete it.',
      ],
    },
    {
      id: 'one-broker-at-a-time',
      heading: 'Who sees your request',
      paragraphs: [
        'When you send a request, you agree that it is shared with one licensed broker partner at a time. Before accepting, that person sees the type of insurance, your city and the first three characters of your postal code. They also see the answers you chose from a list or gave as a number or a date, except dates of birth and answers about health. They do not see what you typed as text, such as a name, a make and model or a note. After accepting, they see all your answers, with dates of birth, answers about health and what you typed. They also see your name, email, phone number and contact times, and what you send them later.',
        'A broker partner may pay us a flat fee for the introduction you asked for. The fee is for the introduction, and it is the same whether or not you buy. We do not sell or rent lists of people, and we do not give your request to anyone for advertising.',
        'If the broker partner declines, or does not accept within {site.accept}, that access is closed before another broker partner is asked. The same happens if a broker partner accepts but does not record a contact with you by the time we gave you. When you withdraw a request, the broker’s access ends at once. When a request is closed in another way, it ends within {privacy.keep.reopen}.',
        'A broker partner is responsible for what they do with your data in their own office. Their privacy policy applies there, and the rules for licence holders may require them to keep records.',
        'A few people who run this site can open a request to keep the service working, to answer you or to handle a complaint. We record each time they do.',
      ],
    },
    {
      id: 'data-passport',
      heading: 'The data passport',
      paragraphs: [
        'Each time somebody is given your request, reads it or loses access to it, we add a line. The line says who it was (for a broker, with brokerage and licence number), what they were given or saw, when, and why. You find the list in the portal or on your tracking page. We email you the link to that page when you send a request.',
        'As long as we keep the list, lines can be added, but never changed or removed. Each carries a digital fingerprint of the line before it. The same holds for consents and for our record of what the people who run this site do. If somebody changed a line afterward, the fingerprints would no longer match.',
      ],
    },
    {
      id: 'companies-that-work-for-us',
      heading: 'Companies that work for us, and countries',
      paragraphs: [
        'Other companies process data for us, such as the one that hosts our servers and the one that sends our email. Where AI from another company is used in the chat, that company processes data for us too. These companies may use the data only to do that work for us.',
        `Some of them may work outside Canada, where the law of that country applies. Write to ${brand.email} and we will tell you which companies in which countries are involved, and for what purpose. Our privacy officer answers questions about how they collect, use, disclose or store data for us.`,
        'We share data with an authority when the law requires it.',
      ],
    },
    {
      id: 'consent',
      heading: 'Your consent, and taking it back',
      paragraphs: [
        'Sharing your request, being phoned, being sent text messages and getting the newsletter are separate choices. Only the first is needed for a request, and no box is checked for you.',
        'You can withdraw at any time: with the button on your tracking page, in the portal, or by writing to us. The broker partner’s access ends, and nobody new is asked. This does not change what was lawfully done before. We then cannot introduce you to a broker. We keep the withdrawn request for {privacy.keep.closed}, unless you ask us to delete it sooner. The broker may have to keep their own record.',
      ],
    },
    {
      id: 'email',
      heading: 'Email, text messages and the newsletter',
      paragraphs: [
        'We email you what you need to know about your request: a confirmation, a tracking link and updates. A request by itself never signs you up for the newsletter; the request form has a separate box for that.',
        'Before the first issue we send one email with a link. The newsletter begins only when you confirm on the page that the link opens. An address that nobody confirms is deleted after {privacy.keep.unconfirmed}.',
        'The newsletter comes only with your express consent, as the federal anti-spam law requires. Every issue names the sender with a postal address and has an unsubscribe link that needs no login and costs nothing. Your request to unsubscribe takes effect without delay, at most within {privacy.casl.unsubscribe}. The unsubscribe link works for at least {privacy.casl.link}.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage on your device',
      paragraphs: [
        'We set a cookie when you sign in. It keeps you signed in until you close the browser. If you check "remember me", it lasts for up to {privacy.session.remembered}. If JavaScript is off in your browser, the quote form sets one more, for {privacy.keep.receipt}, so that its last page can show the reference number of your request.',
        'Your own browser keeps a few things so that you do not lose them. An unfinished quote form stays for {privacy.keep.draft}, and the chat for a day. While the tab is open, the reference of a sent request and the link to its tracking page stay too. A tracking link that you opened from our email is remembered as well, until you delete this site’s data in your browser. On a shared computer, delete that data when you leave. If you gave a phone number or a postal code, the tracking page first asks for its last characters, even with the link. The dates you enter on the Super Visa timeline stay until you remove them. The chat is deleted sooner when you clear it or log out. An unfinished form never keeps the consent boxes you checked; you check them when you send it.',
        'There are no advertising cookies, no trackers and no content from other companies on our pages.',
        'A link in an ad or an email may carry the name of a campaign in its address. If you send the quote form on that visit, we keep that name with your request to see which ads work. Your broker does not see it, nothing is stored on your device for it, and we record nothing else about how you came here.',
      ],
    },
    {
      id: 'assistant',
      heading: 'The chat assistant',
      paragraphs: [
        'The assistant is a computer program. If the answers come from another company’s AI, the chat window names that company. The assistant gives general information from this site. It makes no decisions about you. It is set up to give information and not advice, and it can be wrong. Please leave out health and payment details, and numbers such as your social insurance number.',
        'It passes your contact details on to a broker partner only if you agree to that in the chat. People who run this site may read chats, to correct wrong answers and when you ask for a person. Once a broker partner has accepted your request, they can read what you write in the chat from then on. Your data passport records each time they do. Clearing the conversation removes it from your browser; our copy is deleted after the time in the table on this page. You can also write to a person instead.',
      ],
    },
    {
      id: 'safeguards',
      heading: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. Passwords and secret links are stored only in scrambled form (as hashes). People can open only what their role needs, and each access is logged. The companies and the people who work for us must keep what they see confidential.',
        'If a breach creates a real risk of significant harm to someone, we notify the Information and Privacy Commissioner as soon as reasonably possible. We tell the people concerned as the law requires.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, how it was used and to whom it was shown. You may have it corrected, and you may ask us to delete it when no law or open dispute stands in the way. Proof of consent, the data passport and our record of what the people who run this site do are kept even then, for {privacy.keep.proof}. They show what was agreed and done. The page of a closed request has a button, “Request earlier deletion”, and your profile has one for your whole account. You can also write to us from the email address you used, so that we can check it is you.',
        "Alberta's privacy law usually gives {privacy.pipa.answer} for an answer. If you are not satisfied, the Information and Privacy Commissioner of Alberta can review the matter, free of charge. You must ask for a review of our answer within {privacy.pipa.review}.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'When something changes, the date on this page changes with it. If the change affects how an open request is used, we tell you before it takes effect. For each consent, we keep the exact words you agreed to; a later change does not alter them.',
      ],
    },
  ],
  retention: {
    heading: 'How long we keep it',
    intro:
      'When the time is over, the data is deleted. A longer time may apply when a law or an open dispute requires it.',
    rows: [
      {
        what: 'Request marked as spam, or for which no broker was found',
        period: '{privacy.keep.unmatched}',
        why: 'So that a mistake can be corrected',
      },
      {
        what: 'Request that was withdrawn or did not lead to a policy',
        period: '{privacy.keep.closed}',
        why: 'To answer questions and complaints',
      },
      {
        what: 'Request that led to a policy',
        period: 'Up to {privacy.keep.won}, or less if the broker takes over keeping the record',
        why: 'To show what was asked and answered',
      },
      {
        what: 'Account',
        period: 'Until you ask us to delete it',
        why: 'To let you sign in',
      },
      {
        what: 'Portal messages and documents',
        period: 'As long as the request they belong to',
        why: 'To show what was said and sent',
      },
      {
        what: 'Chat without contact details',
        period: '{privacy.keep.chat}',
        why: 'To correct wrong answers',
      },
      {
        what: 'Chat in which you left contact details',
        period: '{privacy.keep.contact}',
        why: 'To follow up',
      },
      { what: 'Message from the contact form', period: '{privacy.keep.contact}', why: 'To follow up' },
      { what: 'Copy of an email we sent', period: '{privacy.keep.mail}', why: 'To see that it went out' },
      {
        what: 'Proof of consent, data passport, and our record of what the people who run this site do',
        period: '{privacy.keep.proof}',
        why: 'To prove what was agreed and done',
      },
      {
        what: 'Newsletter address that nobody confirmed',
        period: '{privacy.keep.unconfirmed}',
        why: 'To leave time for confirming',
      },
      {
        what: 'Newsletter address',
        period: 'Until you unsubscribe, and {privacy.keep.unsubscribed} after that',
        why: 'To send what you asked for, and so that links in old issues still work',
      },
      { what: 'Tracking link', period: '{site.trackingLink}', why: 'So that nobody can use an old link' },
    ],
  },
};
