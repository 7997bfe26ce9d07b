import { SOURCES } from '#content/facts/reading/sources.ts';
import { brand, businessName } from '../brand.ts';
import type { LegalPage } from './legal-page.ts';

export const termsPage: LegalPage = {
  path: '/terms-of-service',
  title: 'Terms of service: what you can expect from us',
  description:
    'The rules for using Chinook Cover: an introduction to licensed broker partners in Alberta, free to you, without advice and without coverage.',
  heading: 'Terms of service',
  lead: 'These are the terms for using this site. They are short, and they say what we do, what we do not do, and what we ask of you.',
  reviewedOn: '2026-11-28',
  effectiveOn: '2026-11-28',
  pointers: [SOURCES.aic, SOURCES.oipc],
  related: [
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'How this site works', to: '/faq/general' },
    { label: 'About us', to: '/about' },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Who agrees to what',
      paragraphs: [
        `These terms are between you and ${businessName()}, ${brand.mailingAddress}. By sending a request or opening an account you accept them. If you do not accept them, please do neither.`,
        'You must be {privacy.adult} or older, and act for yourself or with the consent of the person you act for.',
      ],
    },
    {
      id: 'not-a-broker',
      heading: 'We are not a broker',
      paragraphs: [
        `${brand.notABroker} We do not sell for an insurer, negotiate, take applications or collect premiums.`,
        'A broker partner is independent. Between you and them, their own terms, their licence duties and the law apply. We are not a party to a policy and we do not decide claims.',
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      paragraphs: [
        'We take your request, show it to one licensed broker partner at a time, and keep a record of everybody who has opened it. You can read that record, your data passport, at any time. We check the licence in the public register before a broker partner receives requests, and we encourage you to look it up as well.',
        'After you send a request, the next page shows a time. We ask the broker partner to contact you by then. If the broker partner has recorded no contact by then, we tell you and ask another, unless you withdraw the request. We do not promise that somebody can offer you insurance.',
      ],
    },
    {
      id: 'no-cover',
      heading: 'No coverage begins here',
      paragraphs: [
        'Sending a request, opening an account or writing in a chat does not give you insurance and does not change a policy. Coverage begins only when a broker or an insurer confirms it in writing. Keep your current policy until then.',
      ],
    },
    {
      id: 'information',
      heading: 'Information, not advice',
      paragraphs: [
        'Pages, posts, answers and the chat assistant (a program) give general information for Alberta. They are not insurance, legal, tax or immigration advice. Each page lists the sources of its figures, with a date where the source has one. Rules change. What a policy pays depends on its own terms.',
        'If you find a mistake, please tell us and we will look at it.',
      ],
    },
    {
      id: 'cost',
      heading: 'What it costs, and how we are paid',
      paragraphs: [
        'You pay us nothing. A broker partner may pay us a flat fee for an introduction. The fee is the same whether or not you buy, and it does not depend on the premium. You may ask a broker how they are paid. Premiums and fees of a policy are between you, the broker and the insurer.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      paragraphs: ['We ask you to:'],
      bullets: [
        'tell the truth, and say so when you do not know;',
        'send your own data, or that of people who have agreed;',
        'keep your password and the emailed link to your request to yourself, and tell us if somebody else has them;',
        'upload only files that you may share and that carry no harmful code;',
        'leave health details, card numbers and identity numbers out of what you write in forms and chats.',
      ],
    },
    {
      id: 'not-allowed',
      heading: 'What is not allowed',
      paragraphs: [
        'Do not send fake or bulk requests, and do not collect data from the site by machine. Do not test its security without our consent, pretend to be someone else, or use the site to harm others. If somebody does any of this, we may block their access and delete what they sent.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'You may ask us to close your account at any time. We may suspend an account when these terms are broken or when the safety of others requires it. We tell you why unless the law forbids it. How long we keep the data is in the table of the privacy policy.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages',
      paragraphs: [
        'We send email about your request and your account. Calls, text messages and the newsletter each need your separate consent, which you can withdraw at any time.',
      ],
    },
    {
      id: 'content',
      heading: 'Text, pictures and trademarks',
      paragraphs: [
        'Texts, drawings and software of this site belong to us or to those who let us use them. You may read, print and link to pages for your own use. Names of insurers, boards and public bodies belong to them; we mention them, but they do not endorse us.',
        'Documents you upload stay yours. You let us store them and show them to your broker partner for the purpose of your request.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and links',
      paragraphs: [
        'We work to keep the site running, but it may be down for repairs or for reasons outside our control. In an emergency, call 9-1-1. To report a loss, call the claims line of your insurer; do not wait for this site. We are not responsible for other websites that we link to.',
      ],
    },
    {
      id: 'liability',
      heading: 'Responsibility',
      paragraphs: [
        'The site is provided as it is. As far as the law allows, we are not liable for the services of broker partners or insurers. Nor are we liable for decisions made on general information alone, or for indirect losses. Nothing in these terms limits rights under consumer or privacy law that you cannot waive.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      paragraphs: [
        'The laws of Alberta, and the laws of Canada that apply there, govern these terms. Disputes go to the courts of Alberta. Please write to us first.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If we change these terms, the date on this page changes. If you have an account or an open request, we tell you about changes that matter before they apply. If you do not agree, you can close your account or withdraw your request.',
        `Questions about these terms go to ${brand.email}.`,
      ],
    },
  ],
};
